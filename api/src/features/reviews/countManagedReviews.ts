import sql, { empty, join } from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import {
  axisOf,
  axisWhere,
  unindexedConditions,
  type ReviewFilter,
  type ReviewState,
} from './reviewFilter.ts';

export interface ReviewCount {
  count: number;
  /** True if counting stopped before all reviews were read. */
  isLowerBound: boolean;
}

/** Limit of reviews that are read; all of a listing are. */
const maxLookedAt = 10_000;

/** Number of reviews that match a filter. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT. */
export async function countManagedReviews(context: Context, filter: ReviewFilter): Promise<ReviewCount> {
  requireOperator(context);
  const axis = axisOf(filter);
  const limit = sql`${axis === 'DECIDED' ? empty : sql`ORDER BY r.id DESC`} LIMIT ${maxLookedAt + 1}`;
  // Without other conditions, an index-only scan suffices; each review may be in a different block.
  const others = unindexedConditions(filter);
  const met = others.length === 0 ? sql`count(*)` : sql`count(*) FILTER (WHERE ${join(others, ' AND ')})`;
  const [row] = await context.db.rows<{ looked: number; met: number }>(
    sql`SELECT count(*) AS looked, ${met} AS met
      FROM (SELECT r.* FROM reviews r WHERE ${axisWhere(filter)} ${axis === 'LISTING' ? empty : limit}) AS r`,
    { usesCustomPlan: true },
  );
  const { looked = 0, met: matching = 0 } = row ?? {};
  const isLowerBound = axis !== 'LISTING' && looked > maxLookedAt;
  return { count: isLowerBound ? Math.min(matching, maxLookedAt) : matching, isLowerBound };
}

/** Number of reviews in each state, regardless of the filter's state. */
export async function countReviewStates(
  context: Context,
  filter: ReviewFilter,
): Promise<Record<ReviewState, ReviewCount>> {
  const count = (state: ReviewState) => countManagedReviews(context, { ...filter, state });
  const [SHOWN, HIDDEN, REMOVED] = await Promise.all([count('SHOWN'), count('HIDDEN'), count('REMOVED')]);
  return { SHOWN, HIDDEN, REMOVED };
}

/** Sources of the newest 10,000 reviews, most frequent first; at most 20. */
export async function listReviewSources(context: Context): Promise<string[]> {
  requireOperator(context);
  const rows = await context.db.rows<{ source: string }>(sql`
    SELECT source FROM (SELECT source FROM reviews ORDER BY id DESC LIMIT ${maxLookedAt}) AS newest
    WHERE source IS NOT NULL GROUP BY source ORDER BY count(*) DESC, source LIMIT 20`);
  return rows.map(({ source }) => source);
}
