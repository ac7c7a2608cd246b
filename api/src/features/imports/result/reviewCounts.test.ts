import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { testContext } from '../../../testing/execute.ts';
import { makeBusiness } from '../../../testing/factories.ts';
import { makeOwnWorkbook, type OwnRow } from '../../../testing/files/makeOwnWorkbook.ts';
import { noReviews, noRows } from '../../../testing/transports/noFigures.ts';
import { csvOf, runImportOf, runUndoOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { exportBusinesses } from '../../exports/exportBusinesses.ts';
import type { ExportFormat } from '../../exports/exportSelection.ts';
import { reviewCounts } from './reviewCounts.ts';
import { undoImport } from '../undo/undoImport.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});
const system = () => testContext(services, { as: { kind: 'system' } });

const reset = () => database.db.pool.query('SELECT seed.reset()');

const run = (content: Buffer | string, options = {}) =>
  runImportOf(services, content, { fileName: 'export.xlsx', ...options });
const review = (name: string, rating = 5) => ({ Name: name, Rating: rating, Description: `By ${name}` });
const place = (n: number, reviews: object[] = []) => ({
  name: `Place ${n}`,
  address: `Road ${n}`,
  city: 'Bursa',
  'place id': `ChIJcount${String(n).padStart(17, '0')}`,
  user_reviews: reviews.length > 0 ? JSON.stringify(reviews) : '',
});
/** Three listings, of which one has no review. */
const store = () =>
  run(csvOf([place(1, [review('Ali'), review('Can')]), place(2), place(3, [review('Ece', 1)])]), {
    fileName: 'places.csv',
  });
async function exported(format: ExportFormat): Promise<Buffer> {
  const selection = { format, filter: {}, startIndex: null, endIndex: null };
  return buffer((await exportBusinesses(system(), selection)).content);
}
/** A listing of the directory, as its rows in our own export name it. */
async function own(name = 'Kahve Evi'): Promise<OwnRow> {
  const { id, slug } = await makeBusiness(database.db, { name, address: 'Road 1' });
  return { id, slug, name };
}
const fingerprint = (n: number) => String(n).padStart(32, '0');
const reviewRow = (of: OwnRow, n: number, more: OwnRow = {}): OwnRow => ({
  ...of,
  ...{ reviewFingerprint: fingerprint(n), reviewAuthor: `Author ${n}`, reviewRating: '4' },
  reviewText: 'Good',
  ...more,
});

describe('our own export imported again', () => {
  it.each<[ExportFormat, number]>([
    ['xlsx', 3],
    ['csv', 0],
  ])('as .%s counts its listings, and its reviews separately', async (format, rows) => {
    expect(reviewCounts(await store())).toEqual({ ...noReviews, found: 3, created: 3 });
    const file = await exported(format);
    const again = await run(file, { fileName: `export.${format}` });
    expect(again).toMatchObject({ ...noRows, status: 'DONE', totalRows: 3, unchanged: 3 });
    expect(reviewCounts(again)).toEqual({ ...noReviews, rows, found: 3, unchanged: 3 });
    await reset();
    const elsewhere = await run(file, { fileName: `export.${format}` });
    expect(elsewhere).toMatchObject({ ...noRows, totalRows: 3, created: 3 });
    expect(reviewCounts(elsewhere)).toEqual({ ...noReviews, rows, found: 3, created: 3 });
    expect(await database.db.prisma.review.count()).toBe(3);
  });

  it('without reviews counts no reviews', async () => {
    await run(csvOf([place(1), place(2)]), { fileName: 'places.csv' });
    const again = await run(await exported('xlsx'));
    expect(again).toMatchObject({ ...noRows, totalRows: 2, unchanged: 2 });
    expect(reviewCounts(again)).toEqual(noReviews);
  });

  it('as .csv joins the rows that hold the reviews of one listing', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Busy' });
    await database.db.prisma.review.createMany({
      data: Array.from({ length: 60 }, (_, n) => ({
        ...{ businessId: id, authorName: `Author ${n}`, rating: 5, fingerprint: fingerprint(n) },
        comment: 'x'.repeat(1_100),
      })),
    });
    const file = await exported('csv');
    expect(file.toString().split('\r\n').filter(Boolean)).toHaveLength(4);
    const again = await run(file, { fileName: 'export.csv' });
    expect(again).toMatchObject({ ...noRows, totalRows: 1, unchanged: 1 });
    expect(reviewCounts(again)).toEqual({ ...noReviews, rows: 2, found: 60, unchanged: 60 });
  });
});

