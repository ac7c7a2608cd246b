import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { duplicateKind } from './duplicateKind.ts';

/** Queues a scan of all listings, unless one is in progress. Returns the job's id. */
export async function scanDuplicates(context: Context): Promise<number> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    // Concurrent requests queue one job, and so does a request just as a scheduled one is due.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`due:${duplicateKind.kind}`}))`;
    const open = await tx.job.findFirst({
      where: { kind: duplicateKind.kind, status: { in: ['QUEUED', 'RUNNING'] } },
      select: { id: true },
    });
    if (open) return open.id;
    await tx.duplicateScan.update({ where: { id: 1 }, data: { cursor: null, finishedAt: null } });
    const jobId = await enqueueJob(tx, duplicateKind, {}, operatorIdOf(context), context.requestId);
    await recordAudit(
      { ...context, tx },
      { action: 'duplicates.scan', entity: 'duplicatePair', entityId: jobId },
    );
    return jobId;
  });
}
