import {
  isWithinSpan,
  overlaps,
  phraseKey,
  type Phrase,
  type Span,
  type TypedQuery,
} from '../../../../../domain/search/readQuery.ts';
import type { ResolvedQuery } from '../../../../../domain/search/resolveQuery.ts';
import { beginningsOf, demonymOf, isAdjective } from '../../../../../domain/search/cuisines/demonyms.ts';
import { plainWords } from '../../../../../domain/search/plainWords.ts';
import { isCentre } from '../../../../../domain/search/stopWords.ts';
import { isFoodWord } from '../../../lib/placeKinds/kindKey.ts';
import { kindOf, unsureKind } from '../../../lib/placeKinds/kindOf.ts';
import { isUnsureKind } from '../../../lib/placeKinds/kindOfSearch.ts';
import type { SearchedFeature } from '../list/featureMarks.ts';
import { anyRestaurant, sureKind, type KindMeanings } from './kinds/kindMeanings.ts';
import type { Synonym, Typos } from './searchTerms.ts';
import type { WordMeanings } from './words/wordMeanings.ts';

// Rules on single words and phrases of a search, which `resolveSearch` applies.

/**
 * Removes transliterations of words for features, and those of a town that are not its name: "כשר" is kosher, not a name, and
 * "Бруклин" is Brooklyn, not Brookline.
 */
export function withoutSounds(
  meanings: WordMeanings,
  properties: readonly Synonym[],
  place: ResolvedQuery['place'],
  words: readonly string[],
): WordMeanings {
  const isProperty = (word: string) =>
    properties.some(({ words }) => words.length === 1 && words[0] === word) && !meanings.known.has(word);
  const town = place?.isByOtherName ? plainWords([place.label, ...(place.cityNames ?? [])].join(' ')) : [];
  const isOfPlace = (word: string) =>
    place !== null && town.length > 0 && words.slice(place.from, place.from + place.length).includes(word);
  const others = (typos: Typos) =>
    new Map(
      [...typos]
        .filter(([word]) => !isProperty(word))
        .map(([word, spellings]): [string, readonly string[]] => [
          word,
          isOfPlace(word) && (place?.cityIds.length || spellings.some((one) => town.includes(one)))
            ? spellings.filter((one) => town.includes(one))
            : spellings,
        ]),
    );
  return { ...meanings, otherScripts: others(meanings.otherScripts), skeletons: others(meanings.skeletons) };
}

export const isNegated = (span: Span, { negations }: TypedQuery): boolean =>
  negations.some((negation) => overlaps(negation, span));

/** "Burgerking" is a search word for fast food, but a name if the directory has it as two words. */
export const isBrand = (phrase: Phrase, { joined }: WordMeanings): boolean =>
  isUnsureKind(phraseKey(phrase)) && joined.some(({ words }) => words.join(' ') === phraseKey(phrase));

/** Whether a word for food follows a cuisine, so that it is optional: "Swiss food". */
export function isFoodOfCuisine(words: readonly string[], at: number): boolean {
  const isCuisine = (word = '') =>
    !isFoodWord(word) && (demonymOf(word) !== null || kindOf(word)?.kind === anyRestaurant);
  return isFoodWord(words[at] ?? '') && [words[at - 1], words[at + 1]].some(isCuisine);
}

/** Whether a phrase contains a feature of the kind: "wifi cafe". */
export const holdsFeature = (
  phrase: Phrase,
  features: readonly SearchedFeature[],
  { kinds }: KindMeanings,
): boolean =>
  features.some((feature) => {
    if (feature.length >= phrase.length || !overlaps(phrase, feature)) return false;
    const rest = phrase.words.filter((_word, at) => !isWithinSpan(phrase.from + at, feature));
    return kinds.get(rest.join(' ')) === kinds.get(phraseKey(phrase)) && rest.length > 0;
  });

/** Removes words for the centre beside a town, unless they are part of a kind: "Zürich Zentrum", but "shopping centre zürich". */
export function withoutCentre(typed: TypedQuery, { place, kinds }: ResolvedQuery): TypedQuery {
  if (!place) return typed;
  const isBeside = (at: number) => at === place.from - 1 || at === place.from + place.length;
  const isInKind = (at: number) =>
    kinds.some((kind) => kind.confidence >= sureKind && isWithinSpan(at, kind));
  const isRequired = typed.isRequired.map(
    (required, at) => required && !(isCentre(typed.words[at] ?? '') && isBeside(at) && !isInKind(at)),
  );
  return { ...typed, isRequired };
}

/** Removes uncertain kinds of unknown words that sound like a word of the directory: "barraca" of La Baracca. */
export function withoutGuesses(found: KindMeanings, { known, alike }: WordMeanings): KindMeanings {
  const isGuess = (key: string) => {
    const word = key.split(' ').at(-1) ?? '';
    return (found.meanings.get(key)?.confidence ?? 1) <= unsureKind && !known.has(word) && alike.has(word);
  };
  const withoutThem = <Value>(all: ReadonlyMap<string, Value>) =>
    new Map([...all].filter(([key]) => !isGuess(key)));
  return { ...found, meanings: withoutThem(found.meanings), kinds: withoutThem(found.kinds) };
}

/** Words of other scripts that sound like unknown ones. */
export const soundAlikesOfUnknown = ({ otherScripts, known }: WordMeanings): string[] =>
  [...otherScripts].flatMap(([word, others]) => (known.has(word) ? [] : others));

/** "Тибетский ресторан" is a Tibetan restaurant: words that few or no listings have, as English begins them. */
export function foreignAdjectives(words: readonly string[], known: ReadonlySet<string>): Synonym[] {
  return words
    .filter((word) => !known.has(word) || isAdjective(word))
    .flatMap((word) => {
      const begun = demonymOf(word);
      return begun === null || begun.startsWith(word)
        ? []
        : beginningsOf(begun).map((one) => ({ words: [word], means: [one] }));
    });
}
