import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DoubtDecision } from '../../../generated/prisma/client.ts';
import type { Services } from '../../../lib/context.ts';
import { testContext } from '../../../testing/execute.ts';
import { noReviews, noRows } from '../../../testing/transports/noFigures.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { decideAmbiguousMatch } from '../questions/decideAmbiguousMatch.ts';
import { makeWorkbook } from '../read/fixtures/makeWorkbook.ts';
import { reviewCounts } from './reviewCounts.ts';
import { sweepImports } from '../upload/sweepImports.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});
const system = () => testContext(services, { as: { kind: 'system' } });
const run = (content: Buffer | string, options = {}) =>
  runImportOf(services, content, { fileName: 'reviews.xlsx', ...options });
const review = (name: string) => ({ Name: name, Rating: 5, Description: `By ${name}` });
const place = (n: number, reviews: object[] = []) => ({
  name: `Place ${n}`,
  address: `Road ${n}`,
  city: 'Bursa',
  'place id': `ChIJcount${String(n).padStart(17, '0')}`,
  user_reviews: reviews.length > 0 ? JSON.stringify(reviews) : '',
});

describe("a scraper's sheet of reviews", () => {
  const scraped = (n: number, author: string, more: Record<string, string> = {}) => ({
    ...{ name: `Place ${n}`, 'place id': place(n)['place id'], review_text: `By ${author}` },
    ...{ author_title: author, review_rating: '4', ...more },
  });
  const sheet = (name: string, rows: Record<string, string>[]) => {
    const headers = Object.keys(rows[0] ?? {});
    return { name, rows: [headers, ...rows.map((row) => headers.map((header) => row[header] ?? null))] };
  };

  it('creates each place that it names once, and counts its rows as reviews', async () => {
    const rows = [scraped(1, 'Ali'), scraped(1, 'Can'), scraped(2, 'Ece'), scraped(1, 'Ali')];
    const broken = scraped(2, 'Bora', { review_text: '', review_rating: '12' });
    const done = await run(csvOf([...rows, broken, { ...scraped(3, 'Naz'), name: '' }]), {
      fileName: 'reviews.csv',
    });
    expect(done).toMatchObject({ ...noRows, status: 'DONE', totalRows: 2, created: 2 });
    expect(reviewCounts(done)).toEqual({
      ...noReviews,
      ...{ rows: 6, found: 5, created: 3, unchanged: 1, refused: 1 },
    });
    expect(await database.db.prisma.importWarning.findMany()).toMatchObject([
      { sheet: 'reviews', rowNumber: 6, column: 'review_rating', value: '12', code: 'OUT_OF_RANGE' },
    ]);
    expect(await database.db.prisma.importProblem.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { kind: 'REVIEW', code: 'NAME_MISSING' },
    ]);
  });

  it('warns of each value of a review that is left empty, and stores the rest of it', async () => {
    const rows = [
      scraped(1, 'Ali', { review_rating: 'good', review_datetime_utc: 'a month ago' }),
      scraped(1, 'B'.repeat(201), { review_text: 'Fine', review_datetime_utc: '2024-05-01T10:00:00+03:00' }),
      scraped(1, 'Can', { review_text: 'x'.repeat(20_001) }),
    ];
    const done = await run(csvOf(rows), { fileName: 'reviews.csv' });
    expect(done).toMatchObject({ status: 'DONE', created: 1, warnings: 4 });
    expect(reviewCounts(done)).toEqual({ ...noReviews, rows: 3, found: 3, created: 3 });
    expect(await database.db.prisma.importWarning.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { rowNumber: 2, column: 'review_rating', value: 'good', code: 'BAD_NUMBER' },
      { rowNumber: 2, column: 'review_datetime_utc', value: 'a month ago', code: 'BAD_DATE' },
      { rowNumber: 3, column: 'author_title', code: 'TOO_LONG' },
      { rowNumber: 4, column: 'review_text', code: 'TOO_LONG' },
    ]);
    const stored = await database.db.prisma.review.findMany({ orderBy: { id: 'asc' } });
    expect(stored).toMatchObject([
      { authorName: 'Ali', rating: null, comment: 'By Ali', reviewedAt: null },
      { authorName: null, rating: 4, reviewedAt: new Date('2024-05-01T07:00:00Z') },
      { authorName: 'Can', rating: 4, comment: null },
    ]);
  });

  it('with persons beside the title of a place reads the persons as reviewers', async () => {
    const row = (name: string, n: number, stars: string) => ({
      ...{ reviewId: `r${name}`, reviewerUrl: 'https://people.example/1', name, text: 'Good', stars },
      ...{ publishAt: '2 weeks ago', publishedAtDate: '2024-05-01T10:00:00.000Z', title: `Place ${n}` },
      ...{ placeId: place(n)['place id'] ?? '', city: 'Bursa', totalScore: '4.5', reviewsCount: '12' },
    });
    const done = await run(csvOf([row('Jane Doe', 1, '5'), row('John Roe', 1, '2'), row('Ann', 2, '4')]), {
      fileName: 'reviews.csv',
    });
    expect(done).toMatchObject({ status: 'DONE', created: 2, warnings: 0 });
    expect(reviewCounts(done)).toEqual({ ...noReviews, rows: 3, found: 3, created: 3 });
    expect(await database.db.prisma.business.findMany({ orderBy: { name: 'asc' } })).toMatchObject([
      { name: 'Place 1', reviewCount: 12 },
      { name: 'Place 2' },
    ]);
  });

  it.each(['before', 'after'])('%s the sheet of listings gives the same figures', async (where) => {
    const { user_reviews: _none, ...listing } = place(1);
    const sheets = [
      sheet('Places', [listing, { ...listing, address: '' }]),
      sheet('Reviews', [scraped(1, 'Ali', { name: 'PLACE 1' }), scraped(2, 'Can')]),
    ];
    if (where === 'before') sheets.reverse();
    const done = await run(makeWorkbook({ sheets }));
    expect(done).toMatchObject({ ...noRows, status: 'DONE', totalRows: 3, created: 2, merged: 1 });
    expect(reviewCounts(done)).toEqual({ ...noReviews, rows: 2, found: 2, created: 2 });
    expect(await database.db.prisma.business.findMany({ orderBy: { name: 'asc' } })).toMatchObject([
      { name: 'Place 1', address: 'Road 1' },
      { name: 'Place 2' },
    ]);
  });

  it('keeps its reviews if another sheet names the place differently', async () => {
    await run(csvOf([place(1)]), { fileName: 'places.csv' });
    const [listing] = await database.db.prisma.business.findMany();
    const done = await run(
      makeWorkbook({
        sheets: [
          sheet('Reviews', [scraped(1, 'Ali')]),
          sheet('Businesses', [
            { id: String(listing?.id), slug: listing?.slug ?? '', globalRowNumber: '1', name: 'Place 1' },
          ]),
        ],
      }),
    );
    expect(done).toMatchObject({ ...noRows, totalRows: 1, unchanged: 1 });
    expect(reviewCounts(done)).toEqual({ ...noReviews, rows: 1, found: 1, created: 1 });
  });
});

