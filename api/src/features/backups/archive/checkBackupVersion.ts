import type { Database } from '../../../lib/db/db.ts';
import { compareSchemaVersions } from '../../../lib/db/upgrade.ts';
import { AppError } from '../../../lib/errors.ts';
import { readSchemaVersion } from './backupTables.ts';
import type { BackupHeader } from './manifest.ts';

/** Throws CONFLICT if a backup is of another version of the database. */
export async function checkBackupVersion(
  db: Database,
  { schemaVersion, appVersion }: BackupHeader,
): Promise<void> {
  const client = await db.connect();
  try {
    const here = await readSchemaVersion(client);
    const age = compareSchemaVersions(schemaVersion, here);
    if (age === 0) return;
    const message =
      age < 0
        ? ({ message: 'backupOlder', backup: schemaVersion, release: appVersion, here } as const)
        : ({ message: 'backupNewer', backup: schemaVersion, here } as const);
    throw new AppError('CONFLICT', message);
  } finally {
    await client.end();
  }
}
