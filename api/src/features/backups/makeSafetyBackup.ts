import type { Backup } from '../../generated/prisma/client.ts';
import type { RunningJob } from '../../jobs/jobHandler.ts';
import { readStored } from '../../jobs/readStored.ts';
import type { Context } from '../../lib/context.ts';
import { safetyBackupPayload, type SafetyBackupPayload } from './backupKind.ts';
import { makeBackup } from './makeBackup.ts';
import { removeBackup } from './removeBackup.ts';

/**
 * The backup that a job takes before it replaces or deletes the directory. It is recorded on the job: a further attempt makes a
 * new one, since the directory may have changed meanwhile, and removes that of the previous attempt. Errors: NO_SPACE, UNAVAILABLE.
 */
export async function makeSafetyBackup(
  context: Context,
  job: RunningJob<SafetyBackupPayload>,
  reason: 'BEFORE_RESTORE' | 'BEFORE_RESET',
  onRows: (done: number, total: number) => void = () => undefined,
): Promise<Backup> {
  const { prisma } = context.db;
  const current = await prisma.job.findUniqueOrThrow({ where: { id: job.id } });
  const payload = readStored(safetyBackupPayload, current.payload, 'jobPayloadInvalid');
  const { operatorId } = current;
  const backup = await makeBackup(context, { reason, operatorId, signal: job.signal, onRows });
  await prisma.job.update({
    where: { id: job.id },
    data: { payload: { ...payload, safetyBackupId: backup.id } },
  });
  const former = await prisma.backup.findUnique({ where: { id: payload.safetyBackupId ?? 0 } });
  if (former) await removeBackup(context, former, { fileName: former.fileName, reason });
  return backup;
}
