import { isEverydayWord } from '../../../../../../domain/search/everyday/everydayWords.ts';
import {
  isWithinSpan,
  overlaps,
  type Span,
  type TypedQuery,
} from '../../../../../../domain/search/readQuery.ts';
import type { ResolvedQuery } from '../../../../../../domain/search/resolveQuery.ts';
import { phoneticDistance } from '../../../../lib/text/transliteration/closestBySound.ts';
import { searchWords, type Typos } from '../searchTerms.ts';
import { isLatin } from './vocabularyRows.ts';
import type { WordMeanings } from './wordMeanings.ts';

/** Words that must not be corrected. */
export interface FixedWords {
  all: ReadonlySet<string>;
  /** Those among them that must not be completed either. */
  whole: ReadonlySet<string>;
  /** Names of towns among them that may be two words of a name: "greenhill cafe" is Green Hill Cafe. */
  split: ReadonlySet<string>;
}

/**
 * Words that must not be corrected: those of a town without listings, and everyday words, if the search has other resolved words. So
 * "restaurant in Hamburg" does not find a Hamburger Haus, nor "quiet cafe" a Quist. The last everyday word may be a prefix of a name,
 * and a town may be in names without its ending ("esenyurtta").
 */
export function fixedWords(
  { words, isRequired }: TypedQuery,
  { place, regions, kinds }: ResolvedQuery,
  namedKinds: readonly Span[],
  alike: Typos,
): FixedWords {
  const allKinds = [...kinds, ...namedKinds];
  const spans = [...allKinds, ...regions, ...(place ? [place] : [])];
  const isTownElsewhere =
    place?.position !== undefined &&
    place.isPartOfTown !== true &&
    (place.isCertain || allKinds.some((span) => !overlaps(span, place)));
  const townWords = place ? searchWords(place.label) : [];
  const isOfTown = (word: string, at: number) =>
    isTownElsewhere &&
    isWithinSpan(at, place) &&
    !alike.get(word)?.some((other) => townWords.includes(other));
  const isEveryday = (word: string, at: number) =>
    spans.length > 0 &&
    isRequired[at] === true &&
    isEverydayWord(word) &&
    !spans.some((span) => isWithinSpan(at, span));
  const wordsWhere = (isFixed: (word: string, at: number) => boolean) => new Set(words.filter(isFixed));
  return {
    all: wordsWhere((word, at) => isOfTown(word, at) || isEveryday(word, at)),
    split: wordsWhere((word, at) => isOfTown(word, at) && place?.isCertain !== true),
    whole: wordsWhere((word, at) => isOfTown(word, at) || (isEveryday(word, at) && at < words.length - 1)),
  };
}

/** The meanings of words without corrections of fixed words. */
export function withFixedWords(meanings: WordMeanings, { all, whole, split }: FixedWords): WordMeanings {
  if (all.size === 0) return meanings;
  const others = (typos: Typos) => new Map([...typos].filter(([word]) => !all.has(word)));
  // Of a town in another script, the name of a listing that is said alike: "ресторан сплит" is also Restaurant Split.
  const saidAlike = [...meanings.otherScripts].flatMap(([word, spellings]): [string, string[]][] => {
    const same = split.has(word) ? spellings.filter((other) => phoneticDistance(word, other) === 0) : [];
    return same.length > 0 && !isLatin(word) ? [[word, same]] : [];
  });
  // "Grand hotel" is a Grandhotel.
  const isOther = ({ words }: { words: readonly string[] }) =>
    words.length > 1 || !words.some((word) => all.has(word));
  return {
    ...meanings,
    endings: new Map([...meanings.endings, ...[...whole].map((word) => [word, [word]] as const)]),
    otherScripts: new Map([...others(meanings.otherScripts), ...saidAlike]),
    alike: others(meanings.alike),
    skeletons: others(meanings.skeletons),
    joined: meanings.joined.filter(isOther),
    split: meanings.split.filter((one) => isOther(one) || one.words.every((word) => split.has(word))),
  };
}
