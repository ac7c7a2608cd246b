import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { pipeThrough } from '../../lib/storage/pipeThrough.ts';
import type { BackupFacts } from './archive/manifest.ts';
import { readArchive } from './archive/readArchive.ts';
import { FileMeter } from './FileMeter.ts';
import { recordBackup } from './recordBackup.ts';

/** Age in hours at which a file without a record is judged: its process is no longer writing. */
const orphanHours = 24;
/** Files that a process which died while writing leaves, and files that are no backups. */
const rubbish = ['backupIncomplete', 'notABackup'];

export interface SweptBackups {
  filesRemoved: number;
  /** Whole archives that had no record, as after a restore into a new database. */
  recorded: number;
}

/**
 * Removes what interrupted backups left in storage. A whole archive without a record gets one, as a manual backup, which
 * is never deleted automatically. Other unreadable archives stay, and are logged.
 */
export async function sweepBackups(context: Context, now = new Date()): Promise<SweptBackups> {
  const { db, storage, log } = context;
  const orphaned = new Date(now.getTime() - orphanHours * 3_600_000);
  const swept = { filesRemoved: 0, recorded: 0 };
  for (const { key, modifiedAt } of await storage.list('backups')) {
    if (modifiedAt > orphaned) continue;
    if (await db.prisma.backup.findUnique({ where: { fileKey: key }, select: { id: true } })) continue;
    const meter = new FileMeter();
    let facts: BackupFacts;
    try {
      facts = await readArchive(pipeThrough(storage.read(key), meter));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'UNUSABLE_FILE')) throw error;
      if (rubbish.includes(error.data.messageCode)) {
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
