import sql from 'sql-template-tag';
import { builder } from '../../graphql/builder.ts';

interface StatsRow {
  total: number;
  categories: number;
  cities: number;
  countries: number;
  updatedAt: Date | null;
  demo: boolean;
}

const Stats = builder.objectRef<StatsRow>('Stats').implement({
  description: 'Live totals of the directory.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Listings.' }),
    categories: t.exposeInt('categories', { description: 'Categories with listings.' }),
    cities: t.exposeInt('cities', { description: 'Cities with listings.' }),
    countries: t.exposeInt('countries', { description: 'Countries with listings.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a listing last changed; null while there is none.',
    }),
    demo: t.exposeBoolean('demo', { description: 'Whether the listings are the built-in demonstration.' }),
  }),
});

builder.queryField('stats', (t) =>
  t.field({
    type: Stats,
    description: 'Live totals of the directory.',
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
