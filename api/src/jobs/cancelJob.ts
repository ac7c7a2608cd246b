import type { Prisma } from '../generated/prisma/client.ts';

/**
 * Cancels a job inside the caller's transaction: a waiting one immediately, a running one at its next heartbeat. Returns whether it
 * was waiting, also between two attempts; the caller must then clean up, since `onFailed` does not run.
 */
export async function cancelJob(
  tx: Prisma.TransactionClient,
  jobId: number,
): Promise<{ wasWaiting: boolean }> {
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
}
