import { DAYS } from '../../../../domain/openingHours.ts';
import { builder } from '../../graphql/builder.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import { selectedFields } from '../../graphql/selectedFields.ts';
import { cleanHtml } from '../../lib/cleanHtml.ts';
import type { Context } from '../../lib/context.ts';
import { photoKeys } from '../../lib/photoKey.ts';
import { Category } from '../categories/categorySchema.ts';
import { listCategories } from '../categories/listCategories.ts';
import { City } from '../cities/citySchema.ts';
import { Country } from '../countries/countrySchema.ts';
import { ReviewConnection, listReviews } from '../reviews/reviewSchema.ts';
import type { BusinessRow } from './businessRow.ts';
import { countBusinesses, type BoundedCount } from './countBusinesses.ts';
import { didYouMean } from './didYouMean.ts';
import { facetBusinesses, type Facet, type Facets } from './facetBusinesses.ts';
import { findBusiness } from './findBusiness.ts';
import { listBusinesses, type BusinessPage } from './listBusinesses.ts';
import { nearbyBusinesses } from './nearbyBusinesses.ts';
import { randomBusinesses } from './randomBusinesses.ts';
import { relatedBusinesses, type RelatedBusinesses as Related } from './relatedBusinesses.ts';
import { suggest, type Suggestions } from './suggest.ts';

export const BusinessStatus = builder.enumType('BusinessStatus', {
  description: 'Whether a business exists at all, apart from its hours.',
  values: {
    OPERATIONAL: { description: 'It is in business.' },
    CLOSED_TEMPORARILY: { description: 'It is closed for a time and means to open again.' },
    CLOSED_PERMANENTLY: { description: 'It is closed for good.' },
  } as const,
});

export const Business = builder.objectRef<BusinessRow>('Business');

const RelatedBusinesses = builder.objectRef<Related>('RelatedBusinesses').implement({
  description:
    'Where to go on from a listing. Each group has its best rated first; no listing stands in two.',
  fields: (t) => ({
    sameCategory: t.expose('sameCategory', {
      type: [Business],
      description: 'Up to six of the same category in other cities.',
    }),
    sameCity: t.expose('sameCity', {
      type: [Business],
      description: 'Up to six of other categories in the same city.',
    }),
    sameType: t.expose('sameType', {
      type: [Business],
      description: 'Up to four more that call themselves the same.',
    }),
    topCategories: t.field({
      type: [Category],
      description: 'The eight largest categories.',
      resolve: async (_related, _args, context) => (await listCategories(context, { first: 8 })).nodes,
    }),
  }),
});

