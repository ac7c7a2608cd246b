import { describe, expect, it } from '@jest/globals';
import anyAscii from 'any-ascii';
import fc from 'fast-check';
import { plainWords } from '../../domain/search/plainWords.ts';
import { listBusinesses } from '../../api/src/features/listings/list/listBusinesses.ts';
import { suggest } from '../../api/src/features/listings/search/suggest.ts';
import type { Context } from '../../api/src/lib/context.ts';
import { useTestDatabase } from '../../api/src/testing/useTestDatabase.ts';
import { readQueried, shownWith } from '../queries/measureQueries.ts';
import { fillQueryDirectory } from '../queries/queryDirectory.ts';
import { examples } from '../../domain/testing/examples.ts';

const database = useTestDatabase();
const idOnly = new Set(['id']);

/** Scripts that meet the Latin alphabet by sound. */
const phonetic =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Hangul}]/u;

const scripts: Record<string, (word: string) => string> = {
  'as stored': (word) => word,
  'in capitals': (word) => word.toUpperCase(),
  // Marks of Thai and Devanagari are vowels.
  'without accents': (word) =>
    word
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  'in the Latin alphabet': (word) => (phonetic.test(word) ? anyAscii(word).toLowerCase() : word),
};

describe('a search of words that listings have', () => {
  it('finds something, whatever the words, their order and their script, and suggests what it finds', async () => {
    await fillQueryDirectory(database.db, 21);
    const listings = await readQueried(database.db);
    const texts = listings.flatMap(({ name, category, city }) => [name, category, city]);
    const words = [...new Set(texts.flatMap((text) => plainWords(text ?? '')))].filter(
      (word) => word.length > 2,
    );
    expect(words.length).toBeGreaterThan(300);
    const context = {
      db: database.db,
      viewer: { kind: 'anonymous' },
      isStoredOperation: true,
    } as unknown as Context;
    const word = fc
      .tuple(fc.constantFrom(...words), fc.constantFrom(...Object.keys(scripts)))
      .map(([typed, script]) => scripts[script]?.(typed) ?? typed)
      .filter((typed) => typed !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 6 }), async (typed) => {
        const text = typed.join(' ');
        const page = await listBusinesses(context, { first: 100, filter: { search: text } }, idOnly);
        expect({ text, isEmpty: page.nodes.length === 0 }).toEqual({ text, isEmpty: false });
        if (page.pageInfo.hasNextPage) return;
        const listed = (await shownWith(context, page)).map(({ id }) => id);
        const { businesses } = await suggest(context, { text, limit: 5 }, idOnly);
        expect({ text, unlisted: businesses.filter(({ id }) => !listed.includes(id)) }).toEqual({
          text,
          unlisted: [],
        });
      }),
      { numRuns: examples(100) },
    );
  }, 240_000);
});
