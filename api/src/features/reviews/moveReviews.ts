import sql from 'sql-template-tag';
import type { Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, type Context } from '../../lib/context.ts';
import { undoDecision } from './undoReviewModeration.ts';

interface MergedReviews {
  /** Reviews that went over. */
  reviewIds: number[];
  /** Decision that hid reviews which the target already had; null if there were none. */
  moderationId: number | null;
}

/**
 * Moves reviews to the listing of a merge, each review once. A review that was hidden or removed at either listing is
 * not visible afterwards: a visible duplicate of a hidden one is not moved, and the target's visible copy of a hidden
 * review is hidden.
 */
export async function moveReviews(
  context: Context,
  tx: Prisma.TransactionClient,
  { from, to }: { from: number; to: number },
): Promise<MergedReviews> {
  const moderationId = await hideAlike(context, tx, { from, to });
  const moved = await tx.$queryRaw<{ id: number }[]>(sql`
    UPDATE reviews r SET business_id = ${to} WHERE r.business_id = ${from} AND NOT EXISTS (
      SELECT FROM reviews o WHERE o.business_id = ${to} AND (
        o.fingerprint = r.fingerprint
        OR r.hidden_at IS NULL AND o.moderation_key = review_identity(r.author_name, r.comment)
      )
    ) RETURNING r.id`);
  return { reviewIds: moved.map(({ id }) => id).sort((a, b) => a - b), moderationId };
}

async function hideAlike(
  context: Context,
  tx: Prisma.TransactionClient,
  { from, to }: { from: number; to: number },
): Promise<number | null> {
  const alike = await tx.$queryRaw<{ id: number; hiddenId: number; moderationId: number | null }[]>(sql`
    SELECT DISTINCT ON (r.id) r.id, h.id AS "hiddenId", r.moderation_id AS "moderationId"
    FROM reviews h JOIN reviews r ON r.business_id = ${to} AND r.hidden_at IS NULL
      AND (r.fingerprint = h.fingerprint OR review_identity(r.author_name, r.comment) = h.moderation_key)
    WHERE h.business_id = ${from} AND h.hidden_at IS NOT NULL ORDER BY r.id, h.id`);
  if (alike.length === 0) return null;
  const { id } = await tx.reviewModeration.create({
    data: {
      kind: 'HIDE',
      reviewIds: alike.map((review) => review.id),
      before: Object.fromEntries(
        alike.map((review) => [
          review.id,
          { hiddenAt: null, hiddenReason: null, hiddenNote: null, moderationId: review.moderationId },
        ]),
      ),
      operatorId: operatorIdOf(context),
      apiKeyId: context.viewer.kind === 'key' ? context.viewer.keyId : null,
    },
    select: { id: true },
  });
  await tx.$executeRaw(sql`
    UPDATE reviews r SET hidden_at = now(), hidden_reason = h.hidden_reason, hidden_note = h.hidden_note,
      moderation_key = review_identity(r.author_name, r.comment), moderation_id = ${id}
    FROM unnest(${alike.map((review) => review.id)}::int[], ${alike.map(({ hiddenId }) => hiddenId)}::int[])
      AS pair (id, hidden_id) JOIN reviews h ON h.id = pair.hidden_id
    WHERE r.id = pair.id`);
  return id;
}

/** Undoes a move: reviews return to their former listing, and those hidden by it are shown again. */
export async function unmergeReviews(
  tx: Prisma.TransactionClient,
  {
    reviewIds,
    moderationId,
    from,
    to,
  }: { reviewIds: readonly number[]; moderationId: number | null; from: number; to: number },
): Promise<void> {
  await tx.$executeRaw(sql`
    UPDATE reviews SET business_id = ${to} WHERE id = ANY (${[...reviewIds]}::int[]) AND business_id = ${from}`);
  const moderation =
    moderationId === null ? null : await tx.reviewModeration.findUnique({ where: { id: moderationId } });
  if (moderation && moderation.undoneAt === null) await undoDecision(tx, moderation);
}