Business.implement({
  description: 'A listing. What is not known is null; nothing is assumed.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the listing; later ones have higher numbers.' }),
    slug: t.exposeString('slug', { description: 'Stable part of its address: /business/{slug}.' }),
    name: t.exposeString('name', { description: 'Name of the business.' }),
    type: t.exposeString('type', {
      nullable: true,
      description: 'What the business calls itself, finer than its category.',
    }),
    address: t.exposeString('address', { nullable: true, description: 'Whole postal address on one line.' }),
    street: t.exposeString('street', { nullable: true, description: 'Street and number.' }),
    state: t.exposeString('state', { nullable: true, description: 'State, province or region.' }),
    postalCode: t.exposeString('postalCode', { nullable: true, description: 'Postal code.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'As its source writes it.' }),
    email: t.exposeString('email', { nullable: true, description: 'E-mail address.' }),
    website: t.exposeString('website', {
      nullable: true,
      description: 'Web address of the business itself.',
    }),
    description: t.string({
      nullable: true,
      description: 'Cleaned HTML: text, structure and links only.',
      resolve: (business) => (business.description === null ? null : cleanHtml(business.description)),
    }),
    detailedInfo: t.exposeString('detailedInfo', { nullable: true, description: 'Plain text.' }),
    about: t.expose('about', {
      type: 'JSON',
      nullable: true,
      description: 'Features by section: { section: { feature: true | false | text } }.',
    }),
    workingHours: t.field({
      type: 'JSON',
      nullable: true,
      // The database keeps no order of keys.
      resolve: (business) => inOrderOfDays(business.workingHours),
      description:
        'Hours by full English day name, such as { Monday: "9 AM-5 PM" }, in the local time of the business.',
    }),
    timeZone: t.exposeString('timeZone', {
      nullable: true,
      description: 'IANA name of the zone of workingHours.',
    }),
    rating: t.exposeFloat('rating', { nullable: true, description: '0 to 5.' }),
    reviewCount: t.exposeInt('reviewCount', { description: 'Reviews at the source.' }),
    reviewsLink: t.exposeString('reviewsLink', {
      nullable: true,
      description: 'Web address of its reviews at their source.',
    }),
    photoUrl: t.exposeString('photoUrl', {
      nullable: true,
      description: 'Web address that its photo comes from; photoKeys say how it is served.',
    }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'Web address that another picture comes from, such as a view of its street.',
    }),
    photoKeys: t.stringList({
      description:
        'Its photos as this site serves them, the one to show first at the start: /img/business/{id}/{key}-{width}.webp, with a width of 160, 320, 480, 800 or 1200.',
      complexity: 1,
      resolve: (business) => photoKeys(business),
    }),
    latitude: t.exposeFloat('latitude', {
      nullable: true,
      description: 'Degrees north, -90 to 90; null where longitude is.',
    }),
    longitude: t.exposeFloat('longitude', {
      nullable: true,
      description: 'Degrees east, -180 to 180; null where latitude is.',
    }),
    locationLink: t.exposeString('locationLink', {
      nullable: true,
      description: 'Web address of its place on a map.',
    }),
    orderLink: t.exposeString('orderLink', { nullable: true, description: 'Web address to order at.' }),
    menuLink: t.exposeString('menuLink', { nullable: true, description: 'Web address of its menu.' }),
    reservationLink: t.exposeString('reservationLink', {
      nullable: true,
      description: 'Web address to reserve at.',
    }),
    businessStatus: t.expose('businessStatus', {
      type: BusinessStatus,
      nullable: true,
      description: 'Whether it exists at all, apart from its hours.',
    }),
    isOpen: t.exposeBoolean('isOpen', { description: 'False outranks the hours; true lets them decide.' }),
    isVerified: t.exposeBoolean('isVerified', {
      description: 'Whether its source or an operator calls it verified; shown with a mark.',
    }),
    isDemo: t.exposeBoolean('isDemo', { description: 'Part of the built-in demonstration.' }),
    priceRange: t.exposeString('priceRange', { nullable: true, description: 'How dear it is, such as $$.' }),
    globalRowNumber: t.exposeInt('globalRowNumber', {
      nullable: true,
      description: 'Upload order; null for demo listings.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the listing was made here.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the listing itself last changed.',
    }),
    version: t.exposeInt('version', { description: 'Goes up by one with each change.' }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was put into the trash, where only operators see it.',
    }),
    distanceMeters: t.float({
      nullable: true,
      description: 'Distance from the asked point; only in nearby lists and with filter.near.',
      resolve: (business) => business.distanceMeters ?? null,
    }),
    category: t.field({
      type: Category,
      nullable: true,
      description: 'The kind of business that it is.',
      resolve: (business) =>
        business.categoryId === null
          ? null
          : {
              id: business.categoryId,
              name: business.categoryName ?? '',
              slug: business.categorySlug ?? '',
              icon: business.categoryIcon,
              location: business.categoryLocation,
              businessCount: business.categoryCount ?? 0,
            },
    }),
    city: t.field({
      type: City,
      nullable: true,
      description: 'The city that it is in.',
      resolve: (business) =>
        business.cityId === null
          ? null
          : {
              id: business.cityId,
              name: business.cityName ?? '',
              slug: business.citySlug ?? '',
              businessCount: business.cityCount ?? 0,
              countryCode: business.cityCountryCode,
              countryName: business.cityCountryName,
              countryCount: business.cityCountryBusinesses,
            },
    }),
    country: t.field({
      type: Country,
      nullable: true,
      description: 'The country that it is in.',
      resolve: (business) =>
        business.countryCode === null
          ? null
          : {
              code: business.countryCode,
              name: business.countryName ?? '',
              businessCount: business.countryCount ?? 0,
            },
    }),
    reviews: t.field({
      type: ReviewConnection,
      description: 'Reviews stored with the listing: those with words first, newest first.',
      args: {
        first: t.arg.int({ defaultValue: 3, description: 'At most 100.' }),
        offset: t.arg.int({ description: 'How many to leave out first.' }),
      },
      complexity: (args) => ({ field: 5, multiplier: args.first ?? 3 }),
      resolve: (business, args, context) => listReviews(context, business.id, args),
    }),
    related: t.field({
      type: RelatedBusinesses,
      description: 'Where to go on from this listing.',
      complexity: { field: 30, multiplier: 1 },
      resolve: (business, _args, context, info) =>
        relatedBusinesses(
          context,
          business.id,
          new Set(
            ['sameCategory', 'sameCity', 'sameType'].flatMap((group) => [...selectedFields(info, group)]),
          ),
        ),
    }),
    nearby: t.field({
      type: [Business],
      description:
        'Listings around this one, nearest first; without a known place, the best of its city. At most 20.',
      args: { first: t.arg.int({ defaultValue: 4, description: 'At most 20.' }) },
      complexity: (args) => ({ field: 20, multiplier: args.first ?? 4 }),
      resolve: (business, args, context, info) =>
        nearbyBusinesses(context, business, args.first ?? 4, selectedFields(info)),
    }),
  }),
});

