import sql from 'sql-template-tag';
import type { Reader } from '../reader.ts';
import type { Synonym, Typos } from './searchTerms.ts';

interface WordRow {
  typed: string;
  word: string;
  how: 'KNOWN' | 'BEGUN' | 'SOUND' | 'CONSONANTS';
}

export interface WordMeanings {
  /** Typed words that the directory has, as whole words or as beginnings. */
  known: ReadonlySet<string>;
  /** The same words in another script. */
  otherScripts: Typos;
  /** Words of the same script that sound alike. */
  alike: Typos;
  /** Words that are written apart, or together, elsewhere. */
  joined: readonly Synonym[];
}

const mostAlike = 8;
const semitic = /[\u0590-\u06ff]/;
const isLatin = (word: string): boolean => /^[\u0000-\u024f]*$/.test(word);

/** Every way to cut a word in two; of one letter and the rest only those that an apostrophe parts (d'Angelo, McDonald's). */
function halves(word: string): [string, string][] {
  const letters = Array.from(word);
  const cuts = Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => i + 1);
  return cuts
    .map((at): [string, string] => [letters.slice(0, at).join(''), letters.slice(at).join('')])
    .filter(([first, last]) =>
      first.length === 1
        ? /^[ldoncmjst]$/.test(first) && last.length >= 4
        : last.length === 1
          ? last === 's' && first.length >= 3
          : first.length >= 3 && last.length >= 3,
    );
}

/** What the words of a search are in the vocabulary of the directory, by one statement. */
export async function wordMeanings({ db }: Reader, words: readonly string[]): Promise<WordMeanings> {
  const typed = [...new Set(words)];
  const pairs = words.slice(1).map((word, i) => [words[i] ?? '', word] as const);
  const together = pairs
    .map((pair) => pair.join(''))
    .filter((word) => word.length >= 5 && /^\p{L}+$/u.test(word));
  const apart = typed.filter((word) => /^\p{L}+$/u.test(word)).flatMap((word) => halves(word).flat());
  const stems = together.flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word]));
  const whole = [...new Set([...typed, ...stems, ...apart])].filter((word) => word.length > 1);
  const rows = await db.rows<WordRow>(sql`
    SELECT word AS typed, word, 'KNOWN' AS how FROM search_vocabulary WHERE word = ANY (${whole}::text[])
    UNION ALL SELECT typed, begun.word, 'BEGUN' FROM unnest(${typed}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE word >= typed COLLATE "C" AND word < (typed || chr(1114111)) COLLATE "C" LIMIT 1
    ) AS begun
    UNION ALL SELECT typed, same.word, 'SOUND' FROM unnest(${typed}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE sound_of(word) COLLATE "C" = sound_of(typed) AND word <> typed LIMIT 40
    ) AS same
    UNION ALL SELECT typed, begun.word, 'SOUND' FROM unnest(${typed.slice(-1)}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE sound_of(word) COLLATE "C" > sound_of(typed)
        AND sound_of(word) COLLATE "C" < (sound_of(typed) || '~') AND length(sound_of(typed)) >= 4
        AND (word ~ '^[\u0001-\u024f]*$') <> (typed ~ '^[\u0001-\u024f]*$') LIMIT 20
    ) AS begun
    UNION ALL SELECT typed, bare.word, 'CONSONANTS' FROM unnest(${typed}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE consonants_of(word) COLLATE "C" IN
        (consonants_of(typed), consonants_of(regexp_replace(typed, '^(al|el|ha)(?=.{3})', '')))
        AND length(typed) >= 3 AND (word ~ '[\u0590-\u06ff]') <> (typed ~ '[\u0590-\u06ff]') LIMIT 20
    ) AS bare`);
  const vocabulary = new Set(rows.filter(({ how }) => how === 'KNOWN').map(({ word }) => word));
  const isSame = ({ typed: one, word }: WordRow) => isLatin(one) === isLatin(word);
  const spellings = rows.filter(
    ({ how, typed: one, word }) =>
      how === 'SOUND' || (how === 'CONSONANTS' && (!vocabulary.has(one) || Array.from(word).length >= 4)),
  );
  const joined = [
    ...pairs.flatMap(([first, second]) =>
      withPossessive(first + second, vocabulary).map((means) => ({ words: [first, second], means })),
    ),
    ...typed.flatMap((word) =>
      halves(word)
        .filter(([first, last]) => [first, last].every((part) => part.length === 1 || vocabulary.has(part)))
        // Of a word that is known as it is, only what an apostrophe would part.
        .filter((parts) => !vocabulary.has(word) || parts.some((part) => part.length === 1))
        .slice(0, 4)
        .map((means) => ({ words: [word], means })),
    ),
  ];
  return {
    known: new Set(rows.filter(({ how }) => how === 'KNOWN' || how === 'BEGUN').map((row) => row.typed)),
    // Arabic and Hebrew leave vowels out, so that a word of theirs is many of others: those are only tried late.
    otherScripts: byTyped(
      spellings.filter((row) => !isSame(row) && !(row.how === 'CONSONANTS' && semitic.test(row.typed))),
    ),
    alike: byTyped(
      spellings.filter((row) => isSame(row) || (row.how === 'CONSONANTS' && semitic.test(row.typed))),
    ),
    joined,
  };
}

/** A word as it stands, or as the words that an apostrophe makes of it. */
function withPossessive(word: string, vocabulary: ReadonlySet<string>): string[][] {
  const stem = word.endsWith('s') ? word.slice(0, -1) : '';
  return [
    ...(vocabulary.has(word) ? [[word]] : []),
    ...(stem !== '' && vocabulary.has(stem) ? [[stem, 's']] : []),
  ];
}

function byTyped(rows: readonly WordRow[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { typed, word } of rows) {
    const words = all.get(typed) ?? [];
    if (words.length < mostAlike && !words.includes(word)) all.set(typed, [...words, word]);
  }
  return all;
}
