import { startTransition, useOptimistic } from 'react';
import { useVisit } from '../../../ui/directory/useVisit.ts';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { searchHref } from './searchHref.ts';

/**
 * The requested search, and a function that changes parts of it. It is ahead of the URL, which a slow phone updates late, so that
 * the next choice adds to the last one even before that is rendered. `isInPlace`: the change replaces the
 * history entry and leaves the page where it is scrolled.
 */
export function useSearchChange(
  search: BusinessSearch,
  { isInPlace }: { isInPlace: boolean },
): [optimistic: BusinessSearch, change: (part: Partial<BusinessSearch>) => void] {
  const visit = useVisit();
  const [optimistic, setOptimistic] = useOptimistic(search);
  const change = (part: Partial<BusinessSearch>) => {
    const next = { ...optimistic, page: 1, ...part };
    startTransition(async () => {
      setOptimistic(next);
      await visit(searchHref(next), { preventScrollReset: isInPlace, replace: isInPlace });
    });
  };
  return [optimistic, change];
}
