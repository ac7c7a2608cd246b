import type { Services } from '../lib/context.ts';
import { enqueueJob } from './enqueueJob.ts';
import type { JobHandler } from './jobHandler.ts';

/** Enqueues jobs that are due without a request, once across all workers. */
export async function enqueueDueJobs(services: Services, kinds: readonly JobHandler[]): Promise<void> {
  for (const kind of kinds) {
    if (!(await kind.isDue?.(services))) continue;
    await services.db.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`due:${kind.kind}`}))`;
      const pending = await tx.job.count({
        where: { kind: kind.kind, status: { in: ['QUEUED', 'RUNNING'] } },
      });
      const recentlyFailed = await tx.job.count({
        where: { kind: kind.kind, status: 'FAILED', finishedAt: { gt: new Date(Date.now() - retryMs) } },
      });
      if (pending + recentlyFailed === 0) await enqueueJob(tx, kind, {}, null);
    });
  }
}

/** Delay after a failure. */
const retryMs = 10 * 60_000;
