import type { Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { readBackupSchedule } from './backupSchedule.ts';

/** Deletes scheduled backups beyond those that are to be kept, the oldest first. Returns how many went. */
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

/** A file without a record belongs to nobody after this long: its process died while it wrote. */
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
