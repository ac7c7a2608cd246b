import { roundedCount } from '../../../../domain/text/counts.ts';
import type { ListMapProps, MapFilter } from './listMapProps.ts';

/** Selection of listings that a map shows if more match than are read; null if their number is estimated instead. */
export function limitOf({ near, search, features }: MapFilter): 'nearest' | 'best' | null {
  if (near) return 'nearest';
  return search || features ? 'best' : null;
}

/** "287 on the map", with how many of the list have no position where that is known. */
export function countOnMap(
  found: { totalCount: number; isApproximate: boolean; clusters: readonly object[] },
  list: ListMapProps['businesses'],
  placed: number | null,
  filter: MapFilter,
): string {
  const limit = limitOf(filter);
  if (found.isApproximate && limit && found.totalCount === 0)
    return `None of the ${limit} 1,000 is on the map`;
  if (found.isApproximate && limit) return `The ${limit} ${found.totalCount.toLocaleString('en')} on the map`;
  if (found.isApproximate && found.clusters.length === 0) return `The first ${found.totalCount} on the map`;
  if (found.isApproximate) return `About ${roundedCount(found.totalCount)} on the map`;
  const isKnown = placed !== null && list !== null && !list.totalCountIsLowerBound;
  const missing = isKnown ? list.totalCount - placed : 0;
  const count = `${found.totalCount.toLocaleString('en')} on the map`;
  return missing > 0 ? `${count}, ${missing.toLocaleString('en')} without a position` : count;
}
