import sql, { join, type Sql } from 'sql-template-tag';
import type { ReviewHideReason } from '../../generated/prisma/client.ts';
import { checkText } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';

export type ReviewState = 'SHOWN' | 'HIDDEN' | 'REMOVED';

export interface ReviewFilter {
  /** Words that must all occur in the author's name or the text; case and accents are ignored. */
  search?: string | null;
  /** 1 to 5 stars. */
  rating?: number | null;
  state?: ReviewState | null;
  businessId?: number | null;
  importId?: number | null;
  /** Exactly as stored. */
  source?: string | null;
  /** Why it was hidden. */
  reason?: ReviewHideReason | null;
}

const maxSearchLength = 200;
const maxWords = 10;

const isHidden = sql`r.hidden_at IS NOT NULL AND r.removed_at IS NULL`;
const isRemoved = sql`r.removed_at IS NOT NULL`;
const states: Record<ReviewState, Sql> = {
  SHOWN: sql`r.hidden_at IS NULL`,
  HIDDEN: isHidden,
  REMOVED: isRemoved,
};

/**
 * Scan order of reviews. Each has an index, so that a page costs in proportion to its rows: WRITTEN by the review's
 * date, ADDED by import time, DECIDED by the time of the decision, LISTING all of one listing.
 */
export type ReviewAxis = 'WRITTEN' | 'ADDED' | 'DECIDED' | 'LISTING';

/** The scan order for a filter. */
export function axisOf(filter: ReviewFilter): ReviewAxis {
  const { businessId, importId, search } = filter;
  if (businessId != null) return 'LISTING';
  if (isDecided(filter)) return 'DECIDED';
  // Rows are stored in the order of insertion: no other scan is as cheap.
  return importId != null || wordsOf(search).length > 0 ? 'ADDED' : 'WRITTEN';
}

/** Only hidden reviews have a reason. */
const isDecided = ({ state, reason }: ReviewFilter) =>
  state === 'HIDDEN' || state === 'REMOVED' || (state == null && reason != null);

/** The conditions on `reviews r` that the index of the axis answers. */
export function axisWhere(filter: ReviewFilter): Sql {
  const { businessId, importId, state } = filter;
  switch (axisOf(filter)) {
    case 'LISTING':
      return sql`r.business_id = ${businessId}`;
    case 'DECIDED':
      return state === 'REMOVED' ? isRemoved : isHidden;
    case 'ADDED':
      return importId == null ? sql`true` : sql`r.import_id = ${importId}`;
    case 'WRITTEN':
      return sql`true`;
  }
}

/** All conditions on `reviews r`. Errors: BAD_INPUT. */
export const reviewWhere = (filter: ReviewFilter): Sql =>
  join([axisWhere(filter), ...unindexedConditions(filter)], ' AND ');

/** Conditions on `reviews r` that the index of the axis does not answer. Errors: BAD_INPUT. */
export function unindexedConditions(filter: ReviewFilter): Sql[] {
  const axis = axisOf(filter);
  const { rating, state, importId, source, reason } = filter;
  if (rating != null && (rating < 1 || rating > 5))
    throw new AppError('BAD_INPUT', 'ratingOutOfRange', { rating: 'ratingOutOfRange' });
  return [
    ...(state == null || axis === 'DECIDED' ? [] : [states[state]]),
    ...(rating == null ? [] : [sql`r.rating = ${rating}`]),
    ...(importId == null || axis === 'ADDED' ? [] : [sql`r.import_id = ${importId}`]),
    ...(source == null ? [] : [sql`r.source = ${checkText(source, 'source')}`]),
    ...(reason == null ? [] : [sql`r.hidden_reason = ${reason}::review_hide_reason`]),
    ...textWhere(wordsOf(filter.search)),
  ];
}

function wordsOf(search: string | null | undefined): string[] {
  const text = checkText(search ?? '', 'search')
    .trim()
    .slice(0, maxSearchLength);
  return text.split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** The text is folded once for all words. */
function textWhere(words: readonly string[]): Sql[] {
  if (words.length === 0) return [];
  const found = words.map(
    (word) => sql`t.folded LIKE '%' || fold(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`,
  );
  return [
    sql`(SELECT ${join(found, ' AND ')}
      FROM (SELECT fold(concat_ws(' ', r.author_name, r.comment)) AS folded OFFSET 0) AS t)`,
  ];
}
