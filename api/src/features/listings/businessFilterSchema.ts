import { builder } from '../../graphql/builder.ts';

const NearInput = builder.inputType('NearInput', {
  description: 'A circle around a point or a named place.',
  fields: (t) => ({
    latitude: t.float({ description: 'Degrees north, -90 to 90; requires longitude. Omit both with place.' }),
    longitude: t.float({ description: 'Degrees east, -180 to 180.' }),
    place: t.string({
      description:
        'City, district, province or postal code instead of a point, optionally followed by a comma and what it is part of. An unknown place matches nothing.',
    }),
    radiusKm: t.float({ defaultValue: 25, description: 'Radius in kilometres, at most 200.' }),
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
  description: 'Filter of listings. All conditions must hold.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words of name, category, city or address; order, case and accents are ignored. If nothing matches exactly, typos are corrected.',
    }),
    categoryId: t.int({ description: 'Id of the category.' }),
    categorySlug: t.string({ description: 'Slug of the category.' }),
    cityId: t.int({ description: 'Id of the city.' }),
    citySlug: t.string({ description: 'Slug of the city.' }),
    city: t.string({
      description: 'City name; case and accents are ignored. Matches all cities of that name.',
    }),
    countryCode: t.string({ description: 'ISO 3166-1 alpha-2 code.' }),
    minRating: t.float({ description: 'Minimum rating, 0 to 5.' }),
    openNow: t.boolean({ description: 'Only listings known to be open now, in their local time.' }),
    features: t.stringList({
      description: 'Features, by facet value; a listing must have all of them. At most 10.',
    }),
    priceLevels: t.intList({
      description:
        'Price levels, 1 to 4; a listing must have one of them. Listings that state an amount or no price have no level.',
    }),
    near: t.field({ type: NearInput, description: 'Only listings within a distance of a point.' }),
    within: t.field({ type: AreaInput, description: 'Only listings in an area of the map.' }),
  }),
});

export const SortDirection = builder.enumType('SortDirection', {
  description: 'Sort direction.',
  values: {
    ASC: { description: 'Ascending: lowest, earliest or nearest first; A before Z.' },
    DESC: { description: 'Descending: highest, latest or farthest first; Z before A.' },
  } as const,
});

const BusinessSortField = builder.enumType('BusinessSortField', {
  description: 'Sort key of listings.',
  values: {
    RELEVANCE: { description: 'Best match first; without a search, best rated with most reviews first.' },
    RATING: { description: 'By rating.' },
    REVIEW_COUNT: { description: 'By the number of reviews at the source.' },
    NAME: { description: 'By name; case and accents are ignored.' },
    CREATED_AT: { description: 'By the creation time of the listing.' },
    DISTANCE: { description: 'Nearest first; requires filter.near.' },
  } as const,
});

export const BusinessSort = builder.inputType('BusinessSort', {
  description: 'Order of listings.',
  fields: (t) => ({
    field: t.field({ type: BusinessSortField, required: true, description: 'Sort key.' }),
    direction: t.field({
      type: SortDirection,
      description: 'Default DESC; ASC for DISTANCE. RELEVANCE ignores it.',
    }),
  }),
});
