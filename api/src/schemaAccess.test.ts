import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { newKeyText, readKeyText } from './features/apiKeys/keyText.ts';
import { ensureFirstOperator } from './features/operators/ensureFirstOperator.ts';
import { schema } from './schema.ts';
import { startTestServer, type TestRequest, type TestServer } from './testing/startTestServer.ts';
import { TestBrowser, testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';
import { callField, type Field, type Operation } from './testing/transports/callField.ts';

// Public operations and paths. All others of the schema and the router must refuse anonymous clients.
const publicQueries = new Set([
  'adPlacements',
  'business',
  'businesses',
  'businessesByIds',
  'categories',
  'category',
  'changes',
  'cities',
  'citiesOfName',
  'city',
  'countries',
  'htmlInjectionCodes',
  'listingAds',
  'mapClusters',
  'randomBusinesses',
  'session',
  'businessCounts',
  'mailsProposalOutcome',
  'siteIdentity',
  'siteSeo',
  'stats',
  'suggestions',
]);
const publicMutations = new Set([
  'sendContactMessage',
  'sendListingProposal',
  'submitAccessKey',
  'submitUserCode',
  'submitPassword',
]);
const publicRoutes = new Set([
  'GET /ads.txt',
  'GET /healthz',
  'GET /readyz',
  // Closed by a token of its own: monitoring.test.ts.
  'GET /metrics',
  'GET /graphql',
  'POST /graphql',
  'POST /api/admin/login',
  'GET /api/businesses',
  'GET /api/businesses/:business',
  'GET /api/businesses/:slug/nearby',
  'GET /api/businesses/:slug/contact.vcf',
  'GET /api/businesses/:slug/hours.ics',
  'GET /api/businesses/:slug/visit.ics',
  'GET /favicon.ico',
  'GET /img/icon/:file',
  'GET /manifest.webmanifest',
  'GET /offline',
  'GET /offline.js',
  'GET /sw.js',
  'GET /api/businesses/random',
  'GET /api/businesses/stats',
  'GET /api/categories',
  'GET /api/cities',
  'GET /api/countries',
  'GET /api/html-injection-codes',
  'GET /img/business/:id/:file',
  'GET /img/card/business/:file',
  'GET /img/card/site.png',
  'GET /map/pictures/:id/:file',
  'GET /map/sprites/:file',
  'GET /map/:style(style-light|style-dark).json',
  'GET /map/tiles/:set/:z/:x/:y',
  'GET /map/tiles/:set(world|streets).pmtiles',
  'GET /sitemap.xml',
  'GET /sitemaps/:file',
  'GET /:key([A-Za-z0-9-]{8,128}).txt',
  'GET /api/openapi.json',
  'POST /api/contact',
  'POST /api/visits',
  'POST /api/vitals',
]);

const routes: string[] = [];

const database = useTestDatabase();
let server: TestServer;

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  server = await startTestServer(testServices(database.db));
  unsubscribe('fastify.initialization', noteRoutes);
});
afterAll(() => server.close());

function noteRoutes(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  });
}

function closedFields(): [Operation, Field][] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return [
    ...queries
      .filter(({ name }) => !publicQueries.has(name))
      .map((field): [Operation, Field] => ['query', field]),
    ...mutations
      .filter(({ name }) => !publicMutations.has(name))
      .map((field): [Operation, Field] => ['mutation', field]),
  ];
}

