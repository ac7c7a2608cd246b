import sql from 'sql-template-tag';
import type { ReviewHideReason, ReviewModeration } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { checkReason } from './checkReason.ts';
import { moderateReviews } from './moderateReviews.ts';

interface HideInput {
  ids: readonly number[];
  reason: ReviewHideReason;
  note?: string | null;
}

/**
 * Hides reviews from visitors, or changes the reason of hidden ones. Later imports do not show them again. Errors:
 * UNAUTHENTICATED, FORBIDDEN, BAD_INPUT with fields, NOT_FOUND, CONFLICT if all are hidden for this reason already.
 */
export async function hideReviews(
  context: Context,
  { ids, reason, note }: HideInput,
): Promise<ReviewModeration> {
  requireOperator(context);
  const text = checkReason(reason, note);
  const stored = text || null;
  return moderateReviews(context, {
    kind: 'HIDE',
    ids,
    reason,
    note: text,
    where: sql`r.removed_at IS NULL AND (r.hidden_at IS NULL
      OR (r.hidden_reason, r.hidden_note) IS DISTINCT FROM (${reason}::review_hide_reason, ${stored}::text))`,
    set: sql`hidden_at = coalesce(hidden_at, now()), hidden_reason = ${reason}::review_hide_reason,
      hidden_note = ${stored}, moderation_key = review_identity(author_name, comment)`,
    nothing: 'reviewsAlreadyHidden',
  });
}

/** Shows hidden reviews again. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT where none is hidden. */
export async function restoreReviews(
  context: Context,
  { ids }: { ids: readonly number[] },
): Promise<ReviewModeration> {
  requireOperator(context);
  return moderateReviews(context, {
    kind: 'RESTORE',
    ids,
    where: sql`r.hidden_at IS NOT NULL AND r.removed_at IS NULL`,
    set: sql`hidden_at = NULL, hidden_reason = NULL, hidden_note = NULL, moderation_key = NULL`,
    nothing: 'noHiddenReviews',
  });
}
