import { describe, expect, it } from '@jest/globals';
import { useTestDatabase } from '../api/src/testing/useTestDatabase.ts';
import { generateBusinesses } from './generator/generateBusinesses.ts';
import { seedDatabase } from './seedDatabase.ts';

const database = useTestDatabase();
const query = async (text: string) => (await database.db.pool.query(text)).rows;
const numberOf = async (text: string) => Number((await query(text))[0]?.n);

describe('seedDatabase', () => {
  it('imports every generated business and review unchanged, each in its category and city', async () => {
    const size = { seed: 3, count: 2_500 };
    await seedDatabase(database.url, size);
    const reviews = [...generateBusinesses(size)].flatMap((row) => JSON.parse(row.user_reviews ?? '[]'));
    expect(await numberOf('SELECT count(*) AS n FROM businesses')).toBe(size.count);
    expect(await numberOf('SELECT count(*) AS n FROM reviews')).toBe(reviews.length);
    expect(
      await numberOf('SELECT count(*) AS n FROM businesses WHERE category_id IS NULL OR city_id IS NULL'),
    ).toBe(0);
    expect(await numberOf('SELECT sum(business_count) AS n FROM categories')).toBe(size.count);
    expect(await numberOf('SELECT count(*) AS n FROM cities')).toBe(1_700);
    const first = generateBusinesses(size).next().value;
    expect(await query('SELECT name, address, description, about FROM businesses WHERE id = 1')).toEqual([
      {
        name: first?.name,
        address: first?.full_address,
        description: first?.description,
        about: first?.about ? JSON.parse(first.about) : null,
      },
    ]);
  }, 120_000);

  it('refuses a directory with listings', async () => {
    const size = { seed: 3, count: 20 };
    await seedDatabase(database.url, size);
    await expect(seedDatabase(database.url, size)).rejects.toThrow('empty');
  });
});
