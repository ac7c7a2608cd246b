import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { generateBusinesses } from './generator/generateBusinesses.ts';
import { seedDatabase } from './seedDatabase.ts';
import { throwAwayDatabase } from './throwAwayDatabase.ts';

const size = { seed: 3, count: 2_500 };
let database: Awaited<ReturnType<typeof throwAwayDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await throwAwayDatabase(() => undefined);
  await seedDatabase(database.url, size);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}, 120_000);

afterAll(async () => {
  await client?.end();
  await database?.remove();
}, 60_000);

async function numberOf(text: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(text);
  return Number(rows[0]?.n);
}

describe('seedDatabase', () => {
  it('lands every generated business and review, each in its category and city', async () => {
    const reviews = [...generateBusinesses(size)].flatMap((row) => JSON.parse(row.user_reviews ?? '[]'));
    expect(await numberOf('SELECT count(*) AS n FROM businesses')).toBe(size.count);
    expect(await numberOf('SELECT count(*) AS n FROM reviews')).toBe(reviews.length);
    expect(
      await numberOf('SELECT count(*) AS n FROM businesses WHERE category_id IS NULL OR city_id IS NULL'),
    ).toBe(0);
    expect(await numberOf('SELECT sum(business_count) AS n FROM categories')).toBe(size.count);
    expect(await numberOf('SELECT count(*) AS n FROM cities')).toBe(1_700);
  });

  it('keeps what was written as the source had it', async () => {
    const first = generateBusinesses(size).next().value;
    const { rows } = await client.query(
      'SELECT name, address, description, about FROM businesses WHERE id = 1',
    );
    expect(rows[0]).toEqual({
      name: first?.name,
      address: first?.full_address,
      description: first?.description,
      about: first?.about ? JSON.parse(first.about) : null,
    });
  });

  it('refuses a directory that holds something', async () => {
    await expect(seedDatabase(database.url, size)).rejects.toThrow('empty');
  });
});
