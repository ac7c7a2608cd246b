import type { Backup, Prisma } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** Held by the request of a restore until its job is queued, and by each deletion of a backup. */
export async function lockRestores(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('restoreBackup'))`;
}

/** Backups that are not being deleted. */
export const notBeingDeleted = { deletingAt: null } as const;

/**
 * Deletes a backup unless a waiting or running job restores or verifies it. The file goes first: a record without a file can
 * be deleted again, while a whole file without a record would be listed again as a manual backup. If the storage refuses,
 * the backup stays; if the process dies, `sweepBackups` finishes. Errors: UNAVAILABLE.
 */
export async function removeBackup(
  context: Context,
  backup: Pick<Backup, 'id' | 'fileKey'>,
  audited: object,
): Promise<'REMOVED' | 'IN_USE' | 'GONE'> {
  const { prisma } = context.db;
  const { id, fileKey } = backup;
  const state = await prisma.$transaction(async (tx) => {
    await lockRestores(tx);
    const users = await tx.job.count({
      where: { status: { in: ['QUEUED', 'RUNNING'] }, payload: { path: ['backupId'], equals: id } },
    });
    if (users > 0) return 'IN_USE';
    const { count } = await tx.backup.updateMany({ where: { id }, data: { deletingAt: new Date() } });
    return count > 0 ? 'MARKED' : 'GONE';
  });
  if (state !== 'MARKED') return state;
  try {
    await context.storage.remove(fileKey);
  } catch (error) {
    await prisma.backup.updateMany({ where: { id }, data: { deletingAt: null } });
    throw error;
  }
  return prisma.$transaction(async (tx) => {
    // A concurrent request may have deleted it.
    if ((await tx.backup.deleteMany({ where: { id } })).count === 0) return 'GONE';
    await recordAudit(
      { ...context, tx },
      { action: 'backup.delete', entity: 'backup', entityId: id, before: { ...audited } },
    );
    return 'REMOVED';
  });
}
