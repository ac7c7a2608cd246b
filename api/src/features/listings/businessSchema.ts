import { fieldSpec, graphFields, listingFields, type FieldKind } from '../../../../domain/listing/fields.ts';
import {
  structuredFields,
  structuredNames,
  type StructuredName,
} from '../../../../domain/listing/structuredFields.ts';
import { DAYS, type WorkingHours } from '../../../../domain/hours/openingHours.ts';
import { currentHours } from '../../../../domain/hours/specialDays.ts';
import { builder } from '../../graphql/builder.ts';
import { offsetArgs } from '../../graphql/connection.ts';
import { carried } from '../../graphql/carried.ts';
import { selectedFields } from '../../graphql/selectedFields.ts';
import { kindOfTexts } from '../../lib/placeKinds/kindOfTexts.ts';
import { shownHtml } from '../../lib/html/cleanHtml.ts';
import { galleryOf, photoKey, photoKeys, type GalleryPhotoRow } from '../../lib/photoKey.ts';
import { Category } from '../taxonomy/categories/categorySchema.ts';
import { listCategories } from '../taxonomy/categories/listCategories.ts';
import { City } from '../taxonomy/cities/citySchema.ts';
import { Country } from '../taxonomy/countries/countrySchema.ts';
import { listReviews } from '../reviews/listReviews.ts';
import { ReviewConnection } from '../reviews/reviewSchema.ts';
import { businessSelect, categoryOf, cityOf, countryOf, foundWith, planOf } from './businessRow.ts';
import { nearbyBusinesses } from './list/nearbyBusinesses.ts';
import { relatedBusinesses, type RelatedBusinesses as Related } from './list/relatedBusinesses.ts';

export const BusinessStatus = builder.enumType('BusinessStatus', {
  description: 'Whether a business exists at all, apart from its hours.',
  values: {
    OPERATIONAL: { description: 'Operating.' },
    CLOSED_TEMPORARILY: { description: 'Temporarily closed.' },
    CLOSED_PERMANENTLY: { description: 'Permanently closed.' },
  } as const,
});

export const Business = builder.prismaObject('Business', {
  description: 'A listing. What is not known is null; nothing is assumed.',
  select: businessSelect,
});

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

/** Structured fields that are plain lists; the others are JSON of the form that their descriptions give. */
const structuredTypes: Partial<Record<StructuredName, ['Int'] | ['String']>> = {
  reviewsPerScore: ['Int'],
  otherPhones: ['String'],
  areaServed: ['String'],
};

const GalleryPhoto = builder.objectRef<GalleryPhotoRow>('GalleryPhoto').implement({
  description: 'A photo of a listing.',
  fields: (t) => ({
    key: t.exposeString('key', { description: '/img/business/{id}/{key}-{width}.webp, as with photoKeys.' }),
    caption: t.exposeString('caption', { nullable: true, description: 'What its source says it shows.' }),
  }),
});

