import type { PlaceKind, PlaceSort } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';

export const PAGE_SIZE = 20;

/** State of the list of categories or cities and its dialog, held in the URL. */
export interface PlaceView {
  kind: PlaceKind;
  search: string;
  /** ISO code; '' is all. */
  country: string;
  sort: PlaceSort;
  /** Only those that no listing uses. */
  isEmpty: boolean;
  page: number;
  /** Ids of the place that is edited, merged or deleted. */
  edit: number | null;
  merge: number | null;
  remove: number | null;
  /** A new one, or all empty ones that go. */
  dialog: 'new' | 'clear' | null;
}

/** State without a dialog. */
export const closedView = { edit: null, merge: null, remove: null, dialog: null } as const;

export function parsePlaceView(pathname: string, params: URLSearchParams): PlaceView {
  const country = params.get('country') ?? '';
  const dialog = params.get('dialog');
  return {
    kind: pathname.replace(/\/$/, '') === adminPaths.cities() ? 'CITY' : 'CATEGORY',
    search: (params.get('search') ?? '').slice(0, 200),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    sort: params.get('sort') === 'name' ? 'NAME' : 'BUSINESS_COUNT',
    isEmpty: params.get('empty') === '1',
    page: numberOf(params.get('page')) ?? 1,
    edit: numberOf(params.get('rename')),
    merge: numberOf(params.get('merge')),
    remove: numberOf(params.get('delete')),
    dialog: dialog === 'new' || dialog === 'clear' ? dialog : null,
  };
}

/** The query string of a view, with its question mark; '' if everything is as it begins. */
export function placeViewParams({ search, country, sort, isEmpty, page, ...open }: PlaceView): string {
  const { edit, merge, remove, dialog } = open;
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(country && { country }),
    ...(sort === 'NAME' && { sort: 'name' }),
    ...(isEmpty && { empty: '1' }),
    ...(page > 1 && { page: String(page) }),
    ...(edit !== null && { rename: String(edit) }),
    ...(merge !== null && { merge: String(merge) }),
    ...(remove !== null && { delete: String(remove) }),
    ...(dialog !== null && { dialog }),
  });
  return params.size > 0 ? `?${params}` : '';
}

export function numberOf(text: string | null): number | null {
  const given = Number(text);
  return Number.isInteger(given) && given >= 1 && given < 1_000_000_000 ? given : null;
}
