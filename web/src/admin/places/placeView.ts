import type { PlaceKind, PlaceSort } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';

export const PAGE_SIZE = 20;

/** What the list of categories or cities shows, and the dialog over it; all of it stands in the address. */
export interface PlaceView {
  kind: PlaceKind;
  search: string;
  /** ISO code; '' is all. */
  country: string;
  sort: PlaceSort;
  page: number;
  /** Ids of the place that is edited or merged. */
  edit: number | null;
  merge: number | null;
}

export function parsePlaceView(pathname: string, params: URLSearchParams): PlaceView {
  const country = params.get('country') ?? '';
  return {
    kind: pathname.replace(/\/$/, '') === adminPaths.cities() ? 'CITY' : 'CATEGORY',
    search: (params.get('search') ?? '').slice(0, 200),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    sort: params.get('sort') === 'name' ? 'NAME' : 'BUSINESS_COUNT',
    page: numberOf(params.get('page')) ?? 1,
    edit: numberOf(params.get('rename')),
    merge: numberOf(params.get('merge')),
  };
}

/** The query string of a view, with its question mark; '' where everything is as it begins. */
export function placeViewParams({ search, country, sort, page, edit, merge }: PlaceView): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(country && { country }),
    ...(sort === 'NAME' && { sort: 'name' }),
    ...(page > 1 && { page: String(page) }),
    ...(edit !== null && { rename: String(edit) }),
    ...(merge !== null && { merge: String(merge) }),
  });
  return params.size > 0 ? `?${params}` : '';
}

export function numberOf(text: string | null): number | null {
  const given = Number(text);
  return Number.isInteger(given) && given >= 1 && given < 1_000_000_000 ? given : null;
}
