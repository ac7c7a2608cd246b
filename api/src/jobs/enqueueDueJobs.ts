import type { Services } from '../lib/context.ts';
import { enqueueJob } from './enqueueJob.ts';
import type { JobKind } from './jobKind.ts';

/** Puts work into the queue whose time has come by itself, once, however many workers look. */
export async function enqueueDueJobs(services: Services, kinds: readonly JobKind[]): Promise<void> {
  for (const kind of kinds) {
    if (!(await kind.isDue?.(services))) continue;
    await services.db.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`due:${kind.kind}`}))`;
      const open = await tx.job.count({ where: { kind: kind.kind, status: { in: ['QUEUED', 'RUNNING'] } } });
      const failedJustNow = await tx.job.count({
        where: { kind: kind.kind, status: 'FAILED', finishedAt: { gt: new Date(Date.now() - retryMs) } },
      });
      if (open + failedJustNow === 0) await enqueueJob(tx, kind, {}, null);
    });
  }
}

/** What failed is left alone for so long. */
const retryMs = 10 * 60_000;
