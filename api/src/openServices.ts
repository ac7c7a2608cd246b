import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './lib/config/config.ts';
import { checkPooler } from './lib/db/connections/checkPooler.ts';
import { connectDatabase, type DatabaseHolder } from './lib/db/connectDatabase.ts';
import type { Services } from './lib/context.ts';
import type { Storage } from './lib/storage/storage.ts';
import { openDatabase, type Database } from './lib/db/db.ts';
import { createMetrics } from './lib/telemetry/metrics.ts';
import { applyMigrations } from './lib/db/migrations.ts';
import { onReconnect } from './lib/db/connections/onReconnect.ts';
import { openStorage } from './lib/storage/openStorage.ts';

export interface OpenServices extends Services {
  log: FastifyBaseLogger;
  /** URL that bypasses the pooler: the queue and LISTEN need a direct connection. */
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
  const isServer = holder === 'server' || holder === 'sibling';
  const isPooled = isServer && directUrl !== connection.url;
  let storage: Storage;
  try {
    storage = await openStorage(config);
    const migrate = () => applyMigrations(directUrl, (line) => log.info(line));
    // The embedded database runs now; connecting may exceed its time on a busy machine.
    await (config.databaseUrl === null ? onReconnect(migrate) : migrate());
    if (isPooled) await checkPooler(connection.url);
  } catch (error) {
    await connection.release();
    throw error;
  }
  const db = isServer
    ? openDatabase(connection.url, {
        directUrl,
        replicaUrls: config.databaseReplicaUrls,
        connections: connectionsOf(config),
      })
    : openDatabase(directUrl);
  const jobDb = isPooled ? openDatabase(directUrl) : db;
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
 * For long-running processes: if DATABASE_URL's database is unavailable at the start, it waits. `onFirstAway` is called
 * once before it waits.
 */
export async function openServicesWhenAvailable(
  config: Config,
  log: FastifyBaseLogger,
  holder: 'server' | 'sibling' | 'worker',
  onFirstAway: () => Promise<void> | void = () => undefined,
): Promise<OpenServices> {
  const open = () => openServices(config, log, holder);
  // This process starts the embedded one, so an error is reported immediately.
  if (config.databaseUrl === null) return open();
  let isWaiting = false;
  return onReconnect(open, {
    timeoutMs: Infinity,
    onAway: async (error) => {
      if (isWaiting) return;
      isWaiting = true;
      process.stderr.write(`The database does not answer (${reasonOf(error)}). Waiting for it.\n`);
      await onFirstAway();
    },
  });
}

/** Connections of a process, so that those of a node stay within what a database allows by default. */
function connectionsOf({ webProcesses }: Config): number {
  return Math.max(4, Math.min(10, Math.ceil(20 / webProcesses)));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The error of a host with several addresses has no message.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
