import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldedWords, plainWords } from '../../../../../domain/search/plainWords.ts';
import { foldText } from '../../../../../domain/text/fold.ts';
import type { Context } from '../../../lib/context.ts';
import { makeBusiness } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { listBusinesses } from '../list/listBusinesses.ts';
import { examples } from '../../../../../domain/testing/examples.ts';

const database = useTestDatabase();

async function cutByDatabase(folded: readonly string[]): Promise<string[]> {
  const { rows } = await database.db.pool.query<{ words: string }>(
    'SELECT plain_words(text) AS words FROM unnest($1::text[]) WITH ORDINALITY AS t(text, at) ORDER BY at',
    [folded],
  );
  return rows.map(({ words }) => words);
}

/** Without letters that were added to Unicode after the database's version of it. */
async function knownToDatabase(characters: readonly string[]): Promise<string[]> {
  const words = await cutByDatabase(characters);
  return characters.filter((one, i) => words[i] !== '' || /\p{M}/u.test(one));
}

async function namesFound(search: string): Promise<string[]> {
  // Visitors' reads need no more of the context.
  const context = { db: database.db, viewer: { kind: 'anonymous' }, isStoredOperation: true };
  const { nodes } = await listBusinesses(
    context as unknown as Context,
    { filter: { search } },
    new Set(['id', 'name']),
  );
  return nodes.map(({ name }) => name);
}

const scripts = [
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan', 'Ethiopic', 'Hebrew', 'Arabic', 'Thaana'],
  ...['Cyrillic', 'Hiragana', 'Hangul', 'Han', 'Georgian', 'Armenian'],
];
const charactersOf = (script: string): string[] => {
  const isOne = new RegExp(`(?=\\p{Script=${script}})[\\p{L}\\p{M}]`, 'u');
  return Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).filter((one) =>
    isOne.test(one),
  );
};

const names = [
  ['श्री कृष्ण भोजनालय', 'कृष्ण'],
  ['ร้านอาหาร น้ำตก', 'น้ำตก'],
  ['অন্নপূর্ণা মিষ্টি', 'অন্নপূর্ণা'],
  ['முருகன் இட்லி', 'முருகன்'],
  ['మిత్ర టిఫిన్స్', 'టిఫిన్స్'],
  ['ភោជនីយដ្ឋាន អង្គរ', 'អង្គរ'],
  ['ရွှေမြို့ စားသောက်ဆိုင်', 'ရွှေမြို့'],
  ['مَطْعَم السَّلام', 'مطعم'],
  ['مطعم النخيل', 'مَطْعَم'],
  ['שָׁלוֹם קפה', 'שלום'],
] as const;

describe('words of other scripts', () => {
  it.each(names)('of %s stay whole in the database', async (name, word) => {
    const [cut] = await cutByDatabase([foldText(name)]);
    expect(cut).toBe(foldedWords(foldText(name)).join(' '));
    expect(plainWords(word)).toHaveLength(1);
  });

  it.each(names)('find %s by %s', async (name, word) => {
    await makeBusiness(database.db, { name });
    await makeBusiness(database.db, { name: 'Another place' });
    expect(await namesFound(word)).toEqual([name]);
  });

  it.each([
    ['北京烤鸭店', '烤鸭'],
    ['東京ラーメン横丁', 'ラーメン'],
    ['ก๋วยเตี๋ยวเรือเนื้อโคขุน', 'โคขุน'],
    ['ភោជនីយដ្ឋានអង្គរ', 'អង្គរ'],
    ['ရွှေမြို့စားသောက်ဆိုင်', 'စားသောက်'],
  ])('that stand within %s without a space find it by %s', async (name, word) => {
    await makeBusiness(database.db, { name });
    await makeBusiness(database.db, { name: 'Another place' });
    expect(await namesFound(word)).toEqual([name]);
  });

  it('are cut as in the database at every mark', async () => {
    const marks = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).filter((one) =>
      /\p{M}/u.test(one),
    );
    const texts = marks.map((mark) => `a${mark}b`);
    expect(await cutByDatabase(texts)).toEqual(texts.map((text) => foldedWords(text).join(' ')));
  });

  it.each(scripts)('are cut as in the database in any text of %s', async (script) => {
    const characters = await knownToDatabase(charactersOf(script));
    const text = fc.string({ unit: fc.constantFrom(...characters, ' ', '-', '1'), maxLength: 20 });
    const texts = fc.sample(text, { numRuns: examples(100), seed: 1 }).map(foldText);
    expect(await cutByDatabase(texts)).toEqual(texts.map((one) => foldedWords(one).join(' ')));
  });
});
