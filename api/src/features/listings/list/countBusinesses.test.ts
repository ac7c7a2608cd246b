import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Context } from '../../../lib/context.ts';
import { testContext } from '../../../testing/execute.ts';
import { makeBusinesses, makeCategory, makeCity, makeCountry } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useFilledDatabase } from '../../../testing/useFilledDatabase.ts';
import { maxSorted } from './businessFilter.ts';
import { countBusinesses } from './countBusinesses.ts';

const database = useFilledDatabase();
let context: Context;
beforeAll(async () => {
  const { db } = database;
  context = testContext(testServices(db), { as: { kind: 'anonymous' } });
  await makeCountry(db, 'TR');
  await makeCategory(db, 'Bakery');
  await makeCity(db, 'Bursa', { countryCode: 'TR', slug: 'bursa' });
  // 40 listings, of which every fourth is rated at least 4.
  await makeBusinesses(db, 40, (i) => ({
    name: `Fırın ${i}`,
    categoryId: 1,
    cityId: 1,
    countryCode: 'TR',
    rating: i % 4 === 0 ? 4.5 : 3,
  }));
});

describe('a count of listings of a place or a category with a minimum rating', () => {
  const usual = { ...maxSorted };
  afterEach(() => void Object.assign(maxSorted, usual));

  const places = [{ countryCode: 'TR' }, { citySlug: 'bursa' }, { categorySlug: 'bakery' }];

  it.each(places)('is exact if all of its listings may be read: %j', async (place) => {
    expect(await countBusinesses(context, { ...place, minRating: 4 })).toEqual({
      count: 10,
      isLowerBound: false,
    });
  });

  it.each(places)('is a lower bound if only some may be read: %j', async (place) => {
    Object.assign(maxSorted, { country: 20, city: 20, category: 20 });
    const { count, isLowerBound } = await countBusinesses(context, { ...place, minRating: 4 });
    expect(isLowerBound).toBe(true);
    expect(count).toBeLessThanOrEqual(10);
  });

  it('is exact if the category has few listings in the place, however large both are', async () => {
    Object.assign(maxSorted, { country: 39, city: 39, category: 40 });
    expect(
      await countBusinesses(context, { countryCode: 'TR', categorySlug: 'bakery', minRating: 4 }),
    ).toEqual({
      count: 10,
      isLowerBound: false,
    });
  });
});
