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

const maxDays = 366;

const Metric = builder.enumType('VitalMetric', {
  description: 'Metric measured in the browser.',
  values: {
    LCP: { description: 'Largest contentful paint, in milliseconds.' },
    INP: { description: 'Interaction to next paint: the slowest interaction, in milliseconds.' },
    CLS: { description: 'Cumulative layout shift: a score without a unit.' },
    FCP: { description: 'First contentful paint, in milliseconds.' },
    TTFB: { description: 'Time to first byte, in milliseconds.' },
  } satisfies Record<VitalMetric, { description: string }>,
});

const WebVital = builder.objectRef<VitalRow>('WebVital').implement({
  description: 'Web vitals of the pages of a route, measured in browsers.',
  fields: (t) => ({
    route: t.exposeString('route', {
      description: 'Pattern such as /business/:slug; * is every other path.',
    }),
    metric: t.expose('metric', { type: Metric, description: 'The metric.' }),
    count: t.exposeInt('count', { description: 'Number of measured page views.' }),
    mean: t.exposeFloat('mean', { description: 'Mean in milliseconds; for CLS, of the score.' }),
    good: t.exposeInt('good', { description: 'Number of good values.' }),
    needsImprovement: t.exposeInt('middle', { description: 'Number of values that need improvement.' }),
    middle: t.exposeInt('middle', {
      description: 'The same as needsImprovement.',
      deprecationReason: 'Use needsImprovement.',
    }),
    poor: t.exposeInt('poor', { description: 'Number of poor values.' }),
    score: t.float({
      description: 'Mean score: 100 for a good value, 75 if it needs improvement, 50 for a poor one.',
      resolve: ({ good, middle, poor, count }) => (100 * good + 75 * middle + 50 * poor) / count,
    }),
  }),
});

builder.queryField('webVitals', (t) =>
  t.field({
    type: [WebVital],
    authScopes: { operator: true },
    description:
      'Web vitals by route and metric, over the last days including today, or in a month or year. Operators only.',
    args: {
      days: t.arg.int({
        defaultValue: 28,
        description: 'Number of days, at most 366; ignored if range is given.',
      }),
      range: t.arg.string({ description: 'A month or a year, such as 2026-11 or 2026.' }),
    },
    resolve: (_root, { days, range }, context) =>
      range == null ? listWebVitals(context, days ?? 28) : listWebVitalsOf(context, range),
  }),
);

async function listWebVitals({ db }: Context, days: number): Promise<VitalRow[]> {
  if (days < 1 || days > maxDays) {
    throw new AppError(
      'BAD_INPUT',
      { message: 'daysOutOfRange', limit: maxDays },
      { days: { message: 'between', least: 1, most: maxDays } },
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
