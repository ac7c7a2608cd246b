import sql from 'sql-template-tag';
import type { ReviewHideReason, ReviewModeration } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { checkReason } from './checkReason.ts';
import { moderateReviews } from './moderateReviews.ts';

interface RemoveInput {
  ids: readonly number[];
  /** Default: the reason for which they were hidden. */
  reason?: ReviewHideReason | null;
  note?: string | null;
}

/**
 * Removes reviews permanently: author, stars, text, date and source are deleted. Hashes stay, so that later imports
 * recognise and skip the same review. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT if all are
 * removed already.
 */
export async function removeReviews(
  context: Context,
  { ids, reason = null, note }: RemoveInput,
): Promise<ReviewModeration> {
  requireOperator(context);
  const text = reason === null ? '' : checkReason(reason, note);
  return moderateReviews(context, {
    kind: 'REMOVE',
    ids,
    reason,
    note: text,
    where: sql`r.removed_at IS NULL`,
    set: sql`moderation_key = review_identity(author_name, comment), hidden_at = now(), removed_at = now(),
      hidden_reason = coalesce(${reason}::review_hide_reason, hidden_reason),
      hidden_note = CASE WHEN ${reason}::text IS NULL THEN hidden_note ELSE ${text || null}::text END,
      author_name = NULL, rating = NULL, comment = NULL, reviewed_at = NULL, source = NULL`,
    nothing: 'reviewsAlreadyRemoved',
  });
}
