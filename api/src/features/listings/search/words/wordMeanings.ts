import anyAscii from 'any-ascii';
import { englishOfTransliteration } from '../../../../lib/text/transliteration/englishOfTransliteration.ts';
import { hangulPatterns } from '../../../../lib/text/transliteration/hangul.ts';
import { withoutWrittenOut } from '../../../../lib/text/transliteration/umlauts.ts';
import { closestBySound, phoneticDistance } from '../../../../lib/text/transliteration/closestBySound.ts';
import {
  greekY,
  otherArticle,
  isVowelless,
  shortLatin,
  withoutLastLetters,
} from '../../../../lib/text/wordForms.ts';
import type { Reader } from '../../reader.ts';
import { segmentLongest, joinedWords, splitWords } from './joinedWords.ts';
import type { Synonym, Typos } from '../searchTerms.ts';
import { merged } from './typoMaps.ts';
import { isUnspaced, maxWithin } from './unspacedWords.ts';
import { isLatin, maxEndings, vocabularyRows, wordsBySound, type WordRow } from './vocabularyRows.ts';

export interface WordMeanings {
  /** Typed words that the directory has, as whole words or as beginnings. */
  known: ReadonlySet<string>;
  /** For typed words all words that they begin, themselves too, where these are few. */
  endings: ReadonlyMap<string, readonly string[]>;
  /** The same words in another script; of scripts without spaces, words that hold them. */
  otherScripts: Typos;
  /** Words of the same script that sound alike. */
  alike: Typos;
  /** Of words without vowels those of other scripts with their consonants: many, so that they are tried late. */
  skeletons: Typos;
  /** Split or joined forms in the directory. */
  joined: readonly Synonym[];
  /** Known words that are two others as well: "southstar" of South Star. */
  split: readonly Synonym[];
}

const maxAlike = 8;

/** Resolves the words of a search in the vocabulary. `writtenOut` are words with an umlaut in their transcription. */
export async function wordMeanings(
  { db }: Reader,
  words: readonly string[],
  writtenOut: ReadonlyMap<string, string> = new Map(),
): Promise<WordMeanings> {
  const typed = [...new Set(words)];
  const umlauts = typed.flatMap((word) => withoutWrittenOut(word, { isKnown: false }));
  const rows = await vocabularyRows({ db }, words, [...umlauts, ...writtenOut.values()]);
  const vocabulary = new Set(rows.filter(({ how }) => how === 'KNOWN').map(({ word }) => word));
  const isSame = ({ typed: one, word }: WordRow) => isLatin(one) === isLatin(word);
  // A known word is rather meant as it is, and two consonants are those of too many.
  const isByConsonants = ({ how }: WordRow) => how === 'CONSONANTS' || how === 'TWO_CONSONANTS';
  const spellings = rows.filter((row) => {
    const { how, typed: one, word } = row;
    if (!isSame(row) && !(isSaid(one, word) && beginsAlike(one, word))) return false;
    if (how === 'SOUND' || !isByConsonants(row)) return how === 'SOUND';
    if (!vocabulary.has(one)) return true;
    return isVowelless(one) ? Array.from(word).length >= 4 : how === 'CONSONANTS';
  });
  const soundAlikes = likeliest(spellings.filter((row) => !isSame(row)));
  const isLate = (row: WordRow) =>
    isByConsonants(row) && (isVowelless(row.typed) || vocabulary.has(row.typed));
  const unknown = unknownOf(typed, rows);
  const isWritten = new Set(
    rows.filter(({ how }) => how === 'KNOWN' || how === 'BEGUN').map((row) => row.typed),
  );
  const [cut, sounding] = await Promise.all([
    segmentLongest({ db }, unknown),
    wordsBySound(
      { db },
      typed,
      typed.filter((word) => !isWritten.has(word)),
    ),
  ]);
  const joined = [...joinedWords(words, rows, vocabulary), ...cut].map((one) => ({ ...one, isWhole: true }));
  const known = new Set(
    rows.filter(({ how }) => ['KNOWN', 'BEGUN', 'WITHIN'].includes(how)).map((row) => row.typed),
  );
  return {
    known,
    endings: endingsOf(rows),
    otherScripts: merged(
      byTyped(
        [
          ...typed.flatMap((word): WordRow[] =>
            [
              ...otherArticle(word),
              ...greekY(word),
              ...shortLatin(word),
              ...englishOfTransliteration(word),
              ...withoutWrittenOut(word, { isKnown: vocabulary.has(word) }),
              ...(writtenOut.has(word) ? [writtenOut.get(word) ?? ''] : []),
            ]
              .filter((form) => vocabulary.has(form))
              .map((form) => ({ typed: word, word: form, how: 'WITHIN' })),
          ),
          ...rows.filter(({ how }) => how === 'WITHIN'),
          ...sounding,
        ],
        maxWithin,
      ),
      byTyped(soundAlikes.filter((row) => !isLate(row))),
    ),
    alike: byTyped([
      ...spellings.filter((row) => isSame(row) && row.how === 'SOUND'),
      ...typed.flatMap((word): WordRow[] => {
        const stem = known.has(word)
          ? undefined
          : withoutLastLetters(word).find((form) => vocabulary.has(form));
        return stem === undefined ? [] : [{ typed: word, word: stem, how: 'SOUND' }];
      }),
    ]),
    skeletons: byTyped([
      ...soundAlikes.filter(isLate),
      ...spellings.filter((row) => isSame(row) && isLate(row)),
    ]),
    joined,
    split: splitWords(typed, vocabulary),
  };
}

