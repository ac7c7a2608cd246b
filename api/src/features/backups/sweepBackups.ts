import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { orphanedFiles, uuidNames } from '../../lib/storage/orphanedFiles.ts';
import { pipeThrough } from '../../lib/storage/pipeThrough.ts';
import type { BackupFacts } from './archive/manifest.ts';
import { readArchive } from './archive/readArchive.ts';
import { FileMeter } from './FileMeter.ts';
import { recordBackup } from './recordBackup.ts';
import { removeBackup } from './removeBackup.ts';

/** Names of stored backups. */
const isOwn = uuidNames('tar\\.gz');

export interface SweptBackups {
  filesRemoved: number;
  /** Complete archives without a record, as after a restore into a new database. */
  recorded: number;
}

/**
 * Removes files of interrupted backups, and finishes interrupted deletions. A complete archive without a record gets one, as a
 * manual backup, which is never deleted automatically. Damaged archives and files of other programs stay, and are logged.
 */
export async function sweepBackups(context: Context, now = new Date()): Promise<SweptBackups> {
  const { db, storage, log } = context;
  const swept = { filesRemoved: 0, recorded: 0 };
  const hasRecord = async (fileKey: string) => (await db.prisma.backup.count({ where: { fileKey } })) > 0;
  // Deletions that an end of the process interrupted.
  const begun = { deletingAt: { lt: new Date(now.getTime() - 3_600_000) } };
  for (const backup of await db.prisma.backup.findMany({ where: begun }))
    if ((await removeBackup(context, backup, { fileName: backup.fileName })) === 'REMOVED')
      swept.filesRemoved += 1;
  const { own, foreign } = await orphanedFiles(context, 'backups', { isOwn, hasRecord, now });
  for (const key of [...own, ...foreign]) {
    const meter = new FileMeter();
    let facts: BackupFacts;
    try {
      facts = await readArchive(pipeThrough(storage.read(key), meter));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'UNUSABLE_FILE')) throw error;
      if (error.data.messageCode === 'backupIncomplete' && own.includes(key)) {
        await storage.remove(key);
        swept.filesRemoved += 1;
      } else log.warn({ key, reason: error.message }, 'unreadable backup without a record');
      continue;
    }
    await recordBackup(context, {
      reason: 'MANUAL',
      operatorId: null,
      fileKey: key,
      facts,
      file: meter.digest(),
    });
    swept.recorded += 1;
  }
  return swept;
}
