import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { jobKinds } from './jobKinds.ts';
import { startWorker } from './jobs/startWorker.ts';
import { openDatabase } from './lib/db/db.ts';
import { countStatements } from './testing/countStatements.ts';
import { makeBusiness, makeOperator } from './testing/factories.ts';
import { requester } from './testing/requester.ts';
import { startTestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

// As in operation, where a caller waits 1.5 s for a connection.
const database = useTestDatabase({ connectingMs: 1500 });
let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startTestServer(testServices(database.db)));
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const send = (method: string, path: string, headers: Headers = {}, body?: string) =>
  requester(app)(path, { method, headers, ...(body === undefined ? {} : { body }) });
const codeOf = ({ status, body }: { status: number; body: string }) => [
  status,
  (JSON.parse(body) as { code?: string }).code,
];
const json = { 'content-type': 'application/json' };

describe('requests from other origins', () => {
  it('change nothing, whatever their content type', async () => {
    const { cookies } = await makeOperator(database.db);
    const cookie = `directory_session=${cookies.directory_session}`;
    const paths = ['/graphql', '/api/upload-excel', '/api/admin/login', '/api/admin/logout'];
    const others: Headers[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://sister.example' },
    ];
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json',
    ];
    for (const path of paths) {
      for (const other of others) {
        for (const type of types)
          expect(codeOf(await send('POST', path, { ...other, cookie, 'content-type': type }, 'x'))).toEqual([
            403,
            'FORBIDDEN',
          ]);
        expect(codeOf(await send('POST', path, { ...other, cookie }))).toEqual([403, 'FORBIDDEN']);
      }
    }
    expect(await database.db.prisma.session.count({ where: { revokedAt: null } })).toBe(1);
    expect(await database.db.prisma.import.count()).toBe(0);
  });

  it('include those of the same host over another scheme', async () => {
    const site = await startTestServer(
      testServices(database.db, {
        SITE_URL: 'https://directory.example',
        ADMIN_URL: 'https://office.example',
      }),
    );
    const statusOf = async (request: ReturnType<typeof requester>, host: string, origin: string) =>
      (await request('/api/admin/logout', { method: 'POST', headers: { host, origin } })).status;
    try {
      const request = requester(site.app);
      for (const host of ['directory.example', 'office.example']) {
        expect(await statusOf(request, host, `http://${host}`)).toBe(403);
        expect(await statusOf(request, host, `https://${host}`)).not.toBe(403);
      }
      const local = (app.server.address() as net.AddressInfo).port;
      expect(await statusOf(requester(app), `127.0.0.1:${local}`, `https://127.0.0.1:${local}`)).toBe(403);
      expect(await statusOf(requester(app), `127.0.0.1:${local}`, `http://127.0.0.1:${local}`)).not.toBe(403);
    } finally {
      await site.close();
    }
  });
});

describe('an answer', () => {
  it.each([
    ['/healthz', 'no-store'],
    ['/readyz', 'no-store'],
    ['/api/none', 'no-store'],
    ['/api/upload-excel', 'no-store'],
    ['/api/businesses', 'no-cache'],
    ['/graphql?query={stats{total}}', 'no-cache'],
    ['/map/tiles/1/2', 'no-store'],
  ])('at %s states how it may be cached, whatever a shared cache would assume', async (path, caching) => {
    expect((await send('GET', path)).headers['cache-control']).toBe(caching);
  });
});

