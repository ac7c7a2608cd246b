import { describe, expect, it } from '@jest/globals';
import { makeOperator } from '../testing/factories.ts';
import {
  codeOf,
  preflight,
  statsQuery,
  useIntegrator,
  type RequestHeaders,
} from './testing/useIntegrator.ts';

const { database, send, graph } = useIntegrator();

const otherOrigins: [string, RequestHeaders][] = [
  ['another site', { origin: 'https://client.example', 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { origin: 'https://sister.example', 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
];
describe.each(otherOrigins)('a page of %s', (_what, from) => {
  it('may read public data and its headers over GraphQL and REST', async () => {
    for (const answer of [
      await send('GET', '/api/businesses', from),
      await send('GET', '/api/businesses/kahve-evi', from),
      await send('GET', '/api/businesses/unknown', from),
      await send('GET', '/api/businesses?limit=x', from),
      await graph(statsQuery, from),
      await graph('{ nonsense }', from),
      await send('GET', `/graphql?query=${encodeURIComponent(statsQuery)}`, { ...from, ...preflight }),
    ]) {
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringMatching(/Link.*RateLimit-Remaining.*X-Total-Count/),
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('is allowed by the preflight to send JSON and a key, but not to write over REST', async () => {
    const request = (address: string) =>
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
      const { status, headers } = await request(address);
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
      expect((await request(address)).headers).not.toHaveProperty('access-control-allow-origin');
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
