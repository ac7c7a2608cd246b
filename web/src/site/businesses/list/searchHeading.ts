import { isolated, joinIsolated } from '../../../../../domain/text/bidi.ts';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';

export interface SearchNames {
  category?: string | undefined;
  country?: string | undefined;
  /** Labels of features by their slugs. */
  features?: ReadonlyMap<string, string> | undefined;
}

/** The search in words: '“brunch” in Lisbon', 'Restaurants in Portugal', 'All businesses'. */
export function searchHeading(search: BusinessSearch, names: SearchNames): string {
  const category = search.category ? isolated(names.category ?? search.category) : '';
  const what = [search.search ? `“${isolated(search.search)}”` : '', category].filter(Boolean).join(' · ');
  const where = joinIsolated([search.city, search.country && (names.country ?? search.country)], ', ');
  const near = `${nearText(search.near)}${search.within ? ' in this area' : ''}`;
  if (!what && !where && !near) return 'All businesses';
  return `${what || 'Businesses'}${where ? ` in ${where}` : ''}${near}`;
}

function nearText(near: BusinessSearch['near']): string {
  if (!near) return '';
  return 'place' in near ? ` near ${isolated(near.place)}` : ' near you';
}

/** A price level in the signs that visitors know. */
export function priceText(level: number): string {
  return '$'.repeat(level);
}

export interface ActiveFilter {
  label: string;
  /** The search without this filter. */
  without: BusinessSearch;
}

/** Each active filter, with the search without it. */
export function activeFilters(search: BusinessSearch, names: SearchNames): ActiveFilter[] {
  const base = { ...search, page: 1 };
  const filters: (ActiveFilter | null)[] = [
    search.search ? { label: `“${isolated(search.search)}”`, without: { ...base, search: '' } } : null,
    search.category ? { label: names.category ?? search.category, without: { ...base, category: '' } } : null,
    search.city ? { label: search.city, without: { ...base, city: '' } } : null,
    search.country ? { label: names.country ?? search.country, without: { ...base, country: '' } } : null,
    search.isOpenNow ? { label: 'Open now', without: { ...base, isOpenNow: false } } : null,
    search.minRating === null
      ? null
      : { label: `Rated ${search.minRating}+`, without: { ...base, minRating: null } },
    ...search.priceLevels.map((level) => ({
      label: `Price ${priceText(level)}`,
      without: { ...base, priceLevels: search.priceLevels.filter((other) => other !== level) },
    })),
    ...search.features.map((feature) => ({
      label: names.features?.get(feature) ?? feature,
      without: { ...base, features: search.features.filter((other) => other !== feature) },
    })),
    search.near
      ? {
          label: `${'place' in search.near ? `Near ${isolated(search.near.place)}` : 'Near me'}${search.radius ? `, ${search.radius} km` : ''}`,
          without: {
            ...base,
            near: null,
            radius: null,
            sort: search.sort === 'distance' ? null : search.sort,
          },
        }
      : null,
    search.within ? { label: 'Map area', without: { ...base, within: null } } : null,
  ];
  return filters.filter((filter) => filter !== null);
}
