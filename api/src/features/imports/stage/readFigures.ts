import type { ImportedRow, RowKind } from './importedRow.ts';

/** Figures of a file after reading; the merge adds those of its results. */
export interface ReadFigures {
  /** Rows of sheets of listings, and those of long texts that were refused. */
  listingRows: number;
  /** Number of refused rows among them. */
  refused: number;
  reviewRows: number;
  longTextRows: number;
  /** Reviews that were read and those that were refused, in rows of their own or in cells. */
  reviews: number;
  reviewsRefused: number;
}

export const noFigures: Readonly<ReadFigures> = {
  listingRows: 0,
  refused: 0,
  reviewRows: 0,
  longTextRows: 0,
  reviews: 0,
  reviewsRefused: 0,
};

/**
 * Counts what no later step changes: fields are completed in the staging table, and orphaned long texts are found during
 * the merge.
 */
export function countRow(figures: ReadFigures, { kind, reviews, refusedReviews = [] }: ImportedRow): void {
  if (kind === 'LISTING') figures.listingRows += 1;
  else if (kind === 'REVIEW') figures.reviewRows += 1;
  else figures.longTextRows += 1;
  figures.reviews += reviews.length;
  figures.reviewsRefused += refusedReviews.length;
}

/** Counts a refused row: in a sheet of reviews as a refused review, else as a row of a listing. */
export function countRefused(figures: ReadFigures, kind: RowKind): void {
  if (kind === 'REVIEW') {
    figures.reviewRows += 1;
    figures.reviewsRefused += 1;
    return;
  }
  if (kind === 'LONG_TEXT') figures.longTextRows += 1;
  figures.listingRows += 1;
  figures.refused += 1;
}