/** How many rows each table has. */
async function rowCounts(): Promise<Record<string, number>> {
  const tables = await database.db.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await database.db.pool.query<{ count: number }>(`SELECT count(*) FROM "${name}"`);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

const anonymous: [string, Record<string, string>][] = [
  ['without a cookie', {}],
  [
    'with the markers of the interface',
    { isAdmin: 'true', directory_admin: 'true', adminAuthenticated: 'true' },
  ],
  [
    'with a forged session',
    { directory_session: 'A'.repeat(43), '__Host-directory_session': 'A'.repeat(43) },
  ],
  ['with nonsense for a session', { directory_session: 'true' }],
];

describe.each(anonymous)('without a session, %s', (_kind, cookies) => {
  it('every mutation and query that is not public is refused, and changes nothing', async () => {
    const before = await rowCounts();
    const browser = new TestBrowser(testServices(database.db));
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
    const answers = [];
    for (const [operation, field] of closedFields()) {
      answers.push([field.name, await callField(browser, operation, field)]);
    }
    expect(answers).toEqual(closedFields().map(([, { name }]) => [name, 'UNAUTHENTICATED']));
    expect(await rowCounts()).toEqual(before);
  });

  it('every path that is not public is refused, and changes nothing', async () => {
    const before = await rowCounts();
    const closed = routes.filter((route) => !publicRoutes.has(route) && !route.startsWith('OPTIONS '));
    const bodies: TestRequest[] = [{}, { payload: {} }, { headers: { authorization: 'Bearer forged' } }];
    for (const route of closed) {
      const [method = '', path = ''] = route.split(' ');
      const address = path.replace(/:\w+/g, '1').replace('*', 'x');
      for (const request of method === 'GET' ? bodies.slice(0, 1) : bodies) {
        const { status, body } = await server.send(method, address, { ...request, cookies });
        expect([route, status, (JSON.parse(body) as { code: string }).code]).toEqual([
          route,
          401,
          'UNAUTHENTICATED',
        ]);
      }
    }
    expect(await rowCounts()).toEqual(before);
  });
});

describe('with an admin key', () => {
  it('an operator’s operations are open, except for those that docs/api.md reserves for persons', async () => {
    const { id } = await database.db.prisma.apiKey.create({
      data: { name: 'Program', prefix: 'p', keyHash: new Uint8Array(32), isAdmin: true, perMinute: 60_000 },
    });
    const browser = new TestBrowser(testServices(database.db));
    const request = browser.request.bind(browser);
    const viewer = { kind: 'key', keyId: id, isAdmin: true, operatorId: null } as const;
    browser.request = async () => ({ ...(await request()), viewer });
    const refused = [];
    for (const [operation, field] of closedFields()) {
      const code = await callField(browser, operation, field);
      expect([field.name, code]).not.toEqual([field.name, 'UNAUTHENTICATED']);
      if (code === 'FORBIDDEN') refused.push(field.name);
    }
    const guide = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
    const [, , table = ''] = guide.split('### Not for keys')[1]?.split('\n\n') ?? [];
    const reserved = [...table.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(reserved.length).toBeGreaterThan(15);
    expect(new Set(refused)).toEqual(new Set(reserved));
  });
});

describe('with a key that may only read', () => {
  it('every mutation, query and path that is not public is refused, and changes nothing', async () => {
    const text = newKeyText();
    const key = readKeyText(text);
    const { id } = await database.db.prisma.apiKey.create({
      data: {
        name: 'Reader',
        prefix: key?.prefix ?? '',
        keyHash: new Uint8Array(key?.hash ?? []),
        perMinute: 60_000,
      },
    });
    const before = await rowCounts();
    const browser = new TestBrowser(testServices(database.db));
    const request = browser.request.bind(browser);
    const viewer = { kind: 'key', keyId: id, isAdmin: false, operatorId: null } as const;
    browser.request = async () => ({ ...(await request()), viewer });
    for (const [operation, field] of closedFields()) {
      expect([field.name, await callField(browser, operation, field)]).toEqual([field.name, 'FORBIDDEN']);
    }
    for (const route of routes.filter((one) => !publicRoutes.has(one) && !one.startsWith('OPTIONS '))) {
      const [method = '', path = ''] = route.split(' ');
      const address = path.replace(/:\w+/g, '1').replace('*', 'x');
      const { status } = await server.send(method, address, { headers: { authorization: `Bearer ${text}` } });
      expect([route, status]).toEqual([route, 403]);
    }
    expect({ ...(await rowCounts()), api_key_spendings: 0 }).toEqual({ ...before, api_key_spendings: 0 });
  });
});

describe('the lists of public operations and paths', () => {
  it('contain no removed entry', () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(fields).toEqual(expect.arrayContaining([...publicQueries, ...publicMutations]));
    expect(routes).toEqual(expect.arrayContaining([...publicRoutes]));
  });

  it('agree with the OpenAPI document about every path under /api', () => {
    const described = Object.entries(server.app.openApi().paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { security }]) => ({
        route: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        isPublic: security.some((one) => Object.keys(one).length === 0),
      })),
    );
    const live = routes.filter((route) => / \/api\//.test(route) && !route.startsWith('OPTIONS '));
    expect(described.map(({ route }) => route).sort()).toEqual([...new Set(live)].sort());
    for (const { route, isPublic } of described)
      expect([route, isPublic]).toEqual([route, publicRoutes.has(route)]);
  });

  it('omit only operations of operators: each answers an operator, or refuses the input', async () => {
    expect(routes).toEqual(expect.arrayContaining(['POST /api/admin/logout', 'POST /api/upload-excel']));
    const services = testServices(database.db, { ADMIN_PASSWORD: 'a long enough password' });
    await ensureFirstOperator(services);
    const { id: operatorId, name, userCode } = await database.db.prisma.operator.findFirstOrThrow();
    const session = await database.db.prisma.session.create({
      data: { tokenHash: new Uint8Array(32), operatorId, expiresAt: new Date(Date.now() + 60_000) },
    });
    const viewer = { kind: 'operator', operatorId, sessionId: session.id, name, userCode } as const;
    const browser = new TestBrowser(services);
    const request = browser.request.bind(browser);
    browser.request = async () => ({ ...(await request()), viewer });
    expect(closedFields().length).toBeGreaterThanOrEqual(5);
    const refusals = [];
    for (const [operation, field] of closedFields())
      refusals.push([field.name, (await callField(browser, operation, field)) ?? 'NONE']);
    const reasons = new Set(['NONE', 'BAD_INPUT', 'NOT_FOUND', 'CONFLICT', 'UNUSABLE_FILE']);
    expect(refusals.filter(([, code]) => !reasons.has(String(code)))).toEqual([]);
  });
});
