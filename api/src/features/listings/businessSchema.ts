import { fieldSpec, graphFields, listingFields, type FieldKind } from '../../../../domain/listing/fields.ts';
import {
  structuredFields,
  structuredNames,
  type StructuredName,
} from '../../../../domain/listing/structuredFields.ts';
import { DAYS, type WorkingHours } from '../../../../domain/hours/openingHours.ts';
import { currentHours } from '../../../../domain/hours/specialDays.ts';
import { builder } from '../../graphql/builder.ts';
import { fromRow } from '../../graphql/fromRow.ts';
import { linkOfPhone, phoneLinkOf } from '../../lib/text/phones/phoneLink.ts';
import { kindOfTexts } from '../../lib/placeKinds/kindOfTexts.ts';
import { shownHtml } from '../../lib/html/cleanHtml.ts';
import { galleryOf, photoKey, photoKeys, type GalleryPhotoRow } from '../../lib/photoKey.ts';
import { Category } from '../taxonomy/categories/categorySchema.ts';
import { City } from '../taxonomy/cities/citySchema.ts';
import { Country } from '../taxonomy/countries/countrySchema.ts';
import { businessSelect, categoryOf, cityOf, countryOf, computedValues, planOf } from './businessRow.ts';

export const BusinessStatus = builder.enumType('BusinessStatus', {
  description: 'Whether a business still exists, regardless of its hours.',
  values: {
    OPERATIONAL: { description: 'Operating.' },
    CLOSED_TEMPORARILY: { description: 'Temporarily closed.' },
    CLOSED_PERMANENTLY: { description: 'Permanently closed.' },
  } as const,
});

export const Business = builder.prismaObject('Business', {
  description: 'A listing. Unknown values are null; nothing is assumed.',
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
    key: t.exposeString('key', {
      description: 'Key of the photo: /img/business/{id}/{key}-{width}.webp, as for photoKeys.',
    }),
    caption: t.exposeString('caption', { nullable: true, description: 'Caption given by its source.' }),
  }),
});

// No field has a selection, and none is `t.relation`: Pothos would read again what SQL has read.
builder.prismaObjectFields(Business, (t) => ({
  id: t.int({
    description: 'Number of the listing; later ones have higher numbers.',
    ...fromRow('id'),
  }),
  slug: t.string({
    description: 'Stable part of its URL, /business/{slug}.',
    ...fromRow('slug'),
  }),
  phoneE164: t.string({
    nullable: true,
    description: 'Phone number in E.164 format, such as +902125550142. Null if its country is unknown.',
    ...fromRow('phoneNormalised'),
  }),
  phoneLink: t.string({
    nullable: true,
    description:
      'Link (RFC 3966) that dials `phone`, such as tel:+902125550142;ext=12. Null if `phone` is not clearly one number.',
    resolve: ({ phone, phoneNormalised, countryCode }) => phoneLinkOf(phone, phoneNormalised, countryCode),
  }),
  otherPhoneLinks: t.field({
    type: t.listRef('String', { nullable: true }),
    nullable: true,
    description:
      'Links as `phoneLink`, one for each of `otherPhones`; null for one that is not clearly one number.',
    resolve: ({ otherPhones, countryCode }) =>
      structuredFields.otherPhones.read(otherPhones)?.map((phone) => linkOfPhone(phone, countryCode)) ?? null,
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
      return [[name, t.field({ ...options, ...fromRow(property) })]];
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
      'workingHours with specialHours applied, for today and the six days after it, by English day name. The rest of the night before is part of today. They determine whether the business is open now.',
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
      'Keys of its photos, main photo first: /img/business/{id}/{key}-{width}.webp, with a width of 160, 320, 480, 800 or 1200.',
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
    description: 'All photos as served by this site, main photo first; without the logo.',
    complexity: 1,
    resolve: (business) => galleryOf(business),
  }),
  logoKey: t.string({
    nullable: true,
    description: 'Key of its logo: /img/business/{id}/{logoKey}-{width}.webp, as for photoKeys.',
    resolve: ({ logoUrl }) => (logoUrl === null ? null : photoKey(logoUrl)),
  }),
  kind: t.string({
    nullable: true,
    description:
      'Kind of place as an OpenStreetMap tag, such as `amenity/restaurant`, derived from its type or category in any language. Null if unknown.',
    resolve: (business) => kindOfTexts(business.type, categoryOf(business)?.name),
  }),
  businessStatus: t.field({
    type: BusinessStatus,
    nullable: true,
    description: listingFields.businessStatus.graph,
    ...fromRow('businessStatus'),
  }),
  isDemo: t.boolean({ description: 'Whether it is part of the built-in sample data.', ...fromRow('isDemo') }),
  globalRowNumber: t.int({
    nullable: true,
    description: 'Upload order; null for demo listings.',
    ...fromRow('globalRowNumber'),
  }),
  createdAt: t.field({
    type: 'DateTime',
    description: 'When the listing was created.',
    ...fromRow('createdAt'),
  }),
  updatedAt: t.field({
    type: 'DateTime',
    description: 'When the listing itself last changed.',
    ...fromRow('updatedAt'),
  }),
  isSponsored: t.boolean({
    description: 'Whether a paid plan affects its rank or card. It must then be labelled as sponsored.',
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
    description: 'Whether a plan keeps other companies’ ads off its page.',
    resolve: (business) => planOf(business) !== null,
  }),
  version: t.int({
    description: 'Version number; increases by one with each change.',
    ...fromRow('version'),
  }),
  deletedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When it was moved to the trash; null if it was not. Only operators see listings in the trash.',
    ...fromRow('deletedAt'),
  }),
  distanceMeters: t.float({
    nullable: true,
    description: 'Distance from the requested point; only in nearby lists and with filter.near.',
    resolve: (business) => computedValues(business).distanceMeters ?? null,
  }),
  category: t.field({
    type: Category,
    nullable: true,
    description: 'Category of the business.',
    resolve: categoryOf,
  }),
  city: t.field({
    type: City,
    nullable: true,
    description: 'City of the business.',
    resolve: cityOf,
  }),
  country: t.field({
    type: Country,
    nullable: true,
    description: 'Country of the business.',
    resolve: countryOf,
  }),
}));

function inOrderOfDays(hours: unknown): Record<string, unknown> | null {
  if (typeof hours !== 'object' || hours === null) return null;
  const ofDays = hours as Record<string, unknown>;
  const inOrder: Record<string, unknown> = {};
  for (const day of DAYS) if (day in ofDays) inOrder[day] = ofDays[day];
  return inOrder;
}
