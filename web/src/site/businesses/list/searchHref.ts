import { businessSearchParams, type BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { paths } from '../../../lib/paths.ts';

/** Address of the list of a search. */
export function searchHref(search: Partial<BusinessSearch>): string {
  return `${paths.businesses()}${businessSearchParams(search)}`;
}
