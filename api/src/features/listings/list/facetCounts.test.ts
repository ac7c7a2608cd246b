import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Services } from '../../../lib/context.ts';
import { executeOrThrow } from '../../../testing/execute.ts';
import { makeBusinesses, makeCategory, makeCity, makeCountry } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { examples } from '../../../../../domain/testing/examples.ts';

// The count beside a choice is what a visitor expects to find after choosing it.

interface Facet {
  value: string;
  id: number | null;
  count: number;
}
interface Page {
  businesses: {
    totalCount: number;
    totalCountIsLowerBound: boolean;
    facets: Record<'categories' | 'cities' | 'countries' | 'ratings' | 'features', Facet[]> & {
      openNow: number;
      isLowerBound: boolean;
    };
  };
}
const query = `query ($filter: BusinessFilter) {
  businesses(filter: $filter, first: 1) {
    totalCount totalCountIsLowerBound
    facets {
      categories { ...facet } cities { ...facet } countries { ...facet } ratings { ...facet } features { ...facet }
      openNow isLowerBound
    }
  }
}
fragment facet on Facet { value id count }`;

type Filter = Partial<{
  search: string;
  categorySlug: string;
  categoryId: number;
  city: string;
  cityId: number;
  countryCode: string;
  minRating: number;
  openNow: boolean;
  features: string[];
  near: object;
  within: object;
}>;

/** Each choice that the page of a filter offers: its count, and the filter with it. */
function choicesOf(filter: Filter, { facets }: Page['businesses']): [count: number, chosen: Filter][] {
  const { categorySlug: _slug, categoryId: _category, ...anyCategory } = filter;
  const { city: _city, cityId: _id, ...anyCity } = filter;
  return [
    ...facets.categories.flatMap(({ value, id, count }): [number, Filter][] => [
      [count, { ...anyCategory, categorySlug: value }],
      [count, { ...anyCategory, categoryId: id ?? 0 }],
    ]),
    ...facets.cities.flatMap(({ value, id, count }): [number, Filter][] => [
      [count, { ...anyCity, city: value }],
      [count, { ...anyCity, cityId: id ?? 0 }],
    ]),
    ...facets.countries.map(({ value, count }): [number, Filter] => [
      count,
      { ...filter, countryCode: value },
    ]),
    ...facets.ratings.map(({ value, count }): [number, Filter] => [
      count,
      { ...filter, minRating: Number(value) },
    ]),
    ...facets.features.map(({ value, count }): [number, Filter] => [
      count,
      { ...filter, features: [...new Set([...(filter.features ?? []), value])] },
    ]),
    [facets.openNow, { ...filter, openNow: true }],
  ];
}

const database = useTestDatabase();
let services: Services;
const page = async (filter: Filter) => (await executeOrThrow<Page>(services, query, { filter })).businesses;
// Without facets, which cost more than the results.
const countOf = async (filter: Filter) =>
  (
    await executeOrThrow<{ businesses: { totalCount: number } }>(
      services,
      'query ($filter: BusinessFilter) { businesses(filter: $filter, first: 1) { totalCount } }',
      { filter },
    )
  ).businesses.totalCount;

const names = ['Coffee House', 'Casa Verde', 'Green Garden', 'Casa de Coffee', 'Кофейня Сад', 'Old Bakery'];
const features = ['Wi-Fi', 'Parking', 'Terrace'];

