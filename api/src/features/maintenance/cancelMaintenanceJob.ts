import type { MaintenanceResults } from '../../../../domain/jobResults.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { cancelJob } from '../../jobs/cancelJob.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** Audit actions of cancellations, for every kind of maintenance. */
const actions = {
  backup: 'backup.cancel',
  verifyBackup: 'verifyBackup.cancel',
  optimize: 'optimize.cancel',
  restore: 'restore.cancel',
  reset: 'reset.cancel',
} as const satisfies Record<keyof MaintenanceResults, string>;

const isMaintenance = (kind: string): kind is keyof typeof actions => Object.hasOwn(actions, kind);

/**
 * Cancels maintenance work; the database stays as it was. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT (ended, or work
 * of another kind).
 */
export async function cancelMaintenanceJob(context: Context, id: number): Promise<Job> {
  requireOperator(context);
  const { prisma } = context.db;
  const job = await prisma.job.findUnique({ where: { id } });
  if (!job || !isMaintenance(job.kind)) throw new AppError('NOT_FOUND', 'jobNotFound');
  if (job.finishedAt) throw new AppError('CONFLICT', 'jobEnded');
  const action = actions[job.kind];
  await prisma.$transaction(async (tx) => {
    await cancelJob(tx, id);
    await recordAudit({ ...context, tx }, { action, entity: 'job', entityId: id });
  });
  return prisma.job.findUniqueOrThrow({ where: { id } });
}
