import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { limitClause } from '../../../lib/db/limitClause.ts';
import { cutPage } from '../../../lib/paging.ts';
import { businessColumns, readBusinesses, type BusinessRow } from '../businessRow.ts';
import { resolveFilter, type BusinessFilter, type ResolvedFilter } from '../list/businessFilter.ts';
import type { BoundedCount } from '../list/countBusinesses.ts';
import type { BusinessPage } from '../list/listBusinesses.ts';
import { matchWhere } from '../search/match/matchWhere.ts';
import { qualityIssues } from './qualityIssues.ts';

const maxCounted = 10_000;

interface Paging {
  field: 'ROW_NUMBER' | 'COMPLETENESS';
  direction: 'ASC' | 'DESC';
  first: number;
  offset: number;
}

/**
 * A page of listings by missing data, by the import that created them, or in order of completeness. It reads `businesses`,
 * because the narrow table of lists has none of these columns. Words are matched as in other lists, in no order of relevance.
 */
export async function listByQuality(
  context: Context,
  filter: BusinessFilter,
  { field, direction, first, offset }: Paging,
  fields: ReadonlySet<string>,
): Promise<BusinessPage> {
  const resolved = await resolveFilter(context, filter);
  if (!resolved) return pageOf([], false, filter, { count: 0, isLowerBound: false });
  const found = await matching(context, resolved);
  const order = raw(
    field === 'COMPLETENESS'
      ? `completeness(q.issues) ${direction}, b.id ${direction}`
      : `b.global_row_number ${direction} NULLS LAST, b.id ${direction}`,
  );
  const { columns, joins } = businessColumns(fields);
  const rows = await readBusinesses(
    context.db,
    sql`WITH page AS (SELECT b.id ${found} ORDER BY ${order} ${limitClause(first + 1, offset)}),
      placed AS (SELECT id, row_number() OVER () AS place FROM page)
      SELECT ${columns} FROM placed JOIN businesses b ON b.id = placed.id${joins} ORDER BY placed.place`,
    { usesCustomPlan: true },
  );
  const { nodes, hasNextPage } = cutPage(rows, first);
  return pageOf(nodes, hasNextPage, filter, await count(context, found));
}

function pageOf(
  nodes: BusinessRow[],
  hasNextPage: boolean,
  filter: BusinessFilter,
  total: BoundedCount,
): BusinessPage {
  return { nodes, pageInfo: { hasNextPage, endCursor: null }, filter, total };
}

async function matching(context: Context, { issue, ...others }: ResolvedFilter): Promise<Sql> {
  const conditions = [await matchWhere(context, others)];
  if (issue !== undefined) {
    // As a list of values, for which the planner has statistics; it has none for a test of bits.
    const values = await context.db.rows<{ issues: number }>(
      sql`SELECT issues FROM listing_quality GROUP BY issues`,
    );
    const wanted = values.map(({ issues }) => issues).filter((issues) => issues & qualityIssues[issue].bit);
    conditions.push(sql`q.issues = ANY (${wanted}::int[])`);
  }
  return sql`FROM businesses b JOIN listing_quality q USING (id) WHERE ${join(conditions, ' AND ')}`;
}

async function count({ db }: Context, found: Sql): Promise<BoundedCount> {
  const [row] = await db.rows<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (SELECT b.id ${found} LIMIT ${maxCounted + 1}) AS found`,
    { usesCustomPlan: true },
  );
  const n = row?.n ?? 0;
  return { count: Math.min(n, maxCounted), isLowerBound: n > maxCounted };
}
