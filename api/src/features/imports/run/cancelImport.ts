import { storable } from '../../../lib/text/storable.ts';
import { englishText } from '../../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../../domain/messages/message.ts';
import { cancelJob } from '../../../jobs/cancelJob.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Import } from '../../../generated/prisma/client.ts';
import { recordAudit } from '../../audit/recordAudit.ts';

const openStates = ['QUEUED', 'READING', 'MERGING'] as const;

/**
 * Cancels an import that is not applied yet, and discards its read rows. Errors: NOT_FOUND, CONFLICT (already over).
 */
export async function cancelImport(context: Context, id: number): Promise<Import> {
  requireOperator(context);
  const { prisma } = context.db;
  const current = await prisma.import.findUnique({ where: { id } });
  if (!current) throw new AppError('NOT_FOUND', 'importNotFound');
  if (current.status === 'NEEDS_ANSWERS') return stop(context, current);
  if (current.jobId === null || !openStates.some((state) => state === current.status)) {
    throw new AppError('CONFLICT', 'importEnded');
  }
  const { jobId } = current;
  return prisma.$transaction(async (tx) => {
    const { wasWaiting } = await cancelJob(tx, jobId);
    // A job that waits for its next attempt left the import as its last attempt had it.
    if (wasWaiting)
      await tx.import.updateMany({ where: { id, status: { in: [...openStates] } }, data: stopped() });
    await recordAudit({ ...context, tx }, { action: 'import.cancel', entity: 'import', entityId: id });
    return tx.import.findUniqueOrThrow({ where: { id } });
  });
}

/** An import that waits for answers has no job. */
async function stop(context: Context, { id }: Import): Promise<Import> {
  return context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.import.updateMany({
      where: { id, status: 'NEEDS_ANSWERS' },
      data: stopped(),
    });
    if (count === 0) throw new AppError('CONFLICT', 'importEnded');
    await recordAudit({ ...context, tx }, { action: 'import.cancel', entity: 'import', entityId: id });
    return tx.import.findUniqueOrThrow({ where: { id } });
  });
}

const stopped = () => ({
  ...{ status: 'CANCELLED' as const, finishedAt: new Date() },
  ...{ errorCode: 'CONFLICT', errorMessage: englishText('jobStopped') },
  errorData: storable(messageData('jobStopped')),
});
