import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow, refusalOf } from '../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity, makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { readRange } from '../../lib/analyticsRange.ts';

const database = useTestDatabase();
let services: Services;
let viewer: Awaited<ReturnType<typeof makeOperator>>['viewer'];
beforeEach(async () => {
  services = testServices(database.db, { SITE_TIME_ZONE: 'UTC' });
  ({ viewer } = await makeOperator(database.db));
});
const answerOf = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  executeOrThrow<Data>(services, query, variables, { as: viewer });
const run = (text: string) => database.db.pool.query(text);

it('the analytics report accepts months and years as the range of a report, and nothing else', () => {
  expect(readRange('2026-01')).toEqual({
    period: 'MONTH',
    start: '2026-01-01',
    end: '2026-02-01',
    previous: '2025-12-01',
  });
  expect(readRange('2026')).toMatchObject({ period: 'YEAR', end: '2027-01-01', previous: '2025-01-01' });
  for (const text of ['', '2026-13', '1999', '2026-1', "2026'"])
    expect(() => readRange(text)).toThrow('A range is a month (2026-11) or a year (2026).');
});

describe('a report', () => {
  const report = `query ($range: String!) { analyticsReport(range: $range) {
    countedSince totals { views searches emptySearches calls } previous { views }
    points { start figures { views calls } }
  } }`;

  it('marks figures that are unknown', async () => {
    const { analyticsReport } = await answerOf<{ analyticsReport: { points: { figures: null }[] } }>(report, {
      range: '2026-03',
    });
    expect(analyticsReport).toMatchObject({ countedSince: null, totals: null, previous: null });
    expect(analyticsReport.points).toHaveLength(31);
    expect(analyticsReport.points.every(({ figures }) => figures === null)).toBe(true);
    expect(await refusalOf(services, report, { range: '2026-03' })).toBe('UNAUTHENTICATED');
    expect(await refusalOf(services, report, { range: 'today' }, { as: viewer })).toBe('BAD_INPUT');
  });

  it('sums days, compares with the previous period, and knows since when data was collected', async () => {
    await run(`INSERT INTO visit_totals VALUES ('2026-01-20', 'VIEW', '/', 5), ('2026-02-03', 'VIEW', '/', 2),
      ('2026-02-03', 'VIEW', '/about', 1), ('2026-02-03', 'CALL', '', 4), ('2026-02-28', 'EMPTY_SEARCH', '', 1),
      ('2026-02-28', 'SEARCH', '', 3), ('2026-03-01', 'VIEW', '/', 9)`);
    const february = await answerOf<{ analyticsReport: { points: object[] } }>(report, { range: '2026-02' });
    expect(february.analyticsReport).toMatchObject({
      countedSince: '2026-01-20',
      totals: { views: 3, searches: 3, emptySearches: 1, calls: 4 },
      previous: null,
    });
    expect(february.analyticsReport.points[2]).toEqual({
      start: '2026-02-03',
      figures: { views: 3, calls: 4 },
    });
    const march = await answerOf<object>(report, { range: '2026-03' });
    expect(march).toMatchObject({ analyticsReport: { totals: { views: 9 }, previous: { views: 3 } } });
    const year = await answerOf<{ analyticsReport: { points: { figures: object | null }[] } }>(report, {
      range: '2026',
    });
    expect(year.analyticsReport.points.slice(0, 3)).toEqual([
      { start: '2026-01-01', figures: { views: 5, calls: 0 } },
      { start: '2026-02-01', figures: { views: 3, calls: 4 } },
      { start: '2026-03-01', figures: { views: 9, calls: 0 } },
    ]);
  });

  it('counts new listings for each day of a month and each month of a year', async () => {
    for (const [n, day] of ['2024-02-03', '2024-02-03', '2024-02-29', '2024-12-31'].entries())
      await makeBusiness(database.db, { name: `Place ${n}`, createdAt: new Date(`${day}T12:00:00Z`) });
    const growthOf = async (range: string) =>
      (
        await answerOf<{ analyticsReport: { growth: { start: string; created: number }[] } }>(
          'query ($range: String!) { analyticsReport(range: $range) { growth { start created } } }',
          { range },
        )
      ).analyticsReport.growth.map(({ start, created }) => [start, created]);
    const days = await growthOf('2024-02');
    expect(days).toHaveLength(29);
    expect(days.filter(([, created]) => created !== 0)).toEqual([
      ['2024-02-03', 2],
      ['2024-02-29', 1],
    ]);
    const months = await growthOf('2024');
    expect(months).toHaveLength(12);
    expect(months.filter(([, created]) => created !== 0)).toEqual([
      ['2024-02-01', 3],
      ['2024-12-01', 1],
    ]);
  });

  it('lists the most viewed, searched and imported first', async () => {
    const category = await makeCategory(database.db, 'Kahve');
    const city = await makeCity(database.db, 'İzmir');
    const one = await makeBusiness(database.db, { name: 'Bir', categoryId: category.id, cityId: city.id });
    const two = await makeBusiness(database.db, { name: 'İki' });
    const gone = await makeBusiness(database.db, { name: 'Gone', deletedAt: new Date() });
    const sum = (kind: string, id: number, count: number) =>
      `('MONTH', '2026-02-01', '${kind}', ${id}, ${count})`;
    await run(`INSERT INTO visit_sums VALUES ${[
      sum('LISTING', one.id, 5),
      sum('LISTING', two.id, 7),
      sum('LISTING', gone.id, 9),
      sum('CALL', one.id, 2),
      sum('DIRECTIONS', one.id, 3),
      sum('CATEGORY', category.id, 4),
      sum('CATEGORY_LISTINGS', category.id, 5),
      sum('CITY_LISTINGS', city.id, 5),
    ].join()}, ('DAY', '2026-02-03', 'LISTING', ${one.id}, 5), ('DAY', '2026-02-03', 'CALL', ${one.id}, 2);
      INSERT INTO visit_totals VALUES ('2026-01-01', 'SEARCH', '', 1);
      INSERT INTO search_sums VALUES ('MONTH', '2026-02-01', 'kahve', 5, 1), ('MONTH', '2026-02-01', 'berber', 3, 3),
        ('MONTH', '2026-02-01', 'otel', 9, 0)`);
    const data = await answerOf<object>(`{
      analyticsReport(range: "2026-02") {
        listings(first: 3) { name views calls websites directions }
        categories { name views listingViews } cities { name views listingViews }
        searches { words searches } emptySearches { words emptySearches }
        imports { imports created } growth { start created }
      }
      listingVisits(id: ${one.id}, range: "2026-02") { start figures { views calls } }
    }`);
    expect(data).toMatchObject({
      analyticsReport: {
        listings: [
          { name: 'İki', views: 7, calls: 0, websites: 0, directions: 0 },
          { name: 'Bir', views: 5, calls: 2, websites: 0, directions: 3 },
        ],
        categories: [{ name: 'Kahve', views: 4, listingViews: 5 }],
        cities: [{ name: 'İzmir', views: 0, listingViews: 5 }],
        searches: [
          { words: 'otel', searches: 9 },
          { words: 'kahve', searches: 5 },
          { words: 'berber', searches: 3 },
        ],
        emptySearches: [
          { words: 'berber', emptySearches: 3 },
          { words: 'kahve', emptySearches: 1 },
        ],
        imports: { imports: 0, created: 0 },
      },
    });
    const { listingVisits } = data as { listingVisits: object[] };
    expect(listingVisits[2]).toEqual({ start: '2026-02-03', figures: { views: 5, calls: 2 } });
    expect(listingVisits[3]).toEqual({ start: '2026-02-04', figures: { views: 0, calls: 0 } });
    const tooMany = '{ analyticsReport(range: "2026") { listings(first: 101) { name } } }';
    expect(await refusalOf(services, tooMany, {}, { as: viewer })).toBe('BAD_INPUT');
  });
});

