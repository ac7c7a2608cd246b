import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Viewer } from '../../lib/context.ts';
import { executeOrThrow, testContext } from '../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { settleTransactions } from '../../testing/database/settleTransactions.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { findDuplicates } from '../duplicates/findDuplicates.ts';
import { resolveFilter } from './list/businessFilter.ts';
import { matchWhere } from './search/match/matchWhere.ts';
import { examples } from '../../../../domain/testing/examples.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';

// Everything that measures is held against the haversine formula on a sphere of the mean radius of the earth (IUGG).

interface Position {
  latitude: number;
  longitude: number;
}
const radius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function haversine(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The position so many metres away in a direction (degrees clockwise from north). */
function away(from: Position, metres: number, direction: number): Position {
  const angle = metres / radius;
  const [lat, turn] = [radians(from.latitude), radians(direction)];
  const sine = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(turn);
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * sine,
  );
  const longitude = from.longitude + (east * 180) / Math.PI;
  return { latitude: (Math.asin(sine) * 180) / Math.PI, longitude: ((longitude + 540) % 360) - 180 };
}

const database = useTestDatabase();
const services = () => testServices(database.db);
const within = (metres: number, expected: number) =>
  expect(Math.abs(metres - expected)).toBeLessThanOrEqual(expected * 1e-6 + 0.01);

// A city in the north, one on the equator, one at the date line, one far in the south.
const centres: Position[] = [
  { latitude: 41.0082, longitude: 28.9784 },
  { latitude: 0.01, longitude: -78.4678 },
  { latitude: -16.5, longitude: 179.995 },
  { latitude: -54.8, longitude: -68.3 },
];
const directions = [0, 45, 90, 135, 180, 225, 270, 315];

/** Listings just inside and just outside of a circle: half of the error that there once was. */
async function placeRim(centre: Position, metres: number): Promise<string[]> {
  const inside: string[] = [];
  for (const direction of directions) {
    for (const [side, share] of [
      ['in', 1 - 0.0004],
      ['out', 1 + 0.0004],
    ] as const) {
      const name = `Rim ${side} ${direction}`;
      await makeBusiness(database.db, { name, ...away(centre, metres * share, direction) });
      if (side === 'in') inside.push(name);
    }
  }
  return inside.sort();
}

