import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { slugify } from '../../../../domain/text/slugs.ts';
import { testContext } from '../../testing/execute.ts';
import { runImportOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { readExport } from '../../testing/files/readExport.ts';
import { exportBusinesses } from './exportBusinesses.ts';
import type { ExportFormat } from './exportSelection.ts';
import { anyListings, awkwardListings, type ListingToStore } from './testing/anyListings.ts';
import { examples } from '../../../../domain/testing/examples.ts';

// For any directory: its export, imported again, changes nothing; imported into an empty directory, it gives the same
// directory.

const database = useTestDatabase();
const services = () => testServices(database.db);

async function store(listings: ListingToStore[]): Promise<void> {
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

describe.each<ExportFormat>(['xlsx', 'csv'])('any directory as .%s', (format) => {
  it('is imported unchanged, into the same directory and into an empty one', async () => {
    await fc.assert(
      fc.asyncProperty(anyListings, async (listings) => {
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
      { numRuns: examples(3), endOnFailure: true, examples: [[awkwardListings]] },
    );
  });
});

it('an export has no cell of reviews that spreadsheet programs cut off, and is imported unchanged', async () => {
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
