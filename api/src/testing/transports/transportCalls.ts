// Calls of both transports: a REST path with the equivalent operation.

// Ids as the seed gives them.
export const kahve = 1;
const bare = 2;

export interface TransportCall {
  /** Method and path pattern of the REST route. */
  row: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  document: string;
  variables?: Record<string, unknown>;
  /** Maps GraphQL data to a part of the REST answer. Null for an answer without data. */
  printed: (data: never) => unknown;
  isAnonymous?: true;
  /** Parameters have other names in each transport, so error texts differ. */
  isWordedOtherwise?: true;
}

interface Nodes {
  nodes: { slug: string }[];
}
const slugs = ({ nodes }: Nodes) => nodes.map(({ slug }) => ({ slug }));
const listing = 'query ($filter: BusinessFilter, $sort: BusinessSort, $first: Int, $offset: Int)';
const listed =
  '{ businesses(filter: $filter, sort: $sort, first: $first, offset: $offset) { nodes { slug } } }';
const list = (
  query: string,
  variables: Record<string, unknown>,
  more: Partial<TransportCall> = {},
): TransportCall => ({
  row: 'GET /api/businesses',
  path: `/api/businesses?${query}`,
  document: `${listing} ${listed}`,
  variables,
  printed: ({ businesses }: { businesses: Nodes }) => slugs(businesses),
  ...more,
});
const adminList = (
  query: string,
  variables: Record<string, unknown>,
  more: Partial<TransportCall> = {},
): TransportCall => ({
  row: 'GET /api/admin/businesses',
  path: `/api/admin/businesses?${query}`,
  document: `query ($filter: AdminBusinessFilter, $sort: AdminBusinessSort, $first: Int, $offset: Int) {
    adminBusinesses(filter: $filter, sort: $sort, first: $first, offset: $offset) { nodes { slug } } }`,
  variables,
  printed: ({ adminBusinesses }: { adminBusinesses: Nodes }) => slugs(adminBusinesses),
  ...more,
});
const place = (noun: string, fields: string): TransportCall => ({
  row: `GET /api/${noun}`,
  path: `/api/${noun}`,
  document: `{ ${noun} { nodes { ${fields} } } }`,
  printed: (data: Record<string, { nodes: unknown }>) => data[noun]?.nodes,
});
const one = (slug: string): TransportCall => ({
  row: 'GET /api/businesses/:business',
  path: `/api/businesses/${slug}`,
  document: 'query ($slug: String!) { business(slug: $slug) { id slug name description reviewCount } }',
  variables: { slug },
  printed: ({ business }: { business: unknown }) => business,
});
const written = 'id name phone detailedInfo isVerified reviewCount';
const create = (input: object, more: Partial<TransportCall> = {}): TransportCall => ({
  row: 'POST /api/businesses',
  path: '/api/businesses',
  body: input,
  document: `mutation ($input: BusinessInput!) { createBusiness(input: $input) { ${written} } }`,
  variables: { input },
  printed: ({ createBusiness }: { createBusiness: unknown }) => createBusiness,
  ...more,
});
const update = (
  id: number,
  input: object,
  version: number | null = null,
  more: Partial<TransportCall> = {},
): TransportCall => ({
  row: 'PATCH /api/businesses/:business',
  path: `/api/businesses/${id}`,
  body: input,
  headers: version === null ? {} : { 'if-match': `"${version}"` },
  document: `mutation ($id: Int!, $input: BusinessInput!, $version: Int) {
    updateBusiness(id: $id, input: $input, version: $version) { ${written} } }`,
  variables: { id, input, version },
  printed: ({ updateBusiness }: { updateBusiness: unknown }) => updateBusiness,
  ...more,
});
const remove = (
  id: number,
  version: number | null = null,
  more: Partial<TransportCall> = {},
): TransportCall => ({
  row: 'DELETE /api/businesses/:business',
  path: `/api/businesses/${id}`,
  headers: version === null ? {} : { 'if-match': `"${version}"` },
  document: 'mutation ($id: Int!, $version: Int) { deleteBusiness(id: $id, version: $version) { id } }',
  variables: { id, version },
  printed: () => null,
  ...more,
});

const anonymous = { isAnonymous: true } as const;
const wordedOtherwise = { isWordedOtherwise: true } as const;
const newListing = { name: 'New', categoryId: 1, address: 'Yol 2' };