describe('distances', () => {
  it('in the database equal those of the haversine formula, near and far', async () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    const anywhere = fc.record({ latitude: degrees(90), longitude: degrees(180) });
    const pairs = [
      ...fc.sample(fc.tuple(anywhere, anywhere), { numRuns: examples(300), seed: 23 }),
      ...fc
        .sample(fc.tuple(anywhere, fc.double({ min: 0.1, max: 50_000, noNaN: true }), degrees(180)), {
          numRuns: examples(300),
          seed: 24,
        })
        .map(([from, metres, turn]) => [from, away(from, metres, turn)] as const),
    ];
    const { rows } = await database.db.pool.query<{ ground: number; between: number }>(
      `SELECT ground_metres(globe_point(a, b) <-> globe_point(c, d)) AS ground, metres_between(a, b, c, d) AS between
       FROM unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[]) WITH ORDINALITY AS p (a, b, c, d, n) ORDER BY n`,
      [
        pairs.map(([a]) => a.latitude),
        pairs.map(([a]) => a.longitude),
        pairs.map(([, b]) => b.latitude),
        pairs.map(([, b]) => b.longitude),
      ],
    );
    expect(rows).toHaveLength(pairs.length);
    for (const [i, [a, b]] of pairs.entries()) {
      within(rows[i]!.ground, haversine(a, b));
      within(rows[i]!.between, haversine(a, b));
    }
  });

  it.each(centres)(
    'in a circle around $latitude, $longitude include its edge and nothing beyond',
    async (centre) => {
      const radiusKm = 12;
      const inside = await placeRim(centre, radiusKm * 1000);
      const near = { ...centre, radiusKm };
      for (const search of [null, 'rim']) {
        for (const sort of [{ field: 'DISTANCE' }, { field: 'NAME' }]) {
          const { businesses } = await executeOrThrow<{
            businesses: {
              totalCount: number;
              nodes: ({ name: string; distanceMeters: number } & Position)[];
            };
          }>(
            services(),
            `query ($filter: BusinessFilter, $sort: BusinessSort) { businesses(filter: $filter, sort: $sort, first: 50) {
            totalCount nodes { name latitude longitude distanceMeters } } }`,
            { filter: { near, search }, sort },
          );
          expect(businesses.nodes.map(({ name }) => name).sort()).toEqual(inside);
          expect(businesses.totalCount).toBe(inside.length);
          for (const node of businesses.nodes) within(node.distanceMeters, haversine(centre, node));
          if (sort.field !== 'DISTANCE') continue;
          const listed = businesses.nodes.map((node) => Math.round(haversine(centre, node)));
          expect(listed).toEqual([...listed].sort((a, b) => a - b));
        }
      }
      // The same circle for exports and bulk edits.
      const resolved = await resolveFilter(services(), { near });
      const where = resolved && (await matchWhere(services(), resolved));
      const { rows } = await database.db.pool.query<{ name: string }>({
        text: `SELECT b.name FROM businesses b WHERE ${where?.text ?? 'false'} ORDER BY b.name`,
        values: where?.values ?? [],
      });
      expect(rows.map(({ name }) => name)).toEqual(inside);
    },
  );

  it.each(centres)('of neighbours of $latitude, $longitude end at 25 km', async (centre) => {
    await makeBusiness(database.db, { name: 'Here', slug: 'here', ...centre });
    const near = away(centre, 25_000 * (1 - 0.0004), 60);
    await makeBusiness(database.db, { name: 'In', ...near });
    await makeBusiness(database.db, { name: 'Out', ...away(centre, 25_000 * (1 + 0.0004), 240) });
    const { business } = await executeOrThrow<{
      business: { nearby: { name: string; distanceMeters: number }[] };
    }>(services(), '{ business(slug: "here") { nearby { name distanceMeters } } }');
    expect(business.nearby.map(({ name }) => name)).toEqual(['In']);
    within(business.nearby[0]!.distanceMeters, haversine(centre, near));
  });

  it('are known for positions that are almost zero', async () => {
    const tiny = { latitude: 1e-310, longitude: -5e-324 };
    await makeBusiness(database.db, { name: 'Null Island', slug: 'null', ...tiny });
    await makeBusiness(database.db, { name: 'Neighbour', latitude: 0.01, longitude: 0 });
    const { business, businesses } = await executeOrThrow<{
      business: { nearby: { distanceMeters: number }[] };
      businesses: { nodes: { name: string }[] };
    }>(
      services(),
      `query ($near: NearInput!) {
        business(slug: "null") { nearby { distanceMeters } }
        businesses(filter: { near: $near }, sort: { field: DISTANCE }) { nodes { name } }
      }`,
      { near: tiny },
    );
    within(business.nearby[0]!.distanceMeters, haversine(tiny, { latitude: 0.01, longitude: 0 }));
    expect(businesses.nodes.map(({ name }) => name)).toEqual(['Null Island', 'Neighbour']);
  });

  describe('of possible duplicates', () => {
    let as: Viewer;
    beforeEach(async () => {
      ({ viewer: as } = await makeOperator(database.db));
    });

    it('follow the ground, and end at 50 km for one phone and at one kilometre for names alone', async () => {
      const [centre] = centres as [Position];
      const phone = { phone: '0212 555 01 42', phoneNormalised: '+902125550142' };
      const far = away(centre, 40_000, 60);
      await makeBusiness(database.db, { name: 'Kahve', ...phone, ...centre });
      await makeBusiness(database.db, { name: 'Kahve', ...phone, ...far });
      await makeBusiness(database.db, { name: 'Börek', ...centre });
      await makeBusiness(database.db, { name: 'Börek', ...away(centre, 49.98, 200) });
      await makeBusiness(database.db, { name: 'Çay', ...centre });
      await makeBusiness(database.db, { name: 'Çay', ...away(centre, 1100, 300) });
      await makeBusiness(database.db, {
        name: 'Simit',
        phone: '0212 555 01 43',
        phoneNormalised: '+902125550143',
        ...centre,
      });
      await makeBusiness(database.db, {
        name: 'Simit',
        phone: '0212 555 01 43',
        phoneNormalised: '+902125550143',
        ...away(centre, 60_000, 60),
      });
      await settleTransactions(database.db);
      await findDuplicates(testContext(services(), { as: { kind: 'system' } }), runningJob({}));
      const { duplicatePairs } = await executeOrThrow<{
        duplicatePairs: { nodes: { distanceMeters: number; first: { name: string } }[] };
      }>(services(), '{ duplicatePairs { nodes { distanceMeters first { name } } } }', {}, { as });
      expect(duplicatePairs.nodes.map(({ first }) => first.name).sort()).toEqual(['Börek', 'Kahve']);
      within(duplicatePairs.nodes.find(({ first }) => first.name === 'Kahve')!.distanceMeters, 40_000);
      within(duplicatePairs.nodes.find(({ first }) => first.name === 'Börek')!.distanceMeters, 49.98);
    });
  });
});
