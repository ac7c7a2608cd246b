import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/text/Card.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { css } from '../../../ui/theme/styles.ts';

interface FigureCardProps {
  icon: string;
  label: string;
  /** The figure in words; null if it is unknown. */
  value: string | null;
  caption: ReactNode;
  /** After the label, such as the unit of the figure. */
  note?: ReactNode;
  /** Link to the details of the figure. */
  link?: ReactNode;
}

/** One figure of the directory, large. */
export function FigureCard({ icon, label, value, caption, note, link }: FigureCardProps) {
  return (
    <Card className={css({ position: 'relative', p: { base: '3.5', md: link ? '4' : '5' }, minW: '0' })}>
      <chakra.dt display="flex" alignItems="center" gap="2" color="muted">
        <Icon path={icon} size={18} />
        <chakra.span minW="0">{label}</chakra.span>
        {note}
      </chakra.dt>
      <chakra.dd
        textStyle={{ base: 'xl', md: '2xl' }}
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        mt="1.5"
        color={value === null ? 'muted' : 'text'}
      >
        {value ?? 'Veri yok'}
      </chakra.dd>
      <chakra.dd textStyle="xs" color="muted" mt="1">
        {caption}
      </chakra.dd>
      {link ? <chakra.dd mt="1">{link}</chakra.dd> : null}
    </Card>
  );
}
