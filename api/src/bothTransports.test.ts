import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transportCalls, kahve, type TransportCall } from './testing/transports/transportCalls.ts';
import { adTransportCalls } from './testing/transports/adTransportCalls.ts';
import { planTransportCalls } from './testing/transports/planTransportCalls.ts';
import { reviewTransportCalls } from './testing/transports/reviewTransportCalls.ts';
import { makeBusiness, makeCategory, makeCity, makeOperator } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

// The same operation through GraphQL and through REST: the same answer, the same refusal, the same state left behind.

const testedElsewhere = [
  // bothTransportsOfFiles.test.ts
  'GET /api/export-businesses',
  'POST /api/upload-excel',
  'POST /api/admin/login',
  // importAnswerRoutes.test.ts
  'POST /api/admin/imports/:id/answers',
  'GET /api/admin/imports/:id/columns',
  // indexingRoutes.test.ts
  'POST /api/submit-url',
  'POST /api/submit-urls-bulk',
  // maintenance.test.ts
  'DELETE /api/reset-database',
];
// Files, this document, and posts of pages: forms without script, and beacons.
const behindRestAlone = [
  'GET /api/admin/backups/:id',
  'GET /api/admin/exports/:id',
  'GET /api/admin/imports/:id/refused.xlsx',
  'GET /api/businesses/:slug/contact.vcf',
  'GET /api/businesses/:slug/hours.ics',
  'GET /api/businesses/:slug/visit.ics',
  'GET /api/openapi.json',
  'POST /api/contact',
  'POST /api/visits',
  'POST /api/vitals',
];

const database = useTestDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());

const seed = async () => {
  const { db } = database;
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
  await db.prisma.review.create({
    data: { businessId: id, authorName: 'Ali', rating: 5, comment: 'Nice', fingerprint: '0'.repeat(32) },
  });
  await makeBusiness(db, { name: 'Bare', slug: 'bare', latitude: 38.41, longitude: 27.1, isOpen: false });
  await makeBusiness(db, { name: 'Binned', slug: 'binned', deletedAt: new Date() });
  await db.prisma.injectionCode.create({
    data: { name: 'Verification', code: '<meta name="verify" content="1">', position: 'HEAD' },
  });
  return cookies;
};

const seedAgain = async () => {
  await database.db.pool.query('select seed.reset()');
  return seed();
};

type Cookies = Awaited<ReturnType<typeof seed>>;
/** State after a call that changes nothing. */
let untouched: unknown;

interface TransportAnswer {
  status: number;
  code: string | null;
  message: string | null;
  fields: unknown;
  answer: unknown;
  state: unknown;
}

/** State that a call may have changed, without times. */
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
    ads: await of(
      `SELECT to_jsonb(a) - '{created_at,saved_at,at}'::text[] AS row FROM ad_settings a ORDER BY 1`,
    ),
    jobs: await of('SELECT kind, status FROM jobs ORDER BY id'),
    reviews: await of(
      `SELECT to_jsonb(r) - '{created_at,hidden_at,removed_at}'::text[] AS row, hidden_at IS NULL AS shown FROM reviews r ORDER BY id`,
    ),
    plans: await of(
      `SELECT to_jsonb(p) - '{updated_at,deleted_at}'::text[] AS row, deleted_at IS NOT NULL AS gone FROM plans p ORDER BY id`,
    ),
    sessions: await of('SELECT id, revoked_at IS NOT NULL AS ended FROM sessions ORDER BY id'),
  };
}

async function throughRest(call: TransportCall, session: Cookies): Promise<TransportAnswer> {
  const cookies = call.isAnonymous ? {} : session;
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

async function throughGraph(call: TransportCall, session: Cookies): Promise<TransportAnswer> {
  const cookies = call.isAnonymous ? {} : session;
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

const calls = [...transportCalls, ...adTransportCalls, ...planTransportCalls, ...reviewTransportCalls];
const titled = calls.map((call): [string, TransportCall] => [
  `${call.isAnonymous ? 'anonymous: ' : ''}${call.row.split(' ')[0]} ${call.path} ${JSON.stringify(call.body ?? '')}${call.headers?.['if-match'] ?? ''}`,
  call,
]);

describe('both transports', () => {
  it.each(titled)('%s', async (_title, call) => {
    const session = await seed();
    untouched ??= await stateLeft();
    const rest = await throughRest(call, session);
    const graph = await throughGraph(
      call,
      isDeepStrictEqual(rest.state, untouched) ? session : await seedAgain(),
    );
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

  it('cover every path', () => {
    const tried = new Set([...calls.map(({ row }) => row), ...testedElsewhere, ...behindRestAlone]);
    const paths = Object.entries(server.app.openApi().paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(paths).toEqual(expect.arrayContaining([...testedElsewhere, ...behindRestAlone]));
    expect(paths.filter((path) => !tried.has(path))).toEqual([]);
  });
});
