import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { costLimits } from '../graphql/queryCost.ts';
import { limits } from '../lib/limits.ts';
import { rootFolder } from '../lib/rootFolder.ts';
import { countStatements } from '../testing/countStatements.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { testServices } from '../testing/TestBrowser.ts';
import { codeOf, json, statsQuery, useIntegrator } from './testing/useIntegrator.ts';

const { database, send, graph } = useIntegrator();

describe('an address', () => {
  it('with too many requests must wait, unlike others, and a trusted proxy is not counted', async () => {
    const limited = await startTestServer(
      testServices(database.db, { RATE_LIMIT: '5', TRUST_PROXY: '127.0.0.1' }),
    );
    try {
      const request = async (address: string, url = '/api/businesses/stats') => {
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
      const flood = await Promise.all(Array.from({ length: 60 }, () => request('198.51.100.1')));
      const counted = (status: number) => flood.filter(([one]) => one === status).length;
      expect(counted(200)).toBeGreaterThanOrEqual(5);
      expect(counted(429)).toBeGreaterThan(0);
      expect(counted(200) + counted(429)).toBe(60);
      expect(await request('198.51.100.2')).toEqual([200, '4']);
      // Some proxies add the port, which is another for each connection.
      const ports = await Promise.all(
        Array.from({ length: 30 }, (_, i) => request(`198.51.100.3:${4000 + i}`)),
      );
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
    expect(await costOf(statsQuery)).toEqual({ complexity: 2, depth: 2, breadth: 2, limits: costLimits });
    const huge = '{ businesses(first: 100) { nodes { nearby(first: 100) { name slug city { name } } } } }';
    const refused = await graph(huge, { 'x-query-cost': '1' });
    expect([refused.status, codeOf(refused.body)]).toEqual([400, 'BAD_INPUT']);
    expect(await costOf(huge)).toMatchObject({ complexity: expect.any(Number), limits: costLimits });
    expect((await graph(statsQuery)).json()).toEqual({ data: { stats: { total: 1 } } });
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
    const batch = JSON.stringify([{ query: statsQuery }, { query: statsQuery }]);
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
