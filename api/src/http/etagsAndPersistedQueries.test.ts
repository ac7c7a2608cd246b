import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { makeBusiness } from '../testing/factories.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { testServices } from '../testing/TestBrowser.ts';
import { json, preflight, statsQuery, useIntegrator, type RequestHeaders } from './testing/useIntegrator.ts';

const { database, server, send } = useIntegrator();

describe('an answer that the client has', () => {
  it.each([
    ['/api/businesses', {}],
    ['/api/businesses/kahve-evi', {}],
    ['/api/categories', {}],
    [`/graphql?query=${encodeURIComponent(statsQuery)}`, preflight],
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

  it('of GraphQL names in Vary the headers that its type and encoding depend on', async () => {
    const address = `/graphql?query=${encodeURIComponent(statsQuery)}`;
    const read = (accept: string) => send('GET', address, { ...preflight, accept });
    const answers = [await read('application/json'), await read('application/graphql-response+json')];
    expect(answers.map(({ headers }) => [headers['content-type'], headers.vary])).toEqual([
      ['application/json; charset=utf-8', 'accept, accept-encoding'],
      ['application/graphql-response+json; charset=utf-8', 'accept, accept-encoding'],
    ]);
  });

  it('has the same ETag, compressed or not', async () => {
    for (let i = 0; i < 5; i += 1)
      await makeBusiness(database.db, { name: `Kahve ${i}`, address: 'x'.repeat(200) });
    const read = (headers: RequestHeaders) => server().send('GET', '/api/businesses', { headers });
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
    const head = await server().send('HEAD', '/api/businesses', { headers: { 'accept-encoding': 'gzip' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, null]);
  });
});

describe('a persisted query', () => {
  const extensionsOf = (query: string) => ({
    persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
  });
  const request = (body: object) => send('POST', '/graphql', json, JSON.stringify(body));

  it('is sent once, and later requested by its hash', async () => {
    const query = 'query Persisted { stats { total } }';
    const extensions = extensionsOf(query);
    const unknown = await request({ extensions });
    expect(unknown.json()).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] });
    // The clients of Apollo for iOS and Kotlin send the query only after a 200.
    expect(unknown.status).toBe(200);
    expect((await request({ query, extensions })).json()).toEqual({ data: { stats: { total: 1 } } });
    expect((await request({ extensions })).json()).toEqual({ data: { stats: { total: 1 } } });
    const address = `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
    expect((await send('GET', address, preflight)).json()).toEqual({ data: { stats: { total: 1 } } });
    const forged = { query: '{ countries { name } }', extensions };
    expect((await request(forged)).status).toBe(400);
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
