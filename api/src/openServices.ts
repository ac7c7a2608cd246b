import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './lib/config.ts';
import { connectDatabase, type DatabaseHolder } from './lib/db/connectDatabase.ts';
import type { Services } from './lib/context.ts';
import type { Storage } from './lib/storage/storage.ts';
import { openDatabase, type Database } from './lib/db/db.ts';
import { createMetrics } from './lib/telemetry/metrics.ts';
import { applyMigrations } from './lib/db/migrations.ts';
import { onReconnect } from './lib/db/onReconnect.ts';
import { openStorage } from './lib/storage/openStorage.ts';

export interface OpenServices extends Services {
  log: FastifyBaseLogger;
  /** Where the database itself is reached: the queue and LISTEN would not work through a pooler. */
  directUrl: string;
  /** The database for jobs; the same, but never through a pooler. */
  jobDb: Database;
  close(): Promise<void>;
}

/**
 * Opens what every entry needs: a database that runs and has today's tables, a pool, storage. A server asks through the
 * pooler where there is one; all others, and its own worker, work in sessions that only a direct connection keeps.
 */
export async function openServices(
  config: Config,
  log: FastifyBaseLogger,
  holder: DatabaseHolder,
): Promise<OpenServices> {
  const connection = await connectDatabase(config, holder, (line) => process.stderr.write(`${line}\n`));
  const directUrl = config.databaseDirectUrl ?? connection.url;
  let storage: Storage;
  try {
    storage = await openStorage(config);
    await applyMigrations(directUrl, (line) => log.info(line));
  } catch (error) {
    await connection.release();
    throw error;
  }
  const db =
    holder === 'server'
      ? openDatabase(connection.url, { directUrl, replicaUrls: config.databaseReplicaUrls })
      : openDatabase(directUrl);
  const jobDb = holder === 'server' && directUrl !== connection.url ? openDatabase(directUrl) : db;
  return {
    config,
    log,
    db,
    jobDb,
    directUrl,
    storage,
    metrics: createMetrics(db.pool, db.replicas),
    async close() {
      if (jobDb !== db) await jobDb.close();
      await db.close();
      await connection.release();
    },
  };
}

/**
 * The same for a process that stays: where DATABASE_URL's database is away when it starts, it waits until it is there.
 * `onFirstAway` is called once, when it has to.
 */
export async function openServicesOnceThere(
  config: Config,
  log: FastifyBaseLogger,
  holder: 'server' | 'worker',
  onFirstAway: () => Promise<void> | void = () => undefined,
): Promise<OpenServices> {
  const open = () => openServices(config, log, holder);
  // The embedded one is started by ourselves: what keeps it from running is told at once.
  if (config.databaseUrl === null) return open();
  let isWaiting = false;
  return onReconnect(open, {
    patienceMs: Infinity,
    onAway: async (error) => {
      if (isWaiting) return;
      isWaiting = true;
      process.stderr.write(`The database does not answer (${reasonOf(error)}). Waiting for it.\n`);
      await onFirstAway();
    },
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A name with several addresses fails with no text of its own.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
