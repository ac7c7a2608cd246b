import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanName } from '../../../../domain/text/names.ts';
import { DAYS, openingMinutes, type WorkingHours } from '../../../../domain/hours/openingHours.ts';
import { dateOfDay, specialMinutes, type SpecialHours } from '../../../../domain/hours/specialHours.ts';
import { isStructured, structuredFields } from '../../../../domain/listing/structuredFields.ts';
import { slugify } from '../../../../domain/text/slugs.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { storedHtml } from '../../lib/html/cleanHtml.ts';
import { testContext } from '../../testing/execute.ts';
import { runImportOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { normalisePhone } from '../../lib/text/phones/phoneNumber.ts';
import { readExport } from '../../testing/readExport.ts';
import { exportBusinesses } from './exportBusinesses.ts';
import type { ExportFormat } from './exportSelection.ts';
import { examples } from '../../../../domain/testing/examples.ts';

// For any directory: its export, imported again, changes nothing; imported into an empty directory, it gives the same
// directory.

const database = useTestDatabase();
const services = () => testServices(database.db);

interface Listing {
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

const listing: fc.Arbitrary<Listing> = fc
  .record({
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
  })
  .map(({ position, about, isOrderKnown, workingHours, parts, category, city, reviews, ...business }) => ({
    business: {
      ...business,
      ...parts,
      specialMinutes: specialMinutes(parts['specialHours'] as SpecialHours | undefined),
      ...(position ?? {}),
      ...(about ? { about, aboutText: isOrderKnown ? JSON.stringify(about) : null } : {}),
      ...(workingHours ? { workingHours } : {}),
      openingMinutes: openingMinutes(workingHours ?? {}) ?? [],
      phoneNormalised: normalisePhone(business.phone, business.countryCode),
    },
    category,
    city,
    reviews,
  }));

const directory = fc
  .uniqueArray(listing, {
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

async function store(listings: Listing[]): Promise<void> {
  const { prisma } = database.db;
  // One of them has the name that an operator gave it: files name it by its code.
  for (const [code, name, isRenamed] of [
    ['TR', 'Anatolia', true],
    ['US', 'United States', false],
    ['DE', 'Germany', false],
  ] as const)
    await prisma.country.create({ data: { code, name, isRenamed } });
  const known = new Map<string, number>();
  const once = async (key: string, make: (slug: string) => Promise<{ id: number }>) => {
    const found = known.get(key) ?? (await make(`place-${known.size}`)).id;
    known.set(key, found);
    return found;
  };
  for (const [i, { business, category, city, reviews }] of listings.entries()) {
    const fold = async (value: string) =>
      (await database.db.pool.query<{ key: string }>('SELECT key_of_name($1) AS key', [value])).rows[0]
        ?.key ?? '';
    const categoryId =
      category === null
        ? null
        : await once(`category ${await fold(category)}`, (slug) =>
            prisma.category.create({ data: { name: category, nameKey: '', slug } }),
          );
    const cityId =
      city === null
        ? null
        : await once(`city ${city.countryCode} ${await fold(city.name)}`, (slug) =>
            prisma.city.create({ data: { ...city, nameKey: '', slug } }),
          );
    const data = { ...business, slug: `${slugify(business.name)}-${i}`, categoryId, cityId };
    const { id } = await prisma.business.create({ data });
    await prisma.review.createMany({ data: reviews.map((each) => ({ ...each, businessId: id })) });
  }
}

async function exported(format: ExportFormat): Promise<Buffer> {
  const context = testContext(services(), { as: { kind: 'system' } });
  const { content } = await exportBusinesses(context, {
    format,
    filter: {},
    startIndex: null,
    endIndex: null,
  });
  return buffer(content);
}

/** All that is stored, but for what belongs to the storing. */
async function stored(): Promise<unknown> {
  const { rows } = await database.db.pool.query(`
    SELECT to_jsonb(b) - 'search_vector' AS business, (SELECT jsonb_agg(to_jsonb(r) ORDER BY id) FROM reviews r WHERE business_id = b.id) AS reviews
    FROM businesses b ORDER BY id`);
  const places = await database.db.pool.query(`
    SELECT (SELECT jsonb_agg(to_jsonb(c) ORDER BY id) FROM categories c) AS categories, (SELECT jsonb_agg(to_jsonb(c) ORDER BY id) FROM cities c) AS cities,
      (SELECT jsonb_agg(to_jsonb(n) ORDER BY code) FROM countries n) AS countries`);
  return { rows, places: places.rows };
}

/** The cells of an export by sheet, without ids, addresses and row numbers. */
async function contents(format: ExportFormat, file: Buffer) {
  const sheets = await readExport(format, file);
  return Object.fromEntries(
    Object.entries(sheets).map(([sheet, rows]) => [
      sheet,
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row)
            .filter(([header]) => !['id', 'slug', 'globalRowNumber'].includes(header))
            // Without its blanks: what the database writes has some.
            .map(([header, cell]) => [header, header === 'about' ? JSON.stringify(JSON.parse(cell)) : cell]),
        ),
      ),
    ]),
  );
}

beforeEach(() => {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
});

describe.each<ExportFormat>(['xlsx', 'csv'])('any directory as .%s', (format) => {
  it('is imported unchanged, into the same directory and into an empty one', async () => {
    await fc.assert(
      fc.asyncProperty(directory, async (listings) => {
        await database.db.pool.query('SELECT seed.reset()');
        await store(listings);
        const before = await stored();
        const file = await exported(format);
        const fileName = `export.${format}`;

        const again = await runImportOf(services(), file, { fileName });
        expect(again).toMatchObject({
          status: 'DONE',
          errorMessage: null,
          created: 0,
          updated: 0,
          refused: 0,
          unchanged: listings.length,
        });
        expect(await stored()).toEqual(before);

        await database.db.pool.query('SELECT seed.reset()');
        const elsewhere = await runImportOf(services(), file, { fileName });
        expect(elsewhere).toMatchObject({
          status: 'DONE',
          errorMessage: null,
          created: listings.length,
          updated: 0,
          refused: 0,
        });
        expect(await contents(format, await exported(format))).toEqual(await contents(format, file));
      }),
      { numRuns: examples(3) },
    );
  });
});

it('has no cell of reviews that spreadsheet programs cut off, and is imported unchanged', async () => {
  await database.db.pool.query('SELECT seed.reset()');
  const { prisma } = database.db;
  const many = await prisma.business.create({ data: { name: 'Loud', slug: 'loud', address: 'Road 1' } });
  await prisma.business.create({ data: { name: 'Quiet', slug: 'quiet', address: 'Road 2' } });
  await prisma.review.createMany({
    data: Array.from({ length: 300 }, (_, i) => ({
      businessId: many.id,
      comment: `${i} ${'Çok güzel, "tavsiye" ederim. '.repeat(12)}`,
      fingerprint: i.toString(16).padStart(32, '0'),
    })),
  });
  const before = await stored();
  const file = await exported('csv');
  const rows = Object.values(await readExport('csv', file)).flat();
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row['reviewsList']?.length ?? 0).toBeLessThan(32_767);
  const again = await runImportOf(services(), file, { fileName: 'export.csv' });
  expect(again).toMatchObject({ status: 'DONE', created: 0, updated: 0, refused: 0 });
  expect(await stored()).toEqual(before);
});