function inOrderOfDays(hours: unknown): Record<string, unknown> | null {
  if (typeof hours !== 'object' || hours === null) return null;
  const byDay = new Map(Object.entries(hours));
  return Object.fromEntries(DAYS.flatMap((day) => (byDay.has(day) ? [[day, byDay.get(day)]] : [])));
}

const FacetType = builder.objectRef<Facet>('Facet').implement({
  description: 'One choice of a filter.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'What the filter takes.' }),
    label: t.exposeString('label', { description: 'How to show it.' }),
    group: t.exposeString('group', {
      nullable: true,
      description: 'Section of a feature, country of a city.',
    }),
    count: t.exposeInt('count', { description: 'Listings that the choice would leave.' }),
  }),
});

const BusinessFacets = builder.objectRef<Facets>('BusinessFacets').implement({
  description:
    'Choices that would narrow a list, each with its count; at most 30 of a kind, the most common first.',
  fields: (t) => ({
    categories: t.field({ type: [FacetType], description: 'By slug.', resolve: (facets) => facets.category }),
    cities: t.field({ type: [FacetType], description: 'By name.', resolve: (facets) => facets.city }),
    countries: t.field({ type: [FacetType], description: 'By code.', resolve: (facets) => facets.country }),
    ratings: t.field({
      type: [FacetType],
      description: 'By least rating: 4.5, 4.0, 3.5, 3.0.',
      resolve: (facets) => facets.rating,
    }),
    features: t.field({
      type: [FacetType],
      description: 'By the value that filter.features takes, within their sections.',
      resolve: (facets) => facets.feature,
    }),
    openNow: t.int({
      description: 'Listings known to be open at this moment.',
      resolve: (facets) => facets.openNow[0]?.count ?? 0,
    }),
    isLowerBound: t.exposeBoolean('isLowerBound', {
      description: 'True where more than 1,000 match: the counts are those of the best 1,000.',
    }),
  }),
});

// What is read once for a page is in the price of its list, so that longer lists don't pay for it by the row.
export const PAGE_PRICE = 30;
export const oncePerPage = { field: 0, multiplier: 0 };

const BusinessConnection = builder.objectRef<BusinessPage>('BusinessConnection').implement({
  description: 'A page of listings.',
  fields: (t) => ({
    nodes: t.expose('nodes', {
      type: [Business],
      description: 'The listings.',
      complexity: { field: 1, multiplier: 1 },
    }),
    totalCount: t.int({
      description:
        'Matches; counted up to a bound on searches and combined filters (see totalCountIsLowerBound).',
      complexity: oncePerPage,
      resolve: async (page, _args, context) => (await totalOf(page, context)).count,
    }),
    totalCountIsLowerBound: t.boolean({
      description: 'True where there are more matches than totalCount says.',
      complexity: oncePerPage,
      resolve: async (page, _args, context) => (await totalOf(page, context)).isLowerBound,
    }),
    pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page ends.' }),
    facets: t.field({
      type: BusinessFacets,
      description: 'Choices that would narrow the whole list.',
      complexity: oncePerPage,
      resolve: (page, _args, context) => facetBusinesses(context, page.filter, page.matches),
    }),
    didYouMean: t.string({
      nullable: true,
      description:
        'How the search was read where nothing matches it by the letter; with no nodes, what would find something without the other filters. Null where it was taken as it is.',
      complexity: oncePerPage,
      resolve: (page, _args, context) => didYouMean(context, page),
    }),
  }),
});

// totalCount and totalCountIsLowerBound of one page share one count.
const counts = new WeakMap<BusinessPage, Promise<BoundedCount>>();

/** How many listings the list of a page has. */
export async function totalOf(page: BusinessPage, context: Context): Promise<BoundedCount> {
  if (page.total) return page.total;
  const counted = counts.get(page) ?? countBusinesses(context, page.filter);
  counts.set(page, counted);
  return counted;
}

const NearInput = builder.inputType('NearInput', {
  description: 'A circle around a point.',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Degrees north, -90 to 90.' }),
    longitude: t.float({ required: true, description: 'Degrees east, -180 to 180.' }),
    radiusKm: t.float({ defaultValue: 25, description: 'At most 200.' }),
  }),
});

