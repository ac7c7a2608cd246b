/** A visitor's search in the list of all categories or all cities. */
export interface DirectorySearch {
  search: string;
  /** ISO 3166-1 alpha-2; cities alone. */
  country: string;
  isList: boolean;
  page: number;
}

export const DIRECTORY_PAGE_SIZE = 18;
const LAST_PAGE = 10_000;
const MAX_TEXT = 100;

/** Reads the query string; invalid parameters are ignored. */
export function parseDirectorySearch(params: URLSearchParams): DirectorySearch {
  const text = (params.get('search') ?? '')
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const country = (params.get('country') ?? '').toUpperCase();
  const page = Number(params.get('page'));
  return {
    search: text.slice(0, MAX_TEXT),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    isList: params.get('view') === 'list',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** The query string for a search, without what is the default. */
export function directorySearchParams(search: Partial<DirectorySearch>): string {
  const params = new URLSearchParams();
  if (search.search) params.set('search', search.search);
  if (search.country) params.set('country', search.country);
  if (search.isList) params.set('view', 'list');
  if (search.page && search.page > 1) params.set('page', String(search.page));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** Variables of both directories. */
export function directoryVariables({ search, page }: DirectorySearch) {
  return { search: search || null, offset: (page - 1) * DIRECTORY_PAGE_SIZE };
}
