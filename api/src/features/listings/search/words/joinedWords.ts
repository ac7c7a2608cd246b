import sql from 'sql-template-tag';
import { isState } from '../../../../../../domain/search/abbreviations.ts';
import { isPreposition, isStopWord } from '../../../../../../domain/search/stopWords.ts';
import {
  segmentations,
  splitsInTwo,
  lettersAndDigits,
  piecesOf,
} from '../../../../../../domain/search/wordPieces.ts';
import type { Reader } from '../../reader.ts';
import type { Synonym } from '../searchTerms.ts';
import { pairsOf, triplesOf, type WordRow } from './vocabularyRows.ts';

const maxSplits = 2;
/** Maximum number of ways to split a word: each costs an index lookup. */
const maxCuts = 3;
/** Shorter words are not in the vocabulary. */
const minKnownLength = 3;
/** Minimum share of a word's letters in its significant pieces. */
const minShare = 0.7;

const isKnownIn = (vocabulary: ReadonlySet<string>) => (word: string) =>
  word.length < minKnownLength || vocabulary.has(word);

/** Words that names split or join: "bund39", "vets 4 pets", "barlupo". */
export function joinedWords(
  words: readonly string[],
  rows: readonly WordRow[],
  vocabulary: ReadonlySet<string>,
): Synonym[] {
  const typed = [...new Set(words)];
  const pairs = pairsOf(words);
  const isKnown = isKnownIn(vocabulary);
  return [
    ...pairs.flatMap(([first, second]) =>
      withPossessive(first + second, vocabulary).map((means) => ({ words: [first, second], means })),
    ),
    ...triplesOf(words).flatMap((three) =>
      withPossessive(three.join(''), vocabulary).map((means) => ({ words: three, means })),
    ),
    ...typed.flatMap((word) =>
      splitsInTwo(word)
        .filter((halves) => halves.every(isKnown))
        // Of a word that is known as it is, only what an apostrophe would part.
        .filter((parts) => !vocabulary.has(word) || parts.some((part) => part.length === 1))
        .slice(0, 4)
        .map((means) => ({ words: [word], means })),
    ),
    ...typed.flatMap((word) => {
      const parts = lettersAndDigits(word);
      return parts ? [{ words: [word], means: parts }] : [];
    }),
    ...pairs
      .filter((pair) => pair.every((word) => /\d/.test(word) && /^[a-z\d]{2,5}$/.test(word)))
      .map((pair) => ({ words: pair, means: [pair.join('')] })),
    ...pairs.flatMap((pair) =>
      rows
        .filter(({ how, typed: one }) => how === 'TOGETHER' && one === pair.join(''))
        .map(({ word }) => ({ words: pair, means: [word] })),
    ),
    ...typed
      .filter((word) => /^\d{1,4}$/.test(word))
      .map((word) => ({ words: [word], means: [`no${word}`] })),
    ...joinedNumbers(words),
    ...initials(words, vocabulary),
    ...genitivesOfInitials(words, vocabulary),
  ];
}

/** Known words that are two others as well: "southstar" of South Star. */
export function splitWords(words: readonly string[], vocabulary: ReadonlySet<string>): Synonym[] {
  const isKnown = isKnownIn(vocabulary);
  return words
    .filter((word) => vocabulary.has(word))
    .flatMap((word) =>
      splitsInTwo(word)
        .filter((halves) => halves.every((half) => half.length !== 1 && isKnown(half)))
        .slice(0, maxSplits)
        .map((means) => ({ words: [word], means, isWhole: true })),
    );
}

/** Splits words into words of the directory. */
export async function segmentLongest({ db }: Reader, words: readonly string[]): Promise<Synonym[]> {
  const [longest = ''] = [...words].sort((a, b) => b.length - a.length);
  const pieces = piecesOf(longest);
  if (pieces.length === 0) return [];
  const rows = await db.rows<{ word: string }>(
    sql`SELECT word FROM search_vocabulary WHERE word = ANY (${pieces}::text[])`,
  );
  // Words of one or two letters are not in the vocabulary.
  const long = rows.map(({ word }) => word);
  const short = pieces.filter((piece) => piece.length === 2);
  const said = short.filter((piece) => !isFragment(piece));
  const cuts = [new Set([...long, ...said]), new Set([...long, ...short])]
    .map((known) => segmentations(longest, known))
    .find(({ length }) => length > 0);
  return (
    (cuts ?? [])
      .filter((means) => means.filter((piece) => isFragment(piece)).length <= 1)
      .map((means) => {
        const required = means.filter((piece) => !isStopWord(piece) && piece !== 's');
        return { words: [longest], means: required.length > 0 ? required : means };
      })
      // Short pieces, as of "istambul" (ist, am, bul), do not identify a word.
      .filter(({ means }) => means.join('').length >= minShare * longest.length)
      .slice(0, maxCuts)
  );
}

/** Two letters that are not a word of their own, as of "appartement" cut into ap, part, em, ent. */
const isFragment = (piece: string): boolean =>
  piece.length === 2 && !isStopWord(piece) && !isPreposition(piece);

/** Words with a number that names have in one: "vets 4 pets", "atocha 28", "4 squares". Words with digits are in no vocabulary. */
function joinedNumbers(words: readonly string[]): Synonym[] {
  const isNumber = (word = '') => /^\d{1,3}$/.test(word);
  const isName = (word = '') => /^[a-z]{2,}$/.test(word);
  return words.flatMap((word, at) => {
    const [next = '', last = ''] = words.slice(at + 1, at + 3);
    if (isNumber(word) && isName(next)) return [{ words: [word, next], means: [word + next] }];
    if (!isName(word)) return [];
    const number = next === 'for' ? '4' : next;
    return [
      ...(isNumber(next) ? [{ words: [word, next], means: [word + next] }] : []),
      ...(isNumber(number) && isName(last)
        ? [{ words: [word, next, last], means: [word + number + last] }]
        : []),
    ];
  });
}

/** "BAS" and "B.A.S.", each where the other is typed. */
function initials(words: readonly string[], vocabulary: ReadonlySet<string>): Synonym[] {
  const letters = words.map((word) => (/^\p{L}$/u.test(word) ? word : ' ')).join('');
  const apart = (letters.match(/\S{2,5}/gu) ?? []).map((run) => ({ words: Array.from(run), means: [run] }));
  const together = words
    .filter(
      // Two letters of most queries are a word or a state; the s of possessives would read half of the index.
      (word) =>
        words.length > 1 &&
        /^(?:[a-z]{3,4}|[a-rt-z]{2})$/.test(word) &&
        !vocabulary.has(word) &&
        !isStopWord(word) &&
        !isPreposition(word) &&
        !isState([word]),
    )
    .map((word) => ({ words: [word], means: [...new Set(word)] }));
  return [...apart, ...together];
}

/** "JCs" of JC's: names of two letters are in no vocabulary, and the s alone would read half of the index. */
function genitivesOfInitials(words: readonly string[], vocabulary: ReadonlySet<string>): Synonym[] {
  return words
    .filter((word) => /^[a-z]{2}s$/.test(word) && !vocabulary.has(word) && !isStopWord(word))
    .map((word) => ({ words: [word], means: [word.slice(0, -1)] }));
}

/** A word as it stands, or as the words that an apostrophe makes of it. */
function withPossessive(word: string, vocabulary: ReadonlySet<string>): string[][] {
  const stem = word.endsWith('s') ? word.slice(0, -1) : '';
  return [
    ...(vocabulary.has(word) ? [[word]] : []),
    ...(stem !== '' && vocabulary.has(stem) ? [[stem, 's']] : []),
  ];
}
