import { plainWords } from '../../../../../../domain/search/plainWords.ts';
import {
  isWithinSpan,
  overlaps,
  phraseKey,
  type Phrase,
  type Span,
  type TypedQuery,
} from '../../../../../../domain/search/readQuery.ts';
import type { KindMeaning } from '../../../../../../domain/search/resolveQuery.ts';
import { cuisineNamed } from '../../../../lib/placeKinds/kindOf.ts';
import { kindOfSearch } from '../../../../lib/placeKinds/kindOfSearch.ts';
import type { Synonym } from '../searchTerms.ts';
import { sureKind, type KindMeanings } from './kindMeanings.ts';
import { beginningsOf, furtherNames } from './searchedKindNames.ts';

export const isSureKind = (phrase: Phrase): boolean =>
  (kindOfSearch(phraseKey(phrase))?.confidence ?? 0) >= sureKind;

export interface ForeignKind {
  phrase: Phrase;
  names: KindMeaning['names'];
}

/** Kinds without a category, with the words that listings may have for them. */
export function namedKinds({ phrases }: TypedQuery, names: KindMeanings['names']): ForeignKind[] {
  return phrases
    .map((phrase) => ({ phrase, names: names.get(phraseKey(phrase)) ?? [] }))
    .filter((kind) => kind.names.length > 0);
}

/** Kinds by further names: "ac repair" by air conditioning, "pharmacy bundang" as 분당 약국. */
export const kindsByOtherNames = (
  { phrases }: TypedQuery,
  { kinds, meanings }: KindMeanings,
  soundAlikes: readonly string[],
): ForeignKind[] =>
  phrases.flatMap((phrase) => {
    const key = phraseKey(phrase);
    const kind = kinds.get(key);
    const names = meanings.get(key)?.names ?? [];
    return kind === undefined ? [] : [{ phrase, names: furtherNames(kind, key, soundAlikes, names) }];
  });

/** How compounds for the kinds of phrases begin. */
export const beginnings = ({ phrases }: TypedQuery, { kinds, languages }: KindMeanings): Synonym[] =>
  phrases.flatMap(({ words }) =>
    beginningsOf(kinds.get(words.join(' ')) ?? '', languages)
      .filter((beginning) => words.length > 1 || !beginning.startsWith(words[0] ?? ''))
      .map((beginning) => ({ words, means: [beginning], isName: true, isBeginning: true })),
  );

/** The names of kinds for the words as typed, which a phrase may have in another order. */
export const synonymsOf = ({ words }: TypedQuery, kinds: readonly ForeignKind[]): Synonym[] =>
  kinds.flatMap(({ phrase: { from, length }, names }) =>
    names.map((means) => ({ words: words.slice(from, from + length), means, isWhole: true })),
  );

/** Removes phrases within a kind in another language: "طبيب أسنان" is a dentist, not a doctor. */
export function withoutParts(phrases: readonly Phrase[], foreign: readonly ForeignKind[]): Phrase[] {
  return phrases.filter(
    (part) => !foreign.some(({ phrase }) => part.length < phrase.length && overlaps(part, phrase)),
  );
}

/**
 * Removes unsure kinds within longer ones: "general" of "general physician" is not a general store, "mobile" of "mobile
 * shop" no furniture.
 */
export function withoutUnsureParts(
  named: readonly ForeignKind[],
  { meanings }: KindMeanings,
): KindMeanings['meanings'] {
  const isPart = (key: string) => named.some(({ phrase }) => phrase.length > 1 && phrase.words.includes(key));
  return new Map([...meanings].filter(([key, { confidence }]) => confidence >= sureKind || !isPart(key)));
}

/** Dishes that are not a kind by their English names, which listings may have: "suppe" is soup. */
export const cuisineNamesOf = ({ words }: TypedQuery, kinds: readonly Span[]): Synonym[] =>
  words.flatMap((word, at) => {
    const name = kinds.some((kind) => isWithinSpan(at, kind)) ? [] : plainWords(cuisineNamed(word) ?? '');
    return name.length === 0 || name.join(' ') === word ? [] : [{ words: [word], means: name }];
  });
