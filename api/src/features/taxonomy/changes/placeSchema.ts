import { builder } from '../../../graphql/builder.ts';
import { PageInfo, PlaceSort } from '../../../graphql/pageInfo.ts';
import { joinedCountry } from '../countries/countryRow.ts';
import { Country } from '../countries/countrySchema.ts';
import { countPlaces, findManagedPlace, listPlaces, type ManagedPlace } from './listPlaces.ts';
import { countTrashed } from './placeUse.ts';
import { previewPlaceMerge, type PlaceMergePreview as Preview } from './previewPlaceMerge.ts';

export const PlaceKind = builder.enumType('PlaceKind', {
  description: 'Which kind of place is meant.',
  values: {
    CATEGORY: { description: 'Categories.' },
    CITY: { description: 'Cities.' },
  } as const,
});

const ManagedPlace = builder.objectRef<ManagedPlace>('ManagedPlace').implement({
  description: 'A category or a city as operators manage it.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the category or city.' }),
    kind: t.expose('kind', { type: PlaceKind, description: 'Which of both it is.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    slug: t.exposeString('slug', { description: 'Stable part of its address.' }),
    icon: t.exposeString('icon', {
      nullable: true,
      description: 'Name of the icon that an operator chose for a category; null where its name says which.',
    }),
    country: t.field({
      type: Country,
      nullable: true,
      description: 'Of a city, where it is known.',
      resolve: joinedCountry,
    }),
    businessCount: t.exposeInt('businessCount', { description: 'Its listings.' }),
    trashedCount: t.int({
      description: 'Listings in the trash that use it: it is deleted only where there is none either.',
      resolve: ({ kind, id }, _args, context) => countTrashed(context, kind, id),
    }),
    version: t.exposeInt('version', {
      description: 'Counts its names, addresses, icons and merges; for updatePlace and deletePlace.',
    }),
    mergedNames: t.exposeStringList('mergedNames', {
      description: 'Names of those that were merged into it.',
    }),
  }),
});

const ManagedPlaceConnection = builder
  .objectRef<Awaited<ReturnType<typeof listPlaces>>>('ManagedPlaceConnection')
  .implement({
    description: 'A page of categories or of cities.',
    fields: (t) => ({
      nodes: t.expose('nodes', {
        type: [ManagedPlace],
        description: 'The categories or cities.',
        complexity: { field: 1, multiplier: 1 },
      }),
      totalCount: t.int({
        description: 'All that match.',
        resolve: (page, _args, context) => countPlaces(context, page.args),
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Position of the page in the list.' }),
    }),
  });

const PlaceMergePreview = builder.objectRef<Preview>('PlaceMergePreview').implement({
  description: 'What merging one category or city into another would do.',
  fields: (t) => ({
    listings: t.exposeInt('listings', { description: 'Listings that would move.' }),
    trashed: t.exposeInt('trashed', { description: 'Those in the trash that would move with them.' }),
    together: t.exposeInt('together', { description: 'Listings of the target afterwards.' }),
  }),
});

builder.queryFields((t) => ({
  managedPlaces: t.field({
    type: ManagedPlaceConnection,
    authScopes: { operator: true },
    description:
      'Categories or cities, those without listings too, but none that were merged. Operators only.',
    args: {
      kind: t.arg({ type: PlaceKind, required: true, description: 'Which of both.' }),
      search: t.arg.string({
        description: 'Parts of the name, of a former one, or of one that was merged into it.',
      }),
      countryCode: t.arg.string({ description: 'ISO 3166-1 alpha-2 code; of cities.' }),
      isEmpty: t.arg.boolean({
        description: 'True: those that no listing uses, not even one in the trash.',
      }),
      sort: t.arg({ type: PlaceSort, defaultValue: 'BUSINESS_COUNT', description: 'How they are ordered.' }),
      first: t.arg.int({ description: 'At most 100; 20 when left out.' }),
      offset: t.arg.int({ description: 'Number of items to skip.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listPlaces(context, args),
  }),
  managedPlace: t.field({
    type: ManagedPlace,
    nullable: true,
    authScopes: { operator: true },
    description: 'A category or a city by its id; null where it was merged into another. Operators only.',
    args: {
      kind: t.arg({ type: PlaceKind, required: true, description: 'Which of both.' }),
      id: t.arg.int({ required: true, description: 'Number of the category or city.' }),
    },
    resolve: (_root, args, context) => findManagedPlace(context, args.kind, args.id),
  }),
  placeMergePreview: t.field({
    type: PlaceMergePreview,
    authScopes: { operator: true },
    description: 'What merging one category or city into another would do. Operators only.',
    args: {
      kind: t.arg({ type: PlaceKind, required: true, description: 'Which of both.' }),
      id: t.arg.int({ required: true, description: 'The one that would go.' }),
      targetId: t.arg.int({ required: true, description: 'The one that would stay.' }),
    },
    complexity: 20,
    resolve: (_root, args, context) => previewPlaceMerge(context, args.kind, args),
  }),
}));
