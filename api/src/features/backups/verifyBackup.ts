import { englishTextOfStored, plainMessageData } from '../../../../domain/messages/englishText.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import type { RunningJob } from '../../jobs/jobHandler.ts';
import type { ResultOf } from '../../jobs/jobKind.ts';
import { operatorIdOf, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { readArchive } from './archive/readArchive.ts';
import { unusableBackup } from './archive/unusableBackup.ts';
import { verifyKind, type StoredBackupPayload } from './backupKind.ts';
import { findBackup } from './findBackup.ts';

/** Queues the verification of a backup: whether it could be restored. Returns the job. Errors: NOT_FOUND. */
export async function verifyBackup(context: Context, id: number): Promise<Job> {
  await findBackup(context, id);
  return context.db.prisma.$transaction(async (tx) => {
    const jobId = await enqueueJob(
      tx,
      verifyKind,
      { backupId: id },
      operatorIdOf(context),
      context.requestId,
    );
    return tx.job.findUniqueOrThrow({ where: { id: jobId } });
  });
}

/** The job of a check. Damage is its result, not its failure. */
export async function runVerify(
  context: Context,
  job: RunningJob<StoredBackupPayload>,
): Promise<ResultOf<typeof verifyKind>> {
  const { backupId: id } = job.payload;
  const { prisma } = context.db;
  const backup = await prisma.backup.findUnique({ where: { id } });
  if (!backup) throw new AppError('NOT_FOUND', 'backupNotFound');
  const total = Object.values(backup.tables as Record<string, number>).reduce((sum, rows) => sum + rows, 0);
  let done = 0;
  let damage: string | null = null;
  try {
    const { manifest } = await readArchive(context.storage.read(backup.fileKey), {
      onTable: async (name) => {
        job.signal.throwIfAborted();
        job.progress(done, total);
        done += (backup.tables as Record<string, number>)[name] ?? 0;
      },
    });
    if (manifest.contentHash !== backup.contentHash) throw unusableBackup('damaged');
  } catch (error) {
    const isFinding = error instanceof AppError && ['UNUSABLE_FILE', 'NOT_FOUND'].includes(error.code);
    if (!isFinding) throw error;
    damage = error.data.messageCode;
  }
  job.progress(total, total);
  await prisma.backup.updateMany({ where: { id }, data: { verifiedAt: new Date(), damage } });
  return {
    ...{ backupId: id, fileName: backup.fileName, rows: total, damage: englishTextOfStored(damage) },
    damageMessage: plainMessageData(damage),
  };
}
