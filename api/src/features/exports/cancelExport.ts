import type { Export } from '../../generated/prisma/client.ts';
import { cancelJob } from '../../jobs/cancelJob.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** Cancels an export that is not complete, and deletes its file. Errors: NOT_FOUND, CONFLICT (already ended). */
export async function cancelExport(context: Context, id: number): Promise<Export> {
  requireOperator(context);
  const { prisma } = context.db;
  const current = await prisma.export.findUnique({ where: { id }, include: { job: true } });
  if (!current) throw new AppError('NOT_FOUND', 'exportNotFound');
  if (!current.job || !['QUEUED', 'RUNNING'].includes(current.job.status)) {
    throw new AppError('CONFLICT', 'exportEnded');
  }
  const { id: jobId } = current.job;
  await prisma.$transaction(async (tx) => {
    await cancelJob(tx, jobId);
    await recordAudit({ ...context, tx }, { action: 'export.cancel', entity: 'export', entityId: id });
  });
  return prisma.export.findUniqueOrThrow({ where: { id } });
}
