import type { Import } from '../../../generated/prisma/client.ts';

/** The figures of the reviews in the file of an import, each with its column of `imports`. The last five add up to `found`. */
export const reviewFigures = {
  rows: {
    column: 'reviewRows',
    description: 'Rows of sheets of reviews, which are not counted as listings.',
  },
  found: { column: 'reviewsFound', description: 'Reviews in the file.' },
  created: { column: 'reviewsCreated', description: 'Reviews that it added.' },
  unchanged: {
    column: 'reviewsUnchanged',
    description:
      'Reviews that already exist, occur twice in the file, or were hidden or removed by an operator.',
  },
  doubtful: {
    column: 'reviewsDoubtful',
    description: 'Reviews of ambiguous rows; they are added if an operator decides so.',
  },
  skipped: { column: 'reviewsSkipped', description: 'Reviews of skipped rows.' },
  refused: {
    column: 'reviewsRefused',
    description: 'Reviews that are invalid, or whose listing is unknown; see problems.',
  },
} as const satisfies Record<string, { column: keyof Import; description: string }>;

export type ReviewCounts = Record<keyof typeof reviewFigures, number>;

export const reviewFigureNames = Object.keys(reviewFigures) as (keyof ReviewCounts)[];

type Stored = Pick<Import, (typeof reviewFigures)[keyof ReviewCounts]['column']>;

/** Null for an import that is not done, or of a release that did not count reviews. */
export function reviewCounts(record: Stored): ReviewCounts | null {
  if (record.reviewsFound === null) return null;
  return Object.fromEntries(
    reviewFigureNames.map((name) => [name, record[reviewFigures[name].column] ?? 0]),
  ) as ReviewCounts;
}
