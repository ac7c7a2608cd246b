import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './lib/config.ts';
import { connectDatabase, type DatabaseHolder } from './lib/connectDatabase.ts';
import type { Services } from './lib/context.ts';
import type { Storage } from './lib/storage.ts';
import { openDatabase } from './lib/db.ts';
import { createMetrics } from './lib/metrics.ts';
import { applyMigrations } from './lib/migrations.ts';
import { openStorage } from './lib/openStorage.ts';

export interface OpenServices extends Services {
  log: FastifyBaseLogger;
  /** Where the database is reached, for the queue's own connections. */
  databaseUrl: string;
  close(): Promise<void>;
}

/** Opens what every entry needs: a database that runs and has today's tables, a pool, storage. */
export async function openServices(
  config: Config,
  log: FastifyBaseLogger,
  holder: DatabaseHolder,
): Promise<OpenServices> {
  const connection = await connectDatabase(config, holder, (line) => process.stderr.write(`${line}\n`));
  let storage: Storage;
  try {
    storage = await openStorage(config);
    await applyMigrations(connection.url);
  } catch (error) {
    await connection.release();
    throw error;
  }
  const db = openDatabase(connection.url);
  return {
    config,
    log,
    db,
    databaseUrl: connection.url,
    storage,
    metrics: createMetrics(db.pool),
    async close() {
      await db.close();
      await connection.release();
    },
  };
}
