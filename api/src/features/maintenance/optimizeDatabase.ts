import type { Job } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { optimizeKind } from './maintenanceKinds.ts';

/** Queues the optimization of all tables and indexes. Returns its job, or the one that is already queued or running. */
export async function optimizeDatabase(context: Context): Promise<Job> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('optimizeDatabase'))`;
    const open = await tx.job.findFirst({
      where: { kind: optimizeKind.kind, status: { in: ['QUEUED', 'RUNNING'] } },
    });
    if (open) return open;
    const id = await enqueueJob(tx, optimizeKind, {}, operatorIdOf(context), context.requestId);
    await recordAudit({ ...context, tx }, { action: 'database.optimize', entity: 'database', entityId: id });
    return tx.job.findUniqueOrThrow({ where: { id } });
  });
}
