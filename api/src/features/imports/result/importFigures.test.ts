import { beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Import } from '../../../generated/prisma/client.ts';
import type { Services } from '../../../lib/context.ts';
import { runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { makeWorkbook, type TestSheet } from '../read/fixtures/makeWorkbook.ts';
import { reviewCounts } from './reviewCounts.ts';
import { examples } from '../../../../../domain/testing/examples.ts';

// For any workbook: every row of a listing and every review has one outcome, a dry run reports the same ones, and they are what
// the directory gains.

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

const place = fc.integer({ min: 1, max: 4 });
const ids = (n: number) => [`Place ${n}`, `ChIJfigure${String(n).padStart(16, '0')}`];
const listingRow = fc
  .record({
    place,
    address: fc.constantFrom('', 'Road 1', 'Road 2'),
    latitude: fc.constantFrom('', '', '', '40.18', '999'),
    isNamed: fc.constantFrom(true, true, true, false),
    reviews: fc.array(fc.constantFrom('Ali', 'Can', 'Ece'), { maxLength: 2 }),
  })
  .map(({ place: n, address, latitude, isNamed, reviews }) => {
    const [name = '', id = ''] = ids(n);
    const list = reviews.map((author) => ({ Name: author, Rating: 5, Description: 'Good' }));
    return [isNamed ? name : '', id, address, latitude, list.length > 0 ? JSON.stringify(list) : ''];
  });
const reviewRow = fc
  .record({
    place: fc.integer({ min: 1, max: 6 }),
    author: fc.constantFrom('Ali', 'Can', 'Naz'),
    rating: fc.constantFrom('5', '1', '', '9'),
    text: fc.constantFrom('', 'Good'),
    isNamed: fc.constantFrom(true, true, true, false),
  })
  .map(({ place: n, author, rating, text, isNamed }) => {
    const [name = '', id = ''] = ids(n);
    return [isNamed ? name : '', id, author, rating, text];
  });
const sheet = (name: string, headers: string[], rows: fc.Arbitrary<string[]>): fc.Arbitrary<TestSheet> =>
  fc.array(rows, { maxLength: 8 }).map((cells) => ({
    name,
    rows: [headers, ...cells.map((row) => row.map((cell) => cell || null))],
  }));
const headersOfPlaces = ['name', 'place id', 'address', 'latitude', 'user_reviews'];
const headersOfReviews = ['name', 'place_id', 'author_title', 'review_rating', 'review_text'];
const workbook = fc
  .tuple(
    sheet('Places', headersOfPlaces, listingRow),
    sheet('Reviews', headersOfReviews, reviewRow),
    fc.boolean(),
  )
  .map(([places, reviews, isFirst]) => (isFirst ? [reviews, places] : [places, reviews]));

// Every outcome at once, since few examples are drawn.
const [ali, noName] = [{ Name: 'Ali', Rating: 5, Description: 'Good' }, null];
const every: TestSheet[] = [
  {
    name: 'Places',
    rows: [
      headersOfPlaces,
      [...ids(1), 'Road 1', null, JSON.stringify([ali])],
      [...ids(1), 'Road 2', null, null],
      [...ids(2), 'Road 1', '999', null],
      [noName, ids(3)[1] ?? '', 'Road 3', null, null],
    ],
  },
  {
    name: 'Reviews',
    rows: [
      headersOfReviews,
      [...ids(1), 'Ali', '5', 'Good'],
      [...ids(1), 'Can', '9', 'Good'],
      [...ids(2), 'Naz', '1', null],
      [...ids(6), 'Naz', '5', 'Good'],
    ],
  },
];

const figures = (record: Import) => {
  const { totalRows, created, updated, unchanged, merged, refused, doubtful, skipped } = record;
  expect(created + updated + unchanged + merged + refused).toBe(totalRows);
  const reviews = reviewCounts(record);
  if (!reviews) throw new Error(`no counts of reviews: ${record.errorMessage ?? record.status}`);
  const { rows: _rows, found, ...outcomes } = reviews;
  expect(Object.values(outcomes).reduce((sum, figure) => sum + figure, 0)).toBe(found);
  return { totalRows, created, updated, unchanged, merged, refused, doubtful, skipped, reviews };
};
const stored = async () => ({
  listings: await database.db.prisma.business.count(),
  reviews: await database.db.prisma.review.count(),
});

it('every row and review of any workbook has one outcome, which a dry run reports beforehand', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(workbook, async (sheets) => {
      await database.db.pool.query('SELECT seed.reset()');
      const content = makeWorkbook({ sheets });
      const run = (options = {}) => runImportOf(services, content, { fileName: 'any.xlsx', ...options });

      const dryRun = await run({ isDryRun: true });
      const expected = figures(dryRun);
      expect(await database.db.prisma.importOutcome.count()).toBe(expected.totalRows);
      expect(await stored()).toEqual({ listings: 0, reviews: 0 });

      expect(figures(await run())).toEqual(expected);
      for (const [group, counts] of Object.entries({ listing: expected, review: expected.reviews }))
        for (const [outcome, count] of Object.entries(counts))
          if (Number(count) > 0) outcomes.add(`${group} ${outcome}`);
      expect(await stored()).toEqual({ listings: expected.created, reviews: expected.reviews.created });

      const again = figures(await run());
      expect(again).toMatchObject({ ...{ created: 0, updated: 0 }, totalRows: expected.totalRows });
      expect(again.reviews).toMatchObject({ created: 0, found: expected.reviews.found });

      await database.db.pool.query('SELECT seed.reset()');
      const reversed = makeWorkbook({ sheets: sheets.toReversed() });
      expect(figures(await runImportOf(services, reversed, { fileName: 'any.xlsx' }))).toEqual(expected);
    }),
    { numRuns: examples(5), endOnFailure: true, examples: [[every]] },
  );
  expect([...outcomes]).toEqual(
    expect.arrayContaining([
      ...['created', 'merged', 'refused'].map((outcome) => `listing ${outcome}`),
      ...['created', 'unchanged', 'refused'].map((outcome) => `review ${outcome}`),
    ]),
  );
});
