import { afterAll, beforeAll } from '@jest/globals';
import { openDatabase, type Database } from '../lib/db/db.ts';
import { lendPrisma } from './database/lendPrisma.ts';
import { ownDatabase } from './database/ownDatabase.ts';

/** The database of this worker of Jest; the next run drops it. */
let opened: Promise<Database> | null = null;

/**
 * A migrated PostgreSQL database for tests that only read what their file stores once, to be called once at its top; empty
 * before. Such files of a worker take turns with one database, since its connections hold plans and catalogs, which take a new
 * database longer than the tests. So a file must not change the schema, nor go on once its tests are over.
 */
export function useFilledDatabase(): { readonly db: Database } {
  let db: Database | null = null;
  beforeAll(async () => {
    opened ??= openForTurns();
    db = await opened;
    await db.pool.query('select seed.reset()');
  });
  afterAll(() => {
    db = null;
  });
  return {
    /** For use inside tests and hooks. */
    get db() {
      if (!db) throw new Error('The database is available only inside tests and hooks.');
      return db;
    },
  };
}

async function openForTurns(): Promise<Database> {
  const { url, create } = ownDatabase();
  await create();
  const db = openDatabase(url, { connectingMs: 30_000, openPrisma: lendPrisma });
  // Jest waits for the end of its worker.
  db.pool.options.allowExitOnIdle = true;
  return db;
}
