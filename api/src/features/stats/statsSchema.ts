import sql from 'sql-template-tag';
import { builder } from '../../graphql/builder.ts';
import { listingGrowth, type ListingGrowth } from './listingGrowth.ts';

interface StatsRow {
  total: number;
  categories: number;
  cities: number;
  countries: number;
  updatedAt: Date | null;
  demo: boolean;
}

const Stats = builder.objectRef<StatsRow>('Stats').implement({
  description: 'Totals of the directory.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Number of listings.' }),
    categories: t.exposeInt('categories', { description: 'Number of categories with listings.' }),
    cities: t.exposeInt('cities', { description: 'Number of cities with listings.' }),
    countries: t.exposeInt('countries', { description: 'Number of countries with listings.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a listing last changed; null without listings.',
    }),
    demo: t.exposeBoolean('demo', { description: 'Whether the directory contains the built-in demo data.' }),
  }),
});

builder.queryField('stats', (t) =>
  t.field({
    type: Stats,
    description: 'Totals of the directory.',
    resolve: async (_root, _args, context) => {
      const [row] = await context.db.rows<StatsRow>(sql`
        SELECT business_count AS total, demo_count > 0 AS demo,
          (SELECT count(*) FROM categories WHERE business_count > 0) AS categories,
          (SELECT count(*) FROM cities WHERE business_count > 0) AS cities,
          (SELECT count(*) FROM countries WHERE business_count > 0) AS countries,
          CASE WHEN business_count > 0 THEN updated_at END AS "updatedAt"
        FROM directory_stats`);
      return row ?? { total: 0, categories: 0, cities: 0, countries: 0, updatedAt: null, demo: false };
    },
  }),
);

const WeekGrowth = builder.objectRef<ListingGrowth['weeks'][number]>('WeekGrowth').implement({
  description: 'Listings created in a week.',
  fields: (t) => ({
    start: t.exposeString('start', { description: 'Monday, such as 2026-11-16.' }),
    created: t.exposeInt('created', { description: 'Listings created in it that still exist.' }),
  }),
});

const ListingGrowthType = builder.objectRef<ListingGrowth>('ListingGrowth').implement({
  description: 'Growth of the directory, from the creation dates of existing listings.',
  fields: (t) => ({
    today: t.exposeInt('today', { description: 'Listings created since midnight.' }),
    thisMonth: t.exposeInt('thisMonth', { description: 'Listings created since the first of the month.' }),
    percent: t.exposeFloat('percent', {
      nullable: true,
      description: 'Listings created this month, in percent of the earlier ones; null if there were none.',
    }),
    weeks: t.expose('weeks', { type: [WeekGrowth], description: 'The last twelve weeks, oldest first.' }),
  }),
});

builder.queryField('listingGrowth', (t) =>
  t.field({
    type: ListingGrowthType,
    authScopes: { operator: true },
    description: 'Growth of the directory. Operators only.',
    args: {
      timeZone: t.arg.string({
        defaultValue: 'UTC',
        description: 'IANA time zone in which days, weeks and months begin.',
      }),
    },
    complexity: 50,
    resolve: (_root, args, context) => listingGrowth(context, args.timeZone ?? 'UTC'),
  }),
);
