import { builder } from '../../../graphql/builder.ts';
import { connection } from '../../../graphql/connection.ts';
import { PlaceSort } from '../../../graphql/pageInfo.ts';
import { joinedCountry } from '../countries/countryRow.ts';
import { Country } from '../countries/countrySchema.ts';
import { countPlaces, findManagedPlace, listPlaces, type ManagedPlace } from './listPlaces.ts';
import { countTrashed } from './placeUse.ts';
import { previewPlaceMerge, type PlaceMergePreview as Preview } from './previewPlaceMerge.ts';

export const PlaceKind = builder.enumType('PlaceKind', {
  description: 'Kind: category or city.',
  values: {
    CATEGORY: { description: 'Categories.' },
    CITY: { description: 'Cities.' },
  } as const,
});

const ManagedPlace = builder.objectRef<ManagedPlace>('ManagedPlace').implement({
  description: 'A category or a city as operators manage it.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the category or city.' }),
    kind: t.expose('kind', { type: PlaceKind, description: 'Kind: category or city.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    slug: t.exposeString('slug', { description: 'Stable part of its URL.' }),
    icon: t.exposeString('icon', {
      nullable: true,
      description: 'Icon chosen by an operator for a category; null if it is derived from the name.',
    }),
    region: t.exposeString('region', {
      nullable: true,
      description: 'Region of a city that shares its name with others of the country, if known.',
    }),
    country: t.field({
      type: Country,
      nullable: true,
      description: 'Country of a city, if known.',
      resolve: joinedCountry,
    }),
    businessCount: t.exposeInt('businessCount', { description: 'Number of its listings.' }),
    trashedCount: t.int({
      description: 'Number of its listings in the trash. It can be deleted only if there are none.',
      resolve: ({ kind, id }, _args, context) => countTrashed(context, kind, id),
    }),
    version: t.exposeInt('version', {
      description:
        'Version, for updatePlace and deletePlace; increases with each change of name, URL, icon, or merge.',
    }),
    mergedNames: t.exposeStringList('mergedNames', {
      description: 'Names of categories or cities that were merged into it.',
    }),
  }),
});

const ManagedPlaceConnection = connection<Awaited<ReturnType<typeof listPlaces>>>('ManagedPlaceConnection', {
  node: ManagedPlace,
  description: 'A page of categories or of cities.',
  nodes: 'The categories or cities.',
  total: { description: 'Number of matches.', count: (context, page) => countPlaces(context, page.args) },
});

const PlaceMergePreview = builder.objectRef<Preview>('PlaceMergePreview').implement({
  description: 'Preview of the merge of one category or city into another.',
  fields: (t) => ({
    listings: t.exposeInt('listings', { description: 'Number of listings that would move.' }),
    trashed: t.exposeInt('trashed', { description: 'Number of listings in the trash that would also move.' }),
    together: t.exposeInt('together', { description: 'Number of listings of the target after the merge.' }),
  }),
});

builder.queryFields((t) => ({
  managedPlaces: t.field({
    type: ManagedPlaceConnection,
    authScopes: { operator: true },
    description:
      'Categories or cities, including those without listings, but not merged ones. Operators only.',
    args: {
      kind: t.arg({ type: PlaceKind, required: true, description: 'Kind: category or city.' }),
      search: t.arg.string({
        description:
          'Part of the current name, of a former name, or of the name of a merged category or city.',
      }),
      countryCode: t.arg.string({ description: 'ISO 3166-1 alpha-2 code; for cities only.' }),
      isEmpty: t.arg.boolean({
        description: 'True: only those that no listing uses, not even in the trash.',
      }),
      sort: t.arg({ type: PlaceSort, defaultValue: 'BUSINESS_COUNT', description: 'Sort key.' }),
      first: t.arg.int({ description: 'At most 100; default 20.' }),
      offset: t.arg.int({ description: 'Number of items to skip.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listPlaces(context, args),
  }),
  managedPlace: t.field({
    type: ManagedPlace,
    nullable: true,
    authScopes: { operator: true },
    description: 'A category or city by its id; null if it was merged into another. Operators only.',
    args: {
      kind: t.arg({ type: PlaceKind, required: true, description: 'Kind: category or city.' }),
      id: t.arg.int({ required: true, description: 'Number of the category or city.' }),
    },
    resolve: (_root, args, context) => findManagedPlace(context, args.kind, args.id),
  }),
  placeMergePreview: t.field({
    type: PlaceMergePreview,
    authScopes: { operator: true },
    description: 'Preview of the merge of one category or city into another. Operators only.',
    args: {
      kind: t.arg({ type: PlaceKind, required: true, description: 'Kind: category or city.' }),
      id: t.arg.int({ required: true, description: 'Id of the category or city to merge.' }),
      targetId: t.arg.int({ required: true, description: 'Id of the category or city that would remain.' }),
    },
    complexity: 20,
    resolve: (_root, args, context) => previewPlaceMerge(context, args.kind, args),
  }),
}));
