import sql from 'sql-template-tag';
import { builder } from '../../../graphql/builder.ts';
import { fromRow } from '../../../graphql/fromRow.ts';
import { countrySelect, type CountryRow } from './countryRow.ts';

export const Country = builder.prismaObject('Country', {
  description: 'A country with at least one listing.',
  select: countrySelect,
  fields: (t) => ({
    code: t.string({ description: 'ISO 3166-1 alpha-2 code, upper case.', ...fromRow('code') }),
    name: t.string({
      description: 'Name given by an operator, or the English name.',
      ...fromRow('name'),
    }),
    businessCount: t.int({
      description: 'Listings in this country.',
      ...fromRow('businessCount'),
    }),
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
