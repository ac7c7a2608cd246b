import { enqueueJob } from '../../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { undoKind } from '../run/importKind.ts';

/** Days that an import can be undone and its file is stored. */
export const undoDays = 30;

/** When an import can no longer be undone; null if there is nothing to undo. */
export function undoableUntil(
  record: Pick<Import, 'status' | 'isDryRun' | 'isDemo' | 'finishedAt'>,
): Date | null {
  if (record.status !== 'DONE' || record.isDryRun || record.isDemo || !record.finishedAt) return null;
  return new Date(record.finishedAt.getTime() + undoDays * 86_400_000);
}

/**
 * Queues the undo of an import that was applied within the last 30 days. It reverts the import's changes, except in listings
 * that were edited since. Errors: NOT_FOUND, CONFLICT (nothing was applied, undone already or queued), GONE (too long ago).
 */
export async function undoImport(context: Context, id: number): Promise<Import> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    // Concurrent requests create one undo.
    await tx.$queryRaw`SELECT id FROM imports WHERE id = ${id} FOR UPDATE`;
    const current = await tx.import.findUnique({ where: { id }, include: { undoJob: true } });
    if (!current) throw new AppError('NOT_FOUND', 'importNotFound');
    const until = undoableUntil(current);
    if (current.status === 'UNDONE') throw new AppError('CONFLICT', 'importAlreadyUndone');
    if (!until) throw new AppError('CONFLICT', 'importNothingToUndo');
    if (current.undoJob && ['QUEUED', 'RUNNING'].includes(current.undoJob.status)) {
      throw new AppError('CONFLICT', 'importBeingUndone');
    }
    if (until < new Date()) {
      throw new AppError('GONE', { message: 'importTooOld', days: undoDays });
    }
    const operatorId = operatorIdOf(context);
    const undoJobId = await enqueueJob(tx, undoKind, { importId: id }, operatorId, context.requestId);
    await recordAudit({ ...context, tx }, { action: 'import.undo', entity: 'import', entityId: id });
    return tx.import.update({ where: { id }, data: { undoJobId } });
  });
}
