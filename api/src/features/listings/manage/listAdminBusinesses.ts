import type { Context } from '../../../lib/context.ts';
import { checkPaging } from '../../../lib/paging.ts';
import type { BusinessFilter } from '../list/businessFilter.ts';
import type { BusinessSort } from '../list/businessOrder.ts';
import { operatorFilter } from '../search/operatorFilter.ts';
import { listByQuality } from '../quality/listByQuality.ts';
import { needsListingTable } from '../list/listingTableConditions.ts';
import { listBusinesses, type BusinessPage } from '../list/listBusinesses.ts';

interface ListAdminBusinessesArgs {
  filter?: BusinessFilter | null;
  sort?: { field: BusinessSort['field'] | 'COMPLETENESS'; direction?: BusinessSort['direction'] } | null;
  first?: number | null;
  offset?: number | null;
}

/**
 * A page of the operators' list: in order of upload, or of relevance where words are looked for. Any page is read from the
 * nearer end of an index. Demo listings, which have no number, come last.
 */
export async function listAdminBusinesses(
  context: Context,
  args: ListAdminBusinessesArgs,
  fields: ReadonlySet<string>,
): Promise<BusinessPage> {
  const filter = operatorFilter(context, args.filter ?? {});
  const isSearch = (filter.search?.trim() ?? '') !== '';
  const { field, direction } = args.sort ?? { field: isSearch ? 'RELEVANCE' : 'ROW_NUMBER' };
  const paging = checkPaging(context, args, 20);
  if (field === 'COMPLETENESS' || needsListingTable(filter)) {
    const order = field === 'COMPLETENESS' ? field : 'ROW_NUMBER';
    return listByQuality(context, filter, { field: order, direction: direction ?? 'ASC', ...paging }, fields);
  }
  const page = await listBusinesses(
    context,
    { filter, sort: { field, direction: field === 'RELEVANCE' ? null : (direction ?? 'ASC') }, ...paging },
    fields,
  );
  return { ...page, pageInfo: { ...page.pageInfo, endCursor: null } };
}
