import sql from 'sql-template-tag';
import type { AdPlacement } from '../../../../domain/ads/ads.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { settingsInForce } from './readAdSettings.ts';

const maxDays = 366;

interface Counts {
  requests: number;
  fills: number;
  impressions: number;
  clicks: number;
  /** Impressions of ads of the network; only these are paid. */
  paidImpressions: number;
  paidClicks: number;
}

export interface AdFigures extends Counts {
  /** Clicks per impression; null without impressions. */
  ctr: number | null;
  /** Filled of requested boxes; null if none was requested. */
  fillRate: number | null;
  /** Turkish lira by the operator's rates; null if none is set. */
  revenue: number | null;
}

export interface AdReport {
  total: AdFigures;
  placements: (AdFigures & { placement: AdPlacement })[];
  points: (Pick<Counts, 'impressions' | 'clicks'> & { day: string })[];
}

/** Ad statistics of the last days, today included. Errors: UNAUTHENTICATED, BAD_INPUT. */
export async function readAdReport(context: Context, days: number): Promise<AdReport> {
  requireOperator(context);
  if (days < 1 || days > maxDays)
    throw new AppError(
      'BAD_INPUT',
      { message: 'daysOutOfRange', limit: maxDays },
      { days: { message: 'between', least: 1, most: maxDays } },
    );
  const { db, config } = context;
  const first = sql`(now() AT TIME ZONE ${config.timeZone})::date - ${days - 1}::int`;
  const counts = sql`sum(requests)::int AS requests, sum(fills)::int AS fills, sum(impressions)::int AS impressions,
    sum(clicks)::int AS clicks, coalesce(sum(impressions) FILTER (WHERE source = 'NETWORK'), 0)::int AS "paidImpressions",
    coalesce(sum(clicks) FILTER (WHERE source = 'NETWORK'), 0)::int AS "paidClicks"`;
  const [rates, placements, points] = await Promise.all([
    settingsInForce(context),
    db.rows<Counts & { placement: AdPlacement }>(sql`
      SELECT placement, ${counts} FROM ad_stats WHERE day >= ${first} GROUP BY placement ORDER BY placement`),
    db.rows<Pick<Counts, 'impressions' | 'clicks'> & { day: string }>(sql`
      SELECT day::text, coalesce(sum(impressions), 0)::int AS impressions, coalesce(sum(clicks), 0)::int AS clicks
      FROM (SELECT generate_series(${first}, ${first} + ${days - 1}::int, interval '1 day')::date AS day) AS days
      LEFT JOIN ad_stats USING (day) GROUP BY day ORDER BY day`),
  ]);
  const nothing: Counts = {
    requests: 0,
    fills: 0,
    impressions: 0,
    clicks: 0,
    paidImpressions: 0,
    paidClicks: 0,
  };
  const names = Object.keys(nothing) as (keyof Counts)[];
  const total = placements.reduce(
    (sum, row) => Object.fromEntries(names.map((name) => [name, sum[name] + row[name]])) as unknown as Counts,
    nothing,
  );
  return {
    total: figuresOf(total, rates),
    placements: placements.map(({ placement, ...row }) => ({ placement, ...figuresOf(row, rates) })),
    points,
  };
}

interface Rates {
  ratePerThousand: number | null;
  ratePerClick: number | null;
}

function figuresOf(counts: Counts, { ratePerThousand, ratePerClick }: Rates): AdFigures {
  const { requests, fills, impressions, clicks, paidImpressions, paidClicks } = counts;
  const earned = (paidImpressions / 1000) * (ratePerThousand ?? 0) + paidClicks * (ratePerClick ?? 0);
  return {
    ...counts,
    ctr: impressions > 0 ? clicks / impressions : null,
    // Requests and fills of one box may fall on two days.
    fillRate: requests > 0 ? Math.min(fills / requests, 1) : null,
    revenue: ratePerThousand === null && ratePerClick === null ? null : Math.round(earned * 100) / 100,
  };
}
