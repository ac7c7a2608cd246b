import type { RunningJob } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import { deleteOldBackups } from './deleteOldBackups.ts';
import { makeBackup } from './makeBackup.ts';

/** Job of a backup. Without a reason it is a scheduled one; then surplus scheduled backups are deleted. */
export async function runBackup(context: Context, job: RunningJob): Promise<object> {
  const isManual = typeof job.payload === 'object' && job.payload !== null && 'reason' in job.payload;
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
