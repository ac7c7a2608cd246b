import type { Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { readBackupSchedule } from './backupSchedule.ts';
import { removeUnused } from './removeUnused.ts';

/**
 * Deletes the oldest scheduled backups beyond the number to keep, except those that a job restores or verifies. Returns the
 * number of deleted ones.
 */
export async function deleteOldBackups(context: Context): Promise<number> {
  const { prisma } = context.db;
  const { keep } = await readBackupSchedule(context);
  const old = await prisma.backup.findMany({
    where: { reason: 'SCHEDULED' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: keep,
  });
  let deleted = 0;
  for (const { id, fileKey, fileName } of old) {
    if ((await removeUnused(context, id)) !== 'REMOVED') continue;
    deleted += 1;
    await context.storage.remove(fileKey);
    await recordAudit(context, {
      action: 'backup.delete',
      entity: 'backup',
      entityId: id,
      before: { fileName },
    });
  }
  return deleted;
}
