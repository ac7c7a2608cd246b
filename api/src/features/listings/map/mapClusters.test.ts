import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Services } from '../../../lib/context.ts';
import { executeOrThrow, execute } from '../../../testing/execute.ts';
import { makeBusinesses, makeCategory, makeCity, makeCountry } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { boxesOf, keyRanges } from './mapArea.ts';
import type { MapArea } from '../../../../../domain/map/mapArea.ts';
import { examples } from '../../../../../domain/testing/examples.ts';

interface Answer {
  mapClusters: {
    clusters: { count: number; latitude: number; longitude: number; bounds: MapArea }[];
    listings: { id: number; latitude: number; longitude: number }[];
    totalCount: number;
    isApproximate: boolean;
  };
  businesses: { totalCount: number; totalCountIsLowerBound: boolean; nodes: { id: number }[] };
}
const query = `query ($within: AreaInput!, $zoom: Float!, $filter: BusinessFilter, $listed: BusinessFilter) {
  mapClusters(within: $within, zoom: $zoom, filter: $filter) {
    clusters { count latitude longitude bounds { south west north east } }
    listings { id latitude longitude } totalCount isApproximate
  }
  businesses(filter: $listed, first: 100) { totalCount totalCountIsLowerBound nodes { id } }
}`;

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

async function show(within: MapArea, zoom: number, filter: Record<string, unknown> = {}) {
  const { mapClusters, businesses } = await executeOrThrow<Answer>(services, query, {
    within,
    zoom,
    filter,
    listed: { ...filter, within },
  });
  return { ...mapClusters, list: businesses };
}

