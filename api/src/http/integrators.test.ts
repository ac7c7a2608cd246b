import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { costLimits } from '../graphql/queryCost.ts';
import { limits } from '../lib/limits.ts';
import { rootFolder } from '../lib/rootFolder.ts';
import { countStatements } from '../testing/countStatements.ts';
import { makeBusiness, makeOperator } from '../testing/factories.ts';
import { requester } from '../testing/requester.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { testServices } from '../testing/TestBrowser.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';

// Other programs and sites: origins, limits, costs, tags.

const database = useTestDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
beforeEach(() => makeBusiness(database.db, { name: 'Kahve Evi', slug: 'kahve-evi' }));

type Headers = Record<string, string>;
const send = (method: string, address: string, headers: Headers = {}, body?: string) =>
  requester(server.app)(address, { method, headers, ...(body === undefined ? {} : { body }) });
const json = { 'content-type': 'application/json' };
const graph = (query: string, headers: Headers = {}) =>
  send('POST', '/graphql', { ...json, ...headers }, JSON.stringify({ query }));
const preflight = { 'apollo-require-preflight': '1' };
const codeOf = (body: string) => {
  const { code, errors } = JSON.parse(body) as { code?: string; errors?: { extensions: { code: string } }[] };
  return code ?? errors?.[0]?.extensions.code;
};

