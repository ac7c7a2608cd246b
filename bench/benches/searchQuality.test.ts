import { describe, expect, it } from '@jest/globals';
import { useTestDatabase } from '../../api/src/testing/useTestDatabase.ts';
import { searchMisses } from './searchQuality.ts';
import { seedDatabase } from '../seedDatabase.ts';
import { examples } from '../../domain/testing/examples.ts';

const database = useTestDatabase();

describe('a search', () => {
  it('finds 95 of 100 listings on its first page, for every kind of typing error', async () => {
    await seedDatabase(database.url, { seed: 5, count: 5_000 });
    const count = examples(140);
    const misses = await searchMisses(database.db, { seed: 7, count });
    expect(misses.length <= count / 20 ? [] : misses).toEqual([]);
  }, 240_000);
});
