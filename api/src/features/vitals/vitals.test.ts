import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow, refusalOf } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { readMeasurements } from './readMeasurements.ts';
import { VitalSums } from './VitalSums.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

describe('a report of web vitals', () => {
  it('contains its route and its measurements', () => {
    expect(readMeasurements({ route: '/business/:slug', metrics: { LCP: 1200.5, CLS: 0 } })).toEqual([
      { route: '/business/:slug', metric: 'LCP', value: 1200.5 },
      { route: '/business/:slug', metric: 'CLS', value: 0 },
    ]);
  });

  it.each([
    null,
    'text',
    [],
    {},
    { route: '/business/somebody', metrics: { LCP: 1 } },
    { route: '/', metrics: {} },
    { route: '/', metrics: { LCP: -1 } },
    { route: '/', metrics: { LCP: 1e9 } },
    { route: '/', metrics: { LCP: '1' } },
    { route: '/', metrics: { LCP: NaN } },
    { route: '/', metrics: { CLS: 101 } },
    { route: '/', metrics: { visitor: 1 } },
    { route: '/', metrics: { __proto__: { LCP: 1 } } },
  ])('is refused as %j', (body) => {
    expect(readMeasurements(body)).toBeNull();
  });
});

describe('sums of web vitals', () => {
  const query = `query ($days: Int) {
    webVitals(days: $days) { route metric count mean good needsImprovement poor score }
  }`;

  it('by day, route and metric come from several nodes, and are read by operators', async () => {
    const { viewer } = await makeOperator(database.db);
    const nodes = [new VitalSums(services), new VitalSums(services)];
    for (const node of nodes) {
      node.add([{ route: '/', metric: 'LCP', value: 1000 }]);
      node.add([{ route: '/', metric: 'LCP', value: 5000 }]);
    }
    await Promise.all(nodes.map((node) => node.flush()));
    nodes[0]?.add([{ route: '/', metric: 'LCP', value: 9000 }], new Date('2020-01-01T00:00:00Z'));
    await nodes[0]?.flush();
    expect(await executeOrThrow(services, query, { days: 7 }, { as: viewer })).toEqual({
      webVitals: [
        { route: '/', metric: 'LCP', count: 4, mean: 3000, good: 2, needsImprovement: 0, poor: 2, score: 75 },
      ],
    });
    const ofRange = '{ a: webVitals(range: "2020-01") { mean } b: webVitals(range: "2019") { mean } }';
    expect(await executeOrThrow(services, ofRange, {}, { as: viewer })).toEqual({
      a: [{ mean: 9000 }],
      b: [],
    });
    expect(await refusalOf(services, '{ webVitals(range: "2020-13") { mean } }', {}, { as: viewer })).toBe(
      'BAD_INPUT',
    );
    expect(await refusalOf(services, query, { days: 0 }, { as: viewer })).toBe('BAD_INPUT');
    expect(await refusalOf(services, query)).toBe('UNAUTHENTICATED');
  });

  it('survive a short outage of the database', async () => {
    const sums = new VitalSums(services);
    sums.add([{ route: '/about', metric: 'CLS', value: 0.2 }]);
    await database.db.pool.query('ALTER TABLE web_vitals RENAME TO away');
    await sums.flush();
    await database.db.pool.query('ALTER TABLE away RENAME TO web_vitals');
    sums.add([{ route: '/about', metric: 'CLS', value: 0 }]);
    await sums.flush();
    const rows = await database.db.prisma.webVital.findMany();
    expect(rows).toMatchObject([{ route: '/about', count: 2, good: 1, middle: 1 }]);
  });
});
