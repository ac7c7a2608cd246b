import { storable } from '../../lib/storable.ts';
import { englishText } from '../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../domain/messages/message.ts';
import { cancelJob } from '../../jobs/cancelJob.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import type { Import } from '../../generated/prisma/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** Stops an import that has not landed yet; what it read is thrown away. Errors: NOT_FOUND, CONFLICT (already over). */
export async function cancelImport(context: Context, id: number): Promise<Import> {
  requireOperator(context);
  const { prisma } = context.db;
  const current = await prisma.import.findUnique({ where: { id } });
  if (!current) throw new AppError('NOT_FOUND', 'importNotFound');
  if (current.jobId === null || !['QUEUED', 'READING', 'MERGING'].includes(current.status)) {
    throw new AppError('CONFLICT', 'importEnded');
  }
  const { wasWaiting } = await cancelJob(context, current.jobId);
  await recordAudit(context, { action: 'import.cancel', entity: 'import', entityId: id });
  if (wasWaiting) {
    await prisma.import.updateMany({
      where: { id, status: 'QUEUED' },
      data: {
        status: 'CANCELLED',
        finishedAt: new Date(),
        errorCode: 'CONFLICT',
        errorMessage: englishText('jobStopped'),
        errorData: storable(messageData('jobStopped')),
      },
    });
  }
  return prisma.import.findUniqueOrThrow({ where: { id } });
}