const RelatedBusinesses = builder.objectRef<Related>('RelatedBusinesses').implement({
  description: 'Related listings in groups, best rated first. A listing is in one group at most.',
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

// No field has a selection of its own, and none is `t.relation`: Pothos would reload what SQL has read.
builder.prismaObjectFields(Business, (t) => ({
  id: t.int({
    description: 'Number of the listing; later ones have higher numbers.',
    ...carried('id'),
  }),
  slug: t.string({
    description: 'Stable part of its address: /business/{slug}.',
    ...carried('slug'),
  }),
  phoneE164: t.string({
    nullable: true,
    description:
      'The phone in the form of E.164, to be dialled from anywhere: +902125550142. Null where its country is not known.',
    ...carried('phoneNormalised'),
  }),
  // Fields of the catalogue that are shown as stored. Other kinds have fields of their own below.
  ...Object.fromEntries(
    graphFields.flatMap((name) => {
      const { kind, graph = '', initial } = fieldSpec(name);
      const type = scalars[kind];
      if (type === undefined) return [];
      const isNullable = initial === undefined && name !== 'name';
      // Pothos needs a literal type per field; the row follows from the same catalogue. A Float accepts Prisma's
      // Decimal of a rating.
      const property = name as 'state';
      const options = { type: type as 'String', nullable: isNullable as true, description: graph };
      return [[name, t.field({ ...options, ...carried(property) })]];
    }),
  ),
  description: t.string({
    nullable: true,
    description: listingFields.description.graph,
    resolve: ({ description }) => (description === null ? null : shownHtml(description)),
  }),
  about: t.field({
    type: 'JSON',
    nullable: true,
    description: listingFields.about.graph,
    // SQL reads it in the order in which it was written.
    resolve: ({ about, aboutText }) => (aboutText ? (JSON.parse(aboutText) as unknown) : about),
  }),
  workingHours: t.field({
    type: 'JSON',
    nullable: true,
    // The database keeps no order of keys.
    resolve: ({ workingHours }) => inOrderOfDays(workingHours),
    description: listingFields.workingHours.graph,
  }),
  currentHours: t.field({
    type: 'JSON',
    nullable: true,
    description:
      'workingHours with the hours of special dates in place, for the seven days from yesterday, by English day name: by these it is open or closed now.',
    resolve: ({ workingHours, specialHours, timeZone }) =>
      inOrderOfDays(
        currentHours(
          workingHours as WorkingHours | null,
          structuredFields.specialHours.read(specialHours),
          timeZone,
          new Date(),
        ),
      ),
  }),
  photoKeys: t.stringList({
    description:
      'Its photos as this site serves them, the one to show first at the start: /img/business/{id}/{key}-{width}.webp, with a width of 160, 320, 480, 800 or 1200.',
    complexity: 1,
    resolve: (business) => photoKeys(business),
  }),
  // The order of keys is that of the calendar, of the week, of the networks, which the database does not keep.
  ...Object.fromEntries(
    structuredNames.map((name) => {
      const options = { nullable: true as const, description: listingFields[name].graph };
      const resolve = (business: object) =>
        structuredFields[name].read((business as Record<string, unknown>)[name]);
      const type = structuredTypes[name] ?? 'JSON';
      return [name, t.field({ ...options, type: type as 'JSON', resolve })];
    }),
  ),
  gallery: t.field({
    type: [GalleryPhoto],
    description:
      'All its photos as this site serves them, the one to show first at the start; without the logo.',
    complexity: 1,
    resolve: (business) => galleryOf(business),
  }),
  logoKey: t.string({
    nullable: true,
    description:
      'Its logo as this site serves it: /img/business/{id}/{logoKey}-{width}.webp, as with photoKeys.',
    resolve: ({ logoUrl }) => (logoUrl === null ? null : photoKey(logoUrl)),
  }),
  kind: t.string({
    nullable: true,
    description:
      'What it is, as a tag of OpenStreetMap such as `amenity/restaurant`: what its type, else its category, means in any language. Null where neither is known.',
    resolve: (business) => kindOfTexts(business.type, categoryOf(business)?.name),
  }),
  businessStatus: t.field({
    type: BusinessStatus,
    nullable: true,
    description: listingFields.businessStatus.graph,
    ...carried('businessStatus'),
  }),
  isDemo: t.boolean({ description: 'Part of the built-in sample data.', ...carried('isDemo') }),
  globalRowNumber: t.int({
    nullable: true,
    description: 'Upload order; null for demo listings.',
    ...carried('globalRowNumber'),
  }),
  createdAt: t.field({
    type: 'DateTime',
    description: 'When the listing was created.',
    ...carried('createdAt'),
  }),
  updatedAt: t.field({
    type: 'DateTime',
    description: 'When the listing itself last changed.',
    ...carried('updatedAt'),
  }),
  isSponsored: t.boolean({
    description: 'Whether a paid plan affects its rank or its card; must be labelled as sponsored.',
    resolve: (business) => {
      const plan = planOf(business);
      return plan !== null && (plan.isSponsored || plan.customStyling);
    },
  }),
  hasCustomStyling: t.boolean({
    description: 'Whether its card is highlighted by a paid plan.',
    resolve: (business) => planOf(business)?.customStyling ?? false,
  }),
  isAdFree: t.boolean({
    description: 'Whether its page carries no ads of others, since it has a plan.',
    resolve: (business) => planOf(business) !== null,
  }),
  version: t.int({ description: 'Goes up by one with each change.', ...carried('version') }),
  deletedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When it was moved to the trash, which only operators see.',
    ...carried('deletedAt'),
  }),
  distanceMeters: t.float({
    nullable: true,
    description: 'Distance from the requested point; only in nearby lists and with filter.near.',
    resolve: (business) => foundWith(business).distanceMeters ?? null,
  }),
  category: t.field({
    type: Category,
    nullable: true,
    description: 'The kind of business that it is.',
    resolve: categoryOf,
  }),
  city: t.field({
    type: City,
    nullable: true,
    description: 'The city that it is in.',
    resolve: cityOf,
  }),
  country: t.field({
    type: Country,
    nullable: true,
    description: 'The country that it is in.',
    resolve: countryOf,
  }),
  reviews: t.field({
    type: ReviewConnection,
    description:
      'Reviews stored with the listing that operators have not hidden: those with words first, newest first.',
    args: offsetArgs(3),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 3 }),
    resolve: (business, args, context) =>
      listReviews(context, business.id, args, foundWith(business).firstReviews),
  }),
  related: t.field({
    type: RelatedBusinesses,
    description: 'Related listings.',
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
}));

function inOrderOfDays(hours: unknown): Record<string, unknown> | null {
  if (typeof hours !== 'object' || hours === null) return null;
  const ofDays = hours as Record<string, unknown>;
  const inOrder: Record<string, unknown> = {};
  for (const day of DAYS) if (day in ofDays) inOrder[day] = ofDays[day];
  return inOrder;
}
