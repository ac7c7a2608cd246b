import { isAddress, isStreetWord } from '../../../../../domain/search/abbreviations.ts';
import { isLandmark } from '../../../../../domain/search/landmarks.ts';
import { withoutLocative } from '../../../../../domain/search/cases/caseEndings.ts';
import { isFoodWord } from '../../../lib/placeKinds/kindKey.ts';
import { isCuisine, kindOf, unsureKind } from '../../../lib/placeKinds/kindOf.ts';
import type { Interpretation, Term } from './searchTerms.ts';
import type { ResolvedSearch } from './resolveSearch.ts';

/** Weights of terms; other words have weight 1. Terms of low weight are left out first. */
export const weights = {
  place: 6,
  certainPlace: 9,
  region: 1,
  number: 7,
  kind: 4,
  kindOfName: 1.5,
  name: 10,
  feature: 1,
  word: 1,
  phonetic: 4.5,
  cuisine: 1.1,
  dish: 0.9,
  landmark: 0.8,
  houseNumber: 0.7,
  street: 0.6,
  guess: 0.5,
} as const;

/** Weight of a term. Pure. */
export function weightOf(term: Term, search: ResolvedSearch): number {
  if (term.role === undefined && isLocated(term, search)) return weights.place;
  if (term.role === undefined && isGuessed(term, search))
    // A word that sounds like one in another script is probably a name.
    return term.words.every((word) => search.otherScripts.has(word) && Array.from(word).length > 1)
      ? weights.phonetic
      : weights.guess;
  if (term.role === 'place') return search.place?.isCertain ? weights.certainPlace : weights.place;
  // For a part of a town, the region is the town.
  if (term.role === 'region' && search.place?.position) return weights.place;
  if (term.isUnsure) return weights.word;
  if (term.role !== undefined) return weights[term.role];
  if (term.words.some((word) => /\d{4,}/.test(word))) return weights.number;
  // Of "torstr 5" the street is there, whatever numbers listings have.
  if (term.words.every((word) => /^\d{1,3}$/.test(word))) return weights.houseNumber;
  // Of "badener str 663" the word for a street says least.
  if (isAddress(search.typed.words) && term.words.every(isStreetWord)) return weights.street;
  // "Döner altstadt" is döner first.
  if (isLandmark(term.words)) return weights.landmark;
  // "Caribbean food" is Caribbean first.
  if (term.words.every(isFoodWord)) return weights.guess;
  // In "ethiopian restaurant zurich wiedikon", the cuisine counts more than a word that may be where.
  if (search.place && search.kinds.length > 0 && isCuisine(term.words.join(' '))) return weights.cuisine;
  // In "chicken chips morleys", the name counts more than the dishes.
  const kind = kindOf(term.words.join(' '));
  return kind && kind.confidence > unsureKind && /^amenity\/(?:restaurant|fast_food)/.test(kind.kind)
    ? weights.dish
    : weights.word;
}

/** Whether a term has a locative ending that listings lack: "beyoğlunda". */
const isLocated = ({ words }: Term, { known }: ResolvedSearch): boolean =>
  words.every((word) => !known.has(word) && withoutLocative(word).some((stem) => known.has(stem)));

/** Whether a term has only unknown words, which can match only by correction. */
function isGuessed({ words, marks, synonyms, wholes = [] }: Term, { known }: ResolvedSearch): boolean {
  return (
    marks.length + synonyms.length + wholes.length === 0 &&
    words.every((word) => !known.has(word) && !/\d/.test(word))
  );
}

/**
 * For an interpretation that leaves words out: first the same with brands only by name, then itself. "Subway" is rather the brand than
 * other sandwich shops.
 */
export function brandsFirst(interpretation: Interpretation): Interpretation[] {
  const { ways, leftOut } = interpretation;
  if (leftOut.length === 0 || !ways.flat().some(({ isUnsure }) => isUnsure)) return [interpretation];
  const named = ways.map((terms) =>
    terms.map((term) => (term.isUnsure ? { ...term, names: [], marks: [] } : term)),
  );
  return [{ ...interpretation, ways: named }, interpretation];
}
