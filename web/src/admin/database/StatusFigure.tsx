import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/text/Card.tsx';
import { css } from '../../ui/theme/styles.ts';

interface StatusFigureProps {
  label: string;
  value: ReactNode;
  note: string;
  /** A date rather than a number; shown smaller. */
  isText?: boolean;
}

/** A figure of the database screen with its label and a note. */
export function StatusFigure({ label, value, note, isText = false }: StatusFigureProps) {
  return (
    <Card className={css({ p: { base: '4', md: '5' }, minW: '0', display: 'flex', flexDirection: 'column' })}>
      <chakra.dt color="muted">{label}</chakra.dt>
      <chakra.dd
        mt="1"
        textStyle={isText ? 'md' : 'xl'}
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
      >
        {value}
      </chakra.dd>
      <chakra.dd mt="auto" pt="1" textStyle="xs" color="muted" fontVariantNumeric="tabular-nums">
        {note}
      </chakra.dd>
    </Card>
  );
}
