import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rowOf } from '../fixtures/checkedRow.ts';
import { reviewsOf } from './reviewValues.ts';
import { isMissing } from './textValue.ts';

describe('a cell with a list of reviews', () => {
  it.each<[string, unknown]>([
    ['of Google Places', [{ author_name: 'R', rating: 4, text: 'Good', time: 1_700_000_000 }]],
    [
      'of the newer Google Places',
      [
        {
          ...{ rating: 4, text: { text: 'Good', languageCode: 'en' }, publishTime: '2023-11-14T22:13:20Z' },
          authorAttribution: { displayName: 'R', uri: 'https://people.example/1' },
        },
      ],
    ],
    ['of SerpApi', [{ user: { name: 'R' }, rating: 4.0, snippet: 'Good', iso_date: '2023-11-14T22:13:20Z' }]],
    [
      'of schema.org',
      {
        review: [
          {
            ...{ author: { name: 'R' }, reviewBody: 'Good', datePublished: '2023-11-14T22:13:20Z' },
            reviewRating: { ratingValue: '4' },
          },
        ],
      },
    ],
    ['of one review alone', { author: 'R', stars: 'FOUR', comment: 'Good', date: '2023-11-14 22:13:20' }],
  ])('%s is read', (_, list) => {
    expect(reviewsOf(JSON.stringify(list))).toMatchObject({
      reviews: [{ authorName: 'R', rating: 4, comment: 'Good', reviewedAt: '2023-11-14T22:13:20.000Z' }],
      lost: [],
    });
  });

  it('stays text if it lists only words', () => {
    expect(reviewsOf('["Good food", "Slow service"]').reviews).toMatchObject([
      { comment: 'Good food', rating: null },
      { comment: 'Slow service', rating: null },
    ]);
  });

  it('reports each value that is left empty, with the number of the review', () => {
    const { warnings, reviews } = rowOf({
      user_reviews: JSON.stringify([
        { Name: 'A', Rating: 5, Description: 'Good' },
        { Name: 'B', Rating: 17, Description: 'Odd' },
        { Name: 'C', Rating: 0, Description: '' },
        { Name: true, Rating: 3, When: 'a month ago' },
      ]),
    });
    expect(reviews).toMatchObject([{ rating: 5 }, { rating: null }, { authorName: null, rating: 3 }]);
    const column = 'user_reviews';
    expect(warnings).toMatchObject([
      { column, value: '17', code: 'OUT_OF_RANGE', message: { message: 'reviewProblem', number: 2 } },
      { column, code: 'REVIEW_EMPTY', message: { message: 'reviewProblem', number: 3 } },
      { column, value: 'true', code: 'BAD_JSON', message: { message: 'reviewProblem', number: 4 } },
      { column, value: 'a month ago', code: 'BAD_DATE', message: { message: 'reviewProblem', number: 4 } },
    ]);
  });

  it('reports a value that many of its reviews lack once', () => {
    const list = Array.from({ length: 50 }, (_, n) => ({ Name: `R ${n}`, Rating: 5, When: 'a month ago' }));
    expect(reviewsOf(JSON.stringify(list)).lost).toHaveLength(1);
  });

  it('keeps the reviews before a truncation, and reports the truncation', () => {
    const whole = JSON.stringify(Array.from({ length: 900 }, (_, n) => ({ Name: `R ${n}`, Rating: 5 })));
    const cut = rowOf({ user_reviews: whole.slice(0, 1000) });
    expect(cut.reviews.length).toBeGreaterThan(30);
    expect(cut.warnings).toMatchObject([{ column: 'user_reviews', code: 'BAD_JSON', message: 'jsonBroken' }]);
    const long = `${whole.slice(0, -1)},${whole.slice(1)}`.slice(0, 32_767);
    expect(rowOf({ user_reviews: long }).warnings).toMatchObject([{ message: 'listCutOff' }]);
  });

  it.each(['Great!', '{"5": 10, "4": 2}'])('in an unknown format is reported: %s', (user_reviews) => {
    expect(rowOf({ user_reviews })).toMatchObject({
      reviews: [],
      warnings: [{ column: 'user_reviews', code: 'BAD_JSON', message: 'reviewsUnreadable' }],
    });
  });

  it('loses no review and no value without a report', () => {
    const part = fc.option(fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant({})), {
      nil: undefined,
    });
    const review = fc.record({ name: part, rating: part, text: part, date: part });
    fc.assert(
      fc.property(fc.array(review, { maxLength: 5 }), (list) => {
        const { reviews, lost } = reviewsOf(JSON.stringify(list));
        const isWhole =
          reviews.length === list.length &&
          reviews.every(
            (one, i) =>
              isPreserved(list[i]?.rating, one.rating) &&
              isPreserved(list[i]?.text, one.comment) &&
              isPreserved(list[i]?.name, one.authorName) &&
              isPreserved(list[i]?.date, one.reviewedAt),
          );
        expect(isWhole || lost.length > 0 || list.length === 0).toBe(true);
      }),
    );
  });
});

/** Whether a value was taken, or is meaningless. */
function isPreserved(written: unknown, taken: unknown): boolean {
  const text = typeof written === 'string' ? written : (JSON.stringify(written) ?? '');
  const isMeaningless = text === '0' || !/[\p{L}\p{N}]/u.test(text) || isMissing(text.trim());
  return taken !== null || isMeaningless;
}