/** Whether a short Korean word and one in Latin letters are said alike: 기장 is no "cağ". Longer ones are foreign words. */
function isSaid(one: string, other: string): boolean {
  const [korean, latin] = /^\p{Script=Hangul}/u.test(one) ? [one, other] : [other, one];
  if (!/^\p{Script=Hangul}{2}$/u.test(korean) || !/^[a-z]+$/.test(latin)) return true;
  return (
    hangulPatterns(latin).some((pattern) => new RegExp(`^(?:${pattern})$`, 'u').test(korean)) ||
    phoneticDistance(korean, latin) === 0
  );
}

/** Scripts that leave vowels out write one that begins a word, as syllables do: "بانوس" is not Evans, "モリ" no Emery. */
function beginsAlike(one: string, other: string): boolean {
  const [native, latin] = isLatin(other) ? [one, other] : [other, one];
  return !(isConsonantFirst(native) && /^[aeiou]/.test(latin));
}

const isConsonantFirst = (word: string): boolean =>
  /^[بتثجدذرزسشصضطفقكلمنגבדזטכלמנספצקרשת]/.test(word) ||
  (/^[\p{Script=Katakana}\p{Script=Hangul}]/u.test(word) && !/^[aeiouhwy]/i.test(anyAscii(word)));

/** Of words that may be meant, those that sound most like the typed one: "хиршен" is rather Hirschen than Orsini. */
function likeliest(rows: readonly WordRow[]): WordRow[] {
  const found = new Map<string, WordRow[]>();
  for (const row of rows) found.set(row.typed, [...(found.get(row.typed) ?? []), row]);
  return [...found].flatMap(([typed, some]) =>
    closestBySound(typed, some, ({ word, how }) => ({ word, isVague: how === 'TWO_CONSONANTS' })),
  );
}

function endingsOf(rows: readonly WordRow[]): Map<string, string[]> {
  const endings = new Map<string, string[]>();
  for (const { typed, word, how } of rows)
    if (how === 'BEGUN') endings.set(typed, [...(endings.get(typed) ?? []), word]);
  // Addresses without spaces are one word with numbers in it, and these are not in the vocabulary.
  for (const [typed, words] of endings)
    if (words.length > maxEndings || !words.includes(typed) || isUnspaced(typed)) endings.delete(typed);
  return endings;
}

/** Words of letters that no listing has, not as a beginning either. */
function unknownOf(typed: readonly string[], rows: readonly WordRow[]): string[] {
  const known = new Set(rows.map((row) => row.typed));
  return typed.filter((word) => /^\p{Script=Latin}+$/u.test(word) && !known.has(word));
}

function byTyped(rows: readonly WordRow[], most = maxAlike): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { typed, word } of rows) {
    const words = all.get(typed) ?? [];
    if (words.length < most && !words.includes(word)) all.set(typed, [...words, word]);
  }
  return all;
}
