import { messageData } from '../../../../../../../domain/messages/message.ts';
import type { ImportedReview } from '../../../stage/importedRow.ts';
import { ownModeration } from '../../ownModeration.ts';
import { ValueProblem } from '../rowProblem.ts';
import type { RowValues } from '../rowValues.ts';
import { shownValue, type RowProblem } from '../../formats/sheetRow.ts';

type PartName = 'author' | 'rating' | 'text' | 'date' | 'source' | 'fingerprint' | 'moderation';
type Parts = Partial<Record<PartName, unknown>>;

interface OwnReviews {
  reviews: ImportedReview[];
  /** Why others of the list can't be used, one problem for each. */
  refused: RowProblem[];
}

/**
 * The reviews that a cell of our own export lists under the header `column`. Throws ValueProblem BAD_JSON for a cell that
 * is not JSON.
 */
export function ownReviews(column: string, text: string): OwnReviews {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new ValueProblem('BAD_JSON', 'jsonBroken', text);
  }
  const found: OwnReviews = { reviews: [], refused: [] };
  for (const [index, parts] of (Array.isArray(list) ? list : [list]).entries()) {
    try {
      found.reviews.push(storedReview(isParts(parts) ? parts : {}));
    } catch (error) {
      if (!(error instanceof ValueProblem)) throw error;
      const message = {
        message: 'reviewProblem',
        number: index + 1,
        problem: messageData(error.reason),
      } as const;
      found.refused.push({ column, value: shownValue(JSON.stringify(parts)), code: error.code, message });
    }
  }
  return found;
}

/** The review of a row of our own export's sheet of reviews. Its faults are added to the row's problems. */
export function ownReview(values: RowValues): ImportedReview | null {
  const text = (written: string) => written;
  const rating = values.stored('reviewRating', starsOf);
  if (values.problems.length > 0) return null;
  try {
    return storedReview({
      author: values.stored('reviewAuthor', text),
      rating,
      text: values.stored('reviewText', text),
      date: values.stored('reviewDate', text),
      source: values.stored('reviewSource', text),
      fingerprint: values.stored('reviewFingerprint', text),
      moderation: values.stored('reviewModeration', text),
    });
  } catch (error) {
    if (!(error instanceof ValueProblem)) throw error;
    values.problems.push({ column: null, value: null, code: error.code, message: error.reason });
    return null;
  }
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a removed review, all empty. */
const nothing = { authorName: null, rating: null, comment: null, reviewedAt: null, source: null };

/** A review as it was stored. Throws ValueProblem where its stars are none, or nothing of it can be stored. */
function storedReview(parts: Parts): ImportedReview {
  const { author, rating, text, date, source, fingerprint } = parts;
  const textOf = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value.replaceAll('\0', '') : null;
  const time = typeof date === 'string' ? Date.parse(date) : NaN;
  const review: ImportedReview = {
    authorName: textOf(author),
    rating: starsOf(rating),
    comment: textOf(text),
    reviewedAt: Number.isNaN(time) ? null : new Date(time).toISOString(),
    source: textOf(source),
  };
  const moderation = ownModeration(parts.moderation);
  const isKnown = typeof fingerprint === 'string' && /^[0-9a-f]{32}$/.test(fingerprint);
  if (isKnown && moderation?.state === 'removed') return { ...nothing, fingerprint, moderation };
  if (isKnown) return { ...review, fingerprint, ...(moderation ? { moderation } : {}) };
  if (review.rating === null && review.comment === null) {
    throw new ValueProblem('REVIEW_EMPTY', 'reviewEmpty', '');
  }
  return review;
}

/** Whole stars from 1 to 5; null if none are written. */
function starsOf(written: unknown): number | null {
  if (written === null || written === undefined || written === '') return null;
  const text = typeof written === 'string' ? written.trim() : JSON.stringify(written);
  if (/^[1-5](?:[.,]0+)?$/.test(text)) return Number(text[0]);
  throw new ValueProblem('OUT_OF_RANGE', 'reviewRatingNotWhole', text);
}
