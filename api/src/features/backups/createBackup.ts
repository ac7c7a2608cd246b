import type { Job } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { backupKind } from './backupKind.ts';

/** Queues a backup. Returns its job, or the one that is already waiting. */
export async function createBackup(context: Context): Promise<Job> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('createBackup'))`;
    const waiting = await tx.job.findFirst({ where: { kind: backupKind.kind, status: 'QUEUED' } });
    if (waiting) return waiting;
    const id = await enqueueJob(
      tx,
      backupKind,
      { reason: 'MANUAL' },
      operatorIdOf(context),
      context.requestId,
    );
    return tx.job.findUniqueOrThrow({ where: { id } });
  });
}