describe('a sheet of reviews of our own export', () => {
  it('gives the same figures and the same order of listings before the sheet of listings', async () => {
    const rows = [1, 2].map((n) => ({ id: n, slug: `place-${n}`, name: `Place ${n}`, address: `Road ${n}` }));
    const [one = {}, two = {}] = rows.map(({ id, slug, name }) => ({ id, slug, name }));
    const done = await run(
      makeOwnWorkbook([
        { Reviews: [reviewRow(two, 1), reviewRow(one, 2), reviewRow(two, 3)] },
        { Businesses: rows },
      ]),
    );
    expect(done).toMatchObject({ ...noRows, status: 'DONE', totalRows: 2, created: 2 });
    expect(reviewCounts(done)).toEqual({ ...noReviews, rows: 3, found: 3, created: 3 });
    const listings = await database.db.prisma.business.findMany({
      orderBy: { globalRowNumber: 'asc' },
      select: { name: true, address: true, _count: { select: { reviews: true } } },
    });
    expect(listings).toEqual([
      { name: 'Place 1', address: 'Road 1', _count: { reviews: 1 } },
      { name: 'Place 2', address: 'Road 2', _count: { reviews: 2 } },
    ]);
  });

  it('alone adds reviews, and changes nothing of their listing', async () => {
    const listing = await own();
    const done = await run(
      makeOwnWorkbook([
        { Reviews: [reviewRow({ ...listing, name: 'Former name' }, 1), reviewRow(listing, 2)] },
      ]),
    );
    expect(done).toMatchObject({ ...noRows, status: 'DONE', totalRows: 0 });
    expect(reviewCounts(done)).toEqual({ ...noReviews, rows: 2, found: 2, created: 2 });
    expect(await database.db.prisma.business.findMany()).toMatchObject([{ name: 'Kahve Evi', version: 1 }]);
  });

  it('without rows is ignored', async () => {
    const listing = await own();
    const done = await run(
      makeOwnWorkbook([{ Reviews: [] }, { Businesses: [{ ...listing, phone: '0224' }] }]),
    );
    expect(done).toMatchObject({ ...noRows, totalRows: 1, updated: 1 });
    expect(reviewCounts(done)).toEqual(noReviews);
  });

  it('refuses reviews of unknown listings, with bad stars or without content, each with its reason', async () => {
    const listing = await own();
    const unknown = { id: 999_999, slug: 'nowhere', name: 'Kahve Evi' };
    const done = await run(
      makeOwnWorkbook([
        { Businesses: [listing] },
        {
          Reviews: [
            reviewRow(listing, 1),
            reviewRow(unknown, 2),
            reviewRow(unknown, 3),
            reviewRow({ name: 'Kahve Evi' }, 4),
            reviewRow(listing, 5, { reviewRating: '9' }),
            reviewRow(listing, 6, { reviewRating: 'beş' }),
            reviewRow(listing, 7, { reviewFingerprint: '', reviewRating: '', reviewText: '' }),
            reviewRow(listing, 8, { reviewRating: '' }),
          ],
        },
      ]),
    );
    expect(done).toMatchObject({ ...noRows, status: 'DONE', totalRows: 1, unchanged: 1 });
    expect(reviewCounts(done)).toEqual({ ...noReviews, rows: 8, found: 8, created: 2, refused: 6 });
    expect(await database.db.prisma.importProblem.findMany({ orderBy: { position: 'asc' } })).toMatchObject(
      [
        { rowNumber: 3, column: 'slug', value: 'nowhere', code: 'LISTING_UNKNOWN' },
        { rowNumber: 4, column: 'slug', value: 'nowhere', code: 'LISTING_UNKNOWN' },
        { rowNumber: 5, column: 'slug', value: null, code: 'LISTING_UNKNOWN' },
        { rowNumber: 6, column: 'reviewRating', value: '9', code: 'OUT_OF_RANGE' },
        { rowNumber: 7, column: 'reviewRating', value: 'beş', code: 'OUT_OF_RANGE' },
        { rowNumber: 8, column: null, code: 'REVIEW_EMPTY' },
      ].map((problem) => ({ ...problem, sheet: 'Reviews', kind: 'REVIEW' })),
    );
    expect(await database.db.prisma.business.count()).toBe(1);
  });
});

