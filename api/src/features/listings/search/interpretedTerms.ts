import { cuisinesIn } from '../../../../../domain/search/cuisines/cuisines.ts';
import { isCuisine } from '../../../lib/placeKinds/kindOf.ts';
import { lexeme, type Term } from './searchTerms.ts';

/** A term for listings in a city. */
export const townTerm = (cityId: number): Term => ({
  words: [],
  synonyms: [],
  marks: [lexeme(`#t${cityId}`)],
  isMarkOnly: true,
});

/** Whether a term is only a cuisine or a dish: "lebanese", "fondue". */
export const isCuisineTerm = ({ words }: Term): boolean =>
  isCuisine(words.join(' ')) || cuisinesIn(words).some((dish) => dish.words.length === words.length);

/** Whether the resolved terms also match every listing that has all literal words. */
export function isPartOf(literal: readonly Term[], resolved: readonly Term[]): boolean {
  const isIn = (words: readonly string[]) =>
    resolved.some((term) => term.words.join(' ') === words.join(' '));
  return (
    resolved.every(({ isMarkOnly = false }) => !isMarkOnly) &&
    literal.every(
      ({ words, synonyms, wholes = [], names = [] }) =>
        synonyms.length + wholes.length + names.length === 0 || isIn(words),
    )
  );
}
