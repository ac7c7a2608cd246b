import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeBusiness, makeOperator } from './testing/factories.ts';
import { requester } from './testing/requester.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

// Requests that nobody sends by mistake: each is refused with a status that says why, and nothing is written.

const database = useTestDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
beforeEach(() => makeBusiness(database.db, { name: 'Kahve Evi', slug: 'kahve-evi', globalRowNumber: 7 }));

const json = { 'content-type': 'application/json' };
const send = (method: string, path: string, headers: Record<string, string> = {}, body?: string | Buffer) =>
  requester(server.app)(path, { method, headers, ...(body === undefined ? {} : { body }) });
const graph = (query: string, variables: unknown = {}) =>
  send('POST', '/graphql', json, JSON.stringify({ query, variables }));
const list =
  'query ($first: Int, $filter: BusinessFilter) { businesses(first: $first, filter: $filter) { nodes { id } } }';

describe('over GraphQL', () => {
  it.each([0, -1, 101, 2 ** 31, 1.5, '12', [12, 13], {}])('a page of %j is refused', async (first) => {
    const { status, body } = await graph(list, { first });
    expect([status, body.includes('BAD_INPUT')]).toEqual([400, true]);
  });

  it('a page of null has the default length', async () => {
    expect((await graph(list, { first: null })).status).toBe(200);
  });

  it.each(['A'.repeat(3000), 'T', "T'", '\\', 'ﷺ'])('a country %j has no listings', async (countryCode) => {
    const { status, body } = await graph(list, { filter: { countryCode, search: 'kahve' } });
    expect([status, JSON.parse(body)]).toEqual([200, { data: { businesses: { nodes: [] } } }]);
  });

  it.each(['dot ', ' at ', ' ', '1 ', '/', 'a', 'İ', '中', 'www.'])(
    'a search that repeats %j up to the limit of a body is answered within seconds',
    async (part) => {
      const search = part.repeat(Math.floor(900_000 / Buffer.byteLength(part)));
      const begun = performance.now();
      const { status } = await graph(list, { filter: { search: `${search}!` } });
      const suggested = await graph(
        'query ($text: String!) { suggestions(text: $text) { cities { slug } } }',
        {
          text: search,
        },
      );
      expect([status, suggested.status]).toEqual([200, 200]);
      expect(performance.now() - begun).toBeLessThan(8000);
    },
  );

  it.each(['none', '', ' ', '__proto__', '\0', 'a'.repeat(10_000)])(
    'an operation name %j that the document lacks is refused',
    async (operationName) => {
      const body = JSON.stringify({ query: '{ stats { total } }', operationName });
      const answer = await send('POST', '/graphql', json, body);
      expect([answer.status, answer.body.includes('BAD_INPUT')]).toEqual([400, true]);
    },
  );

  it.each([{ 'a\0': { b: 'c' } }, { a: { 'b\0': 'c' } }, { a: { b: '\ud800' } }, '{"a":{"b":"\\u0000"}}'])(
    'features of a listing that cannot be stored are refused: %j',
    async (about) => {
      const { cookies } = await makeOperator(database.db);
      const cookie = Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      const { id } = await database.db.prisma.business.findFirstOrThrow();
      const query =
        'mutation ($id: Int!, $about: JSON) { updateBusiness(id: $id, input: { about: $about }) { id } }';
      const body = JSON.stringify({ query, variables: { id, about } });
      const answer = await send('POST', '/graphql', { ...json, cookie }, body);
      expect([answer.status, answer.body.includes('BAD_INPUT')]).toEqual([400, true]);
    },
  );

  it.each([
    ['a list', '{ businesses(first: ', '['],
    ['a default value', 'query ($a: [Int] = ', '['],
    ['a type', 'query ($a: ', '['],
    ['an object', '{ businesses(filter: ', '{a:'],
    ['a selection', '', '{a'],
  ])('%s that is nested 20,000 times is refused in plain words', async (_, before, part) => {
    const { status, body } = await graph(before + part.repeat(20_000));
    expect([status, JSON.parse(body).errors[0].message]).toEqual([
      400,
      expect.stringMatching(/nested too deeply|tokens/),
    ]);
  });

  it.each([
    [
      'lead to each other in a circle of 150',
      150,
      (n: number) => `...f${(n + 1) % 150} ...f${(n + 2) % 150}`,
    ],
    ['double 49 times', 50, (n: number) => (n < 49 ? `...f${n + 1} ...f${n + 1}` : '__typename')],
    ['double 25 times', 26, (n: number) => (n < 25 ? `...f${n + 1} ...f${n + 1}` : '__typename')],
  ])('fragments that %s are refused', async (_, count, body) => {
    const fragments = Array.from({ length: count }, (__, n) => `fragment f${n} on Query { ${body(n)} }`);
    const answer = await graph(`{ ...f0 } ${fragments.join(' ')}`);
    expect([answer.status, answer.body.includes('BAD_INPUT')]).toEqual([400, true]);
  });

  it.each(['Bearer x', 'a b', 'a:b:c', '[', 'a:99999', 'a@b', 'a/b', 'a?b', 'a#b', 'a\\b'])(
    'a Host of %j is refused',
    async (host) => {
      const answer = await send('GET', '/graphql?query={stats{total}}', { host });
      expect([answer.status, answer.body.includes('BAD_INPUT')]).toEqual([400, true]);
    },
  );

  it('a document of 200,000 comments is refused', async () => {
    expect((await graph(`{ stats { total } }${'#\n'.repeat(200_000)}`)).status).toBe(400);
  });

  it.each([
    [
      'a list of wrong values',
      '($value: [Int!]!) { businessesByIds(ids: $value) { id } }',
      Array.from({ length: 50_000 }, () => 'a'),
    ],
    [
      'fields that no filter has',
      '($value: BusinessFilter) { businesses(filter: $value) { totalCount } }',
      Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, 1])),
    ],
  ])('%s is refused at the first fault', async (_what, query, value) => {
    const { status, body } = await graph(`query ${query}`, { value });
    expect([status, JSON.parse(body).errors.length]).toEqual([400, 1]);
    expect(body).toContain('Variable \\"$value\\" got invalid value');
  });

  it('10,000 errors are reported in 50 KB at most', async () => {
    const { status, body } = await graph('query ($ids: [Int!]) { businesses { nodes { id } } }', {
      ids: Array.from({ length: 10_000 }, (_, i) => `no number ${i}`),
    });
    expect([status, body.length < 50_000]).toEqual([400, true]);
    const many = `{ ${Array.from({ length: 900 }, (_, i) => `unknownField${i}`).join(' ')} }`;
    expect((await graph(many)).body.length).toBeLessThan(50_000);
  });
});

