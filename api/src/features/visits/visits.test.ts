import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { VisitEvent } from '../../../../domain/visits.ts';
import { detachedContext } from '../../lib/context.ts';
import { makeBusiness, makeCategory, makeCity } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { isRobot } from './isRobot.ts';
import { storedWords, readVisits } from './readVisits.ts';
import { sweepVisits } from './sweepVisits.ts';
import { VisitSums } from './VisitSums.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const database = useTestDatabase();
const now = new Date('2026-11-20T22:30:00Z');
let category = 0;
let city = 0;
let listing = 0;
beforeEach(async () => {
  category = (await makeCategory(database.db, 'Kahve')).id;
  city = (await makeCity(database.db, 'İzmir')).id;
  listing = (await makeBusiness(database.db, { name: 'Deniz', categoryId: category, cityId: city })).id;
});

const sumsOf = (zone = 'Europe/Istanbul') =>
  new VisitSums(testServices(database.db, { SITE_TIME_ZONE: zone }));
const subjects = async () =>
  (
    await database.db.pool.query<{ line: string }>(
      `SELECT period || ' ' || start || ' ' || kind || ' ' || subject_id || ' ' || count AS line
       FROM visit_sums ORDER BY period, start, kind, subject_id`,
    )
  ).rows.map(({ line }) => line);
const totals = async () =>
  Object.fromEntries(
    (
      await database.db.pool.query<{ name: string; count: number }>(
        `SELECT trim(kind || ' ' || route) AS name, sum(count) AS count FROM visit_totals GROUP BY 1`,
      )
    ).rows.map(({ name, count }) => [name, count]),
  );
const searches = async () =>
  (
    await database.db.pool.query<{ line: string }>(
      `SELECT period || ' ' || start || ' ' || words || ' ' || count || ' ' || empty_count AS line
       FROM search_sums ORDER BY period, words`,
    )
  ).rows.map(({ line }) => line);