async function fill(count: number): Promise<void> {
  const { db } = database;
  for (const code of ['TR', 'GB']) await makeCountry(db, code);
  for (const name of ['Coffee shop', 'Bakery', 'Restaurant']) await makeCategory(db, name);
  await makeCity(db, 'Porto', { slug: 'porto', countryCode: 'TR' });
  await makeCity(db, 'Bath', { slug: 'bath', countryCode: 'GB' });
  await makeCity(db, 'Porto', { slug: 'porto-gb', countryCode: 'GB' });
  await makeBusinesses(db, count, (i) => ({
    name: `${names[(i * 7) % names.length] ?? ''} ${i % 4}`,
    categoryId: [1, 2, 3, null][(i * 5 + (i % 3)) % 4],
    cityId: [1, 2, 3, null][(i * 3 + (i % 7)) % 4],
    countryCode: ['TR', 'GB', null][(i * 11 + (i % 5)) % 3],
    rating: [null, 0, 3.25, 4, 4.5, 5][(i * 13 + (i % 4)) % 6],
    reviewCount: (i * 17) % 5,
    latitude: i % 5 === 0 ? null : 41 + (i % 11) / 100,
    longitude: i % 5 === 0 ? null : 29 + (i % 13) / 100,
    about: { Amenities: Object.fromEntries(features.map((feature, at) => [feature, (i >> at) % 2 === 0])) },
    // Open all week or never: the minute of the test does not matter.
    openingMinutes: i % 3 === 0 ? [0, 10_080] : [],
    timeZone: i % 3 === 0 ? 'Europe/Istanbul' : null,
    ...(i % 9 === 4 && { deletedAt: new Date() }),
  }));
}
beforeEach(() => {
  services = testServices(database.db);
});

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const texts = [
  ...['coffee', 'casa', 'cofee', 'garden coffee', 'coffee qqqqzzzz', 'old b', 'сад', 'kofeynya'],
  ...['bakery in bath', 'coffee shop porto', 'open now coffee', 'best restaurant', 'restaurant in turkey'],
];
const filters = fc.record({
  search: maybe(fc.constantFrom(...texts)),
  categorySlug: maybe(fc.constantFrom('coffee-shop', 'bakery', 'planetarium')),
  city: maybe(fc.constantFrom('porto', 'BATH', '#1', '#3')),
  countryCode: maybe(fc.constantFrom('TR', 'GB')),
  minRating: maybe(fc.constantFrom(0, 3, 3.7, 4.5, 5)),
  openNow: maybe(fc.boolean()),
  features: maybe(fc.subarray(['wi-fi', 'parking', 'terrace'])),
  near: maybe(
    fc.constantFrom({ latitude: 41.05, longitude: 29.05, radiusKm: 4 }, { place: 'Porto, Turkey' }),
  ),
  within: maybe(
    fc.constantFrom(
      { south: 41.02, west: 29.01, north: 41.07, east: 29.1 },
      { south: -85, west: -180, north: 85, east: 180 },
    ),
  ),
}) as fc.Arbitrary<Filter>;

describe('counts of facets', () => {
  it('equal the results that each choice leads to, under any filters', async () => {
    await fill(240);
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const found = await page(filter);
        expect(found.facets.isLowerBound).toBe(false);
        for (const [count, chosen] of choicesOf(filter, found)) {
          // A list whose words find nothing with the choice is read in another way.
          if (count === 0 && filter.search) continue;
          const totalCount = await countOf(chosen);
          expect({ chosen, count }).toEqual({ chosen, count: totalCount });
          compared += 1;
        }
      }),
      { numRuns: examples(24) },
    );
    expect(compared).toBeGreaterThan(50);
  });

  it('are marked as lower bounds if more listings match than are counted, and hold as such', async () => {
    await fill(1700);
    const wide: Filter[] = [
      { features: ['wi-fi'] },
      { search: 'coffee' },
      { within: { south: -85, west: -180, north: 85, east: 180 } },
    ];
    for (const filter of wide) {
      const found = await page(filter);
      const { isLowerBound } = found.facets;
      for (const [count, chosen] of choicesOf(filter, found)) {
        if (count === 0) continue;
        const totalCount = await countOf(chosen);
        expect({ chosen, isRight: isLowerBound ? count <= totalCount : count === totalCount }).toEqual({
          chosen,
          isRight: true,
        });
      }
    }
    expect((await page({ within: wide[2]?.within ?? {} })).facets.isLowerBound).toBe(true);
  });
});
