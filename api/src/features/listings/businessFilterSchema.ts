import { builder } from '../../graphql/builder.ts';

const NearInput = builder.inputType('NearInput', {
  description: 'A circle around a point, or around a place by its name.',
  fields: (t) => ({
    latitude: t.float({ description: 'Degrees north, -90 to 90; with longitude, unless there is a place.' }),
    longitude: t.float({ description: 'Degrees east, -180 to 180.' }),
    place: t.string({
      description:
        'Instead of a point: name of a city, a district or a province, or a postal code; behind a comma, what it is part of. Nothing is near an unknown place.',
    }),
    radiusKm: t.float({ defaultValue: 25, description: 'At most 200.' }),
  }),
});

export const AreaInput = builder.inputType('AreaInput', {
  description:
    'A part of the map, in degrees. Where west is greater than east, it crosses the 180th meridian.',
  fields: (t) => ({
    south: t.float({ required: true, description: 'Lowest latitude, -90 to 90.' }),
    west: t.float({ required: true, description: 'Longitude of the western edge, -180 to 180.' }),
    north: t.float({ required: true, description: 'Highest latitude, -90 to 90.' }),
    east: t.float({ required: true, description: 'Longitude of the eastern edge, -180 to 180.' }),
  }),
});

export const BusinessFilter = builder.inputType('BusinessFilter', {
  description: 'Conditions that must all hold.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words of name, category, city or address: any order, case or accent. Where nothing matches by the letter, typos are forgiven.',
    }),
    categoryId: t.int({ description: 'Id of the category.' }),
    categorySlug: t.string({ description: 'Slug of the category.' }),
    cityId: t.int({ description: 'Id of the city.' }),
    citySlug: t.string({ description: 'Slug of the city.' }),
    city: t.string({
      description: 'City name; case and accents are ignored. Matches all cities of that name.',
    }),
    countryCode: t.string({ description: 'ISO 3166-1 alpha-2 code.' }),
    minRating: t.float({ description: '0 to 5.' }),
    openNow: t.boolean({ description: 'Only listings known to be open at this moment, where they are.' }),
    features: t.stringList({
      description: 'Features that it must have, by value of their facet; at most 10.',
    }),
    priceLevels: t.intList({
      description:
        'Price levels from 1 to 4; a listing has one of them. One that states an amount, or no price, has no level.',
    }),
    near: t.field({ type: NearInput, description: 'Only listings in a circle around a point.' }),
    within: t.field({ type: AreaInput, description: 'Only listings in an area of the map.' }),
  }),
});

export const SortDirection = builder.enumType('SortDirection', {
  description: 'Sort direction.',
  values: {
    ASC: { description: 'The lowest, earliest or nearest first; A before Z.' },
    DESC: { description: 'The highest, latest or farthest first; Z before A.' },
  } as const,
});

const BusinessSortField = builder.enumType('BusinessSortField', {
  description: 'Sort key of listings.',
  values: {
    RELEVANCE: { description: 'Best match first; without a search, best rated with most reviews first.' },
    RATING: { description: 'By rating.' },
    REVIEW_COUNT: { description: 'By the number of reviews at the source.' },
    NAME: { description: 'By name, in any case or accent.' },
    CREATED_AT: { description: 'By the creation time of the listing.' },
    DISTANCE: { description: 'Nearest first; needs filter.near.' },
  } as const,
});

export const BusinessSort = builder.inputType('BusinessSort', {
  description: 'Order of listings.',
  fields: (t) => ({
    field: t.field({ type: BusinessSortField, required: true, description: 'Sort key.' }),
    direction: t.field({
      type: SortDirection,
      description: 'Default DESC; ASC for DISTANCE. RELEVANCE has no direction.',
    }),
  }),
});
