import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card.tsx';
import { Icon } from '../../components/Icon.tsx';
import { OutboundLink, TextLink } from '../../components/TextLink.tsx';
import { formatNumber } from '../formatTurkish.ts';
import { Definition } from './Definition.tsx';

interface AnalyticsFigureProps {
  icon: string;
  label: string;
  /** The figure in words; null where it is not known. */
  value: string | null;
  /** What the figure counts. */
  definition: string;
  caption: ReactNode;
  /** The list behind the figure: a screen, or `#` and its place on this one. */
  list: { to: string; label: string };
}

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '8' },
  textStyle: 'sm',
};

/** A figure with what it counts and the way to what is behind it. */
export function AnalyticsFigure({ icon, label, value, definition, caption, list }: AnalyticsFigureProps) {
  return (
    <Card position="relative" p={{ base: '3.5', md: '4' }} minW="0">
      <chakra.dt display="flex" alignItems="center" gap="2" color="muted">
        <Icon path={icon} size={18} />
        <chakra.span minW="0">{label}</chakra.span>
        <Definition of={label} text={definition} />
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
      <chakra.dd mt="1">
        {list.to.startsWith('#') ? (
          <OutboundLink {...line} href={list.to} aria-label={`${label}: ${list.label}`}>
            {list.label}
          </OutboundLink>
        ) : (
          <TextLink {...line} to={list.to} aria-label={`${label}: ${list.label}`}>
            {list.label}
          </TextLink>
        )}
      </chakra.dd>
    </Card>
  );
}

/** What the period before had, in words. */
export function previousText(previous: number | undefined): string {
  return previous === undefined ? 'Önceki dönem: veri yok' : `Önceki dönem: ${formatNumber(previous)}`;
}
