import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { timeZoneOf } from '../../lib/geography/timeZones.ts';

/** Number of weeks, including the current one. */
const weeksBack = 12;

export interface ListingGrowth {
  /** Listings created since midnight and since the first of the month that still exist. */
  today: number;
  thisMonth: number;
  /** Ratio of this month's to earlier listings; null if there were none. */
  percent: number | null;
  /** Twelve weeks from Mondays on, the oldest first. */
  weeks: { start: string; created: number }[];
}

/**
 * Growth of the directory, by the days of a time zone (an IANA name; BAD_INPUT for anything else). Sample data is left
 * out.
 */
export async function listingGrowth({ db }: Pick<Context, 'db'>, zone: string): Promise<ListingGrowth> {
  const known = zone === 'UTC' ? zone : timeZoneOf(zone);
  if (!known) throw new AppError('BAD_INPUT', 'timeZoneInvalid', { timeZone: 'timeZoneInvalid' });
  const weeks = await db.rows<{ start: string; created: number }>(sql`
    SELECT to_char(start, 'YYYY-MM-DD') AS start, count(created_at)::int AS created
    FROM generate_series(
      date_trunc('week', now() AT TIME ZONE ${known}) - ${weeksBack - 1}::int * interval '1 week',
      date_trunc('week', now() AT TIME ZONE ${known}), interval '1 week') AS start
    LEFT JOIN businesses ON deleted_at IS NULL AND NOT is_demo
      AND created_at >= start AT TIME ZONE ${known}
      AND created_at < (start + interval '1 week') AT TIME ZONE ${known}
    GROUP BY start ORDER BY start`);
  const [sums] = await db.rows<{ today: number; thisMonth: number; total: number }>(sql`
    SELECT
      count(*) FILTER (WHERE created_at >= date_trunc('day', now() AT TIME ZONE ${known}) AT TIME ZONE ${known})::int
        AS today,
      count(*)::int AS "thisMonth",
      (SELECT business_count - demo_count FROM directory_stats) AS total
    FROM businesses
    WHERE deleted_at IS NULL AND NOT is_demo
      AND created_at >= date_trunc('month', now() AT TIME ZONE ${known}) AT TIME ZONE ${known}`);
  const { today = 0, thisMonth = 0, total = 0 } = sums ?? {};
  const before = total - thisMonth;
  return { today, thisMonth, percent: before > 0 ? (thisMonth / before) * 100 : null, weeks };
}
