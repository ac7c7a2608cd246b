import type { Context } from '../lib/context.ts';

/** Cancels a job: a waiting one immediately, a running one within a heartbeat. Returns whether it was still waiting. */
export async function cancelJob(context: Context, jobId: number): Promise<{ wasWaiting: boolean }> {
  return context.db.prisma.$transaction(async (tx) => {
    const waiting = await tx.job.updateMany({
      where: { id: jobId, status: 'QUEUED' },
      data: { status: 'CANCELLED', cancelRequested: true, finishedAt: new Date() },
    });
    if (waiting.count > 0) {
      await tx.$executeRaw`SELECT FROM graphile_worker.remove_job(${`job:${jobId}`})`;
      return { wasWaiting: true };
    }
    await tx.job.updateMany({ where: { id: jobId, status: 'RUNNING' }, data: { cancelRequested: true } });
    return { wasWaiting: false };
  });
}