describe('the visit report of a page', () => {
  it('is parsed into events', () => {
    const events: VisitEvent[] = [
      { kind: 'VIEW', route: '/about' },
      { kind: 'VIEW', route: '/city/:slug', id: 3 },
      { kind: 'CALL', id: 3 },
    ];
    expect(readVisits({ events })).toEqual(events);
    expect(readVisits({ events: [{ kind: 'SEARCH', words: ' Kahve  DÜKKÂNI! ', found: true }] })).toEqual([
      { kind: 'SEARCH', words: 'kahve dukkani', found: true },
    ]);
  });

  it.each([
    null,
    'text',
    {},
    { events: [] },
    { events: Array.from({ length: 11 }, () => ({ kind: 'VIEW', route: '/' })) },
    { events: [{ kind: 'VIEW', route: '/business/deniz' }] },
    { events: [{ kind: 'VIEW', route: '/business/:slug' }] },
    { events: [{ kind: 'VIEW', route: '/about', id: 1 }] },
    { events: [{ kind: 'VIEW', route: '/business/:slug', id: 1.5 }] },
    { events: [{ kind: 'VIEW', route: '/business/:slug', id: 9e9 }] },
    { events: [{ kind: 'CALL' }] },
    { events: [{ kind: 'PAY', id: 1 }] },
    { events: [{ kind: 'SEARCH', words: 7, found: true }] },
    { events: [{ kind: 'SEARCH', words: 'x' }] },
    { events: [{ kind: 'VIEW', route: '/' }, null] },
  ])('is refused as %j', (body) => {
    expect(readVisits(body)).toBeNull();
  });

  it.each([
    ['elif@example.org', ''],
    ['0232 444 55 66', ''],
    ['+90 (232) 4445566 kahve', ''],
    ['kahve 35220', 'kahve 35220'],
    ['   ', ''],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('reduces the search %j to the words %j', (typed, words) => {
    expect(storedWords(typed)).toBe(words);
  });

  it.each([
    [firefox, false],
    [
      'Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG 9) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      false,
    ],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/126.0 Safari/537.36', true],
    ['Mozilla/5.0 (compatible; whoever; +https://whoever.example)', true],
    ['curl/8.5', true],
    ['', true],
  ])('from %j: robot is %j', (userAgent, answer) => {
    expect(isRobot(userAgent)).toBe(answer);
  });
});

describe('sums of visits', () => {
  it('cover days, months and years by the site’s clock, over all nodes', async () => {
    const nodes = [sumsOf(), sumsOf()];
    for (const node of nodes) {
      node.add([{ kind: 'VIEW', route: '/business/:slug', id: listing }], now);
      node.add([{ kind: 'VIEW', route: '/' }], now);
      node.add([{ kind: 'CALL', id: listing }], now);
    }
    nodes[0]?.add([{ kind: 'VIEW', route: '/category/:slug', id: category }], now);
    await Promise.all(nodes.map((node) => node.flush()));
    expect(await subjects()).toEqual(
      ['DAY 2026-11-21', 'MONTH 2026-11-01', 'YEAR 2026-01-01'].flatMap((start) => [
        `${start} LISTING ${listing} 2`,
        `${start} CATEGORY ${category} 1`,
        `${start} CATEGORY_LISTINGS ${category} 2`,
        `${start} CITY_LISTINGS ${city} 2`,
        `${start} CALL ${listing} 2`,
      ]),
    );
    expect(await totals()).toEqual({
      CALL: 2,
      'VIEW /': 2,
      'VIEW /business/:slug': 2,
      'VIEW /category/:slug': 1,
    });
  });

  it('ignores unknown listings and places', async () => {
    const sums = sumsOf();
    const trashed = await makeBusiness(database.db, { name: 'Gone', deletedAt: new Date() });
    for (const id of [trashed.id, 2_000_000_000]) {
      sums.add([{ kind: 'VIEW', route: '/business/:slug', id }], now);
      sums.add([{ kind: 'WEBSITE', id }], now);
      sums.add([{ kind: 'VIEW', route: '/city/:slug', id: 2_000_000_000 }], now);
    }
    await sums.flush();
    expect([await subjects(), await totals()]).toEqual([[], {}]);
  });

  it('of searches store words, but never possible names of persons', async () => {
    const sums = sumsOf('UTC');
    for (const [words, found] of [
      ['kahve', true],
      ['kahve', false],
      ['', false],
    ] as const)
      sums.add([{ kind: 'SEARCH', words, found }], now);
    await sums.flush();
    expect(await searches()).toEqual(['MONTH 2026-11-01 kahve 2 1', 'YEAR 2026-01-01 kahve 2 1']);
    expect(await totals()).toEqual({ SEARCH: 3, EMPTY_SEARCH: 2 });
  });

  it('survive a short outage of the database, and are not counted twice', async () => {
    const sums = sumsOf();
    sums.add([{ kind: 'VIEW', route: '/about' }], now);
    sums.add([{ kind: 'DIRECTIONS', id: listing }], now);
    await database.db.pool.query('ALTER TABLE visit_totals RENAME TO away');
    await sums.flush();
    await database.db.pool.query('ALTER TABLE away RENAME TO visit_totals');
    sums.add([{ kind: 'VIEW', route: '/about' }], now);
    await sums.flush();
    await sums.flush();
    expect(await totals()).toEqual({ 'VIEW /about': 2, DIRECTIONS: 1 });
    expect(await subjects()).toHaveLength(3);
  });

  it('are removed after their retention, like words of a single search', async () => {
    await database.db.pool.query(`
      INSERT INTO visit_sums VALUES ('DAY', now() - interval '401 days', 'LISTING', 1, 1), ('DAY', now(), 'LISTING', 1, 1),
        ('YEAR', '2010-01-01', 'LISTING', 1, 1);
      INSERT INTO visit_totals VALUES ('2010-01-01', 'SEARCH', '', 4), (now(), 'SEARCH', '', 4);
      INSERT INTO search_sums VALUES ('MONTH', '2026-01-01', 'once', 1, 0), ('MONTH', '2026-01-01', 'twice', 2, 0),
        ('MONTH', date_trunc('month', now()), 'once', 1, 0)`);
    const context = detachedContext(testServices(database.db), { kind: 'system' }, 'sweep');
    expect(await sweepVisits(context)).toEqual({ sums: 2, totals: 1, ads: 0, searches: 1, dismissed: 0 });
  });

  it('sums ad views and clicks by day, placement and source', async () => {
    const sums = sumsOf();
    const ad = { kind: 'AD', placement: 'TOP' } as const;
    sums.add([{ ...ad, source: 'NETWORK', moment: 'REQUEST' }], now);
    sums.add([{ ...ad, source: 'HOUSE', moment: 'FILL' }], now);
    await sums.flush();
    sums.add([{ ...ad, source: 'HOUSE', moment: 'IMPRESSION' }], now);
    sums.add([{ ...ad, source: 'HOUSE', moment: 'CLICK' }], now);
    sums.add([{ ...ad, source: 'HOUSE', moment: 'CLICK' }], now);
    await sums.flush();
    const { rows } = await database.db.pool.query(
      'SELECT day::text, source, requests, fills, impressions, clicks FROM ad_stats ORDER BY source',
    );
    const day = '2026-11-21';
    expect(rows).toEqual([
      { day, source: 'NETWORK', requests: 1, fills: 0, impressions: 0, clicks: 0 },
      { day, source: 'HOUSE', requests: 0, fills: 1, impressions: 1, clicks: 2 },
    ]);
    expect(readVisits({ events: [{ ...ad, source: 'HOUSE', moment: 'CLICK' }] })).not.toBeNull();
    for (const part of [{ placement: 'ROOF' }, { source: 'EVIL' }, { moment: 'BUY' }])
      expect(readVisits({ events: [{ ...ad, source: 'HOUSE', moment: 'CLICK', ...part }] })).toBeNull();
  });
});

function originOf({ app }: TestServer): string {
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}

describe('POST /api/visits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testServices(database.db, { TRUST_PROXY: 'on' }));
  });
  afterAll(() => server.close());

  const view = { events: [{ kind: 'VIEW', route: '/' }] };
  const post = (payload: object | string, headers: Record<string, string> = {}) =>
    server.send('POST', '/api/visits', {
      payload,
      headers: { origin: originOf(server), 'user-agent': firefox, ...headers },
    });

  it('counts reports of this site’s pages, but not of robots, prerendered pages and operators', async () => {
    expect((await post(view)).status).toBe(204);
    expect((await post(view, { 'user-agent': 'curl/8' })).status).toBe(204);
    expect((await post(view, { 'sec-purpose': 'prefetch;prerender' })).status).toBe(204);
    expect((await post(view, { cookie: 'directory_session=x' })).status).toBe(204);
    await server.close();
    expect(await totals()).toEqual({ 'VIEW /': 1 });
    server = await startTestServer(testServices(database.db, { TRUST_PROXY: 'on' }));
  });

  it('refuses other origins, other clients, invalid bodies, too large and too many requests', async () => {
    expect((await post(view, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await server.send('POST', '/api/visits', { payload: view })).status).toBe(403);
    expect((await post({ events: [{ kind: 'PAY', id: 1 }] })).status).toBe(400);
    expect((await post('not json')).status).toBe(400);
    expect((await post({ events: [], more: 'x'.repeat(3000) })).status).toBe(413);
    const from = { 'x-forwarded-for': '198.51.100.7' };
    for (let n = 0; n < 240; n += 1) await post(view, from);
    expect((await post(view, from)).status).toBe(429);
    expect((await post(view, { 'x-forwarded-for': '198.51.100.8' })).status).toBe(204);
  });
});