describe('a body', () => {
  const send1 = (body: string | Buffer, headers: Record<string, string> = {}) =>
    send('POST', '/graphql', { ...json, ...headers }, body);

  it('of 1.1 MB is refused', async () => {
    const body = JSON.stringify({ query: '{ stats { total } }', variables: { a: 'x'.repeat(1_100_000) } });
    expect((await send1(body)).status).toBe(413);
  });

  it('with variables 100,000 deep is refused', async () => {
    const deep = `{"query":"query ($filter: BusinessFilter) { businesses(filter: $filter) { nodes { id } } }","variables":{"filter":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
    const { status, body } = await send1(deep);
    expect([status, body.length < 50_000]).toEqual([400, true]);
  });

  it('that is compressed is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
    expect([400, 413, 415]).toContain((await send1(bomb, { 'content-encoding': 'gzip' })).status);
  });

  it.each(['{"query":', '[]', '"x"', 'null', '{"__proto__":{"query":"{ stats { total } }"}}', '\0'])(
    '%j is refused',
    async (body) => {
      expect((await send1(body)).status).toBe(400);
    },
  );
});

describe('over REST', () => {
  it.each([
    'limit=1e9',
    'limit=5&limit=6',
    'search[$ne]=x',
    'search[]=x&search[]=y',
    'sortOrder=up',
    'offset=1.5',
  ])('a list with %s is refused', async (parameters) => {
    expect((await send('GET', `/api/businesses?${parameters}`)).status).toBe(400);
  });

  it.each(['..%2f..%2fetc%2fpasswd', '__proto__', 'constructor', '%ff', 'x'.repeat(300), '%00', 'a%0d%0ab'])(
    'the slug %s is refused or unknown, as JSON',
    async (slug) => {
      const { status, headers, body } = await send('GET', `/api/businesses/${slug}`);
      expect([400, 404]).toContain(status);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    },
  );

  it('a change with another id, slug or row number, an unknown key, or a switch as text changes nothing', async () => {
    const { cookies } = await makeOperator(database.db);
    const cookie = `directory_session=${cookies.directory_session}`;
    const { id, version } = await database.db.prisma.business.findFirstOrThrow();
    for (const change of [
      { id: id + 1 },
      { slug: 'another' },
      { globalRowNumber: 8 },
      { surprise: 1 },
      { isVerified: 'true' },
      { rating: 9 },
    ]) {
      const body = JSON.stringify({ name: 'Changed', ...change });
      const answer = await send('PATCH', `/api/businesses/${id}`, { ...json, cookie }, body);
      expect([change, answer.status]).toEqual([change, 400]);
    }
    const after = await database.db.prisma.business.findFirstOrThrow();
    expect([after.name, after.version]).toEqual(['Kahve Evi', version]);
    const whole = JSON.stringify({ id, slug: 'kahve-evi', globalRowNumber: 7, name: 'Kahve Evi' });
    expect((await send('PATCH', `/api/businesses/${id}`, { ...json, cookie }, whole)).status).toBe(200);
  });

  it.each([
    [
      'a header of 100 KB',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431/,
    ],
    [
      'two lengths',
      'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx',
      /^HTTP\/1\.1 400/,
    ],
    [
      'a length and chunks',
      'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      /^HTTP\/1\.1 400/,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400/],
    [
      'two hosts',
      'GET /api/businesses HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 400[^]*"hostMalformed"/,
    ],
    ['a line break in a name', 'GET / HTTP/1.1\r\nHost: a\r\nBad\u0001Name: x\r\n\r\n', /^HTTP\/1\.1 400/],
  ])('a request with %s is refused', async (_what, text, expected) => {
    expect(await raw(text)).toMatch(expected);
  });

  it('a request line with an absolute URL is read as its path and host (RFC 9112, section 3.2.2)', async () => {
    const get = (target: string) => raw(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    await makeBusiness(database.db, { name: 'Second' });
    const list = await get('http://b.example/api/businesses?limit=1');
    expect(list).toMatch(/^HTTP\/1\.1 200[^]*\r\nlink: <\/api\/businesses\?limit=1&offset=1>/);
    expect(await get('http://b.example/api/nothing')).toMatch(/^HTTP\/1\.1 404[^]*"NOT_FOUND"/);
    expect(await get('http://b.example?a')).toMatch(/^HTTP\/1\.1 404/);
    expect(await get('http://x@b.example/api/businesses')).toMatch(/^HTTP\/1\.1 400[^]*"hostMalformed"/);
    expect(await get('*')).toMatch(/^HTTP\/1\.1 404/);
  });

  it('is refused with a message, like any other', async () => {
    const bodyOf = async (text: string) => JSON.parse((await raw(text)).split('\r\n\r\n')[1] ?? '');
    expect(await bodyOf('nothing of HTTP\r\n\r\n')).toEqual({
      message: 'The request is malformed.',
      code: 'BAD_INPUT',
      messageCode: 'requestMalformed',
    });
    expect(await bodyOf(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`)).toEqual({
      message: 'The headers are too large.',
      code: 'TOO_LARGE',
      messageCode: 'headersTooLarge',
    });
  });
});

/** Answers of the server to invalid HTTP. */
function raw(text: string): Promise<string> {
  const address = server.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    // A server that refuses may close before it has read all.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
    socket.on('close', () => resolve(answer));
    socket.setTimeout(10_000, () => socket.destroy());
  });
}
