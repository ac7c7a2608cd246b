import type { Job } from '../../generated/prisma/client.ts';
import { cancelJob } from '../../jobs/cancelJob.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

const cancellable = ['backup', 'verifyBackup', 'optimize', 'restore', 'reset'] as const;

/**
 * Cancels maintenance work; the database stays as it was. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT (ended, or work
 * of another kind).
 */
export async function cancelMaintenanceJob(context: Context, id: number): Promise<Job> {
  requireOperator(context);
  const { prisma } = context.db;
  const job = await prisma.job.findUnique({ where: { id } });
  const kind = cancellable.find((each) => each === job?.kind);
  if (!job || !kind) throw new AppError('NOT_FOUND', 'jobNotFound');
  if (job.finishedAt) throw new AppError('CONFLICT', 'jobEnded');
  await prisma.$transaction(async (tx) => {
    await cancelJob(tx, id);
    await recordAudit({ ...context, tx }, { action: `${kind}.cancel`, entity: 'job', entityId: id });
  });
  return prisma.job.findUniqueOrThrow({ where: { id } });
}
