import type { ImportedReview } from '../importedRow.ts';
import { ValueProblem } from './rowProblem.ts';
import type { RowValues } from './rowValues.ts';

type Parts = Record<'author' | 'rating' | 'text' | 'date' | 'source' | 'fingerprint', unknown>;

/** The reviews that a cell of our own export lists. */
export function ownReviews(text: string): ImportedReview[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new ValueProblem('BAD_JSON', 'JSON değeri bozuk.', text);
  }
  return (Array.isArray(list) ? list : []).flatMap((parts) =>
    typeof parts === 'object' && parts !== null ? reviewOf(parts as Parts) : [],
  );
}

/** The review of a row of our own export's sheet of reviews. */
export function ownReview(values: RowValues): ImportedReview[] {
  const text = (written: string) => written;
  return reviewOf({
    author: values.stored('reviewAuthor', text),
    rating: values.stored('reviewRating', Number),
    text: values.stored('reviewText', text),
    date: values.stored('reviewDate', text),
    source: values.stored('reviewSource', text),
    fingerprint: values.stored('reviewFingerprint', text),
  });
}

/** A review as it was stored; none where nothing of it can be. */
function reviewOf({ author, rating, text, date, source, fingerprint }: Parts): ImportedReview[] {
  const textOf = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value.replaceAll('\0', '') : null;
  const time = typeof date === 'string' ? Date.parse(date) : NaN;
  const isRated = typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= 5;
  const review: ImportedReview = {
    authorName: textOf(author),
    rating: isRated ? rating : null,
    comment: textOf(text),
    reviewedAt: Number.isNaN(time) ? null : new Date(time).toISOString(),
    source: textOf(source),
  };
  const isKnown = typeof fingerprint === 'string' && /^[0-9a-f]{32}$/.test(fingerprint);
  if (isKnown) return [{ ...review, fingerprint }];
  return review.rating === null && review.comment === null ? [] : [review];
}
