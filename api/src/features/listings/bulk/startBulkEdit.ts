import type { BulkEdit, Prisma } from '../../../generated/prisma/client.ts';
import { cancelJob } from '../../../jobs/cancelJob.ts';
import { enqueueJob } from '../../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { requestingKey } from '../../../lib/jobRequester.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { bulkEditKind, bulkUndoKind } from './bulkEditKind.ts';
import { checkBulkEdit, type BulkChanges, type BulkSelection } from './bulkSelection.ts';

/** Queues a bulk edit. Errors: BAD_INPUT. */
export async function startBulkEdit(
  context: Context,
  selection: BulkSelection,
  given: { [Field in keyof BulkChanges]?: BulkChanges[Field] | null | undefined },
): Promise<BulkEdit> {
  requireOperator(context);
  const changes = await checkBulkEdit(context, selection, given);
  const operatorId = operatorIdOf(context);
  return context.db.prisma.$transaction(async (tx) => {
    const { id } = await tx.bulkEdit.create({
      data: {
        filter: selection.filter as Prisma.InputJsonObject,
        ids: selection.ids,
        changes: { ...changes },
        operatorId,
        apiKeyId: requestingKey(context),
      },
      select: { id: true },
    });
    const jobId = await enqueueJob(tx, bulkEditKind, { bulkEditId: id }, operatorId, context.requestId);
    await recordAudit(
      { ...context, tx },
      {
        action: 'business.bulkEdit',
        entity: 'bulkEdit',
        entityId: id,
        after: { changes, filter: selection.filter, ticked: selection.ids.length },
      },
    );
    return tx.bulkEdit.update({ where: { id }, data: { jobId } });
  });
}

/**
 * Cancels a bulk edit; listings that were already changed stay changed unless it is undone. Errors: NOT_FOUND, CONFLICT
 * (ended).
 */
export async function cancelBulkEdit(context: Context, id: number): Promise<void> {
  requireOperator(context);
  const edit = await context.db.prisma.bulkEdit.findUnique({ where: { id }, include: { job: true } });
  if (!edit) throw new AppError('NOT_FOUND', 'bulkEditNotFound');
  if (!edit.job || !['QUEUED', 'RUNNING'].includes(edit.job.status))
    throw new AppError('CONFLICT', 'bulkEditEnded');
  const { id: jobId } = edit.job;
  await context.db.prisma.$transaction(async (tx) => {
    await cancelJob(tx, jobId);
    await recordAudit(
      { ...context, tx },
      { action: 'business.cancelBulkEdit', entity: 'bulkEdit', entityId: id },
    );
  });
}

/** Queues the undo of a bulk edit. Errors: NOT_FOUND; CONFLICT while it runs or after it was undone. */
export async function undoBulkEdit(context: Context, id: number): Promise<void> {
  requireOperator(context);
  const operatorId = operatorIdOf(context);
  await context.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM bulk_edits WHERE id = ${id} FOR UPDATE`;
    const edit = await tx.bulkEdit.findUnique({ where: { id }, include: { job: true, undoJob: true } });
    if (!edit) throw new AppError('NOT_FOUND', 'bulkEditNotFound');
    if (edit.job && ['QUEUED', 'RUNNING'].includes(edit.job.status))
      throw new AppError('CONFLICT', 'bulkEditRunning');
    if (edit.undoJob && !['FAILED', 'CANCELLED'].includes(edit.undoJob.status))
      throw new AppError('CONFLICT', 'bulkEditUndone');
    const payload = { bulkEditId: id, apiKeyId: requestingKey(context) };
    const undoJobId = await enqueueJob(tx, bulkUndoKind, payload, operatorId, context.requestId);
    await tx.bulkEdit.update({ where: { id }, data: { undoJobId } });
    await recordAudit(
      { ...context, tx },
      { action: 'business.undoBulkEdit', entity: 'bulkEdit', entityId: id },
    );
  });
}