/** Every call that is compared in both transports. */
export const transportCalls: TransportCall[] = [
  {
    row: 'GET /api/businesses/stats',
    path: '/api/businesses/stats',
    document: '{ stats { total } }',
    printed: ({ stats }: { stats: unknown }) => stats,
  },
  {
    row: 'GET /api/html-injection-codes',
    path: '/api/html-injection-codes',
    document: '{ htmlInjectionCodes { id name code } }',
    printed: ({ htmlInjectionCodes }: { htmlInjectionCodes: unknown }) => htmlInjectionCodes,
  },
  {
    row: 'GET /api/admin/ad-analytics',
    path: '/api/admin/ad-analytics',
    document: '{ adReport { total { impressions clicks revenue } } }',
    printed: ({ adReport }: { adReport: { total: object } }) => adReport.total,
  },
  {
    row: 'GET /api/admin/ad-analytics',
    path: '/api/admin/ad-analytics',
    document: '{ adReport { total { impressions } } }',
    printed: () => null,
    ...anonymous,
  },
  place('categories', 'id name slug icon location businessCount'),
  place('cities', 'id name slug businessCount'),
  {
    row: 'GET /api/countries',
    path: '/api/countries',
    document: '{ countries { code name businessCount } }',
    printed: ({ countries }: { countries: unknown }) => countries,
  },
  {
    row: 'GET /api/businesses/random',
    path: '/api/businesses/random?limit=0',
    document: '{ randomBusinesses(first: 0) { nodes { slug } } }',
    printed: () => null,
    ...wordedOtherwise,
  },
  {
    row: 'GET /api/businesses/random',
    path: '/api/businesses/random',
    document: '{ randomBusinesses(first: 12) { nodes { slug } } }',
    // The order is another one each time.
    printed: ({ randomBusinesses }: { randomBusinesses: Nodes }) => randomBusinesses.nodes.map(() => ({})),
  },
  list('', {}),
  list('limit=1&offset=1&sortBy=name', { first: 1, offset: 1, sort: { field: 'NAME', direction: 'ASC' } }),
  list('search=kahve', { filter: { search: 'kahve' } }),
  list('category=cafe&city=IZMIR', { filter: { categorySlug: 'cafe', city: 'IZMIR' } }),
  list('categoryId=99', { filter: { categoryId: 99 } }),
  list('countryCode=tr', { filter: { countryCode: 'tr' } }),
  list('limit=0', { first: 0 }, wordedOtherwise),
  list('offset=-1', { offset: -1 }, wordedOtherwise),
  list('limit=x', { first: 'x' }, wordedOtherwise),
  list('sortBy=password', { sort: { field: 'PASSWORD' } }, wordedOtherwise),
  list('search=%00', { filter: { search: '\0' } }, wordedOtherwise),
  list('search=a&offset=10001', { filter: { search: 'a' }, offset: 10_001 }),
  one('kahve-evi'),
  one('binned'),
  one('none'),
  {
    row: 'GET /api/businesses/:slug/nearby',
    path: '/api/businesses/kahve-evi/nearby',
    document: '{ business(slug: "kahve-evi") { nearby(first: 6) { slug name distanceMeters } } }',
    printed: ({ business }: { business: { nearby: unknown } }) => business.nearby,
  },
  adminList('', {}),
  adminList('status=closed', { filter: { status: 'CLOSED' } }),
  adminList('search=kahve&sortOrder=desc', {
    filter: { search: 'kahve' },
    sort: { field: 'ROW_NUMBER', direction: 'DESC' },
  }),
  adminList('status=none', { filter: { status: 'NONE' } }, wordedOtherwise),
  adminList('', {}, anonymous),
  create(newListing),
  create({ ...newListing, city: 'Urla', countryCode: 'TR', phone: '+90 232 000 00 00', about: 'plain' }),
  create({ name: '', categoryId: 0 }),
  create({ ...newListing, website: 'javascript:alert(1)', email: 'x' }),
  create({ ...newListing, categoryId: 99 }),
  create({ ...newListing, slug: 'mine' }, wordedOtherwise),
  create({ ...newListing, isOpen: 'yes' }, wordedOtherwise),
  create(newListing, anonymous),
  update(kahve, { name: 'Çay Evi', phone: '+90 232 111 11 11' }, 1),
  update(bare, { isVerified: true }),
  update(kahve, { name: '' }),
  update(kahve, { menuLink: 'ftp://x' }),
  update(kahve, { name: 'Late' }, 9),
  update(999, { name: 'Nobody' }),
  update(3, { name: 'In the bin' }),
  update(kahve, { globalRowNumber: 7 }, null, wordedOtherwise),
  update(kahve, { isOpen: 'yes' }, null, wordedOtherwise),
  update(kahve, { name: 'Mine' }, null, anonymous),
  remove(kahve),
  remove(kahve, 9),
  remove(999),
  remove(3),
  remove(kahve, null, anonymous),
  {
    row: 'POST /api/admin/logout',
    path: '/api/admin/logout',
    document: 'mutation { logOut }',
    printed: () => null,
  },
  {
    row: 'POST /api/admin/logout',
    path: '/api/admin/logout',
    document: 'mutation { logOut }',
    printed: () => null,
    ...anonymous,
  },
  {
    row: 'POST /api/admin/refresh-sitemap',
    path: '/api/admin/refresh-sitemap',
    document: 'mutation { refreshSitemap { urls } }',
    printed: () => null,
    ...anonymous,
  },
  {
    row: 'POST /api/admin/refresh-sitemap',
    path: '/api/admin/refresh-sitemap',
    document: 'mutation { refreshSitemap { urls } }',
    printed: () => null,
  },
  {
    row: 'POST /api/clear-cache',
    path: '/api/clear-cache',
    document: 'mutation { clearCache { message } }',
    printed: ({ clearCache }: { clearCache: object }) => clearCache,
  },
  {
    row: 'POST /api/clear-cache',
    path: '/api/clear-cache',
    document: 'mutation { clearCache { message } }',
    printed: ({ clearCache }: { clearCache: object }) => clearCache,
    ...anonymous,
  },
];
