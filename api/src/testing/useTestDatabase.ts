import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Database } from '../lib/db/db.ts';
import { openDatabase } from '../lib/db/db.ts';
import { lendPrisma } from './database/lendPrisma.ts';
import { ownDatabase } from './database/ownDatabase.ts';

export interface TestDatabase {
  /** For use inside tests and hooks. */
  readonly db: Database;
  readonly url: string;
  /** Has its PostgreSQL refuse connections and end those that are open, as one that stopped; or takes them again. */
  setReachable(isReachable: boolean): Promise<void>;
}

/**
 * A PostgreSQL database for the tests of one file, to be called once at its top: migrated, and before each test
 * as empty as on the first day; useFilledDatabase is for tests that only read. Code under test may commit and roll back as it
 * likes. It waits long for a connection, since machines are shared. `locale` is one of ICU.
 */
export function useTestDatabase({
  connectingMs = 30_000,
  locale,
}: { connectingMs?: number; locale?: string } = {}): TestDatabase {
  const { name, url, administer, create, drop } = ownDatabase(locale);
  let db: Database | null = null;

  beforeAll(async () => {
    await create();
    db = openDatabase(url, { connectingMs, openPrisma: lendPrisma });
  });
  beforeEach(async () => {
    await db?.pool.query('select seed.reset()');
  });
  afterAll(async () => {
    await db?.close();
    await drop();
  });

  return {
    url,
    async setReachable(isReachable) {
      await administer(`alter database ${name} with allow_connections ${isReachable}`);
      if (isReachable) return;
      await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    },
    get db() {
      if (!db) throw new Error('The test database is available only inside tests and hooks.');
      return db;
    },
  };
}
