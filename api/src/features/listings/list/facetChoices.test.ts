import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { executeOrThrow, execute } from '../../../testing/execute.ts';
import { makeBusinesses, makeCategory, makeCountry } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;

beforeEach(async () => {
  const { db } = database;
  services = testServices(db);
  for (const code of ['PT', 'ES']) await makeCountry(db, code);
  for (const name of ['Bakery', 'Bar']) await makeCategory(db, name);
  // Prices, as files have them; amounts of money are not levels.
  const prices = ['$', '$$', '₺₺', '€€€', '£££££', '€20–30', null];
  await makeBusinesses(db, 70, (i) => ({
    name: `Casa ${i}`,
    priceRange: prices[i % prices.length],
    categoryId: 1 + (i % 2),
    countryCode: i % 3 ? 'PT' : 'ES',
    rating: [3, 3.6, 4.2, 4.9][i % 4],
    ...(i === 0 && { deletedAt: new Date() }),
  }));
});

interface Facet {
  value: string;
  label: string;
  count: number;
}
interface Page {
  businesses: {
    totalCount: number;
    facets: Record<'categories' | 'countries' | 'ratings' | 'prices', Facet[]>;
  };
}
const query = `query ($filter: BusinessFilter) { businesses(filter: $filter, first: 1) { totalCount facets {
  categories { ...f } countries { ...f } ratings { ...f } prices { ...f } } } }
  fragment f on Facet { value label count }`;
const page = async (filter: object) => (await executeOrThrow<Page>(services, query, { filter })).businesses;

describe('price levels', () => {
  it('are counted over the whole directory, without the trash and without prices in money', async () => {
    const { facets } = await page({});
    expect(facets.prices).toEqual([
      { value: '1', label: '$', count: 9 },
      { value: '2', label: '$$', count: 20 },
      { value: '3', label: '$$$', count: 10 },
    ]);
    const changed = await database.db.prisma.business.findFirstOrThrow({
      where: { priceRange: '$', deletedAt: null },
    });
    await database.db.prisma.business.update({ where: { id: changed.id }, data: { priceRange: '$$$$' } });
    expect((await page({})).facets.prices.map(({ count }) => count)).toEqual([8, 20, 10, 1]);
  });

  it('filter lists, several as alternatives, in whichever currency they are written', async () => {
    expect((await page({ priceLevels: [2] })).totalCount).toBe(20);
    expect((await page({ priceLevels: [1, 3], search: 'casa' })).totalCount).toBe(19);
    expect((await page({ priceLevels: [4] })).totalCount).toBe(0);
  });

  it('refuse invalid values', async () => {
    const { errors } = await execute(services, query, { filter: { priceLevels: [0] } });
    expect(errors?.[0]?.message).toBe('Price levels are whole numbers from 1 to 4.');
  });
});

describe('choices of a kind that has one', () => {
  it('are counted in its place, each as the list that it leads to', async () => {
    const filter = {
      categorySlug: 'bar',
      countryCode: 'PT',
      minRating: 4.5,
      priceLevels: [2],
      search: 'casa',
    };
    const { facets } = await page(filter);
    const led = [
      ...facets.categories.map(({ value, count }) => [{ ...filter, categorySlug: value }, count] as const),
      ...facets.countries.map(({ value, count }) => [{ ...filter, countryCode: value }, count] as const),
      ...facets.ratings.map(({ value, count }) => [{ ...filter, minRating: Number(value) }, count] as const),
      ...facets.prices.map(
        ({ value, count }) => [{ ...filter, priceLevels: [Number(value)] }, count] as const,
      ),
    ];
    expect(led.length).toBeGreaterThan(8);
    for (const [chosen, count] of led)
      expect({ chosen, count }).toEqual({ chosen, count: (await page(chosen)).totalCount });
  });

  it('are those of the whole directory if the search has no other condition', async () => {
    const { facets } = await page({ countryCode: 'ES' });
    expect(facets.countries.map(({ value, count }) => [value, count])).toEqual([
      ['PT', 46],
      ['ES', 23],
    ]);
  });
});
