import type { ReactNode } from 'react';
import { FigureCard } from '../page/FigureCard.tsx';
import { formatNumber } from '../text/formatTurkish.ts';
import { PathLink } from '../page/PathLink.tsx';
import { css } from '../../../ui/theme/styles.ts';
import { Definition } from './Definition.tsx';

interface AnalyticsFigureProps {
  icon: string;
  label: string;
  /** The figure in words; null if it is unknown. */
  value: string | null;
  /** Definition of the figure. */
  definition: string;
  caption: ReactNode;
  /** The list behind the figure: a screen, or `#` and its place on this one. */
  list: { to: string; label: string };
}

const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '8' },
  textStyle: 'sm',
});

/** A figure with its label and a link to its details. */
export function AnalyticsFigure({ icon, label, value, definition, caption, list }: AnalyticsFigureProps) {
  const name = `${label}: ${list.label}`;
  return (
    <FigureCard
      icon={icon}
      label={label}
      value={value}
      caption={caption}
      note={<Definition of={label} text={definition} />}
      link={
        <PathLink className={line} to={list.to} aria-label={name}>
          {list.label}
        </PathLink>
      }
    />
  );
}

/** Text of the previous period's value. */
export function previousText(previous: number | undefined): string {
  return previous === undefined ? 'Önceki dönem: veri yok' : `Önceki dönem: ${formatNumber(previous)}`;
}
