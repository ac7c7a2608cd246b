import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import pg from 'pg';
import type { Database } from '../lib/db/db.ts';
import { openDatabase } from '../lib/db/db.ts';
import { urlOf } from './database/startTestDatabase.ts';

export interface TestDatabase {
  /** For use inside tests and hooks. */
  readonly db: Database;
  readonly url: string;
  /** Has its PostgreSQL refuse connections and end those that are open, as one that stopped; or takes them again. */
  setReachable(isReachable: boolean): Promise<void>;
}

/**
 * A PostgreSQL database for the tests of one file, to be called once at its top: migrated, and before each test
 * as empty as on the first day. Code under test may commit and roll back as it likes.
 */
export function useTestDatabase(): TestDatabase {
  const template = process.env.TEST_DATABASE_URL;
  if (!template) throw new Error('Tests with a database belong to the api project of jest.config.ts.');
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const url = urlOf(template, name);
  let db: Database | null = null;

  beforeAll(async () => {
    await administer(template, `create database ${name} template ${new URL(template).pathname.slice(1)}`);
    db = openDatabase(url);
  }, 60_000);
  beforeEach(async () => {
    await db?.pool.query('select seed.reset()');
  });
  afterAll(async () => {
    await db?.close();
    await administer(template, `drop database if exists ${name} with (force)`);
  }, 60_000);

  return {
    url,
    async setReachable(isReachable) {
      await administer(template, `alter database ${name} with allow_connections ${isReachable}`);
      if (isReachable) return;
      await administer(
        template,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    },
    get db() {
      if (!db) throw new Error('The test database is there once the first test or hook runs.');
      return db;
    },
  };
}

async function administer(template: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(template, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
