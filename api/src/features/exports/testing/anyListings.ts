import fc from 'fast-check';
import { DAYS, openingMinutes, type WorkingHours } from '../../../../../domain/hours/openingHours.ts';
import { dateOfDay, specialMinutes, type SpecialHours } from '../../../../../domain/hours/specialHours.ts';
import { isStructured, structuredFields } from '../../../../../domain/listing/structuredFields.ts';
import { cleanName } from '../../../../../domain/text/names.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { storedHtml } from '../../../lib/html/cleanHtml.ts';
import { normalisePhone } from '../../../lib/text/phones/phoneNumber.ts';

export interface ListingToStore {
  business: Omit<Prisma.BusinessUncheckedCreateInput, 'slug'>;
  category: string | null;
  city: { name: string; countryCode: string | null } | null;
  reviews: Omit<Prisma.ReviewUncheckedCreateInput, 'businessId'>[];
}

const awkward = [
  '=1+1',
  '+90 212 555 44 33',
  '-5',
  '@SUM(A1)',
  '\t=x',
  '\r=x',
  '\n=x',
  ' =x',
  '＝x',
  "'=x",
  "''-x",
  "'plain",
  "'",
  '_x0041_',
  '_x000D_',
  '_',
  '__x0041',
  'None',
  'null',
  '-',
  '[]',
  '{}',
  '{"a":1}',
  '[1,2]',
  '0',
  '00123',
  '1e5',
  'TRUE',
  ' lead and tail ',
  'a\r\nb',
  'a\rb',
  'a\nb',
  'a\tb',
  '"quoted"',
  '"',
  'a,b;c',
  ';;;;;;;;;;;;',
  '<b>&amp;</b>',
  ']]>',
  '<![CDATA[',
  '\u0001\u001f',
  '\ufffe\uffff',
  '\u200e\u202e',
  '😀 çğıöşü İ',
  '\\N',
  '\\',
  'sep=;',
  '\ufeff',
  '1.234,5',
  '2024-01-01',
  ' ',
];
const characters = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => !text.includes('\0') && !/\p{Cs}/u.test(text));
const text = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...awkward) }, characters);
// As any transport would have accepted it.
const name = text.map(cleanName).filter((each) => each !== '');
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 2 });
const placeName = characters.map((each) => cleanName(`Place ${each}`));
const link = fc
  .tuple(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom('', '?utm_source=x', '?q=a,b'),
  )
  .map((parts) => parts.join(''))
  .filter((each) => /^https?:\/\/[^\s\p{Cc}"<>]+$/u.test(each));
const country = maybe(fc.constantFrom('TR', 'US', 'DE'));
const hours: fc.Arbitrary<WorkingHours> = fc.dictionary(
  fc.constantFrom(...DAYS),
  fc.oneof(fc.constantFrom('9 AM-5 PM', 'Closed', 'Open 24 hours', '10 AM-2 PM, 6 PM-1 AM'), text),
);
const about = fc.dictionary(
  characters,
  fc.dictionary(
    fc.oneof(characters, fc.constantFrom('__proto__', 'constructor')),
    fc.oneof(fc.boolean(), text),
  ),
);
const date = fc.date({ min: new Date('1995-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const id = fc.stringMatching(/^[A-Za-z0-9_:-]{5,40}$/);
const degrees = (limit: number) =>
  fc.oneof(
    fc.double({ min: -limit, max: limit, noNaN: true }).map((each) => (Math.abs(each) < 1e-9 ? 0 : each)),
    fc.integer({ min: -limit, max: limit }),
  );

const line = text.filter((each) => each.trim() === each && !/[\p{Cc}\s:|]/u.test(each) && each.length <= 40);
const isoDate = fc.integer({ min: 15_000, max: 30_000 }).map(dateOfDay);
/** Fields of parts, in their stored form. */
const details = fc.record(
  {
    reviewsPerScore: fc.array(fc.nat(2_000_000), { minLength: 5, maxLength: 5 }),
    busyHours: fc.dictionary(
      fc.constantFrom(...DAYS),
      fc.array(fc.nat(100), { minLength: 24, maxLength: 24 }),
    ),
    photos: fc.array(fc.oneof(fc.record({ url: link }), fc.record({ url: link, caption: line }))),
    otherPhones: fc.array(fc.constantFrom('+90 212 555 44 33', '(201) 555-0123', '444 1 444')),
    areaServed: fc.array(line),
    specialHours: fc.dictionary(isoDate, fc.constantFrom('Closed', 'Open 24 hours', '9 AM-5 PM, 7 PM-1 AM')),
    otherHours: fc.dictionary(
      line,
      fc.dictionary(fc.constantFrom(...DAYS), fc.constantFrom('Closed', '12 PM-10 PM')),
    ),
    socialLinks: fc.constantFrom(
      { facebook: 'https://www.facebook.com/harbourcoffee', whatsapp: 'https://wa.me/905321112233' },
      { youtube: 'https://www.youtube.com/@harbour', x: 'https://x.com/harbour' },
      { facebook: 'https://www.facebook.com/people/Harbour-Coffee/100064' },
    ),
    locatedIn: line,
    logoUrl: link,
  },
  { requiredKeys: [] },
);
const storedDetails = details.map((given) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([field, value]) => {
      const read = isStructured(field) ? structuredFields[field].read(value) : value;
      return read === null ? [] : [[field, read]];
    }),
  ),
);

const review = fc.record({
  authorName: maybe(text),
  rating: maybe(fc.integer({ min: 1, max: 5 })),
  comment: maybe(text),
  reviewedAt: maybe(date),
  source: maybe(text),
  fingerprint: fc.stringMatching(/^[0-9a-f]{32}$/),
});

const fields = fc.record({
  name,
  position: maybe(fc.record({ latitude: degrees(90), longitude: degrees(180) })),
  countryCode: country,
  type: maybe(text),
  address: maybe(text),
  street: maybe(text),
  state: maybe(text),
  postalCode: maybe(text),
  phone: maybe(fc.oneof(text, fc.constantFrom('0212 555 44 33', '+1 201-555-0123'))),
  email: maybe(fc.emailAddress()),
  website: maybe(link),
  menuLink: maybe(link),
  photoUrl: maybe(link),
  locationLink: maybe(
    fc.oneof(link, fc.constant('https://www.google.com/maps/place/x/@1,2,3z/data=!3d41.1!4d29.2')),
  ),
  description: maybe(text.map(storedHtml)),
  detailedInfo: maybe(text),
  about: maybe(about),
  isOrderKnown: fc.boolean(),
  workingHours: maybe(hours),
  parts: storedDetails,
  timeZone: maybe(fc.constantFrom('Europe/Istanbul', 'UTC')),
  rating: maybe(fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100)),
  reviewCount: fc.integer({ min: 0, max: 2_000_000_000 }),
  businessStatus: maybe(fc.constantFrom('OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY')),
  isOpen: fc.boolean(),
  isVerified: fc.boolean(),
  priceRange: maybe(text),
  placeId: maybe(id),
  googleId: maybe(id),
  cid: maybe(id),
  derivedFields: fc.subarray(['country_code', 'country_code:phone', 'city_id', 'time_zone', 'postal_code']),
  category: maybe(placeName),
  city: maybe(fc.record({ name: placeName, countryCode: country })),
  reviews: fc.uniqueArray(review, { maxLength: 3, selector: ({ fingerprint }) => fingerprint }),
});
type Fields = typeof fields extends fc.Arbitrary<infer Value> ? Value : never;

function asStored({
  position,
  about: sections,
  isOrderKnown,
  workingHours,
  parts,
  category,
  city,
  reviews,
  ...business
}: Fields): ListingToStore {
  return {
    business: {
      ...business,
      ...parts,
      specialMinutes: specialMinutes(parts['specialHours'] as SpecialHours | undefined),
      ...(position ?? {}),
      ...(sections ? { about: sections, aboutText: isOrderKnown ? JSON.stringify(sections) : null } : {}),
      ...(workingHours ? { workingHours } : {}),
      openingMinutes: openingMinutes(workingHours ?? {}) ?? [],
      phoneNormalised: normalisePhone(business.phone, business.countryCode),
    },
    category,
    city,
    reviews,
  };
}

/** Any listings that one directory can hold. */
export const anyListings = fc
  .uniqueArray(fields.map(asStored), {
    minLength: 1,
    maxLength: 30,
    selector: ({ business }) => business.placeId ?? business,
  })
  .filter((listings) =>
    (['googleId', 'cid'] as const).every((column) => {
      const ids = listings.map(({ business }) => business[column]).filter((each) => each !== null);
      return new Set(ids).size === ids.length;
    }),
  );

/** A listing for each awkward text, which all fields of texts hold in turn. */
export const awkwardListings: ListingToStore[] = awkward.map((_, n) => {
  const at = (k: number) => awkward[(n + k) % awkward.length] ?? '';
  const comments = [at(15), at(16)];
  return asStored({
    ...{ name: cleanName(`${at(0)} ${n}`), type: at(1), address: at(2), street: at(3), state: at(4) },
    ...{
      postalCode: at(5),
      phone: at(6),
      priceRange: at(7),
      description: storedHtml(at(8)),
      detailedInfo: at(9),
    },
    about: { [`Section ${n}`]: { [`Feature ${n}`]: at(10) } },
    workingHours: { Monday: at(11), Sunday: 'Closed' },
    ...{ isOrderKnown: true, position: null, countryCode: 'TR', email: null, website: null, menuLink: null },
    ...{ photoUrl: null, locationLink: null, parts: {}, timeZone: null, rating: null, reviewCount: 0 },
    ...{ businessStatus: null, isOpen: true, isVerified: false, derivedFields: [] },
    ...{ placeId: `awkward-${n}`, googleId: null, cid: null },
    category: cleanName(`Place ${at(12)}`),
    city: { name: cleanName(`Place ${at(13)}`), countryCode: 'TR' },
    reviews: comments.map((comment, i) => ({
      ...{ authorName: at(14), rating: 5, comment, reviewedAt: null, source: at(17 + i) },
      fingerprint: (2 * n + i).toString(16).padStart(32, '0'),
    })),
  });
});
