import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeBusiness, makeOperator } from '../testing/factories.ts';
import { requester } from '../testing/requester.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { testServices } from '../testing/TestBrowser.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';

// Habits of programs and proxies that nobody here wrote.

const database = useTestDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());

type Headers = Record<string, string>;
const send = (method: string, path: string, headers: Headers = {}, body?: string | Buffer) =>
  requester(server.app)(path, { method, headers, ...(body === undefined ? {} : { body }) });
const session = async () => {
  const { cookies } = await makeOperator(database.db);
  return { cookie: `directory_session=${cookies.directory_session}` };
};
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };

describe('a request without a body', () => {
  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/xml', 'nonsense'])(
    'is accepted with the content type %s',
    async (type) => {
      const { id } = await makeBusiness(database.db, { name: 'Kahve Evi' });
      const own = { ...(await session()), 'content-type': type };
      expect((await send('POST', '/api/clear-cache', { ...own, 'content-length': '0' })).status).toBe(200);
      expect((await send('DELETE', `/api/businesses/${id}`, own)).status).toBe(204);
      expect((await send('POST', '/api/admin/logout', { ...own, 'content-length': '0' })).status).toBe(204);
    },
  );

  it('is refused if the operation requires one', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Kahve Evi' });
    const own = await session();
    const answers = [
      await send('PATCH', `/api/businesses/${id}`, { ...own, ...json }),
      await send('POST', '/graphql', json),
      await send('POST', '/api/contact', form),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  });
});

describe('text in another encoding than UTF-8', () => {
  const refused = { code: 'BAD_INPUT', messageCode: 'notUtf8' };
  const latin = (text: string) => Buffer.from(text, 'latin1');

  it.each([
    ['JSON in Latin-1', json, latin('{"description":"Café"}')],
    [
      'JSON in UTF-16',
      { 'content-type': 'application/json; charset=utf-16' },
      Buffer.from('\ufeff{}', 'utf16le'),
    ],
  ])('is refused: %s', async (_what, headers, body) => {
    const { id } = await makeBusiness(database.db, { name: 'Kahve Evi', description: 'Eski' });
    const answer = await send('PATCH', `/api/businesses/${id}`, { ...(await session()), ...headers }, body);
    expect([answer.status, answer.json()]).toMatchObject([400, refused]);
    expect(await database.db.prisma.business.findMany()).toMatchObject([{ description: 'Eski' }]);
  });

  it.each([
    ['bytes', latin('name=Ayþe&email=a@b.example&subject=Merhaba&message=Bir soru')],
    ['escapes', 'name=Ay%FEe&email=a@b.example&subject=Merhaba&message=Bir+soru'],
  ])('is refused: a form with its %s', async (_what, body) => {
    const answer = await send('POST', '/api/contact', form, body);
    expect([answer.status, answer.json()]).toMatchObject([400, refused]);
    expect(await database.db.prisma.contactMessage.count()).toBe(0);
  });

  it('is refused in a query string, which may contain a literal percent sign', async () => {
    const answer = await send('GET', '/api/businesses?search=caf%E9');
    expect([answer.status, answer.json()]).toMatchObject([400, refused]);
    await makeBusiness(database.db, { name: 'Café 100' });
    for (const search of ['caf%C3%A9', '100%', '100%&limit=%31'])
      expect((await send('GET', `/api/businesses?search=${search}`)).json()).toHaveLength(1);
  });

  it('does not include JSON after a byte order mark, which is accepted', async () => {
    const { status } = await send('POST', '/graphql', json, '\ufeff{"query":"{ stats { total } }"}');
    expect(status).toBe(200);
  });
});

describe('names', () => {
  it('of media types and schemes are case-insensitive', async () => {
    const own = { ...(await session()), 'apollo-require-preflight': '1' };
    const body =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname\nA\n\r\n--x--\r\n';
    const type = { 'content-type': 'Multipart/Form-Data; boundary=x' };
    const taken = await send('POST', '/api/upload-excel', { ...own, ...type, prefer: 'respond-async' }, body);
    expect(taken.status).toBe(202);
    expect((await send('POST', '/graphql', type, body)).status).toBe(401);
    const malformed = await send('POST', '/graphql', { ...own, ...type }, body);
    expect(malformed.json()).toMatchObject({ messageCode: 'uploadMalformed' });
    const keyed = await send('DELETE', '/api/businesses/1', {
      authorization: 'bearer none',
      origin: 'https://a.example',
    });
    expect(keyed.status).toBe(401);
  });
});

describe('a path with a trailing slash', () => {
  beforeEach(() => makeBusiness(database.db, { name: 'Kahve Evi', slug: 'kahve-evi' }));

  it('answers like the path without it', async () => {
    for (const path of [
      '/api/businesses',
      '/api/businesses/stats',
      '/api/businesses/kahve-evi',
      '/api/categories',
    ]) {
      const [plain, slashed] = [await send('GET', `${path}?limit=5`), await send('GET', `${path}/?limit=5`)];
      expect([slashed.status, slashed.body]).toEqual([200, plain.body]);
    }
    const body = JSON.stringify({ query: '{ stats { total } }' });
    expect((await send('POST', '/graphql/', json, body)).json()).toEqual({ data: { stats: { total: 1 } } });
    expect((await send('PUT', '/api/businesses/')).headers.allow).toBe('GET, HEAD, POST');
    expect((await send('GET', '/api/')).status).toBe(404);
  });
});

describe('a proxy that replaces the Host header', () => {
  const statusOf = async (settings: Headers, headers: Headers) => {
    const proxied = await startTestServer(testServices(database.db, settings));
    try {
      const body = 'name=Ada&email=ada@b.example&subject=Hi&message=A+line';
      const post = { method: 'POST', headers: { ...form, ...headers }, body };
      return (await requester(proxied.app)('/api/contact', post)).status;
    } finally {
      await proxied.close();
    }
  };
  const SITE_URL = 'https://directory.example';
  const from = (origin: string) => ({ host: '127.0.0.1:4000', origin, 'sec-fetch-site': 'same-origin' });

  it('lets pages of the site send forms, and no other', async () => {
    expect(await statusOf({ SITE_URL }, from(SITE_URL))).toBe(204);
    for (const origin of [
      'http://directory.example',
      'https://directory.example:8443',
      'https://evil.example',
    ])
      expect(await statusOf({ SITE_URL }, from(origin))).toBe(403);
    // Pages of the site must not act in the back office.
    expect(await statusOf({ SITE_URL, ADMIN_URL: 'https://office.example' }, from(SITE_URL))).toBe(403);
  });
});
