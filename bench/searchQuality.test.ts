import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../api/src/lib/db.ts';
import { searchMisses } from './searchQuality.ts';
import { seedDatabase } from './seedDatabase.ts';
import { throwAwayDatabase } from './throwAwayDatabase.ts';

let database: Awaited<ReturnType<typeof throwAwayDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await throwAwayDatabase(() => undefined);
  await seedDatabase(database.url, { seed: 5, count: 5_000 });
  db = openDatabase(database.url);
}, 240_000);
afterAll(async () => {
  await db?.close();
  await database?.remove();
}, 60_000);

describe('a search', () => {
  it('finds 95 of 100 listings on its first page, however they are typed', async () => {
    const misses = await searchMisses(db, { seed: 7, count: 140 });
    expect(misses.length <= 7 ? [] : misses).toEqual([]);
  }, 120_000);
});
