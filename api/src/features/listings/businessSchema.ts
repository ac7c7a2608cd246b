import { fieldSpec, graphFields, listingFields, type FieldKind } from '../../../../domain/listing/fields.ts';
import { DAYS } from '../../../../domain/hours/openingHours.ts';
import { builder } from '../../graphql/builder.ts';
import { selectedFields } from '../../graphql/selectedFields.ts';
import { shownHtml } from '../../lib/cleanHtml.ts';
import { photoKeys } from '../../lib/photoKey.ts';
import { Category } from '../taxonomy/categories/categorySchema.ts';
import { listCategories } from '../taxonomy/categories/listCategories.ts';
import { City } from '../taxonomy/cities/citySchema.ts';
import { Country } from '../taxonomy/countries/countrySchema.ts';
import { listReviews } from '../reviews/listReviews.ts';
import { ReviewConnection } from '../reviews/reviewSchema.ts';
import type { BusinessRow } from './businessRow.ts';
import { nearbyBusinesses } from './list/nearbyBusinesses.ts';
import { relatedBusinesses, type RelatedBusinesses as Related } from './list/relatedBusinesses.ts';

export const BusinessStatus = builder.enumType('BusinessStatus', {
  description: 'Whether a business exists at all, apart from its hours.',
  values: {
    OPERATIONAL: { description: 'It is in business.' },
    CLOSED_TEMPORARILY: { description: 'It is closed for a time and means to open again.' },
    CLOSED_PERMANENTLY: { description: 'It is closed for good.' },
  } as const,
});

export const Business = builder.objectRef<BusinessRow>('Business');

type BusinessFields = Parameters<NonNullable<Parameters<typeof Business.implement>[0]['fields']>>[0];
type Scalar = 'String' | 'Float' | 'Int' | 'Boolean';

const scalars: Partial<Record<FieldKind, Scalar>> = {
  text: 'String',
  longText: 'String',
  link: 'String',
  email: 'String',
  timeZone: 'String',
  boolean: 'Boolean',
  integer: 'Int',
  decimal: 'Float',
  degrees: 'Float',
};

/** The fields of the catalogue that are shown as they are stored. Those of other kinds have fields of their own below. */
function catalogueFields(t: BusinessFields) {
  return Object.fromEntries(
    graphFields.flatMap((name) => {
      const { kind, graph = '', initial } = fieldSpec(name);
      const type = scalars[kind];
      if (type === undefined) return [];
      const isNullable = initial === undefined && name !== 'name';
      // Pothos wants the type of each property to be known by itself; `BusinessRow` follows from the same catalogue.
      const property = name as 'state';
      return [
        [
          name,
          t.expose(property, { type: type as 'String', nullable: isNullable as true, description: graph }),
        ],
      ];
    }),
  );
}

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
    phoneE164: t.exposeString('phoneE164', {
      nullable: true,
      description:
        'The phone in the form of E.164, to be dialled from anywhere: +902125550142. Null where its country is not known.',
    }),
    ...catalogueFields(t),
    description: t.string({
      nullable: true,
      description: listingFields.description.graph,
      resolve: (business) => (business.description === null ? null : shownHtml(business.description)),
    }),
    about: t.expose('about', {
      type: 'JSON',
      nullable: true,
      description: listingFields.about.graph,
    }),
    workingHours: t.field({
      type: 'JSON',
      nullable: true,
      // The database keeps no order of keys.
      resolve: (business) => inOrderOfDays(business.workingHours),
      description: listingFields.workingHours.graph,
    }),
    photoKeys: t.stringList({
      description:
        'Its photos as this site serves them, the one to show first at the start: /img/business/{id}/{key}-{width}.webp, with a width of 160, 320, 480, 800 or 1200.',
      complexity: 1,
      resolve: (business) => photoKeys(business),
    }),
    businessStatus: t.expose('businessStatus', {
      type: BusinessStatus,
      nullable: true,
      description: listingFields.businessStatus.graph,
    }),
    isDemo: t.exposeBoolean('isDemo', { description: 'Part of the built-in demonstration.' }),
    globalRowNumber: t.exposeInt('globalRowNumber', {
      nullable: true,
      description: 'Upload order; null for demo listings.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the listing was made here.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the listing itself last changed.',
    }),
    isSponsored: t.exposeBoolean('isSponsored', {
      description:
        'Whether somebody pays for where it stands or how it looks in lists; to be marked as such.',
    }),
    hasCustomStyling: t.exposeBoolean('hasCustomStyling', {
      description: 'Whether somebody pays for a card that stands out.',
    }),
    isAdFree: t.exposeBoolean('isAdFree', {
      description: 'Whether its page carries no ads of others, since it has a plan.',
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
      description:
        'Reviews stored with the listing that operators have not hidden: those with words first, newest first.',
      args: {
        first: t.arg.int({ defaultValue: 3, description: 'At most 100.' }),
        offset: t.arg.int({ description: 'How many to leave out first.' }),
      },
      complexity: (args) => ({ field: 5, multiplier: args.first ?? 3 }),
      resolve: (business, args, context) => listReviews(context, business.id, args, business.reviews),
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
  const ofDays = hours as Record<string, unknown>;
  const inOrder: Record<string, unknown> = {};
  for (const day of DAYS) if (day in ofDays) inOrder[day] = ofDays[day];
  return inOrder;
}
