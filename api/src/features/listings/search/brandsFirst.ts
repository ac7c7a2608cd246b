import type { Interpretation } from './searchTerms.ts';

/**
 * An interpretation that leaves words out, before it the same with brands by their name alone: "Subway" is rather it than what
 * others of its kind sell.
 */
export function brandsFirst(interpretation: Interpretation): Interpretation[] {
  const { ways, leftOut } = interpretation;
  if (leftOut.length === 0 || !ways.flat().some(({ isUnsure }) => isUnsure)) return [interpretation];
  const named = ways.map((terms) =>
    terms.map((term) => (term.isUnsure ? { ...term, names: [], marks: [] } : term)),
  );
  return [{ ...interpretation, ways: named }, interpretation];
}
