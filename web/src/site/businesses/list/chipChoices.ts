import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import type { SearchFilters_FacetFragment } from '../../../graphql/siteOperations.ts';
import { facetText } from './facetText.ts';
import { priceText } from './searchHeading.ts';

type Facets = readonly SearchFilters_FacetFragment[] | undefined;

const ratings = [3, 3.5, 4, 4.5];

/** Least ratings, with the number that each leads to. */
export function ratingChoices({ minRating }: BusinessSearch, facets: Facets) {
  const steps = [...new Set([...ratings, ...(minRating === null ? [] : [minRating])])].sort((a, b) => a - b);
  return [
    { value: '', text: 'Any', name: 'Any rating', count: null, isChosen: minRating === null },
    ...steps.map((step) => ({
      value: String(step),
      text: `${step}+`,
      name: `${step} and up`,
      count: textOf(facets, step.toFixed(1)),
      isChosen: step === minRating,
    })),
  ];
}

const levels = [
  [1, 'Inexpensive'],
  [2, 'Moderate'],
  [3, 'Expensive'],
  [4, 'Very expensive'],
] as const;

/**
 * Price levels, each with the number that it leads to, or adds to levels that are chosen; none if no listing has a level.
 * A listing has one level, so that the numbers can be added.
 */
export function priceChoices({ priceLevels }: BusinessSearch, facets: Facets) {
  if (!facets?.length && priceLevels.length === 0) return [];
  return levels.map(([level, name]) => {
    const isChosen = priceLevels.includes(level);
    const count = textOf(facets, String(level));
    return {
      value: String(level),
      text: priceText(level),
      name,
      count: isChosen || count === null ? null : priceLevels.length > 0 ? `+${count}` : count,
      isChosen,
    };
  });
}

/** Choices without results have no count: a facet lists only existing values. */
function textOf(facets: Facets, value: string): string | null {
  const facet = facets?.find((one) => one.value === value);
  return facetText(facet, facet?.isLowerBound ?? false);
}

/** The values without one that is among them, or with one that is not, in one order. */
export function toggled<Value extends string | number>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value].sort((a, b) => (a < b ? -1 : 1));
}
