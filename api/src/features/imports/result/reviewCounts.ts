import type { Import } from '../../../generated/prisma/client.ts';

/** The reviews in the file of an import; the last five figures add up to `found`. */
export interface ReviewCounts {
  /** Rows of sheets of reviews. */
  rows: number;
  found: number;
  created: number;
  unchanged: number;
  doubtful: number;
  skipped: number;
  refused: number;
}

type Stored = Pick<
  Import,
  | 'reviewRows'
  | 'reviewsFound'
  | 'reviewsCreated'
  | 'reviewsUnchanged'
  | 'reviewsDoubtful'
  | 'reviewsSkipped'
  | 'reviewsRefused'
>;

/** Null for an import that is not done, or of a release that did not count reviews. */
export function reviewCounts(record: Stored): ReviewCounts | null {
  if (record.reviewsFound === null) return null;
  return {
    rows: record.reviewRows ?? 0,
    found: record.reviewsFound,
    created: record.reviewsCreated ?? 0,
    unchanged: record.reviewsUnchanged ?? 0,
    doubtful: record.reviewsDoubtful ?? 0,
    skipped: record.reviewsSkipped ?? 0,
    refused: record.reviewsRefused ?? 0,
  };
}
