import path from 'node:path';
import { memoize } from '../../../../domain/text/memoize.ts';
import { rootFolder } from '../rootFolder.ts';
import { endingOf, isFormOf, joinedKey, spelledKey } from './kindKey.ts';
import { SortedFile } from './sortedFile.ts';

/** How a text stands for a kind: a name, another name, a use, a product, a search term, or one that other kinds have too. */
type Rank = 'n' | 'a' | 'u' | 'p' | 't' | 's';

/** A kind that a text stands for, and the languages (ISO 639-1) in which it does. */
export interface Meaning {
  kind: string;
  rank: Rank;
  languages: string[];
  /** The ends of its words after a short stem; null if the stem is distinctive. */
  endings: readonly string[] | null;
}

/** Confidence that a text of a rank means its kind, from 0 to 1. */
export const confidences: Record<Rank, number> = { n: 1, a: 0.95, u: 0.78, p: 0.65, t: 0.5, s: 0.5 };

let opened: SortedFile | undefined;
const meaningFile = () =>
  (opened ??= new SortedFile(path.join(rootFolder, 'api/src/generated/placeKinds/meanings.tsv')));

/** All keys of `kindKey` that begin so, with what they mean. */
export const meaningsBeginningWith = (prefix: string): (readonly [key: string, readonly Meaning[]])[] =>
  meaningFile()
    .beginningWith(prefix)
    .map((line) => {
      const tab = line.indexOf('\t');
      return [line.slice(0, tab), parseMeanings(line.slice(tab + 1))];
    });

/** All keys of `kindKey` that begin so. */
export const keysBeginningWith = (prefix: string): string[] =>
  meaningFile()
    .beginningWith(prefix)
    .map((line) => line.slice(0, line.indexOf('\t')));

/** All meanings of a key of `kindKey`; empty for an unknown one. */
export const meaningsOf = memoize((key: string): readonly Meaning[] => {
  const value = key === '' ? undefined : meaningFile().find(key);
  return value === undefined ? [] : parseMeanings(value);
});

const parseMeanings = (value: string): Meaning[] =>
  value.split(' ').map((part) => {
    const [kind = '', rank = 't', languages = '', endings] = part.split(':');
    return {
      kind,
      rank: rank as Rank,
      languages: languages.split(','),
      endings: endings === undefined ? null : endings.split(','),
    };
  });

/**
 * Meanings of words; if the stem is ambiguous, those of the word as written. A word with a short stem has the meanings of words of
 * which it may be a form: "tragen" is no "trago".
 */
export function meaningsOfWords(words: readonly string[]): readonly Meaning[] {
  const spelled = meaningsOf(spelledKey(words));
  if (spelled.length > 0) return spelled;
  const key = joinedKey(words);
  const all = meaningsOf(key);
  const [word = '', ...others] = words;
  const ending = others.length > 0 ? null : endingOf(word);
  if (ending === null) return all;
  return all.filter(
    ({ endings }) => endings === null || endings.some((known) => isFormOf(key, ending, known)),
  );
}

/** Whether a meaning is a use, product or search term rather than a name of the kind. */
export const isUse = ({ rank }: Meaning): boolean => rank === 'u' || rank === 'p' || rank === 's';

/** The meaning with the highest figure; the first of equals. */
export function strongest(all: readonly Meaning[], of: (each: Meaning) => number): Meaning | undefined {
  return all.reduce<Meaning | undefined>(
    (best, each) => (best === undefined || of(each) > of(best) ? each : best),
    undefined,
  );
}