describe('GraphQL over GET', () => {
  it('answers queries, rejects mutations, and ignores the session of a request from another origin', async () => {
    const { cookies } = await makeOperator(database.db);
    const cookie = `directory_session=${cookies.directory_session}`;
    const address = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
    expect((await send('GET', address('{ stats { total } }'))).status).toBe(200);
    const mutation = await send('GET', address('mutation { logOut }'), { cookie });
    expect([mutation.status, mutation.headers.allow]).toEqual([405, 'POST']);
    expect(mutation.json()).toMatchObject({
      errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED', messageCode: 'mutationByGet' } }],
    });
    const session = address('{ session { operator { name } } }');
    const own = await send('GET', session, { cookie });
    expect(own.json()).toMatchObject({ data: { session: { operator: {} } } });
    const others: [string, string][] = [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ];
    for (const [name, value] of others)
      expect((await send('GET', session, { cookie, [name]: value })).json()).toEqual({
        data: { session: null },
      });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', undefined])(
    'refuses what a form could post: %s',
    async (type) => {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
      const answer = await send(
        'POST',
        '/graphql',
        headers,
        JSON.stringify({ query: '{ stats { total } }' }),
      );
      expect(codeOf(answer)[0]).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('an upload', () => {
  const boundary = 'frontier';
  const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const form = (field: string, content: string, fileName = 'places.csv') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\n\r\n${content}\r\n--${boundary}--\r\n`;
  const path = '/api/upload-excel';

  it('is refused before its body is read: without a session, and above the size limit', async () => {
    const long = { ...multipart, 'content-length': String(600 * 1024 * 1024) };
    expect(codeOf(await send('POST', path, long, 'x'))).toEqual([401, 'UNAUTHENTICATED']);
    const { cookies } = await makeOperator(database.db);
    const cookie = `directory_session=${cookies.directory_session}`;
    expect(codeOf(await send('POST', path, { ...long, cookie }, 'x'))).toEqual([413, 'TOO_LARGE']);
  });

  it('in a wrong format is refused and leaves no file', async () => {
    const { cookies } = await makeOperator(database.db);
    const own = { cookie: `directory_session=${cookies.directory_session}` };
    const upload = async (headers: Headers, body: string) =>
      codeOf(await send('POST', path, { ...own, ...headers }, body));
    expect(await upload(json, '{}')).toEqual([415, 'UNSUPPORTED_TYPE']);
    expect(await upload({ 'content-type': 'application/pdf' }, 'x')).toEqual([415, 'UNSUPPORTED_TYPE']);
    expect(await upload({ 'content-type': 'multipart/form-data' }, 'x')).toEqual([400, 'BAD_INPUT']);
    expect(await upload(multipart, `--${boundary}--\r\n`)).toEqual([400, 'BAD_INPUT']);
    expect(await upload(multipart, form('other', 'name\nA\n'))).toEqual([400, 'BAD_INPUT']);
    expect(await upload(multipart, form('file', ''))).toEqual([422, 'UNUSABLE_FILE']);
    expect(await upload(multipart, form('file', 'x', 'a.exe'))).toEqual([422, 'UNUSABLE_FILE']);
    expect(await database.db.prisma.import.count()).toBe(0);
  });

  it('waits for its result, or is accepted at once', async () => {
    const { cookies } = await makeOperator(database.db);
    const headers = { ...multipart, cookie: `directory_session=${cookies.directory_session}` };
    const taken = await send(
      'POST',
      path,
      { ...headers, prefer: 'respond-async' },
      form('file', 'name\nA\n'),
    );
    expect([taken.status, taken.json()]).toEqual([202, { id: expect.any(Number) }]);
    const worker = await startWorker(testServices(database.db), database.url, jobKinds);
    try {
      const done = await send('POST', path, headers, form('file', 'name,city,latitude\nB,Bursa,\n,,999\n'));
      expect([done.status, done.json()]).toMatchObject([
        200,
        {
          ...{ imported: 1, categoriesCreated: 0, citiesFound: 1, totalRows: 2 },
          ...{ created: 1, updated: 0, unchanged: 0, merged: 0, refused: 1 },
        },
      ]);
      const bad = await send('POST', path, headers, form('file', 'no header\n'));
      expect(codeOf(bad)).toEqual([422, 'UNUSABLE_FILE']);
    } finally {
      await worker.stop();
    }
  }, 60_000);
});

describe('a failure', () => {
  it('inside the server is reported by an error id alone', async () => {
    const { pool } = database.db;
    await pool.query('ALTER TABLE categories RENAME COLUMN icon TO secret_icon');
    try {
      for (const answer of [
        await send('GET', '/api/categories'),
        await send('POST', '/graphql', json, '{"query":"{ categories { nodes { name } } }"}'),
      ]) {
        expect(answer.status).toBe(500);
        expect(answer.body).toMatch(/"id":"[0-9a-f]{12}"/);
        expect(answer.body).toContain('INTERNAL');
        expect(answer.body).not.toMatch(/icon|select|postgres|\/(src|node_modules)|at \w/i);
      }
    } finally {
      await pool.query('ALTER TABLE categories RENAME COLUMN secret_icon TO icon');
    }
    expect((await send('GET', '/api/categories')).status).toBe(200);
  });

  it('concurrent readiness checks share one database query', async () => {
    const statements = await countStatements(async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => send('GET', '/readyz')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    });
    // A slow machine takes longer than the second for which an answer counts.
    expect(statements).toBeLessThan(10);
  });

  it('of the database answers 503 with Retry-After, while the process stays alive and reports not ready', async () => {
    // Takes connections and never says a word.
    const silent = net.createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const db = openDatabase(`postgresql://x:y@127.0.0.1:${(silent.address() as net.AddressInfo).port}/none`);
    const away = await startTestServer(testServices(db));
    const request = requester(away.app);
    try {
      for (const path of ['/api/businesses', '/api/categories', '/api/businesses/a', '/readyz']) {
        const answer = await request(path);
        expect([path, answer.status]).toEqual([path, 503]);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN|postgres/i);
      }
      expect((await request('/healthz')).status).toBe(200);
    } finally {
      await away.close();
      await db.close();
      silent.close();
    }
  });

  it('on a locked table answers 503 within 3 seconds, also for requests that wait for a connection, and ends with the lock', async () => {
    await makeBusiness(database.db);
    const holder = openDatabase(database.url, { connections: 1 });
    const client = await holder.pool.connect();
    try {
      await client.query('BEGIN; LOCK TABLE businesses IN ACCESS EXCLUSIVE MODE');
      const answers = await Promise.all(Array.from({ length: 30 }, () => send('GET', '/api/businesses')));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
      // While the lock is held; how long that takes at most are the two waits, one after the other.
      const { rows } = await database.db.pool.query<{ wait: number }>(
        "SELECT setting::int AS wait FROM pg_settings WHERE name = 'lock_timeout'",
      );
      // As in operation, where no one names another wait.
      const connectionWait = holder.pool.options.connectionTimeoutMillis ?? Infinity;
      expect((rows[0]?.wait ?? Infinity) + connectionWait).toBeLessThan(3000);
      expect((await send('GET', '/healthz')).status).toBe(200);
      await client.query('ROLLBACK');
    } finally {
      client.release(true);
      await holder.close();
    }
    expect((await send('GET', '/api/businesses')).json()).toHaveLength(1);
  });
});
