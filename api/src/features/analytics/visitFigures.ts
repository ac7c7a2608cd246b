import sql, { raw, type Sql } from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import type { AnalyticsRange } from '../../lib/analyticsRange.ts';

/** Number of each event. */
export interface VisitFigures {
  views: number;
  searches: number;
  emptySearches: number;
  calls: number;
  websites: number;
  directions: number;
}

/** A day of a month or a month of a year; null if nothing was counted yet. */
export interface VisitPoint {
  start: string;
  figures: VisitFigures | null;
}

const figures: Sql = raw(`
  coalesce(sum(count) FILTER (WHERE kind = 'VIEW'), 0)::int AS views,
  coalesce(sum(count) FILTER (WHERE kind = 'SEARCH'), 0)::int AS searches,
  coalesce(sum(count) FILTER (WHERE kind = 'EMPTY_SEARCH'), 0)::int AS "emptySearches",
  coalesce(sum(count) FILTER (WHERE kind = 'CALL'), 0)::int AS calls,
  coalesce(sum(count) FILTER (WHERE kind = 'WEBSITE'), 0)::int AS websites,
  coalesce(sum(count) FILTER (WHERE kind = 'DIRECTIONS'), 0)::int AS directions`);

/** The first counted day; null without any. */
export async function countedSince({ db }: Pick<Context, 'db'>): Promise<string | null> {
  const [row] = await db.rows<{ since: string | null }>(
    sql`SELECT to_char(min(day), 'YYYY-MM-DD') AS since FROM visit_totals`,
  );
  return row?.since ?? null;
}

/** Sums of a range, and of the previous range if it was counted from its first day. */
export async function visitTotals(context: Context, { start, end, previous }: AnalyticsRange) {
  requireOperator(context);
  const since = await countedSince(context);
  const of = async (from: string, to: string) => {
    const [row] = await context.db.rows<VisitFigures>(
      sql`SELECT ${figures} FROM visit_totals WHERE day >= ${from}::date AND day < ${to}::date`,
    );
    return row ?? null;
  };
  const isCounted = since !== null && since < end;
  return {
    totals: isCounted ? await of(start, end) : null,
    previous: since !== null && since <= previous ? await of(previous, start) : null,
  };
}

/** The parts of a range up to today, in the site's time zone. */
export async function visitPoints(
  context: Context,
  { period, start, end }: AnalyticsRange,
): Promise<VisitPoint[]> {
  requireOperator(context);
  const unit = raw(period === 'MONTH' ? `'day'` : `'month'`);
  const rows = await context.db.rows<VisitFigures & { start: string; isCounted: boolean }>(sql`
    SELECT to_char(part, 'YYYY-MM-DD') AS start, ${figures},
      part + ('1 ' || ${unit})::interval > (SELECT min(day) FROM visit_totals) AS "isCounted"
    FROM generate_series(${start}::timestamp, least(${end}::timestamp - interval '1 day',
      now() AT TIME ZONE ${context.config.timeZone}), ('1 ' || ${unit})::interval) AS part
    LEFT JOIN visit_totals ON day >= part::date AND day < (part + ('1 ' || ${unit})::interval)::date
    GROUP BY part ORDER BY part`);
  return rows.map(({ start: first, isCounted, ...sums }) => ({
    start: first,
    figures: isCounted ? sums : null,
  }));
}

/** The same for the views of one listing and the clicks on its links. */
export async function listingPoints(
  context: Context,
  id: number,
  { period, start, end }: AnalyticsRange,
): Promise<VisitPoint[]> {
  requireOperator(context);
  const unit = raw(period === 'MONTH' ? `'day'` : `'month'`);
  const part = raw(period === 'MONTH' ? `'DAY'` : `'MONTH'`);
  // Four lookups by primary key for each part.
  const rows = await context.db.rows<VisitFigures & { start: string; isCounted: boolean }>(sql`
    SELECT to_char(part, 'YYYY-MM-DD') AS start, ${figures},
      part + ('1 ' || ${unit})::interval > (SELECT min(day) FROM visit_totals) AS "isCounted"
    FROM generate_series(${start}::timestamp, least(${end}::timestamp - interval '1 day',
      now() AT TIME ZONE ${context.config.timeZone}), ('1 ' || ${unit})::interval) AS part
    LEFT JOIN LATERAL (
      SELECT CASE kind WHEN 'LISTING' THEN 'VIEW' ELSE kind::text END AS kind, count FROM visit_sums
      WHERE period = ${part}::visit_period AND visit_sums.start = part::date
        AND kind = ANY ('{LISTING,CALL,WEBSITE,DIRECTIONS}'::visit_kind[]) AND subject_id = ${id}
    ) AS sums ON true
    GROUP BY part ORDER BY part`);
  return rows.map(({ start: first, isCounted, ...sums }) => ({
    start: first,
    figures: isCounted ? sums : null,
  }));
}