/** Positions are compared in millionths of a degree. */
const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
const world: MapArea = { south: -90, west: -180, north: 90, east: 180 };
const holds = (area: MapArea, { latitude, longitude }: { latitude: number; longitude: number }) =>
  boxesOf(area).some(
    ({ south, west, north, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );

describe('the listings of an area', () => {
  it('equal a plain comparison of positions, on the map and in the list, for any place and size of the area', async () => {
    const { db } = services;
    await makeCountry(db, 'FJ');
    const [cafe, bar] = [await makeCategory(db, 'Cafe'), await makeCategory(db, 'Bar')];
    const city = await makeCity(db, 'Suva', { countryCode: 'FJ' });
    const spots = [
      [-18.1, 178.4],
      [-16.8, -179.9],
      [-17, 180],
      [-17, -180],
      [90, 0],
      [-90, 30],
      [85.2, 10],
      [0, 0],
      [41, 29],
    ];
    const positions = Array.from({ length: 240 }, (_, i) => {
      const [latitude = 0, longitude = 0] = spots[i % spots.length] ?? [];
      const shift = i < 100 ? 0 : (i % 37) * 0.011;
      return {
        latitude: Math.max(-90, Math.min(90, latitude + shift)),
        longitude: Math.max(-180, Math.min(180, longitude - shift)),
      };
    });
    await makeBusinesses(db, positions.length, (i) => ({
      ...positions[i],
      categoryId: [cafe.id, bar.id][i % 2],
      cityId: i % 3 === 0 ? city.id : null,
      countryCode: i % 4 === 0 ? 'FJ' : null,
      rating: i % 6,
    }));
    await makeBusinesses(db, 5, () => ({ name: 'Without a position' }));
    const degrees = fc.oneof(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.constantFrom(...spots.flat().map((value) => value / 180), -1, 1),
    );
    const area = fc.tuple(degrees, degrees, degrees, degrees).map(([a, b, west, east]) => ({
      south: rounded(Math.min(a, b) * 90),
      north: rounded(Math.max(a, b) * 90),
      west: rounded(west * 180),
      east: rounded(east * 180),
    }));
    const filter = fc.constantFrom(
      { of: {}, keeps: () => true },
      { of: { categoryId: cafe.id }, keeps: (i: number) => i % 2 === 0 },
      { of: { cityId: city.id, minRating: 3 }, keeps: (i: number) => i % 3 === 0 && i % 6 >= 3 },
      { of: { countryCode: 'FJ', categoryId: bar.id }, keeps: (i: number) => i % 4 === 0 && i % 2 === 1 },
      { of: { search: 'business' }, keeps: () => true },
    );
    await fc.assert(
      fc.asyncProperty(area, fc.integer({ min: 0, max: 22 }), filter, async (within, zoom, { of, keeps }) => {
        const expected = positions.filter((position, i) => keeps(i) && holds(within, position)).length;
        const { clusters, listings, totalCount, isApproximate, list } = await show(within, zoom, of);
        expect([totalCount, list.totalCount, isApproximate]).toEqual([expected, expected, false]);
        expect(clusters.reduce((sum, { count }) => sum + count, listings.length)).toBe(expected);
        expect(list.nodes.length).toBe(Math.min(100, expected));
        for (const { count, bounds, latitude, longitude } of clusters) {
          expect(count).toBeGreaterThan(1);
          expect(latitude).toBeGreaterThanOrEqual(bounds.south - 1e-9);
          expect(longitude).toBeLessThanOrEqual(bounds.east + 1e-9);
        }
      }),
      { numRuns: examples(60) },
    );
  });

  it('are single at a high zoom and clustered at a low one', async () => {
    await makeBusinesses(services.db, 10, (i) => ({ latitude: 41 + i * 0.0006, longitude: 29 + i * 0.0006 }));
    const near = { south: 40.9999, west: 28.9999, north: 41.006, east: 29.006 };
    expect((await show(near, 0)).clusters.map(({ count }) => count)).toEqual([10]);
    const apart = await show(near, 18);
    expect([apart.listings.length, apart.totalCount]).toEqual([10, 10]);
  });

  it('are estimated from a random sample if they are too many to count, within four standard errors', async () => {
    const count = 130_000;
    // The narrow table alone: what a map and a count read.
    await services.db.pool.query(
      `INSERT INTO listing_facts (id, review_count, score, is_trading, is_verified, rating, name_folded, map_key, latitude_e6, longitude_e6)
       SELECT 1000000 + n, 0, 3, true, false, 0, 'n', map_key(lat, lon, hashint4(n)), round(lat * 1e6), round(lon * 1e6)
       FROM generate_series(1, $1::int) AS n, LATERAL (SELECT 50 + (n % 1000) * 0.001 AS lat, 10 + (n / 1000) * 0.001 AS lon) AS at`,
      [count],
    );
    const { totalCount, isApproximate, list, clusters, listings } = await show(world, 2);
    expect([isApproximate, list.totalCountIsLowerBound, listings]).toEqual([true, true, []]);
    expect(Math.abs(totalCount / count - 1)).toBeLessThan(4 * Math.sqrt(7 / count));
    expect(clusters.reduce((sum, one) => sum + one.count, 0)).toBe(totalCount);
    const { db } = services;
    // The sample holds none of these.
    await makeBusinesses(db, 14, (i) => ({ rating: 4.9, latitude: 50.1, longitude: 10 + i * 0.01 }));
    await db.pool.query('UPDATE listing_facts SET map_key = map_key(50.1, 10, 1) WHERE rating > 4');
    const first = await show(world, 2, { minRating: 4.5 });
    expect([first.clusters, first.listings.length, first.isApproximate]).toEqual([[], 12, true]);
    await db.pool.query('DELETE FROM businesses WHERE longitude < 10.045');
    const all = await show(world, 2, { minRating: 4.5 });
    expect([all.listings.length, all.totalCount, all.isApproximate]).toEqual([9, 9, false]);
    await db.pool.query('DELETE FROM businesses');
    await makeCountry(db, 'FJ');
    const suva = await makeCity(db, 'Suva', { countryCode: 'FJ' });
    await makeBusinesses(db, 3, (i) => ({
      latitude: -18.1,
      longitude: 178.4 + i / 10,
      cityId: suva.id,
      countryCode: 'FJ',
      rating: 3,
    }));
    for (const few of [{ cityId: suva.id }, { countryCode: 'FJ', minRating: 0 }]) {
      const named = await show(world, 2, few);
      expect([
        named.totalCount,
        named.isApproximate,
        named.list.totalCount,
        named.list.totalCountIsLowerBound,
      ]).toEqual([3, false, 3, false]);
    }
    const rare = await show(world, 2, { minRating: 4.5 });
    expect([rare.totalCount, rare.list]).toEqual([
      0,
      { totalCount: 0, totalCountIsLowerBound: true, nodes: [] },
    ]);
    const exact = await show({ south: 50.4, west: 10, north: 50.5, east: 10.1 }, 8);
    expect([exact.totalCount, exact.isApproximate]).toEqual([101 * 101, false]);
  });

  it.each([12, 60])(
    'of a search are found whether few listings or many (%d) match it elsewhere, in a city or not',
    async (elsewhere) => {
      const { db } = services;
      const [here, there] = [await makeCity(db, 'Izmir'), await makeCity(db, 'Ankara')];
      await makeBusinesses(db, elsewhere + 5, (i) => ({
        name: `Corner ${i}`,
        // In every band of quality.
        rating: (i % 5) + 1,
        reviewCount: (i * 37) % 900,
        cityId: i < 5 ? here.id : there.id,
        latitude: i < 5 ? 38.4 : 39.9,
        longitude: i < 5 ? 27.1 : 32.8,
      }));
      const around: MapArea = { south: 38, west: 26, north: 39, east: 28 };
      for (const filter of [{ search: 'corner' }, { search: 'corner', cityId: here.id }]) {
        const { totalCount, list } = await show(around, 22, filter);
        expect([totalCount, list.totalCount, list.nodes.length]).toEqual([5, 5, 5]);
      }
      const { totalCount, list } = await show(around, 22, { search: 'corner', cityId: there.id });
      expect([totalCount, list.totalCount]).toEqual([0, 0]);
    },
  );

  it('of a search with more matches than are looked at are those that its list counts, and said to be the best of them', async () => {
    const { db } = services;
    await makeBusinesses(db, 1100, (i) => ({
      name: `Casa ${i}`,
      latitude: 41 + i * 1e-4,
      longitude: 29,
      rating: 4,
    }));
    const best = await show(world, 3, { search: 'casa' });
    expect([best.totalCount, best.isApproximate, best.list]).toEqual([
      1000,
      true,
      expect.objectContaining({ totalCount: 1000, totalCountIsLowerBound: true }),
    ]);
    const none = await show(world, 3, { search: 'casa', minRating: 4.2 });
    expect([none.totalCount, none.isApproximate, none.list.totalCountIsLowerBound]).toEqual([0, true, true]);
    const near = { latitude: 41.05, longitude: 29, radiusKm: 3 };
    const around = await show(world, 12, { near });
    expect([around.totalCount, around.isApproximate]).toEqual([around.list.totalCount, false]);
    expect(around.totalCount).toBeGreaterThan(100);
  });

  it.each([
    [{ south: 10, west: 0, north: 5, east: 1 }, 3, 'within'],
    [{ south: -91, west: 0, north: 5, east: 1 }, 3, 'within'],
    [{ south: 0, west: 0, north: 5, east: 181 }, 3, 'within'],
    [world, -1, 'zoom'],
    [world, 23, 'zoom'],
  ])('are refused for an invalid area or zoom: %j %d', async (within, zoom, field) => {
    const { errors } = await execute(services, query, { within, zoom, filter: null, listed: null });
    const { code, fields } = errors[0]?.extensions ?? {};
    expect([code, Object.keys(fields as object)]).toEqual(['BAD_INPUT', [field]]);
  });
});

describe('ranges of map keys', () => {
  it('cover an area with at most 16 ranges for each box', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: 0, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (south, height, west, east) => {
          const ranges = keyRanges({ south, north: Math.min(90, south + height), west, east });
          expect(ranges.length).toBeGreaterThan(0);
          expect(ranges.length).toBeLessThanOrEqual(west <= east ? 16 : 32);
          expect(ranges.every(({ from, to }, i) => from <= to && (ranges[i - 1]?.to ?? -1n) < from)).toBe(
            true,
          );
        },
      ),
    );
  });
});
