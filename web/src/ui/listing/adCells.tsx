import type { ReactNode } from 'react';

/** Items of a list with an ad box after every few of them, except at the end. */
export function adCells(every: number | undefined, items: readonly ReactNode[], wide?: '') {
  return every
    ? items.flatMap((item, at) =>
        at && at % every === 0 ? [<li key={`ad ${at}`} data-ad="INLINE" data-wide={wide} />, item] : [item],
      )
    : items;
}
