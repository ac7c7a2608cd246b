import sql from 'sql-template-tag';
import type { Prisma, ReviewModeration } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/**
 * Undoes a decision about reviews: restores each, except those with a later decision. Errors: UNAUTHENTICATED, FORBIDDEN,
 * NOT_FOUND, CONFLICT if it is undone already or removed reviews.
 */
export async function undoReviewModeration(context: Context, id: number): Promise<ReviewModeration> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM review_moderations WHERE id = ${id} FOR UPDATE`;
    const moderation = await tx.reviewModeration.findUnique({ where: { id } });
    if (!moderation) throw new AppError('NOT_FOUND', 'decisionNotFound');
    if (moderation.undoneAt) throw new AppError('CONFLICT', 'decisionUndone');
    if (moderation.kind === 'REMOVE') throw new AppError('CONFLICT', 'removedReviewsGone');
    const undone = await undoDecision(tx, moderation);
    await recordAudit(
      { ...context, tx },
      {
        action: 'review.undo',
        entity: 'review',
        entityId: moderation.reviewIds.length === 1 ? (moderation.reviewIds[0] ?? null) : null,
        after: { reviews: undone.restored, ...(undone.kept > 0 ? { kept: undone.kept } : {}) },
      },
    );
    return undone;
  });
}

/** The same within a transaction; the caller records the audit. A removed review stays removed. */
export async function undoDecision(
  tx: Prisma.TransactionClient,
  { id, reviewIds }: ReviewModeration,
): Promise<ReviewModeration> {
  await tx.$queryRaw`SELECT id FROM reviews WHERE id = ANY (${reviewIds}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  const restored = await tx.$executeRaw(sql`
    UPDATE reviews r SET hidden_at = former."hiddenAt", hidden_reason = former."hiddenReason",
      hidden_note = former."hiddenNote", moderation_id = former."moderationId",
      moderation_key = CASE WHEN former."hiddenAt" IS NOT NULL THEN review_identity(r.author_name, r.comment) END
    FROM review_moderations m, jsonb_each(m.before) AS each,
      LATERAL jsonb_to_record(each.value) AS former (
        "hiddenAt" timestamptz, "hiddenReason" review_hide_reason, "hiddenNote" text, "moderationId" integer
      )
    WHERE m.id = ${id} AND r.id = each.key::int AND r.moderation_id = m.id AND r.removed_at IS NULL`);
  return tx.reviewModeration.update({
    where: { id },
    data: { undoneAt: new Date(), restored, kept: reviewIds.length - restored },
  });
}
