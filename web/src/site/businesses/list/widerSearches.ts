import { isolated } from '../../../../../domain/text/bidi.ts';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import {
  STANDARD_RADIUS,
  graphFilter,
  hasFilter,
  listVariables,
} from '../../../../../domain/search/businessSearch.ts';
import { activeFilters, type ActiveFilter } from './searchHeading.ts';

export interface WiderSearch {
  /** A larger area, or one filter fewer. */
  kind: 'area' | 'removal';
  label: string;
  search: BusinessSearch;
}

/** Number of wider searches whose results are counted. */
const MAX_COUNTED = 8;
const WIDEST = 200;

/**
 * Broader alternatives to a search without results, the most similar first: a larger area, the surroundings of the city, then
 * without one of the filters.
 */
export function widerSearches(search: BusinessSearch, filters: readonly ActiveFilter[]): WiderSearch[] {
  const base = { ...search, page: 1 };
  const { near, city } = search;
  const radius = search.radius ?? STANDARD_RADIUS;
  const areas: WiderSearch[] = [
    ...(near && radius < WIDEST
      ? [
          {
            kind: 'area' as const,
            label: `within ${WIDEST} km`,
            search: { ...base, radius: WIDEST, sort: 'distance' as const },
          },
        ]
      : []),
    ...(city && !near && !city.startsWith('#')
      ? [
          {
            kind: 'area' as const,
            label: `around ${isolated(city)}`,
            search: { ...base, city: '', near: { place: city }, radius: 100, sort: 'distance' as const },
          },
        ]
      : []),
  ];
  const dropped =
    filters.length > 1
      ? filters.map(({ label, without }) => ({
          kind: 'removal' as const,
          label,
          search: without,
        }))
      : [];
  return [...areas, ...dropped].filter((wider) => hasFilter(wider.search)).slice(0, MAX_COUNTED);
}

/** Variables of the page's query: the list, and what to count if it is empty. */
export function pageVariables(search: BusinessSearch) {
  const wider = widerSearches(search, activeFilters(search, {}));
  return { ...listVariables(search), wider: wider.map((one) => graphFilter(one.search)) };
}
