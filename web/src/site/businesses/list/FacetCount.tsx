import type { ReactNode } from 'react';
import { css } from '../../../ui/theme/styles.ts';

/** The figure at the right of a choice; keeps its place while it is empty. */
export function FacetCount({ children }: { children: ReactNode }) {
  return (
    <span
      className={css({
        ml: 'auto',
        color: 'muted',
        fontWeight: 'normal',
        fontVariantNumeric: 'tabular-nums',
      })}
    >
      {children}
    </span>
  );
}