it('the average rating follows every write', async () => {
  const query = '{ ratingReport { average ratedCount steps { from count } } }';
  expect(await answerOf(query)).toMatchObject({ ratingReport: { average: null, ratedCount: 0 } });
  const ratings = [4.6, 4.1, 2, null];
  const made = [];
  for (const [n, rating] of ratings.entries())
    made.push(await makeBusiness(database.db, { name: `Place ${n}`, ...(rating !== null && { rating }) }));
  const { ratingReport } = await answerOf<{
    ratingReport: { average: number; ratedCount: number; steps: { count: number }[] };
  }>(query);
  expect(ratingReport.average).toBeCloseTo(10.7 / 3);
  expect(ratingReport.ratedCount).toBe(3);
  expect(ratingReport.steps.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(ratingReport.steps.at(-1)).toEqual({ from: 0, count: 1 });
  await run(`UPDATE businesses SET deleted_at = now() WHERE id = ${made[2]?.id}`);
  await run(`UPDATE businesses SET rating = 4.9 WHERE id = ${made[1]?.id}`);
  await run(`DELETE FROM businesses WHERE id = ${made[0]?.id}`);
  expect(await answerOf(query)).toMatchObject({ ratingReport: { average: 4.9, ratedCount: 1 } });
  await run('TRUNCATE businesses CASCADE');
  expect(await answerOf(query)).toMatchObject({ ratingReport: { average: null, ratedCount: 0 } });
});
