import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { restRows } from './routes.ts';
import { makeBusiness, makeCategory, makeCity, makeOperator } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

// The same operation through GraphQL and through REST: the same answer, the same refusal, the same state left behind.

const database = useTestDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());

// Ids as the seed gives them.
const kahve = 1;
const bare = 2;

const seed = async () => {
  const { db } = database;
  await db.pool.query('select seed.reset()');
  const { cookies } = await makeOperator(db);
  const cafe = await makeCategory(db, 'Cafe');
  const izmir = await makeCity(db, 'İzmir');
  const { id } = await makeBusiness(db, {
    name: 'Kahve Evi',
    slug: 'kahve-evi',
    categoryId: cafe.id,
    cityId: izmir.id,
    countryCode: 'TR',
    address: 'Yol 1',
    rating: 4.5,
    reviewCount: 7,
    latitude: 38.4,
    longitude: 27.1,
  });
  expect(id).toBe(kahve);
  await makeBusiness(db, { name: 'Bare', slug: 'bare', latitude: 38.41, longitude: 27.1, isOpen: false });
  await makeBusiness(db, { name: 'Binned', slug: 'binned', deletedAt: new Date() });
  return cookies;
};

interface Door {
  status: number;
  code: string | null;
  message: string | null;
  fields: unknown;
  answer: unknown;
  state: unknown;
}

/** What a call may have left behind, without its clock. */
async function stateLeft(): Promise<unknown> {
  const { pool } = database.db;
  const of = async (statement: string) => (await pool.query<Record<string, unknown>>(statement)).rows;
  return {
    businesses: await of(
      `SELECT to_jsonb(b) - '{created_at,updated_at,deleted_at,slug,search_vector}'::text[] AS row,
        deleted_at IS NOT NULL AS binned FROM businesses b ORDER BY id`,
    ),
    slugs: await of('SELECT slug FROM businesses ORDER BY id'),
    categories: await of('SELECT id, name, slug, business_count FROM categories ORDER BY id'),
    cities: await of('SELECT id, name, slug, country_code, business_count FROM cities ORDER BY id'),
    revisions: await of('SELECT business_id, version, operator_id FROM business_revisions ORDER BY id'),
    audit: await of('SELECT action, entity, entity_id, operator_id FROM audit_events ORDER BY id'),
    sessions: await of('SELECT id, revoked_at IS NOT NULL AS ended FROM sessions ORDER BY id'),
  };
}

interface Call {
  /** Method and path pattern of the REST row. */
  row: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  document: string;
  variables?: Record<string, unknown>;
  /** What the graph's data is over REST: a part of the REST answer. Null where there is nothing. */
  printed: (data: never) => unknown;
  isStranger?: true;
  /** Parameters have other names behind the two doors, so that what is said of them differs. */
  isWordedOtherwise?: true;
}

async function throughRest(call: Call): Promise<Door> {
  const session = await seed();
  const cookies = call.isStranger ? {} : session;
  const [method = ''] = call.row.split(' ');
  const { status, body } = await server.send(method, call.path, {
    cookies,
    headers: call.headers ?? {},
    ...(call.body === undefined ? {} : { payload: call.body as object }),
  });
  const answer: unknown = body === '' ? null : JSON.parse(body);
  const refusal = (status >= 400 ? answer : {}) as {
    code?: string;
    message?: string;
    details?: { fields?: unknown };
  };
  return {
    status,
    code: refusal.code ?? null,
    message: refusal.message ?? null,
    fields: refusal.details?.fields ?? null,
    answer: status >= 400 ? null : answer,
    state: await stateLeft(),
  };
}

async function throughGraph(call: Call): Promise<Door> {
  const session = await seed();
  const cookies = call.isStranger ? {} : session;
  const { status, body } = await server.send('POST', '/graphql', {
    cookies,
    payload: { query: call.document, variables: call.variables ?? {} },
  });
  const { data, errors } = JSON.parse(body) as {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: { code: string; fields?: unknown } }[];
  };
  const [error] = errors ?? [];
  const isNothing = !error && data != null && Object.values(data).every((value) => value === null);
  return {
    status: isNothing ? 404 : status,
    code: isNothing ? 'NOT_FOUND' : (error?.extensions.code ?? null),
    message: error?.message ?? null,
    fields: error?.extensions.fields ?? null,
    answer: error || isNothing ? null : call.printed(data as never),
    state: await stateLeft(),
  };
}

interface Nodes {
  nodes: { slug: string }[];
}
const slugs = ({ nodes }: Nodes) => nodes.map(({ slug }) => ({ slug }));
const listing = 'query ($filter: BusinessFilter, $sort: BusinessSort, $first: Int, $offset: Int)';
const listed =
  '{ businesses(filter: $filter, sort: $sort, first: $first, offset: $offset) { nodes { slug } } }';
