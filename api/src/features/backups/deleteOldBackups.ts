import type { Context } from '../../lib/context.ts';
import { readBackupSchedule } from './backupSchedule.ts';
import { presentBackups, removeBackup } from './removeBackup.ts';

/**
 * Deletes the oldest scheduled backups beyond the number to keep, except those that a job restores or verifies. Returns the
 * number of deleted ones.
 */
export async function deleteOldBackups(context: Context): Promise<number> {
  const { prisma } = context.db;
  const { keep } = await readBackupSchedule(context);
  const old = await prisma.backup.findMany({
    where: { reason: 'SCHEDULED', ...presentBackups },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: keep,
  });
  let deleted = 0;
  for (const backup of old) {
    if ((await removeBackup(context, backup, { fileName: backup.fileName })) === 'REMOVED') deleted += 1;
  }
  return deleted;
}
