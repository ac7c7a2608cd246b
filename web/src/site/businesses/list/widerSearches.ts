import { isolated } from '../../../../../domain/text/bidi.ts';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { STANDARD_RADIUS, hasFilter } from '../../../../../domain/search/businessSearch.ts';
import type { ActiveFilter } from './searchHeading.ts';

export interface WiderSearch {
  /** The words before what is emphasised. */
  verb: string;
  label: string;
  search: BusinessSearch;
}

/** As many are counted at once. */
const MOST = 8;
const WIDEST = 200;

/**
 * Searches that find more than one that finds nothing, the nearest to it first: a larger area, the surroundings of the city,
 * then without one of the filters.
 */
export function widerSearches(search: BusinessSearch, filters: readonly ActiveFilter[]): WiderSearch[] {
  const base = { ...search, page: 1 };
  const { near, city } = search;
  const radius = search.radius ?? STANDARD_RADIUS;
  const areas: WiderSearch[] = [
    ...(near && radius < WIDEST
      ? [
          {
            verb: 'Search',
            label: `within ${WIDEST} km`,
            search: { ...base, radius: WIDEST, sort: 'distance' as const },
          },
        ]
      : []),
    ...(city && !near && !city.startsWith('#')
      ? [
          {
            verb: 'Search',
            label: `around ${isolated(city)}`,
            search: { ...base, city: '', near: { place: city }, radius: 100, sort: 'distance' as const },
          },
        ]
      : []),
  ];
  const dropped =
    filters.length > 1 ? filters.map(({ label, without }) => ({ verb: 'Drop', label, search: without })) : [];
  return [...areas, ...dropped].filter((wider) => hasFilter(wider.search)).slice(0, MOST);
}