const strangers: [string, Headers][] = [
  ['another site', { origin: 'https://client.example', 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { origin: 'https://sister.example', 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
];
const stats = '{ stats { total } }';

describe.each(strangers)('a page of %s', (_what, from) => {
  it('may read public data and its headers over GraphQL and REST', async () => {
    for (const answer of [
      await send('GET', '/api/businesses', from),
      await send('GET', '/api/businesses/kahve-evi', from),
      await send('GET', '/api/businesses/unknown', from),
      await send('GET', '/api/businesses?limit=x', from),
      await graph(stats, from),
      await graph('{ nonsense }', from),
      await send('GET', `/graphql?query=${encodeURIComponent(stats)}`, { ...from, ...preflight }),
    ]) {
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringMatching(/Link.*RateLimit-Remaining.*X-Total-Count/),
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('is allowed by the preflight to send JSON and a key, but not to write over REST', async () => {
    const ask = (address: string) =>
      send('OPTIONS', address, {
        ...from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      });
    for (const [address, methods] of [
      ['/graphql', 'GET, HEAD, POST'],
      ['/api/businesses', 'GET, HEAD'],
      ['/api/businesses/kahve-evi', 'GET, HEAD'],
    ] as const) {
      const { status, headers } = await ask(address);
      expect([
        status,
        headers['access-control-allow-origin'],
        headers['access-control-allow-methods'],
      ]).toEqual([204, '*', methods]);
      expect(headers['access-control-allow-headers']).toMatch(/Authorization.*Content-Type/);
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
    for (const address of [
      '/api/admin/login',
      '/api/admin/businesses',
      '/api/export-businesses',
      '/api/upload-excel',
      '/api/reset-database',
      '/api/submit-url',
      '/api/visits',
      '/api/none',
      '/admin',
      '/',
    ])
      expect((await ask(address)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('is anonymous despite an operator’s cookie', async () => {
    const { cookies } = await makeOperator(database.db);
    const cookie = `directory_session=${cookies.directory_session}`;
    const own = await graph('{ session { operator { name } } }', { cookie });
    expect(own.json()).toEqual({ data: { session: { operator: { name: 'Ayşe' } } } });
    const refused = await graph('{ session { operator { name } } }', { ...from, cookie });
    expect([refused.status, codeOf(refused.body)]).toEqual([403, 'FORBIDDEN']);
    const query = encodeURIComponent('{ session { operator { name } } }');
    const read = await send('GET', `/graphql?query=${query}`, { ...from, ...preflight, cookie });
    expect(read.json()).toEqual({ data: { session: null } });
    const closed = await send('GET', '/api/export-businesses', { ...from, cookie });
    expect([401, 403]).toContain(closed.status);
    expect(closed.headers).not.toHaveProperty('access-control-allow-origin');
    // As without the cookie: a cache may give the answer to another page.
    for (const { headers } of [refused, read, await send('GET', '/api/businesses', { ...from, cookie })]) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('changes nothing without a key, with any content type', async () => {
    const message = `mutation { sendContactMessage(input: { name: "a", email: "a@b.example", subject: "s", message: "m" }) }`;
    const answers = [
      await graph(message, from),
      await send(
        'POST',
        '/graphql',
        { ...from, 'content-type': 'text/plain' },
        JSON.stringify({ query: message }),
      ),
      await send(
        'POST',
        '/api/contact',
        { ...from, 'content-type': 'application/x-www-form-urlencoded' },
        'name=a',
      ),
      await send('DELETE', '/api/businesses/1', from),
    ];
    for (const { status, body } of answers) expect([status, codeOf(body)]).toEqual([403, 'FORBIDDEN']);
    expect(await database.db.prisma.contactMessage.count()).toBe(0);
  });
});

describe('an address', () => {
  it('with too many requests must wait, unlike others, and a trusted proxy is not counted', async () => {
    const limited = await startTestServer(
      testServices(database.db, { RATE_LIMIT: '5', TRUST_PROXY: '127.0.0.1' }),
    );
    try {
      const ask = async (address: string, url = '/api/businesses/stats') => {
        const { status, headers, body } = await limited.send('GET', url, {
          headers: { 'x-forwarded-for': address },
        });
        if (status === 429) {
          expect(headers.get('retry-after')).toBe('1');
          expect(headers.get('access-control-allow-origin')).toBe('*');
          expect(JSON.parse(body)).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 1 } });
        }
        expect([
          headers.get('ratelimit-limit'),
          headers.get('ratelimit-policy'),
          headers.get('ratelimit-reset'),
        ]).toEqual(['5', '5;w=1', '1']);
        return [status, headers.get('ratelimit-remaining')];
      };
      // A burst may span a second's end, so it may get at most two seconds' worth.
      const flood = await Promise.all(Array.from({ length: 60 }, () => ask('198.51.100.1')));
      const counted = (status: number) => flood.filter(([one]) => one === status).length;
      expect(counted(200)).toBeGreaterThanOrEqual(5);
      expect(counted(429)).toBeGreaterThan(0);
      expect(counted(200) + counted(429)).toBe(60);
      expect(await ask('198.51.100.2')).toEqual([200, '4']);
      // Some proxies add the port, which is another for each connection.
      const ports = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(`198.51.100.3:${4000 + i}`)));
      expect(ports.some(([status]) => status === 429)).toBe(true);
      expect((await limited.send('GET', '/healthz')).headers.get('ratelimit-limit')).toBeNull();
      for (const path of [
        '/imgx',
        '/assetsfoo',
        '/robots/x',
        '/healthz/x',
        '/readyzz',
        '/metrics.json',
        '/favicon',
      ]) {
        const flooded = Array.from({ length: 12 }, () =>
          limited.send('GET', path, { headers: { 'x-forwarded-for': `198.51.100.${path.length + 100}` } }),
        );
        expect([path, (await Promise.all(flooded)).some(({ status }) => status === 429)]).toEqual([
          path,
          true,
        ]);
      }
    } finally {
      await limited.close();
    }
  });
});

describe('the cost of a query', () => {
  const costOf = async (query: string) =>
    (await graph(query, { 'x-query-cost': '1' })).json<{ extensions?: { cost: object } }>().extensions?.cost;

  it('is reported on request, before the query runs', async () => {
    expect(await costOf(stats)).toEqual({ complexity: 2, depth: 2, breadth: 2, limits: costLimits });
    const huge = '{ businesses(first: 100) { nodes { nearby(first: 100) { name slug city { name } } } } }';
    const refused = await graph(huge, { 'x-query-cost': '1' });
    expect([refused.status, codeOf(refused.body)]).toEqual([400, 'BAD_INPUT']);
    expect(await costOf(huge)).toMatchObject({ complexity: expect.any(Number), limits: costLimits });
    expect((await graph(stats)).json()).toEqual({ data: { stats: { total: 1 } } });
    expect(await costOf('query A { countries { name } }')).toMatchObject({ depth: 2 });
  });

  const repeat = (times: number, part: (i: number) => string) =>
    Array.from({ length: times }, (_, i) => part(i)).join(' ');
  const abuse: [string, string][] = [
    ['100 aliases', `{ ${repeat(100, (i) => `a${i}: businesses(first: 100) { nodes { name } }`)} }`],
    ['a field a thousand times', `{ stats { ${repeat(1000, () => 'total')} } }`],
    ['500 directives', `{ stats { total ${repeat(500, () => '@include(if: true)')} } }`],
    ['250 directives', `{ stats { total ${repeat(250, () => '@include(if: true)')} } }`],
    [
      'a selection hidden in a fragment',
      `{ ...a } fragment a on Query { stats { ${repeat(300, () => 'total')} } }`,
    ],
    ['a depth of 50', `{ businesses { nodes { ${'nearby { '.repeat(50)} name ${'} '.repeat(50)} } } }`],
    ['fragments in a circle', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
    [
      'nested lists',
      '{ businesses(first: 100) { nodes { nearby(first: 100) { nearby(first: 100) { name } } } } }',
    ],
    ['too many tokens', `{ stats { total } ${'#\n'.repeat(10)} ${repeat(3000, (i) => `a${i}`)} }`],
  ];

  it.each(abuse)('is refused for %s, each time, without a database query', async (_what, query) => {
    const answers = await countStatements(async () => {
      for (let i = 0; i < 15; i += 1) {
        const { status, body } = await graph(query);
        expect([status, codeOf(body)]).toEqual([400, 'BAD_INPUT']);
        expect(body.length).toBeLessThan(50_000);
      }
    });
    expect(answers).toBe(0);
  });

  it.each(abuse.filter(([what]) => /thousand|250|hidden/.test(what)))(
    'is refused for %s before fields are compared with each other',
    async (_what, query) => {
      const { errors } = (await graph(query)).json<{ errors: { message: string }[] }>();
      expect(errors[0]?.message).toMatch(/^A (selection|field) has \d+ \w+; at most \d+ are allowed\.$/);
    },
  );

  it('is refused for a batch', async () => {
    const batch = JSON.stringify([{ query: stats }, { query: stats }]);
    expect((await send('POST', '/graphql', json, batch)).status).toBe(400);
  });

  it('and every other limit is the same in docs/api.md and in the code', () => {
    const text = readFileSync(path.join(rootFolder, 'docs', 'api.md'), 'utf8');
    const row = (name: string) =>
      new RegExp(`^\\| ${name} +\\| +([\\d,]+)`, 'm').exec(text)?.[1]?.replaceAll(',', '');
    expect({
      complexity: row('complexity'),
      depth: row('depth'),
      breadth: row('breadth'),
      tokens: row('tokens'),
      comments: row('comments'),
      first: row('`first`'),
      body: row('body of a request'),
      offset: row('`offset` with `search`, `features`, `priceLevels` or `near`'),
      perSecond: row('requests per second and address'),
      perMinute: row('requests per minute and key, by default'),
      maxPerMinute: row('requests per minute and key, as set by its creator'),
    }).toEqual({
      complexity: String(limits.complexity),
      depth: String(limits.depth),
      breadth: String(limits.breadth),
      tokens: String(limits.tokens),
      comments: String(limits.comments),
      first: String(limits.listFromOutside),
      body: String(limits.bodyBytes),
      offset: String(limits.searchOffset),
      perSecond: String(limits.perSecond),
      perMinute: String(limits.perMinute),
      maxPerMinute: String(limits.maxPerMinute),
    });
  });
});

describe('an answer that the client has', () => {
  it.each([
    ['/api/businesses', {}],
    ['/api/businesses/kahve-evi', {}],
    ['/api/categories', {}],
    [`/graphql?query=${encodeURIComponent(stats)}`, preflight],
  ])('is not sent again: %s', async (address, headers) => {
    const first = await send('GET', address, headers);
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-cache']);
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    if (address.startsWith('/api/')) expect((await send('HEAD', address)).headers.etag).toBe(tag);
    const again = await send('GET', address, { ...headers, 'if-none-match': `"other", ${tag}` });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', tag]);
    if (address.startsWith('/api/'))
      expect((await send('HEAD', address, { 'if-none-match': tag })).status).toBe(304);
    expect((await send('GET', address, { ...headers, 'if-none-match': '"other"' })).body).toBe(first.body);
    await makeBusiness(database.db, { name: 'New' });
    await database.db.prisma.business.updateMany({ data: { phone: '+90 232 444 55 66' } });
    const changed = await send('GET', address, { ...headers, 'if-none-match': tag });
    expect(changed.status).toBe(address === '/api/categories' ? 304 : 200);
  });

  it('of GraphQL names what its content type and its encoding depend on', async () => {
    const address = `/graphql?query=${encodeURIComponent(stats)}`;
    const read = (accept: string) => send('GET', address, { ...preflight, accept });
    const answers = [await read('application/json'), await read('application/graphql-response+json')];
    expect(answers.map(({ headers }) => [headers['content-type'], headers.vary])).toEqual([
      ['application/json; charset=utf-8', 'accept, accept-encoding'],
      ['application/graphql-response+json; charset=utf-8', 'accept, accept-encoding'],
    ]);
  });

  it('is compressed if it is long, with the same ETag', async () => {
    for (let i = 0; i < 5; i += 1)
      await makeBusiness(database.db, { name: `Kahve ${i}`, address: 'x'.repeat(200) });
    const read = (headers: Headers) => server.send('GET', '/api/businesses', { headers });
    const plain = await read({ 'accept-encoding': 'identity' });
    const packed = await read({ 'accept-encoding': 'gzip' });
    const tag = packed.headers.get('etag') ?? '';
    expect([packed.headers.get('content-encoding'), tag]).toEqual(['gzip', plain.headers.get('etag')]);
    const known = await read({ 'accept-encoding': 'gzip', 'if-none-match': tag });
    expect(known.status).toBe(304);
    // A cache that stored the one must not give it to who accepts the other.
    const variants = [plain, packed, known].map(({ headers }) => headers.get('vary'));
    expect(variants).toEqual(Array(3).fill('accept-encoding'));
    // A length of HEAD that is not that of GET makes caches discard what they have.
    const head = await server.send('HEAD', '/api/businesses', { headers: { 'accept-encoding': 'gzip' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, null]);
  });
});

describe('a persisted query', () => {
  const extensionsOf = (query: string) => ({
    persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
  });
  const ask = (body: object) => send('POST', '/graphql', json, JSON.stringify(body));

  it('is sent once, and later requested by its hash', async () => {
    const query = 'query Persisted { stats { total } }';
    const extensions = extensionsOf(query);
    const unknown = await ask({ extensions });
    expect(unknown.json()).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] });
    // The clients of Apollo for iOS and Kotlin send the query only after a 200.
    expect(unknown.status).toBe(200);
    expect((await ask({ query, extensions })).json()).toEqual({ data: { stats: { total: 1 } } });
    expect((await ask({ extensions })).json()).toEqual({ data: { stats: { total: 1 } } });
    const address = `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
    expect((await send('GET', address, preflight)).json()).toEqual({ data: { stats: { total: 1 } } });
    const forged = { query: '{ countries { name } }', extensions };
    expect((await ask(forged)).status).toBe(400);
  });

  it('with an unknown hash stores nothing, for any number of requests', async () => {
    const open = await startTestServer(testServices(database.db, { RATE_LIMIT: '1000000' }));
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const unknown = async (i: number) => {
      const sha256Hash = createHash('sha256').update(`unknown ${i}`).digest('hex');
      const payload = { extensions: { persistedQuery: { version: 1, sha256Hash } } };
      const { body } = await open.send('POST', '/graphql', { payload });
      if (!body.includes('PersistedQueryNotFound')) throw new Error(body);
    };
    const megabytesAfter = async (from: number, to: number) => {
      for (let i = from; i < to; i += 50)
        await Promise.all(Array.from({ length: 50 }, (_, n) => unknown(i + n)));
      collect();
      return process.memoryUsage().heapUsed / 2 ** 20;
    };
    const before = await megabytesAfter(0, 500);
    // Each would hold two kilobytes.
    expect((await megabytesAfter(500, 2500)) - before).toBeLessThan(4);
    await open.close();
  }, 180_000);
});
