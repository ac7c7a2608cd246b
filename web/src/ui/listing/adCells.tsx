import type { ReactNode } from 'react';

/** Items of a list with a box for an ad after every so many of them, where there is more to come. */
export function adCells(every: number | undefined, items: readonly ReactNode[], wide?: '') {
  return every
    ? items.flatMap((item, at) =>
        at && at % every === 0 ? [<li key={`ad ${at}`} data-ad="INLINE" data-wide={wide} />, item] : [item],
      )
    : items;
}
