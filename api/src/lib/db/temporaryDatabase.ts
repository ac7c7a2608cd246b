import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from './connectDatabase.ts';
import { applyMigrations } from './migrations.ts';

export interface TemporaryDatabase {
  url: string;
  /** A folder that is deleted with the database. */
  folder: string;
  remove: () => Promise<void>;
}

/** Starts an embedded PostgreSQL in a temporary folder, migrated and empty. */
export async function openTemporaryDatabase(print: (line: string) => void): Promise<TemporaryDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-temporary-'));
  // As root, PostgreSQL runs as another user, which needs access to the folder.
  await chmod(folder, 0o711);
  const erase = () => rm(folder, { recursive: true, force: true });
  const dataDir = path.join(folder, 'data');
  try {
    const connection = await connectDatabase({ databaseUrl: null, dataDir }, 'command', print);
    const remove = async () => {
      await connection.release();
      await erase();
    };
    try {
      await applyMigrations(connection.url, print);
    } catch (error) {
      await remove();
      throw error;
    }
    return { url: connection.url, folder, remove };
  } catch (error) {
    await erase();
    throw error;
  }
}
