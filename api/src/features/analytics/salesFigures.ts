import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import type { AnalyticsRange } from '../../lib/analyticsRange.ts';

export interface SalesFigures {
  /** Subscriptions that run now. */
  running: number;
  /** Recorded within the range. */
  started: number;
  /** Whole Turkish lira paid in the range, and in the previous range. */
  revenue: number;
  previousRevenue: number;
  /** Share of listings with a running subscription, sample data excluded; null without listings. */
  conversion: number | null;
}

/** Revenue of subscriptions, in the site's time zone; null before the first one. Voided ones do not count. */
export async function salesFigures(
  context: Context,
  { start, end, previous }: AnalyticsRange,
): Promise<SalesFigures | null> {
  requireOperator(context);
  const zone = context.config.timeZone;
  const [row] = await context.db.rows<SalesFigures & { isKnown: boolean }>(sql`
    WITH running AS (
      SELECT count(*)::int AS n, (SELECT count(*)::int FROM listing_plans WHERE until > now()) AS listings
      FROM subscriptions WHERE status = 'RUNNING' AND ends_at > now()
    ), paid AS (
      SELECT coalesce(sum(paid_amount) FILTER (WHERE paid_on >= ${start}::date), 0)::int AS revenue,
        coalesce(sum(paid_amount) FILTER (WHERE paid_on < ${start}::date), 0)::int AS before
      FROM subscriptions WHERE paid_on >= ${previous}::date AND paid_on < ${end}::date AND NOT is_cancelled
    )
    SELECT running.n AS running, paid.revenue, paid.before AS "previousRevenue",
      (SELECT count(*)::int FROM subscriptions WHERE NOT is_cancelled
        AND created_at >= ${start}::timestamp AT TIME ZONE ${zone}
        AND created_at < ${end}::timestamp AT TIME ZONE ${zone}) AS started,
      running.listings::float8 / nullif(d.business_count - d.demo_count, 0) AS conversion,
      EXISTS (SELECT FROM subscriptions WHERE NOT is_cancelled) AS "isKnown"
    FROM running, paid, directory_stats d`);
  return row?.isKnown ? row : null;
}
