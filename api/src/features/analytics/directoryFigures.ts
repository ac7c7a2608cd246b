import sql, { raw } from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import type { AnalyticsRange } from '../../lib/analyticsRange.ts';

export interface RatingReport {
  /** 0 to 5; null without ratings. */
  average: number | null;
  ratedCount: number;
  /** Best rating first. */
  steps: { from: number; count: number }[];
}

/** Ratings of listings, from sums that triggers maintain. */
export async function ratingReport(context: Context): Promise<RatingReport> {
  requireOperator(context);
  const [stats] = await context.db.rows<{ average: number | null; ratedCount: number }>(sql`
    SELECT rating_sum / nullif(rated_count, 0) AS average, rated_count AS "ratedCount" FROM directory_stats`);
  const marks = await context.db.rows<{ from: number; count: number }>(sql`
    SELECT substr(mark, 3)::numeric / 10 AS "from", business_count AS count FROM search_marks
    WHERE mark LIKE '#r%' ORDER BY mark DESC`);
  const { average = null, ratedCount = 0 } = stats ?? {};
  // A mark counts all from its rating on.
  const counts = [...marks, { from: 0, count: ratedCount }];
  const steps = counts.map(({ from, count }, i) => ({ from, count: count - (counts[i - 1]?.count ?? 0) }));
  return { average, ratedCount, steps };
}

export interface GrowthPoint {
  start: string;
  created: number;
}

/** Existing listings by creation date, for each part of a range, in the site's time zone; without sample data. */
export async function growthPoints(
  context: Context,
  { period, start, end }: AnalyticsRange,
): Promise<GrowthPoint[]> {
  requireOperator(context);
  const unit = raw(period === 'MONTH' ? `'day'` : `'month'`);
  const zone = context.config.timeZone;
  return context.db.rows<GrowthPoint>(sql`
    WITH created AS (
      SELECT date_trunc(${unit}, created_at AT TIME ZONE ${zone}) AS part, count(*)::int AS n FROM businesses
      WHERE deleted_at IS NULL AND NOT is_demo AND created_at >= ${start}::timestamp AT TIME ZONE ${zone}
        AND created_at < ${end}::timestamp AT TIME ZONE ${zone}
      GROUP BY 1
    )
    SELECT to_char(part, 'YYYY-MM-DD') AS start, coalesce(n, 0) AS created
    FROM generate_series(${start}::timestamp, least(${end}::timestamp - interval '1 day', now() AT TIME ZONE ${zone}),
      ('1 ' || ${unit})::interval) AS part LEFT JOIN created USING (part) ORDER BY part`);
}

export interface ImportFigures {
  imports: number;
  created: number;
  updated: number;
  refused: number;
}

/** Results of imports in a range, without dry runs and sample data. */
export async function importFigures(
  context: Context,
  { start, end }: AnalyticsRange,
): Promise<ImportFigures> {
  requireOperator(context);
  const zone = context.config.timeZone;
  const [row] = await context.db.rows<ImportFigures>(sql`
    SELECT count(*)::int AS imports, coalesce(sum(created), 0)::int AS created, coalesce(sum(updated), 0)::int AS updated,
      coalesce(sum(refused), 0)::int AS refused
    FROM imports WHERE status = 'DONE' AND NOT is_demo AND NOT is_dry_run
      AND created_at >= ${start}::timestamp AT TIME ZONE ${zone} AND created_at < ${end}::timestamp AT TIME ZONE ${zone}`);
  return row ?? { imports: 0, created: 0, updated: 0, refused: 0 };
}
