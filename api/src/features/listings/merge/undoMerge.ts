import type { Prisma, Business, BusinessMerge } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { retryDeadlock } from '../../../lib/db/retryDeadlock.ts';
import { AppError } from '../../../lib/errors.ts';
import { unmergeReviews } from '../../reviews/moveReviews.ts';
import { changeWithin } from '../edit/changeBusiness.ts';
import { revertColumns, type RevertedColumns } from '../edit/revertColumns.ts';
import { markColumns } from '../edit/revisionColumns.ts';
import { lockCounts } from './lockCounts.ts';
import { refuseDuringImport } from './mergeBusinesses.ts';

export interface RestoredBusiness {
  business: Business;
  /** Columns that are as they were before the merge. */
  restored: string[];
  /** Columns that were changed again since, and stay. */
  skipped: string[];
}

/**
 * Undoes a merge: restores both listings with their reviews, open proposals, ids and URLs, except fields that were changed
 * since. Errors: NOT_FOUND; CONFLICT if it is undone already, if the winner was merged or deleted, if a later merge of the
 * winner replaced the same values, or while an import is applied.
 */
export async function undoMerge(
  context: Context,
  mergeId: number,
): Promise<{ winner: RestoredBusiness; loser: RestoredBusiness }> {
  requireOperator(context);
  const undo = async (tx: Prisma.TransactionClient) => {
    await refuseDuringImport(tx);
    await tx.$queryRaw`SELECT id FROM business_merges WHERE id = ${mergeId} FOR UPDATE`;
    const merge = await tx.businessMerge.findUnique({
      where: { id: mergeId },
      include: { winner: { select: { deletedAt: true } } },
    });
    if (!merge) throw new AppError('NOT_FOUND', 'mergeNotFound');
    if (merge.undoneAt) throw new AppError('CONFLICT', 'mergeUndone');
    if (merge.winner.deletedAt) throw new AppError('CONFLICT', 'mergeWinnerGone');
    await tx.$queryRaw`
      SELECT id FROM businesses WHERE id IN (${merge.winnerId}, ${merge.loserId}) ORDER BY id FOR UPDATE`;
    const revisions = [merge.winnerRevisionId, merge.loserRevisionId];
    await refuseReplaced(tx, merge);
    await lockCounts(tx, [merge.winnerId, merge.loserId], revisions);
    await tx.businessMerge.update({ where: { id: mergeId }, data: { undoneAt: new Date() } });
    const winner = await restore(context, tx, merge.winnerId, merge.winnerRevisionId);
    const loser = await restore(context, tx, merge.loserId, merge.loserRevisionId);
    const { reviewIds, moderationId, winnerId, loserId } = merge;
    await unmergeReviews(tx, { reviewIds, moderationId, from: winnerId, to: loserId });
    // Proposals that were decided meanwhile stay with the listing of the decision.
    await tx.$executeRaw`
      UPDATE listing_proposals SET business_id = ${merge.loserId}
      WHERE id = ANY (${merge.proposalIds}::int[]) AND business_id = ${merge.winnerId} AND status = 'OPEN'`;
    await tx.$executeRaw`
      UPDATE subscriptions SET business_id = ${merge.loserId}
      WHERE id = ANY (${merge.subscriptionIds}::int[]) AND business_id = ${merge.winnerId}`;
    await markUndone(tx, merge, [winner, loser]);
    return { winner, loser };
  };
  return retryDeadlock(() => context.db.prisma.$transaction(undo));
}

/** The undo of the later merge would otherwise restore values of this one, which is undone by then. */
async function refuseReplaced(
  tx: Prisma.TransactionClient,
  { id, winnerId, winnerRevisionId }: BusinessMerge,
): Promise<void> {
  const later = await tx.$queryRaw<unknown[]>`
    SELECT FROM business_merges m
    JOIN business_revisions after ON after.id = m.winner_revision_id
    JOIN business_revisions own ON own.id = ${winnerRevisionId}::int
    WHERE m.winner_id = ${winnerId} AND m.id > ${id} AND m.undone_at IS NULL AND own.before ?| ARRAY(
      SELECT jsonb_object_keys(after.before - ${[...markColumns]}::text[])
    ) LIMIT 1`;
  if (later.length > 0) throw new AppError('CONFLICT', 'laterMergeFirst');
}

type Restored = RestoredBusiness & { revisionId: number | null };

async function restore(
  context: Context,
  tx: Prisma.TransactionClient,
  id: number,
  revisionId: number | null,
): Promise<Restored> {
  const revision = revisionId && (await tx.businessRevision.findUnique({ where: { id: revisionId } }));
  let reverted: RevertedColumns = { data: {}, restored: [], skipped: [] };
  const changed = await changeWithin(context, tx, {
    action: 'business.undoMerge',
    id,
    inTrash: true,
    async change(_tx, stored) {
      if (!revision) return null;
      reverted = await revertColumns(tx, stored, revision);
      return reverted.data;
    },
  });
  return { ...changed, restored: reverted.restored, skipped: reverted.skipped };
}

// The undo of an import cannot lose an undone merge.
async function markUndone(
  tx: Prisma.TransactionClient,
  { winnerRevisionId, loserRevisionId }: BusinessMerge,
  undone: readonly Restored[],
): Promise<void> {
  const ids = [winnerRevisionId, loserRevisionId, ...undone.map(({ revisionId }) => revisionId)].filter(
    (id) => id !== null,
  );
  await tx.businessRevision.updateMany({ where: { id: { in: ids } }, data: { undone: true } });
}
