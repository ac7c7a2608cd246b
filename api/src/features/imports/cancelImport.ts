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
  if (!current) throw new AppError('NOT_FOUND', 'İçe aktarma bulunamadı.');
  if (current.jobId === null || !['QUEUED', 'READING', 'MERGING'].includes(current.status)) {
    throw new AppError('CONFLICT', 'Bu içe aktarma zaten bitti.');
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
        errorMessage: 'İş durduruldu.',
      },
    });
  }
  return prisma.import.findUniqueOrThrow({ where: { id } });
}
