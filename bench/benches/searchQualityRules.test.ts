import { describe, expect, it } from '@jest/globals';
import { generateBusinesses } from '../generator/generateBusinesses.ts';
import { qualityQueries, type KnownListing } from './searchQualityRules.ts';

const listings: KnownListing[] = [...generateBusinesses({ seed: 5, count: 5_000 })].map((row, index) => ({
  id: index + 1,
  name: row.name,
  category: row.category,
  city: row.city,
  countryCode: row.country_code,
}));

describe('the rules of search quality', () => {
  const queries = qualityQueries(listings, { seed: 7, count: 140 });

  it('asks twenty queries of each kind, always the same', () => {
    const perRule = new Map<string, number>();
    for (const { rule } of queries) perRule.set(rule, (perRule.get(rule) ?? 0) + 1);
    expect([...perRule.values()]).toEqual(Array.from({ length: 7 }, () => 20));
    expect(qualityQueries(listings, { seed: 7, count: 140 })).toEqual(queries);
  });

  it('damages queries as each rule states', () => {
    const named = (text: string) =>
      listings.find(({ id }) => id === queries.find((q) => q.text === text)?.id);
    for (const { rule, text } of queries) {
      const name = named(text)?.name ?? '';
      if (rule === 'half a name') expect(text.startsWith(name)).toBe(false);
      if (rule === 'words in another order') expect(text.startsWith(name)).toBe(false);
      if (rule === 'one letter missing' || rule === 'two letters swapped')
        expect(text.includes(name)).toBe(false);
    }
  });
});
