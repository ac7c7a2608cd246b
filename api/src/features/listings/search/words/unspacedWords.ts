import sql, { type Sql } from 'sql-template-tag';
import type { Reader } from '../../reader.ts';

/** Maximum number of words that contain a typed one, in names without spaces. */
export const maxWithin = 24;

/** Ranges of scripts without spaces in the order of the vocabulary. */
const unspaced: readonly [script: RegExp, from: string, to: string][] = [
  [/^[\p{Script=Thai}\p{Script=Lao}]/u, '\u0e00', '\u0f00'],
  [/^\p{Script=Myanmar}/u, '\u1000', '\u10a0'],
  [/^\p{Script=Khmer}/u, '\u1780', '\u1800'],
  // Korean has spaces, but not within the names of branches.
  [/^\p{Script=Hangul}/u, '\uac00', '\ud7a4'],
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, '\u3040', '\ua000'],
];

/** Whether names in the script of a word have words without spaces between them. */
export const isUnspaced = (word: string): boolean => unspaced.some(([script]) => script.test(word));

/** A word in two, of which the longest that the directory has is one: "선릉역스타벅스". Null if neither end is known. */
export async function knownEnd({ db }: Reader, word: string): Promise<string[] | null> {
  const letters = Array.from(word);
  const cuts = letters
    .slice(0, 12)
    .map((_, at) => [letters.slice(0, at).join(''), letters.slice(at).join('')] as const)
    .filter((pair) => pair.every((part) => Array.from(part).length > 1));
  if (cuts.length === 0) return null;
  const [longest] = await db.rows<{ word: string }>(sql`
    SELECT word FROM search_vocabulary WHERE word = ANY (${cuts.flat()}::text[]) ORDER BY length(word) DESC, word LIMIT 1`);
  const cut = cuts.find((pair) => longest && pair.includes(longest.word));
  return cut ? [...cut] : null;
}

/** Words of the vocabulary that hold one of these within them, of the same script. */
export async function wordsHolding({ db }: Reader, words: readonly string[]): Promise<HeldWord[]> {
  const query = containingWordsQuery(words);
  return query ? db.rows<HeldWord>(query) : [];
}

interface HeldWord {
  typed: string;
  word: string;
}

/** A query of words of the same script that hold a typed one, the shortest first; null if no script has such words. */
export function containingWordsQuery(typed: readonly string[]): Sql | null {
  const parts = typed.flatMap((word) => {
    const range = unspaced.find(([script]) => script.test(word));
    return range && word.length > 1 ? [{ word, from: range[1], to: range[2] }] : [];
  });
  if (parts.length === 0) return null;
  const columns = [parts.map(({ word }) => word), parts.map(({ from }) => from), parts.map(({ to }) => to)];
  return sql`SELECT typed, holding.word, 'WITHIN' AS how
    FROM unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[]) AS part(typed, low, high), LATERAL (
      SELECT word FROM search_vocabulary WHERE word >= low COLLATE "C" AND word < high COLLATE "C" AND position(typed IN word) > 1
      ORDER BY length(word), word LIMIT ${maxWithin}
    ) AS holding`;
}
