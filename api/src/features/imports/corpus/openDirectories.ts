import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../../lib/config/config.ts';
import { detachedContext, type Context } from '../../../lib/context.ts';
import { openDatabase } from '../../../lib/db/db.ts';
import { openTemporaryDatabase } from '../../../lib/db/temporaryDatabase.ts';
import { createLog } from '../../../lib/log.ts';
import { createMetrics } from '../../../lib/telemetry/metrics.ts';
import { folderStorage } from '../../../lib/storage/folderStorage.ts';

export interface EmptyDirectories {
  /** Runs `work` in a separate empty directory, which is deleted afterwards. */
  inEmptyDirectory<Result>(work: (context: Context) => Promise<Result>): Promise<Result>;
  /** Ends the PostgreSQL and deletes its folder, also while work is running. */
  remove(): Promise<void>;
}

/**
 * Starts a separate PostgreSQL in a temporary folder. The installation's own database is never opened, so that
 * nothing in it can change.
 */
export async function openDirectories(config: Config): Promise<EmptyDirectories> {
  const database = await openTemporaryDatabase(() => undefined);
  const storage = folderStorage(path.join(database.folder, 'files'));
  let removing: Promise<void> | null = null;
  return {
    async inEmptyDirectory(work) {
      const name = `corpus_${randomUUID().replaceAll('-', '')}`;
      const url = new URL(database.url);
      const template = url.pathname.slice(1);
      url.pathname = `/${name}`;
      await administer(database.url, `CREATE DATABASE ${name} TEMPLATE "${template}"`);
      const db = openDatabase(url.href);
      try {
        const services = { config, db, log: createLog('silent'), storage, metrics: createMetrics(db.pool) };
        return await work(detachedContext(services, { kind: 'system' }, `corpus-${randomUUID()}`));
      } finally {
        await db.close();
        await administer(database.url, `DROP DATABASE ${name} WITH (FORCE)`);
      }
    },
    remove: () => (removing ??= database.remove()),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const postgres = new URL(url);
  postgres.pathname = '/postgres';
  const client = new pg.Client({ connectionString: postgres.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
