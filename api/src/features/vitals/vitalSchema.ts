import sql, { type Sql } from 'sql-template-tag';
import type { VitalMetric } from '../../../../domain/webVitals.ts';
import { builder } from '../../graphql/builder.ts';
import { readRange } from '../../lib/analyticsRange.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';

interface VitalRow {
  route: string;
  metric: VitalMetric;
  count: number;
  mean: number;
  good: number;
  middle: number;
  poor: number;
}

const mostDays = 366;

const Metric = builder.enumType('VitalMetric', {
  description: 'Metric measured in the browser.',
  values: {
    LCP: { description: 'Milliseconds until the largest part of the page is painted.' },
    INP: { description: 'Milliseconds from a press or key to what it shows, of the slowest one.' },
    CLS: { description: 'Cumulative layout shift: a score without a unit.' },
    FCP: { description: 'Milliseconds until the first part of the page is painted.' },
    TTFB: { description: 'Milliseconds until the first byte of the answer.' },
  } satisfies Record<VitalMetric, { description: string }>,
});

const WebVital = builder.objectRef<VitalRow>('WebVital').implement({
  description: 'Web vitals of the pages of a route, measured in browsers.',
  fields: (t) => ({
    route: t.exposeString('route', {
      description: 'Pattern such as /business/:slug; * is every other path.',
    }),
    metric: t.expose('metric', { type: Metric, description: 'The metric.' }),
    count: t.exposeInt('count', { description: 'Page views that were measured.' }),
    mean: t.exposeFloat('mean', { description: 'In milliseconds; for CLS a score.' }),
    good: t.exposeInt('good', { description: 'Number of good values.' }),
    middle: t.exposeInt('middle', { description: 'Number that needs improvement.' }),
    poor: t.exposeInt('poor', { description: 'Number of poor values.' }),
    score: t.float({
      description: '100 for a good view, 75 in the middle band, 50 for a poor one; the mean of all.',
      resolve: ({ good, middle, poor, count }) => (100 * good + 75 * middle + 50 * poor) / count,
    }),
  }),
});

builder.queryField('webVitals', (t) =>
  t.field({
    type: [WebVital],
    authScopes: { operator: true },
    description:
      'Measured speed by route and metric, over the last days, today included, or in a month or year. Operators only.',
    args: {
      days: t.arg.int({ defaultValue: 28, description: 'At most 366; nothing where a range is given.' }),
      range: t.arg.string({ description: 'A month or a year, such as 2026-11 or 2026.' }),
    },
    resolve: (_root, { days, range }, context) =>
      range == null ? listWebVitals(context, days ?? 28) : listWebVitalsOf(context, range),
  }),
);

async function listWebVitals({ db }: Context, days: number): Promise<VitalRow[]> {
  if (days < 1 || days > mostDays) {
    throw new AppError(
      'BAD_INPUT',
      { message: 'daysOutOfRange', limit: mostDays },
      { days: { message: 'between', least: 1, most: mostDays } },
    );
  }
  return sumsWhere(db, sql`day > (now() AT TIME ZONE 'UTC')::date - ${days}::int`);
}

async function listWebVitalsOf({ db }: Context, range: string): Promise<VitalRow[]> {
  const { start, end } = readRange(range);
  return sumsWhere(db, sql`day >= ${start}::date AND day < ${end}::date`);
}

async function sumsWhere(db: Context['db'], condition: Sql): Promise<VitalRow[]> {
  return db.rows<VitalRow>(sql`
    SELECT route, metric, sum(count)::int AS count, sum(total) / sum(count) AS mean,
      sum(good)::int AS good, sum(middle)::int AS middle, sum(poor)::int AS poor
    FROM web_vitals WHERE ${condition}
    GROUP BY route, metric ORDER BY route, metric`);
}
