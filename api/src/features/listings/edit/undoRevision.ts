import type { Business, BusinessRevision, Prisma } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { undoMerge } from '../merge/undoMerge.ts';
import { changeWithin } from './changeBusiness.ts';
import { fieldsOf, markColumns } from './revisionColumns.ts';
import { revertColumns } from './revertColumns.ts';

interface Undone {
  business: Business;
  /** Fields that were restored. */
  restored: string[];
  /** Fields that were skipped, because they had been changed again. */
  skipped: string[];
}

/**
 * Undoes one change of a listing, by any author. A field that was changed again since keeps its value. A change of a
 * merge undoes the whole merge. Errors: NOT_FOUND; CONFLICT if nothing is left to undo.
 */
export async function undoRevision(context: Context, revisionId: number): Promise<Undone> {
  requireOperator(context);
  const revision = await context.db.prisma.businessRevision.findUnique({ where: { id: revisionId } });
  if (!revision) throw new AppError('NOT_FOUND', 'changeNotFound');
  const merge = await context.db.prisma.businessMerge.findFirst({
    where: { undoneAt: null, OR: [{ winnerRevisionId: revisionId }, { loserRevisionId: revisionId }] },
    select: { id: true, winnerId: true },
  });
  if (merge) {
    const { winner, loser } = await undoMerge(context, merge.id);
    const { business, ...fields } = merge.winnerId === revision.businessId ? winner : loser;
    return { business, restored: fieldsOf(fields.restored), skipped: fieldsOf(fields.skipped) };
  }
  let restored: string[] = [];
  let skipped: string[] = [];
  const business = await context.db.prisma.$transaction(async (tx) => {
    const changed = await changeWithin(context, tx, {
      action: 'business.undo',
      id: revision.businessId,
      inTrash: true,
      async change(_tx, stored) {
        const reverted = await revertColumns(tx, stored, revision);
        ({ restored, skipped } = reverted);
        if (restored.length === 0) throw new AppError('CONFLICT', 'nothingToUndo');
        return reverted.data;
      },
    });
    if (skipped.length === 0 && changed.revisionId !== null)
      await markUndone(tx, revision, changed.revisionId);
    return changed.business;
  });
  return { business, restored: fieldsOf(restored), skipped: fieldsOf(skipped) };
}

/**
 * A change that was undone whole, and its undo, do not count as edits. If the change was itself an undo, what that had
 * undone counts again.
 */
async function markUndone(
  tx: Prisma.TransactionClient,
  revision: BusinessRevision,
  undoId: number,
): Promise<void> {
  if (revision.undone)
    await tx.$executeRaw`
      UPDATE business_revisions SET undone = false WHERE id = (
        SELECT r.id FROM business_revisions r JOIN business_revisions u ON u.id = ${revision.id}
        WHERE r.business_id = u.business_id AND r.id < u.id AND r.undone
          AND r.before - ${[...markColumns]}::text[] = u.after - ${[...markColumns]}::text[]
          AND r.after - ${[...markColumns]}::text[] = u.before - ${[...markColumns]}::text[]
        ORDER BY r.id DESC LIMIT 1
      )`;
  await tx.businessRevision.updateMany({
    where: { id: { in: [revision.id, undoId] } },
    data: { undone: true },
  });
}
