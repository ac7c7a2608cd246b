import sql from 'sql-template-tag';
import { builder } from '../../../graphql/builder.ts';

export interface CountryRow {
  code: string;
  name: string;
  businessCount: number;
}

export const Country = builder.objectRef<CountryRow>('Country').implement({
  description: 'A country with at least one listing.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'ISO 3166-1 alpha-2 code, upper case.' }),
    name: t.exposeString('name', { description: 'The name that an operator gave it, else the English one.' }),
    businessCount: t.exposeInt('businessCount', { description: 'Listings in this country.' }),
  }),
});

builder.queryField('countries', (t) =>
  t.field({
    type: [Country],
    description: 'All countries that have listings, most listings first.',
    resolve: (_root, _args, context) =>
      context.db.rows<CountryRow>(sql`
        SELECT code, name, business_count AS "businessCount" FROM countries
        WHERE business_count > 0 ORDER BY business_count DESC, name`),
  }),
);