export const BusinessFilter = builder.inputType('BusinessFilter', {
  description: 'Conditions that must all hold.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words of name, category, city or address: any order, case or accent. Where nothing matches by the letter, slips are forgiven.',
    }),
    categoryId: t.int({ description: 'Id of the category.' }),
    categorySlug: t.string({ description: 'Slug of the category.' }),
    cityId: t.int({ description: 'Id of the city.' }),
    citySlug: t.string({ description: 'Slug of the city.' }),
    city: t.string({ description: 'City name in any case or accent, in all cities so named.' }),
    countryCode: t.string({ description: 'ISO 3166-1 alpha-2 code.' }),
    minRating: t.float({ description: '0 to 5.' }),
    openNow: t.boolean({ description: 'Only listings known to be open at this moment, where they are.' }),
    features: t.stringList({
      description: 'Features that it must have, by value of their facet; at most 10.',
    }),
    near: t.field({ type: NearInput, description: 'Only listings in a circle around a point.' }),
  }),
});

const SuggestionsType = builder.objectRef<Suggestions>('Suggestions').implement({
  description: 'What somebody may be about to type.',
  fields: (t) => ({
    businesses: t.expose('businesses', {
      type: [Business],
      description: 'Listings with such a name or words, the best match first.',
    }),
    categories: t.expose('categories', {
      type: [Category],
      description: 'Categories with a word that begins so.',
    }),
    cities: t.expose('cities', { type: [City], description: 'Cities with a word that begins so.' }),
  }),
});

export const SortDirection = builder.enumType('SortDirection', {
  description: 'Which end of an order comes first.',
  values: {
    ASC: { description: 'The lowest, earliest or nearest first; A before Z.' },
    DESC: { description: 'The highest, latest or farthest first; Z before A.' },
  } as const,
});

const BusinessSortField = builder.enumType('BusinessSortField', {
  description: 'What listings are ordered by.',
  values: {
    RELEVANCE: { description: 'Best match first; without a search, best rated with most reviews first.' },
    RATING: { description: 'By rating.' },
    REVIEW_COUNT: { description: 'By the number of reviews at the source.' },
    NAME: { description: 'By name, in any case or accent.' },
    CREATED_AT: { description: 'By when the listing was made here.' },
    DISTANCE: { description: 'Nearest first; needs filter.near.' },
  } as const,
});
const BusinessSort = builder.inputType('BusinessSort', {
  description: 'How listings are ordered.',
  fields: (t) => ({
    field: t.field({ type: BusinessSortField, required: true, description: 'What they are ordered by.' }),
    direction: t.field({
      type: SortDirection,
      description: 'DESC when left out; ASC for DISTANCE. RELEVANCE has no direction.',
    }),
  }),
});

builder.queryFields((t) => ({
  business: t.field({
    type: Business,
    nullable: true,
    description:
      'A listing by its slug; an old slug answers the listing that it now belongs to. Null where there is none.',
    args: {
      slug: t.arg.string({ required: true, description: 'Slug of the listing, also one that it once had.' }),
    },
    resolve: (_root, args, context, info) => findBusiness(context, args.slug, selectedFields(info)),
  }),
  businesses: t.field({
    type: BusinessConnection,
    description: 'Listings that match a filter.',
    args: {
      filter: t.arg({ type: BusinessFilter, description: 'Which listings; none means all.' }),
      sort: t.arg({ type: BusinessSort, description: 'RELEVANCE when left out.' }),
      first: t.arg.int({ defaultValue: 12, description: 'At most 100.' }),
      offset: t.arg.int({
        description:
          'For numbered pages; at most 10,000 with filter.search, features or near, of which the best 1,000 are found. Not together with after.',
      }),
      after: t.arg.string({ description: 'endCursor of the page before.' }),
    },
    complexity: (args) => ({ field: PAGE_PRICE, multiplier: args.first ?? 12 }),
    resolve: (_root, args, context, info) =>
      listBusinesses(context, args, selectedFields(info, 'nodes'), selectedFields(info).has('totalCount')),
  }),
  suggestions: t.field({
    type: SuggestionsType,
    description: 'Listings, categories and cities that begin like a text, from its first letter on.',
    args: {
      text: t.arg.string({ required: true, description: 'What was typed so far.' }),
      limit: t.arg.int({ defaultValue: 5, description: 'Of each kind; at most 10.' }),
    },
    complexity: (args) => ({ field: 20, multiplier: args.limit ?? 5 }),
    resolve: (_root, args, context, info) =>
      suggest(context, { text: args.text, limit: args.limit ?? 5 }, selectedFields(info, 'businesses')),
  }),
  randomBusinesses: t.field({
    type: BusinessConnection,
    description: 'Listings in a seeded random order that goes on without repeats.',
    args: {
      first: t.arg.int({ defaultValue: 12, description: 'At most 100.' }),
      seed: t.arg.string({ description: 'Any text; the day (UTC) when left out.' }),
      after: t.arg.string({ description: 'endCursor of the page before, with the same seed.' }),
    },
    complexity: (args) => ({ field: PAGE_PRICE, multiplier: args.first ?? 12 }),
    resolve: (_root, args, context, info) => randomBusinesses(context, args, selectedFields(info, 'nodes')),
  }),
}));
