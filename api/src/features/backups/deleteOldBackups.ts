import type { Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { readBackupSchedule } from './backupSchedule.ts';

/** Deletes the oldest scheduled backups beyond the number to keep. Returns the number of deleted ones. */
export async function deleteOldBackups(context: Context): Promise<number> {
  const { prisma } = context.db;
  const { keep } = await readBackupSchedule(context);
  const old = await prisma.backup.findMany({
    where: { reason: 'SCHEDULED' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: keep,
  });
  for (const { id, fileKey, fileName } of old) {
    await prisma.backup.delete({ where: { id }, select: { id: true } });
    await context.storage.remove(fileKey);
    await recordAudit(context, {
      action: 'backup.delete',
      entity: 'backup',
      entityId: id,
      before: { fileName },
    });
  }
  return old.length;
}

/** Age at which a file without a record counts as orphaned: its process died while writing. */
const orphanHours = 24;

/** Removes what backups that were cut off left in storage. */
export async function sweepBackups(
  { db, storage }: Context,
  now = new Date(),
): Promise<{ filesRemoved: number }> {
  const orphaned = new Date(now.getTime() - orphanHours * 3_600_000);
  let filesRemoved = 0;
  for (const { key, modifiedAt } of await storage.list('backups')) {
    if (modifiedAt > orphaned) continue;
    if (await db.prisma.backup.findUnique({ where: { fileKey: key }, select: { id: true } })) continue;
    await storage.remove(key);
    filesRemoved += 1;
  }
  return { filesRemoved };
}
