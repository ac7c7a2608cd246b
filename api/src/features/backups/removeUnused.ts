import type { Prisma } from '../../generated/prisma/client.ts';
import type { Services } from '../../lib/context.ts';

/** Held by the request of a restore until its job is queued, and by each deletion of a backup. */
export async function lockRestores(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('restoreBackup'))`;
}

/** Deletes the record of a backup unless a waiting or running job restores or verifies it. The file stays. */
export async function removeUnused(
  { db }: Pick<Services, 'db'>,
  id: number,
): Promise<'REMOVED' | 'IN_USE' | 'GONE'> {
  return db.prisma.$transaction(async (tx) => {
    await lockRestores(tx);
    const users = await tx.job.count({
      where: { status: { in: ['QUEUED', 'RUNNING'] }, payload: { path: ['backupId'], equals: id } },
    });
    if (users > 0) return 'IN_USE';
    const { count } = await tx.backup.deleteMany({ where: { id } });
    return count > 0 ? 'REMOVED' : 'GONE';
  });
}