describe('reviews in the cells of our own export', () => {
  it('are refused one by one, and their listing is imported', async () => {
    const reviewsList = JSON.stringify([
      { author: 'Ali', rating: 5, fingerprint: fingerprint(1) },
      { author: 'Can', rating: 11, fingerprint: fingerprint(2) },
      { author: 'Ece' },
      'nothing',
    ]);
    const listing = { id: 1, slug: 'one', name: 'One', address: 'Road 1', reviewsList };
    const done = await run(makeOwnWorkbook([{ Businesses: [listing] }]));
    expect(done).toMatchObject({ ...noRows, totalRows: 1, created: 1 });
    expect(reviewCounts(done)).toEqual({ ...noReviews, found: 4, created: 1, refused: 3 });
    expect(await database.db.prisma.importProblem.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      {
        kind: 'REVIEW',
        column: 'reviewsList',
        code: 'OUT_OF_RANGE',
        message: expect.stringMatching(/^Review 2: /),
      },
      {
        kind: 'REVIEW',
        column: 'reviewsList',
        code: 'REVIEW_EMPTY',
        message: expect.stringMatching(/^Review 3: /),
      },
      {
        kind: 'REVIEW',
        column: 'reviewsList',
        code: 'REVIEW_EMPTY',
        message: expect.stringMatching(/^Review 4: /),
      },
    ]);
  });
});

describe('rows of long texts of our own export', () => {
  it('of an unlisted business count as its row, those of an unknown one are refused', async () => {
    const listing = await own();
    const text = { continuedField: 'detailedInfo', 'part 1': 'A long ', 'part 2': 'story' };
    const known = await run(makeOwnWorkbook([{ 'Long texts': [{ ...listing, ...text }] }]));
    expect(known).toMatchObject({ ...noRows, status: 'DONE', totalRows: 1, updated: 1, longTextRows: 1 });
    expect(await database.db.prisma.business.findMany()).toMatchObject([{ detailedInfo: 'A long story' }]);
    const unknown = { ...listing, slug: 'nowhere', ...text };
    const done = await run(
      makeOwnWorkbook([{ Businesses: [listing] }, { 'Long texts': [unknown, { ...text, name: 'X' }] }]),
    );
    expect(done).toMatchObject({ ...noRows, totalRows: 3, unchanged: 1, refused: 2, longTextRows: 2 });
    expect(await database.db.prisma.importProblem.findMany()).toMatchObject([
      { kind: 'LISTING', code: 'LISTING_UNKNOWN' },
      { kind: 'LISTING', code: 'LISTING_UNKNOWN' },
    ]);
    expect(await database.db.prisma.business.count()).toBe(1);
  });
});

it('an undo counts all reviews that it removes, also those of removed listings', async () => {
  await run(csvOf([place(1)]), { fileName: 'a.csv' });
  const { id } = await run(csvOf([place(1, [review('Ali')]), place(2, [review('Can'), review('Ece')])]), {
    fileName: 'b.csv',
  });
  await undoImport(system(), id);
  expect((await runUndoOf(services, id)).undoResult).toMatchObject({ deleted: 1, reviewsDeleted: 3 });
  expect(await database.db.prisma.review.count()).toBe(0);
});
