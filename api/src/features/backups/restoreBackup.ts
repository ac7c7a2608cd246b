import { confirmationWords } from '../../../../domain/confirmationWords.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import type { RunningJob } from '../../jobs/jobHandler.ts';
import type { Context } from '../../lib/context.ts';
import type { ResultOf } from '../../jobs/jobKind.ts';
import { readResult } from '../../jobs/readStored.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { confirmPassword } from '../operators/credentials/confirmPassword.ts';
import { checkBackupVersion } from './archive/checkBackupVersion.ts';
import { readArchive } from './archive/readArchive.ts';
import { restoreArchive, type RestoreResult } from './archive/restoreArchive.ts';
import { restoreKind, restoreResult, type RestorePayload } from './backupKind.ts';
import { findBackup } from './findBackup.ts';
import { makeSafetyBackup } from './makeSafetyBackup.ts';
import { lockRestores, notBeingDeleted } from './removeBackup.ts';

// Confirmation words.

/**
 * Queues a restore, which the operator confirms by password and a confirmation word. The current state is
 * backed up first. Returns the job. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT (password, word), RATE_LIMITED, NOT_FOUND,
 * CONFLICT if a restore is already waiting.
 */
export async function restoreBackup(
  context: Context,
  input: { id: number; password: unknown; word: unknown },
): Promise<Job> {
  await confirmPassword(context, { ...input, expectedWord: confirmationWords.restore });
  await findBackup(context, input.id);
  return context.db.prisma.$transaction(async (tx) => {
    await lockRestores(tx);
    const backup = await tx.backup.findUnique({ where: { id: input.id, ...notBeingDeleted } });
    if (!backup) throw new AppError('NOT_FOUND', 'backupNotFound');
    const open = await tx.job.count({
      where: { kind: restoreKind.kind, status: { in: ['QUEUED', 'RUNNING'] } },
    });
    if (open > 0) throw new AppError('CONFLICT', 'restoreRunning');
    const operatorId = context.viewer.kind === 'operator' ? context.viewer.operatorId : null;
    const jobId = await enqueueJob(tx, restoreKind, { backupId: input.id }, operatorId, context.requestId);
    await recordAudit(
      { ...context, tx },
      {
        action: 'backup.restore',
        entity: 'backup',
        entityId: input.id,
        after: { fileName: backup.fileName, takenAt: backup.takenAt, jobId },
      },
    );
    return tx.job.findUniqueOrThrow({ where: { id: jobId } });
  });
}

/**
 * Job of a restore: verifies the file, makes a backup of the current state, and restores everything in one transaction.
 * The transaction also records the result on the job, so that a worker that dies afterwards does not repeat it.
 */
export async function runRestore(
  context: Context,
  job: RunningJob<RestorePayload>,
): Promise<ResultOf<typeof restoreKind>> {
  const { prisma } = context.db;
  const backup = await prisma.backup.findUnique({ where: { id: job.payload.backupId } });
  if (!backup) throw new AppError('NOT_FOUND', 'backupNotFound');
  const current = await prisma.job.findUniqueOrThrow({ where: { id: job.id } });
  const restored = readResult(restoreResult, current.result);
  if (restored) return restored;

  const open = () => context.storage.read(backup.fileKey);
  await readArchive(open(), { onHeader: (header) => checkBackupVersion(context.db, header) });
  const before = await makeSafetyBackup(context, job, 'BEFORE_RESTORE');
  const summaryOf = (result: RestoreResult) => ({
    backupId: backup.id,
    fileName: backup.fileName,
    businesses: result.businesses,
    hidden: result.hidden,
    rows: result.rows,
    takenAt: result.takenAt,
    safetyBackupId: before.id,
    safetyFileName: before.fileName,
  });
  const result = await restoreArchive(context.db, {
    open,
    signal: job.signal,
    uploads: (await context.storage.list('uploads')).map(({ key }) => key),
    onRows: (done, total) => job.progress(done, total),
    beforeCommit: async (client, found) => {
      await client.query('UPDATE jobs SET result = $2 WHERE id = $1', [job.id, summaryOf(found)]);
    },
  });
  context.log.info(summaryOf(result), 'backup restored');
  return summaryOf(result);
}
