import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../../domain/testing/examples.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';
import { everyListing, type Term } from '../searchTerms.ts';
import { wantedQuery } from './searchQuery.ts';

const database = useTestDatabase();

const wordsIn = (query: string | null): string[] => query?.match(/'[^']*'(?::\*)?/g) ?? [];

describe('the query of an interpretation', () => {
  const term = (word: string, marks: string[] = []): Term => ({ words: [word], synonyms: [], marks });
  const letters = ['a', 'b', 'c', 'd', 'e'];
  const listings = Array.from({ length: 2 ** letters.length }, (_, set) =>
    letters.filter((_letter, at) => set & (1 << at)),
  );

  it('finds listings with all terms of one alternative, and queries common terms once', async () => {
    const way = fc.uniqueArray(fc.constantFrom(...letters), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(way, { minLength: 1, maxLength: 3 }), async (ways) => {
        const query = wantedQuery([], {
          ...everyListing,
          ways: ways.map((words) => words.map((word) => term(word))),
        });
        const { rows } = await database.db.pool.query<{ found: boolean }>(
          `SELECT array_to_tsvector(string_to_array(words, ' ')) @@ $2::tsquery AS found
           FROM unnest($1::text[]) WITH ORDINALITY AS u(words, at) ORDER BY at`,
          [listings.map((words) => words.join(' ') || 'none'), query],
        );
        const wanted = listings.map((words) => ways.some((one) => one.every((word) => words.includes(word))));
        expect(rows.map(({ found }) => found)).toEqual(wanted);
        for (const word of letters.filter((one) => ways.every((words) => words.includes(one))))
          expect(wordsIn(query).filter((lexemes) => lexemes === `'${word}'`)).toHaveLength(1);
      }),
      { numRuns: examples(40) },
    );
  });

  it('asks for few words and marks, whatever the number of kinds and of their categories', () => {
    const marks = (from: number) => Array.from({ length: 30 }, (_, i) => `'#c${from + i}'`);
    const ways = [['cafe', 'bar', 'hotel', 'bakery'].map((word, at) => term(word, marks(at * 100)))];
    const lexemes = wordsIn(wantedQuery([], { ...everyListing, ways }));
    expect(lexemes.length).toBeLessThanOrEqual(34);
    expect(lexemes).toEqual(expect.arrayContaining(["'#c0'", "'#c100'", "'#c200'", "'#c300'"]));
  });

  it('asks for few words, however many spellings its words may be taken for', () => {
    const words = ['石畳', '食堂', '鈴虫'];
    const typos = new Map(words.map((word) => [word, Array.from({ length: 24 }, (_, i) => `${word}${i}`)]));
    const lexemes = wordsIn(
      wantedQuery([], { ...everyListing, ways: [words.map((word) => term(word))], typos }),
    );
    expect(lexemes.length).toBeLessThanOrEqual(34);
    expect(lexemes).toEqual(expect.arrayContaining(["'石畳0'", "'食堂0'", "'鈴虫0'"]));
  });
});