const list = (query: string, variables: Record<string, unknown>, more: Partial<Call> = {}): Call => ({
  row: 'GET /api/businesses',
  path: `/api/businesses?${query}`,
  document: `${listing} ${listed}`,
  variables,
  printed: ({ businesses }: { businesses: Nodes }) => slugs(businesses),
  ...more,
});
const adminList = (query: string, variables: Record<string, unknown>, more: Partial<Call> = {}): Call => ({
  row: 'GET /api/admin/businesses',
  path: `/api/admin/businesses?${query}`,
  document: `query ($filter: AdminBusinessFilter, $sort: AdminBusinessSort, $first: Int, $offset: Int) {
    adminBusinesses(filter: $filter, sort: $sort, first: $first, offset: $offset) { nodes { slug } } }`,
  variables,
  printed: ({ adminBusinesses }: { adminBusinesses: Nodes }) => slugs(adminBusinesses),
  ...more,
});
const place = (noun: string, fields: string): Call => ({
  row: `GET /api/${noun}`,
  path: `/api/${noun}`,
  document: `{ ${noun} { nodes { ${fields} } } }`,
  printed: (data: Record<string, { nodes: unknown }>) => data[noun]?.nodes,
});
const one = (slug: string): Call => ({
  row: 'GET /api/businesses/:slug',
  path: `/api/businesses/${slug}`,
  document: 'query ($slug: String!) { business(slug: $slug) { id slug name description reviewCount } }',
  variables: { slug },
  printed: ({ business }: { business: unknown }) => business,
});
const written = 'id name phone detailedInfo isVerified reviewCount';
const create = (input: object, more: Partial<Call> = {}): Call => ({
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
  more: Partial<Call> = {},
): Call => ({
  row: 'PATCH /api/businesses/:id',
  path: `/api/businesses/${id}`,
  body: input,
  headers: version === null ? {} : { 'if-match': `"${version}"` },
  document: `mutation ($id: Int!, $input: BusinessInput!, $version: Int) {
    updateBusiness(id: $id, input: $input, version: $version) { ${written} } }`,
  variables: { id, input, version },
  printed: ({ updateBusiness }: { updateBusiness: unknown }) => updateBusiness,
  ...more,
});
const remove = (id: number, version: number | null = null, more: Partial<Call> = {}): Call => ({
  row: 'DELETE /api/businesses/:id',
  path: `/api/businesses/${id}`,
  headers: version === null ? {} : { 'if-match': `"${version}"` },
  document: 'mutation ($id: Int!, $version: Int) { deleteBusiness(id: $id, version: $version) { id } }',
  variables: { id, version },
  printed: () => null,
  ...more,
});
const stranger = { isStranger: true } as const;
const wordedOtherwise = { isWordedOtherwise: true } as const;
const newListing = { name: 'New', categoryId: 1, address: 'Yol 2' };

const calls: Call[] = [
  {
    row: 'GET /api/businesses/stats',
    path: '/api/businesses/stats',
    document: '{ stats { total } }',
    printed: ({ stats }: { stats: unknown }) => stats,
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
  adminList('', {}, stranger),
  create(newListing),
  create({ ...newListing, city: 'Urla', countryCode: 'TR', phone: '+90 232 000 00 00', about: 'plain' }),
  create({ name: '', categoryId: 0 }),
  create({ ...newListing, website: 'javascript:alert(1)', email: 'x' }),
  create({ ...newListing, categoryId: 99 }),
  create({ ...newListing, slug: 'mine' }, wordedOtherwise),
  create({ ...newListing, isOpen: 'yes' }, wordedOtherwise),
  create(newListing, stranger),
  update(kahve, { name: 'Çay Evi', phone: '+90 232 111 11 11' }, 1),
  update(bare, { isVerified: true }),
  update(kahve, { name: '' }),
  update(kahve, { menuLink: 'ftp://x' }),
  update(kahve, { name: 'Late' }, 9),
  update(999, { name: 'Nobody' }),
  update(3, { name: 'In the bin' }),
  update(kahve, { globalRowNumber: 7 }, null, wordedOtherwise),
  update(kahve, { isOpen: 'yes' }, null, wordedOtherwise),
  update(kahve, { name: 'Mine' }, null, stranger),
  remove(kahve),
  remove(kahve, 9),
  remove(999),
  remove(3),
  remove(kahve, null, stranger),
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
    ...stranger,
  },
  {
    row: 'POST /api/admin/refresh-sitemap',
    path: '/api/admin/refresh-sitemap',
    document: 'mutation { refreshSitemap { urls } }',
    printed: () => null,
    ...stranger,
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
    ...stranger,
  },
];

const titled = calls.map((call): [string, Call] => [
  `${call.isStranger ? 'stranger: ' : ''}${call.row.split(' ')[0]} ${call.path} ${JSON.stringify(call.body ?? '')}${call.headers?.['if-match'] ?? ''}`,
  call,
]);

describe('both doors', () => {
  it.each(titled)('%s', async (_title, call) => {
    const rest = await throughRest(call);
    const graph = await throughGraph(call);
    expect(rest.code).toBe(graph.code);
    if (rest.code !== null) {
      expect(rest.status).toBe(graph.status);
      if (!call.isWordedOtherwise && graph.message !== null)
        expect([rest.message, rest.fields]).toEqual([graph.message, graph.fields]);
    } else if (rest.answer !== null) {
      expect(rest.answer).toMatchObject(graph.answer as object);
      if (Array.isArray(rest.answer)) expect(graph.answer).toHaveLength(rest.answer.length);
    }
    expect(rest.state).toEqual(graph.state);
  });

  it('are tried by every row', () => {
    const tried = new Set(calls.map(({ row }) => row));
    expect(restRows.map(({ method, path }) => `${method} ${path}`).filter((row) => !tried.has(row))).toEqual(
      [],
    );
  });
});
