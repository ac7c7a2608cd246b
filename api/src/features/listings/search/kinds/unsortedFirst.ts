import type { Interpretation, Term } from '../searchTerms.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';

/** Kinds whose listings are called by their cuisines, whatever their category is. */
const ofFood = /^(?:amenity\/(?:restaurant|fast_food|cafe|bar|pub)|cuisine)(?:\/|$)/;

/**
 * For a search for only a kind without a category: the interpretation among listings without a category, which may be of the kind,
 * then the interpretation itself. A "mobile butcher" sells no phones.
 */
export function unsortedFirst(search: ResolvedSearch, interpretation: Interpretation): Interpretation[] {
  const { kinds, dictionaryKinds } = search;
  const named = dictionaryKinds.filter(({ kind }) => !ofFood.test(kind)).map(({ words }) => words.join(' '));
  const isNamed = ({ words }: Term) => named.includes(words.join(' '));
  const isKindAlone = (terms: readonly Term[]) => terms.length > 0 && terms.every(isNamed);
  const { ways, isUnsorted } = interpretation;
  return kinds.length === 0 && !isUnsorted && ways.length > 0 && ways.every(isKindAlone)
    ? [{ ...interpretation, isUnsorted: true }, interpretation]
    : [interpretation];
}
