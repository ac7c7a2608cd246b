import sql, { empty } from 'sql-template-tag';
import { splitsInTwo } from '../../../../../../domain/search/wordPieces.ts';
import { englishOfTransliteration } from '../../../../lib/text/transliteration/englishOfTransliteration.ts';
import { foreignSpellings } from '../../../../lib/text/transliteration/foreignSpellings.ts';
import { hangulPatterns } from '../../../../lib/text/transliteration/hangul.ts';
import { kanaPatterns } from '../../../../lib/text/transliteration/kana.ts';
import { nativeWords } from '../../../../lib/text/nativeWords.ts';
import { pinyinPatterns } from '../../../../lib/text/transliteration/pinyin.ts';
import {
  greekY,
  phoneticForms,
  kanaSound,
  otherArticle,
  romanised,
  shortLatin,
  vowelless,
  withoutLastLetters,
} from '../../../../lib/text/wordForms.ts';
import type { Reader } from '../../reader.ts';
import { thaiPatterns } from './thaiPatterns.ts';
import { containingWordsQuery, isUnspaced, maxWithin } from './unspacedWords.ts';

/** A word of the vocabulary for a typed one, and how they are related. */
export interface WordRow {
  typed: string;
  word: string;
  how: 'KNOWN' | 'BEGUN' | 'WITHIN' | 'SOUND' | 'CONSONANTS' | 'TWO_CONSONANTS' | 'TOGETHER';
}

/** Maximum number of completions of a word. */
export const maxEndings = 8;

export const isLatin = (word: string): boolean => /^[\u0000-\u024f]*$/.test(word);

/** Each word with the next one. */
export const pairsOf = (words: readonly string[]): (readonly [string, string])[] =>
  words.slice(1).map((word, i) => [words[i] ?? '', word] as const);

/** Each Latin word with the next two: "dogs r barkin". */
export const triplesOf = (words: readonly string[]): (readonly [string, string, string])[] =>
  words
    .slice(2)
    .map((word, i) => [words[i] ?? '', words[i + 1] ?? '', word] as const)
    .filter((three) => /^[a-z]{6,}$/.test(three.join('')));

/** Spellings of the words of a search, each list for a part of the statement below. `others` are further whole words. */
function spellingsOf(words: readonly string[], others: readonly string[]) {
  const typed = [...new Set(words)];
  const pairs = pairsOf(words);
  const together = pairs
    .map((pair) => pair.join(''))
    .filter((word) => word.length >= (isLatin(word) ? 5 : 3) && /^[\p{L}\p{M}]+$/u.test(word));
  // The article of an Arabic name is typed as a word of its own: "al nader" is النادر.
  const withArticle = pairs
    .filter(([first]) => /^(?:[ae][lnrstdz]|ash|esh|ul)$/.test(first))
    .map((pair) => pair.join(''));
  // Names in kana and Hangul have no space where their Latin spellings have one.
  const latinTogether = together.filter((word) => /^[a-z]+$/.test(word));
  // "Мак дональдс" is one word in Latin letters.
  const foreignTogether = together
    .filter((word) => !isLatin(word) && !isUnspaced(word))
    .flatMap((word) => phoneticForms(word).map((form) => [word, form] as const));
  const apart = typed
    .filter((word) => /^[\p{L}\p{M}]+$/u.test(word))
    .flatMap((word) => splitsInTwo(word).flat());
  const endless = typed.flatMap((word) => withoutLastLetters(word));
  const stems = [...together, ...triplesOf(words).map((three) => three.join(''))].flatMap((word) =>
    word.endsWith('s') ? [word, word.slice(0, -1)] : [word],
  );
  const whole = [
    ...new Set([
      ...typed,
      ...endless,
      ...stems,
      ...apart,
      ...typed.flatMap(otherArticle),
      ...typed.flatMap(greekY),
      ...typed.flatMap(shortLatin),
      ...typed.flatMap(englishOfTransliteration),
      ...others,
    ]),
  ].filter((word) => word.length > 1);
  // Codes and numbers have no useful sound.
  const spoken = typed.filter((word) => !/\d/.test(word));
  const phonetic = spoken.flatMap((word) => phoneticForms(word).map((form) => [word, form] as const));
  const bare = spoken.flatMap((word) => romanised(word).map((form) => [word, form] as const));
  const foreign = spoken.flatMap((word) => foreignSpellings(word).map((form) => [word, form] as const));
  // In scripts without spaces, a word may be the beginning of a longer one.
  const phoneticPrefixes = typed
    .filter((word, at) => at === typed.length - 1 || isUnspaced(word))
    .flatMap((word) => [word, ...kanaSound(word)].map((form) => [word, form] as const));
  return {
    typed,
    whole,
    phonetic,
    phoneticPrefixes,
    bare,
    foreign,
    withArticle,
    latinTogether,
    foreignTogether,
  };
}

