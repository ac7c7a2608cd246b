import { roundedCount } from '../../../../../domain/text/counts.ts';

/** A count beside a choice; '40+' where more than 1,000 match and only the best of them are counted. */
export function facetText(facet: { count: number | null } | undefined, isBound: boolean): string | null {
  if (!facet || facet.count === null) return null;
  return isBound ? `${roundedCount(facet.count)}+` : roundedCount(facet.count);
}
