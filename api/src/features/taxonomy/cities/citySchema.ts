import { builder } from '../../../graphql/builder.ts';
import { connection } from '../../../graphql/connection.ts';
import { fromRow } from '../../../graphql/fromRow.ts';
import { PlaceSort } from '../../../graphql/pageInfo.ts';
import { Country } from '../countries/countrySchema.ts';
import { citiesOfName, citySelect, countCities, findCity, listCities } from './listCities.ts';

export const City = builder.prismaObject('City', {
  description: 'A city. Cities of the same name in two countries or two regions of a country are two cities.',
  select: citySelect,
  fields: (t) => ({
    id: t.int({ description: 'Number of the city.', ...fromRow('id') }),
    name: t.string({ description: 'Name, without the country.', ...fromRow('name') }),
    slug: t.string({ description: 'Stable part of its URL, /city/{slug}.', ...fromRow('slug') }),
    region: t.string({
      nullable: true,
      description:
        'State, province or other first-level division, by its English name. Null if it is unknown, or if no other region of the country has a town of the name.',
      ...fromRow('region'),
    }),
    country: t.field({
      type: Country,
      nullable: true,
      description: 'Null if the country is unknown.',
      // The row contains it: `t.relation` would load it again.
      ...fromRow('country'),
    }),
    businessCount: t.int({
      description: 'Listings in this city.',
      ...fromRow('businessCount'),
    }),
  }),
});

const CityConnection = connection<Awaited<ReturnType<typeof listCities>>>('CityConnection', {
  node: City,
  description: 'A page of cities.',
  nodes: 'The cities.',
  total: {
    description: 'Number of matching cities.',
    count: (context, page) => countCities(context, page.args),
  },
});

builder.queryFields((t) => ({
  city: t.field({
    type: City,
    nullable: true,
    description:
      'A city by its slug. A former slug returns the city that it now belongs to; a name returns the only city that has it.',
    args: {
      slug: t.arg.string({
        required: true,
        description: 'Current or former slug of the city, or its name in lower case with hyphens for spaces.',
      }),
    },
    resolve: (_root, args, context) => findCity(context, args.slug),
  }),
  citiesOfName: t.field({
    type: [City],
    description:
      'Cities with listings that share the name of one, in any country, most listings first; at most 20.',
    args: {
      slug: t.arg.string({ required: true, description: 'Slug or name of a city, as `city` takes it.' }),
    },
    complexity: { field: 1, multiplier: 5 },
    resolve: (_root, args, context) => citiesOfName(context, args.slug),
  }),
  cities: t.field({
    type: CityConnection,
    description: 'Cities that have listings.',
    args: {
      search: t.arg.string({ description: 'Part of the name; case and accents are ignored.' }),
      countryCode: t.arg.string({ description: 'ISO 3166-1 alpha-2 code.' }),
      sort: t.arg({ type: PlaceSort, defaultValue: 'BUSINESS_COUNT', description: 'Sort key.' }),
      first: t.arg.int({ description: 'At most 100; default 20.' }),
      offset: t.arg.int({ description: 'Number of items to skip.' }),
    },
    complexity: (args) => ({ field: 1, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listCities(context, args),
  }),
}));
