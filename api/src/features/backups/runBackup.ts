import type { RunningJob } from '../../jobs/jobHandler.ts';
import type { ResultOf } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import type { backupKind, BackupPayload } from './backupKind.ts';
import { deleteOldBackups } from './deleteOldBackups.ts';
import { makeBackup } from './makeBackup.ts';

/** Job of a backup. Without a reason it is a scheduled one; then surplus scheduled backups are deleted. */
export async function runBackup(
  context: Context,
  job: RunningJob<BackupPayload>,
): Promise<ResultOf<typeof backupKind>> {
  const isManual = job.payload.reason !== undefined;
  const { operatorId } = await context.db.prisma.job.findUniqueOrThrow({ where: { id: job.id } });
  const backup = await makeBackup(context, {
    reason: isManual ? 'MANUAL' : 'SCHEDULED',
    operatorId,
    signal: job.signal,
    onRows: (done, total) => job.progress(done, total),
  });
  const deleted = isManual ? 0 : await deleteOldBackups(context);
  return {
    backupId: backup.id,
    fileName: backup.fileName,
    fileSize: Number(backup.fileSize),
    businesses: backup.businesses,
    hidden: backup.hidden,
    deleted,
  };
}
