import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../api/src/lib/db/connectDatabase.ts';
import { applyMigrations } from '../api/src/lib/db/migrations.ts';

interface ThrowAwayDatabase {
  url: string;
  /** A folder that is deleted with the database. */
  folder: string;
  remove: () => Promise<void>;
}

/** An embedded PostgreSQL of its own with today's tables and nothing in them. */
export async function throwAwayDatabase(say: (line: string) => void): Promise<ThrowAwayDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-bench-'));
  // Under root, PostgreSQL runs as a user of its own, who must get in.
  await chmod(folder, 0o711);
  const erase = () => rm(folder, { recursive: true, force: true });
  const dataDir = path.join(folder, 'data');
  try {
    const connection = await connectDatabase({ databaseUrl: null, dataDir }, 'command', say);
    const remove = async () => {
      await connection.release();
      await erase();
    };
    try {
      await applyMigrations(connection.url, say);
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
