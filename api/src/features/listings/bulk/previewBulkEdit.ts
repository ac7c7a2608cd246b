import sql, { raw, type Sql } from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { operatorFilter } from '../search/operatorFilter.ts';
import { needsCandidates, resolveFilter } from '../list/businessFilter.ts';
import { matchingFacts } from '../list/businessWhere.ts';
import { needsListingTable } from '../list/listingTableConditions.ts';
import {
  checkBulkEdit,
  differsFrom,
  selectionWhere,
  type BulkChanges,
  type BulkSelection,
} from './bulkSelection.ts';

/** Beyond this, the preview shows a lower bound. */
const maxCounted = 10_000;
/** The same where each match is read as a whole, and where each is also looked up by its id: at four blocks each. */
const maxRead = 1000;
const maxLookedUp = 400;

export interface BulkPreview {
  matched: number;
  /** Counted listings that would change; with `deriveCountry` those that may. */
  changing: number;
  /** True if more match than were counted. */
  isLowerBound: boolean;
}

/** Number of listings that a bulk edit would match, and of those it would change. Read-only. */
export async function previewBulkEdit(
  context: Context,
  selection: BulkSelection,
  given: { [Field in keyof BulkChanges]?: BulkChanges[Field] | null | undefined },
): Promise<BulkPreview> {
  requireOperator(context);
  const changes = await checkBulkEdit(context, selection, given);
  const { from, limit, hasMarks } = await countSource(context, selection, changes);
  const [row] = await context.db.rows<{ matched: number; changing: number }>(
    sql`SELECT count(*)::int AS matched, count(*) FILTER (WHERE differs)::int AS changing FROM (
      SELECT ${differsFrom(changes, hasMarks)} AS differs FROM ${from} LIMIT ${limit + 1}
    ) AS found`,
    { usesCustomPlan: true },
  );
  const { matched, changing } = row ?? { matched: 0, changing: 0 };
  return {
    matched: Math.min(matched, limit),
    changing: Math.min(changing, limit),
    isLowerBound: matched > limit,
  };
}

/** Listings `b` of a selection with the columns that change, how many of them are counted, and whether their marks are known. */
async function countSource(
  context: Context,
  selection: BulkSelection,
  { isOpen, businessStatus, clearPhone, clearWebsite, deriveCountry }: BulkChanges,
): Promise<{ from: Sql; limit: number; hasMarks: boolean }> {
  if (selection.ids.length > 0)
    return {
      from: sql`businesses b WHERE ${(await selectionWhere(context, selection)).where}`,
      limit: maxCounted,
      hasMarks: true,
    };
  const resolved = await resolveFilter(context, operatorFilter(context, selection.filter));
  if (resolved && (needsCandidates(resolved) || needsListingTable(resolved)))
    return {
      from: sql`businesses b WHERE ${(await selectionWhere(context, selection)).where}`,
      limit: maxRead,
      hasMarks: true,
    };
  const facts = resolved ? matchingFacts(resolved) : raw('listing_facts b WHERE false');
  const others = [isOpen, businessStatus, clearPhone, clearWebsite, deriveCountry];
  if (others.every((change) => change === undefined))
    return { from: facts, limit: maxCounted, hasMarks: false };
  // The narrow table that lists are read from doesn't hold these.
  return {
    from: sql`(SELECT b.id FROM ${facts} LIMIT ${maxLookedUp + 1}) AS matching JOIN businesses b USING (id)`,
    limit: maxLookedUp,
    hasMarks: true,
  };
}