describe('the reviews of ambiguous rows', () => {
  const ambiguousRows = [
    {
      ...place(1, [review('Ali'), review('Can')]),
      ...{ address: '', 'place id': '', phone: '+90 224 111 22 33' },
    },
  ];
  const start = async (options = {}) => {
    await run(csvOf([{ ...place(1), 'place id': '', phone: '+90 224 999 88 77' }]), { fileName: 'a.csv' });
    return run(csvOf(ambiguousRows), { fileName: 'b.csv', ...options });
  };

  it('wait with the rows, and are left out with rows that nobody decides', async () => {
    const waiting = await start();
    expect(waiting).toMatchObject({ ...noRows, totalRows: 1, unchanged: 1, doubtful: 1 });
    expect(reviewCounts(waiting)).toEqual({ ...noReviews, found: 2, doubtful: 2 });
    await sweepImports(system(), new Date(Date.now() + 31 * 86_400_000));
    const swept = await database.db.prisma.import.findUniqueOrThrow({ where: { id: waiting.id } });
    expect(swept).toMatchObject({ unchanged: 1, doubtful: 0, skipped: 1 });
    expect(reviewCounts(swept)).toEqual({ ...noReviews, found: 2, skipped: 2 });
  });

  it.each<[DoubtDecision, object, object]>([
    ['CREATE', { created: 1 }, { created: 2 }],
    ['MERGE', { updated: 1 }, { created: 2 }],
    ['SKIP', { unchanged: 1, skipped: 1 }, { skipped: 2 }],
  ])('follow the decision %s', async (decision, rows, reviews) => {
    const { id } = await start();
    const match = await database.db.prisma.importDoubt.findFirstOrThrow();
    const businessId = decision === 'MERGE' ? (match.candidateIds[0] ?? null) : null;
    await decideAmbiguousMatch(system(), match.id, { decision, businessId });
    const decided = await database.db.prisma.import.findUniqueOrThrow({ where: { id } });
    expect(decided).toMatchObject({ ...noRows, totalRows: 1, ...rows });
    expect(reviewCounts(decided)).toEqual({ ...noReviews, found: 2, ...reviews });
  });

  it('are left out with the rows if the import is set to leave them out', async () => {
    const skipped = await start({ doubtPolicy: 'SKIP' });
    expect(skipped).toMatchObject({ ...noRows, totalRows: 1, unchanged: 1, skipped: 1 });
    expect(reviewCounts(skipped)).toEqual({ ...noReviews, found: 2, skipped: 2 });
  });
});
