import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rootFolder } from '../lib/rootFolder.ts';
import { useTestDatabase } from './useTestDatabase.ts';
import { latinLetters } from './latinLetters.ts';

const database = useTestDatabase();

const asked = async (name: string, words: readonly string[]) => {
  const { rows } = await database.db.pool.query<{ key: string | null }>(
    `SELECT ${name}(word) AS key FROM unnest($1::text[]) WITH ORDINALITY AS w(word, at) ORDER BY at`,
    [words],
  );
  return rows.map(({ key }) => key);
};

describe('words in the Latin alphabet', () => {
  it('are spelled with the letters of any-ascii for every character', () => {
    const sql = readFileSync(path.join(rootFolder, 'api/prisma/sql/text/latin_of.sql'), 'utf8');
    const stored = JSON.parse(/letters CONSTANT jsonb := '([^']+)'/.exec(sql)?.[1] ?? '{}') as Record<
      string,
      string
    >;
    const letters = Object.fromEntries(Object.entries(latinLetters()).filter(([, latin]) => latin !== ''));
    expect(stored).toEqual(letters);
  });

  it.each([
    ['тануки', 'tanuki'],
    ['шоколадница', 'shokoladnitsa'],
    ['ακροπολις', 'akropolis'],
    ['რესტორანი', 'restorani'],
    ['서울식당', 'seoulsikdang'],
    ['さくら', 'sakura'],
    ['café', 'café'],
  ])('%s is %s', async (word, latin) => {
    expect(await asked('latin_of', [word])).toEqual([latin]);
  });
});

describe('words of one sound', () => {
  it.each([
    [['кинолошки', 'kinoloski', 'kinoloshki']],
    [['хачапури', 'khachapuri', 'hachapuri']],
    [['шоколадница', 'shokoladnitsa', 'shokoladnica']],
    [['χρυσανθη', 'chrysanthi', 'hrisanthi']],
    [['кафе', 'cafe', 'kafe', 'καφε']],
    [['тбилиси', 'tbilisi', 'თბილისი']],
    [['きょうと', 'kyoto']],
  ])('have one key: %j', async (words) => {
    expect(new Set(await asked('sound_of', words)).size).toBe(1);
  });

  it('are compared by their consonants in scripts without vowels', async () => {
    expect(await asked('consonants_of', ['السلام', 'salam', 'שלום', 'shalom'])).toEqual([
      'slm',
      'slm',
      'slm',
      'slm',
    ]);
  });
});