/** Looks up the words of a search in the vocabulary by one statement: themselves, their alternatives, and their joined or split forms. */
export async function vocabularyRows(
  { db }: Reader,
  words: readonly string[],
  others: readonly string[],
): Promise<WordRow[]> {
  const spellings = spellingsOf(words, others);
  const { typed, whole, phonetic, phoneticPrefixes, bare, foreign } = spellings;
  const { withArticle, latinTogether, foreignTogether } = spellings;
  const holding = containingWordsQuery(typed);
  return db.rows<WordRow>(sql`
    SELECT word AS typed, word, 'KNOWN' AS how FROM search_vocabulary WHERE word = ANY (${whole}::text[])
    UNION ALL SELECT typed, begun.word, 'BEGUN' FROM unnest(${typed}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE word >= typed COLLATE "C" AND word < (typed || chr(1114111)) COLLATE "C" LIMIT ${maxEndings + 1}
    ) AS begun
    ${holding ? sql`UNION ALL ${holding}` : empty}
    UNION ALL SELECT typed, same.word, 'SOUND' FROM unnest(${phonetic.map(([word]) => word)}::text[], ${phonetic.map(([, form]) => form)}::text[]) AS phonetic(typed, form), LATERAL (
      SELECT word FROM search_vocabulary WHERE sound_of(word) COLLATE "C" = sound_of(form) AND word <> typed LIMIT 40
    ) AS same
    UNION ALL SELECT typed, begun.word, 'SOUND' FROM unnest(${phoneticPrefixes.map(([word]) => word)}::text[], ${phoneticPrefixes.map(([, form]) => form)}::text[]) AS phonetic(typed, form), LATERAL (
      SELECT word FROM search_vocabulary WHERE sound_of(word) COLLATE "C" > sound_of(form)
        AND sound_of(word) COLLATE "C" < (sound_of(form) || '~') AND length(sound_of(form)) >= 4
        AND (word ~ '^[\u0001-\u024f]*$') <> (typed ~ '^[\u0001-\u024f]*$') LIMIT 20
    ) AS begun
    UNION ALL SELECT typed, same.word, CASE WHEN length(consonants_of(form)) > 2 THEN 'CONSONANTS' ELSE 'TWO_CONSONANTS' END
      FROM unnest(${bare.map(([word]) => word)}::text[], ${bare.map(([, form]) => form)}::text[]) AS bare(typed, form), LATERAL (
      SELECT word FROM search_vocabulary WHERE consonants_of(word) COLLATE "C" = consonants_of(form)
        AND (word ~ ${vowelless}) <> (typed ~ ${vowelless}) LIMIT 20
    ) AS same
    UNION ALL SELECT typed, same.word, 'CONSONANTS' FROM unnest(${foreign.map(([word]) => word)}::text[], ${foreign.map(([, form]) => form)}::text[]) AS foreign_name(typed, form), LATERAL (
      SELECT word FROM search_vocabulary WHERE consonants_of(word) COLLATE "C" = consonants_of(form)
        AND length(consonants_of(form)) > 2 AND word ~ '^[a-z]' LIMIT 20
    ) AS same
    UNION ALL SELECT typed, same.word, 'TOGETHER' FROM unnest(${withArticle}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE consonants_of(word) COLLATE "C" = consonants_of(regexp_replace(typed, '^[aeu].', ''))
        AND length(typed) >= 5 AND word ~ '^[\u0620-\u06ff]' LIMIT 8
    ) AS same
    UNION ALL SELECT typed, same.word, 'TOGETHER' FROM unnest(${latinTogether}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE sound_of(word) COLLATE "C" = sound_of(typed) AND word ~ '^[\u3040-\u30ff\uac00-\ud7a3]' LIMIT 8
    ) AS same
    UNION ALL SELECT typed, same.word, 'TOGETHER' FROM unnest(${foreignTogether.map(([word]) => word)}::text[], ${foreignTogether.map(([, form]) => form)}::text[]) AS phonetic(typed, form), LATERAL (
      SELECT word FROM search_vocabulary WHERE sound_of(word) COLLATE "C" = sound_of(form) AND length(sound_of(form)) >= 4
        AND word ~ '^[a-z]' LIMIT 8
    ) AS same`);
}

/** Range of a script in the order of the vocabulary. */
const [thai, hangul, kana, han] = [
  ['\u0e01', '\u0e80'],
  ['\uac00', '\ud7a4'],
  ['\u3040', '\ua000'],
  ['\u3400', '\ua000'],
] as const;

/**
 * Korean, Japanese and Chinese words that hold one that was typed as it sounds. `unknown` words are read as syllables, `runs`
 * of words as one Thai word.
 */
export async function wordsBySound(
  { db }: Reader,
  words: readonly string[],
  unknown: readonly string[],
  runs: readonly string[] = [],
): Promise<WordRow[]> {
  const patterns = [
    ...runs.flatMap((run) => thaiPatterns(run).map((pattern) => [run, pattern, thai] as const)),
    ...words.flatMap((word) =>
      nativeWords(word).map((native) => [word, native, isHangul(native) ? hangul : kana] as const),
    ),
    ...unknown.flatMap((word) => [
      ...pinyinPatterns(word).map((pattern) => [word, pattern, han] as const),
      ...hangulPatterns(word).map((pattern) => [word, pattern, hangul] as const),
      ...kanaPatterns(word).map((pattern) => [word, pattern, kana] as const),
    ]),
  ];
  if (patterns.length === 0) return [];
  const [typed, sought] = [patterns.map(([word]) => word), patterns.map(([, pattern]) => pattern)];
  const [low, high] = [patterns.map(([, , range]) => range[0]), patterns.map(([, , range]) => range[1])];
  const most = patterns.map(([, , range]) => (range === thai ? mostThai : null));
  return db.rows<WordRow>(sql`
    SELECT typed, holding.word, 'WITHIN' AS how
    FROM unnest(${typed}::text[], ${sought}::text[], ${low}::text[], ${high}::text[], ${most}::int[]) AS spelt(typed, pattern, low, high, most), LATERAL (
      SELECT word FROM (SELECT word FROM search_vocabulary WHERE word >= low COLLATE "C" AND word < high COLLATE "C" LIMIT most) AS native
      WHERE word ~ pattern ORDER BY length(word), word LIMIT ${maxWithin}
    ) AS holding`);
}

/** Names in Thai are words of their own, of which there are as many as listings: so many are compared. */
const mostThai = 50_000;

const isHangul = (word: string): boolean => /^\p{Script=Hangul}/u.test(word);
