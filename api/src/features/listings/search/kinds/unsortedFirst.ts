import type { Interpretation, Term } from '../searchTerms.ts';
import type { UnderstoodSearch } from '../understandSearch.ts';

/** Kinds whose listings are called by their kitchens, whatever their category is. */
const ofFood = /^(?:amenity\/(?:restaurant|fast_food|cafe|bar|pub)|cuisine)(?:\/|$)/;

/**
 * An interpretation that asks for nothing but a kind that no category stands for; before it the same among listings of no
 * category, which may be of the kind: a "mobile butcher" sells no phones.
 */
export function unsortedFirst(search: UnderstoodSearch, interpretation: Interpretation): Interpretation[] {
  const { kinds, soughtKinds } = search;
  const sought = soughtKinds.filter(({ kind }) => !ofFood.test(kind)).map(({ words }) => words.join(' '));
  const isSought = ({ words }: Term) => sought.includes(words.join(' '));
  const isKindAlone = (terms: readonly Term[]) => terms.length > 0 && terms.every(isSought);
  const { ways, isUnsorted } = interpretation;
  return kinds.length === 0 && !isUnsorted && ways.length > 0 && ways.every(isKindAlone)
    ? [{ ...interpretation, isUnsorted: true }, interpretation]
    : [interpretation];
}
