import type { Context } from '../../lib/context.ts';
import { clockToleranceMs, readBackupSchedule } from './backupSchedule.ts';
import { notBeingDeleted, removeBackup } from './removeBackup.ts';

/**
 * Deletes the oldest scheduled backups beyond the number to keep, except those that a job restores or verifies. Backups from
 * the future, made while a clock was wrong, count as the oldest. Returns the number of deleted ones.
 */
export async function deleteOldBackups(context: Context, now = new Date()): Promise<number> {
  const { prisma } = context.db;
  const { keep } = await readBackupSchedule(context);
  const all = await prisma.backup.findMany({
    where: { reason: 'SCHEDULED', ...notBeingDeleted },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, fileKey: true, fileName: true, createdAt: true },
  });
  const isFuture = ({ createdAt }: { createdAt: Date }) =>
    createdAt.getTime() > now.getTime() + clockToleranceMs;
  const old = [...all.filter((backup) => !isFuture(backup)), ...all.filter(isFuture)].slice(keep);
  let deleted = 0;
  for (const backup of old) {
    if ((await removeBackup(context, backup, { fileName: backup.fileName })) === 'REMOVED') deleted += 1;
  }
  return deleted;
}
