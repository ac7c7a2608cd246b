import { describe, expect, it } from '@jest/globals';
import { storedDocument } from '../../graphql/runOperation.ts';
import { restRoutes } from '../../routes.ts';
import { useRestDirectory } from './testing/useRestDirectory.ts';
import { schema } from '../../schema.ts';

// The legacy contract, path by path: shapes, statuses, headers, refusals.

const { get, send, refusal } = useRestDirectory();

it('every stored operation of a REST path fits the schema', () => {
  for (const { operation } of restRoutes) expect(() => storedDocument(schema, operation)).not.toThrow();
});

describe('every answer', () => {
  it('has the security headers of data under /api and /graphql, elsewhere those of pages', async () => {
    const ofPages = [await get('/none'), await get('/healthz'), await get('/readyz'), await get('/apis')];
    const ofData = [
      await get('/api/businesses'),
      await get('/api/businesses?limit=x'),
      await get('/api/businesses/none'),
      await get('/api/businesses/%ff'),
      await get('/api/none'),
      await get('/graphql'),
      await send('PUT', '/api/businesses'),
      await send('POST', '/api/upload-excel'),
      await send(
        'POST',
        '/graphql',
        { 'content-type': 'application/json' },
        '{"query":"{ stats { total } }"}',
      ),
      await send('POST', '/graphql', { origin: 'https://evil.example' }),
    ];
    for (const { headers } of ofPages)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self';"),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    for (const { headers } of ofData)
      expect(headers).toHaveProperty('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    for (const { headers } of [...ofPages, ...ofData]) {
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it.each([
    '/api',
    '/api/',
    '/api/none',
    '/api/businesses/a/b/c',
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/schema.graphql',
    '/api/prisma/schema.prisma',
    '/package.json',
    '/api/src/server.ts',
    '/..%2f.env',
    '/%2e%2e/.env',
    '//etc/passwd',
    '/.data/PG_VERSION',
  ])('%s is 404', async (url) => {
    const [status] = await refusal(url);
    expect([400, 404]).toContain(status);
  });

  it('to a wrong method is 405 and names the allowed ones', async () => {
    const cases: [string, string, string[]][] = [
      ['PUT', '/api/businesses', ['GET', 'HEAD', 'POST']],
      ['PUT', '/api/businesses/kahve-evi?x=1', ['GET', 'HEAD', 'PATCH', 'DELETE']],
      ['PUT', '/api/categories', ['GET', 'HEAD']],
      ['GET', '/api/admin/login', ['POST']],
      ['GET', '/api/upload-excel', ['POST']],
      ['PUT', '/graphql', ['GET', 'POST', 'HEAD']],
      ['POST', '/healthz', ['GET', 'HEAD']],
    ];
    for (const [method, url, allowed] of cases) {
      const answer = await send(method, url);
      expect([url, answer.status, answer.json<{ code: string }>().code]).toEqual([
        url,
        405,
        'METHOD_NOT_ALLOWED',
      ]);
      expect(new Set(String(answer.headers.allow).split(', '))).toEqual(new Set(allowed));
    }
    expect((await send('POST', '/api/none')).status).toBe(404);
    const head = await send('HEAD', '/api/businesses');
    expect([head.status, head.body, head.headers['x-total-count']]).toEqual([200, '', '2']);
  });
});
