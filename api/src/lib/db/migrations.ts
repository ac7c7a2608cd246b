import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { ConfigError } from '../config/configError.ts';
import { checkEncoding, checkLetters } from './databaseLocale.ts';
import { withErrorListeners } from './db.ts';
import { rootFolder } from '../rootFolder.ts';
import {
  baselineName,
  planUpgrade,
  readMigration,
  refuseChanged,
  replacedNames,
  type AppliedMigration,
  type Migration,
} from './upgrade.ts';

const folder = path.join(rootFolder, 'api', 'prisma', 'migrations');
// Arbitrary, but unique among advisory locks.
const lockKey = 7_426_001;
// Exports and backups lock their tables while they run.
const maxWaitMs = 600_000;
const pauseMs = 1000;
// lock_not_available, deadlock_detected: all of the script was rolled back.
const retriedCodes = new Set(['55P03', '40P01']);

/**
 * Migrates the database to this version: the directory's own tables, then those of the job queue. An empty database
 * begins with the baseline; one of an earlier release is upgraded to it first. Nodes that start together wait for each
 * other, so that one migrates. The records are those of `prisma migrate deploy`, which may be used instead once the
 * baseline is recorded. Returns the names of the applied migrations.
 */
export async function applyMigrations(
  url: string,
  print: (line: string) => void = () => undefined,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A broken connection fails the next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await checkEncoding(client);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    try {
      const applied = await applyPending(client, print);
      await migrateQueue(url);
      return applied;
    } catch (error) {
      throw asPlainError(error, client);
    }
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

/** Uses a pool of our own: Graphile Worker's lets a connection that breaks during its close end the process. */
async function migrateQueue(url: string): Promise<void> {
  const pgPool = withErrorListeners(new pg.Pool({ connectionString: url, max: 1 }));
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}

/** Names the step for the database owner, if only a permission is missing. */
function asPlainError(error: unknown, { user = '', database = '' }: pg.Client): unknown {
  const { message: text, hint = '' } = error as pg.DatabaseError;
  const extension = /permission denied to create extension "(\w+)"/.exec(text)?.[1];
  // The owner of a database may create tables and trusted extensions.
  const isForOwner =
    /permission denied for (?:schema|database)/.test(text) || hint.includes('privilege on current database');
  if (isForOwner) {
    const [name, role] = [database, user].map((one) => pg.escapeIdentifier(one));
    return new ConfigError(
      `The role of DATABASE_URL may not set up the database (${text}). As a superuser: ALTER DATABASE ${name} OWNER TO ${role}; then start again.`,
    );
  }
  return extension === undefined
    ? error
    : new ConfigError(
        `The role of DATABASE_URL may not create the extension ${extension}. As a superuser, in that database: CREATE EXTENSION ${extension} CASCADE; then start again.`,
      );
}

/** The migrations on disk, oldest first. */
export function readMigrations(): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'migration.sql')))
    .map((entry) => entry.name)
    .sort()
    .map((name) => readMigration(name, path.join(folder, name, 'migration.sql')));
}

async function applyPending(client: pg.Client, print: (line: string) => void): Promise<string[]> {
  const migrations = readMigrations();
  const baseline = migrations.find(({ name }) => name === baselineName);
  if (!baseline) throw new ConfigError(`The migration ${baselineName} is missing beside the program.`);
  const applied = await readApplied(client);
  refuseChanged(migrations, applied);
  await checkLetters(client, applied.length === 0, print);
  const upgrade = planUpgrade(baseline, applied, await hasTables(client));
  const replaced = replacedNames();
  const newer = applied.find(
    ({ name }) => !replaced.includes(name) && !migrations.some((one) => one.name === name),
  );
  if (newer) print(`The database is of a newer version than this program (${newer.name}).`);

  const known = [...applied, ...upgrade].map(({ name }) => name);
  const pending = [...upgrade, ...migrations.filter(({ name }) => !known.includes(name))];
  if (pending.length === 0) return [];
  print(`Applying ${pending.length} migration${pending.length === 1 ? '' : 's'}`);

  const onWait = () => print('A migration waits for a long transaction to end, and is tried again.');
  for (const migration of pending) await runMigration(client, migration, onWait);
  return pending.map(({ name }) => name);
}

/**
 * Runs and records a migration in one transaction, so that an interrupted one leaves nothing. If another transaction
 * holds a lock, it retries for up to ten minutes and calls `onWait` before each retry.
 */
export async function runMigration(
  client: pg.Client,
  { name, sql, checksum }: Migration,
  onWait: () => void,
): Promise<void> {
  await client.query(recordsTable);
  const deadline = performance.now() + maxWaitMs;
  for (;;) {
    try {
      await client.query('BEGIN');
      // Requests for a table queue behind a migration that waits for it: for less time than a request may wait for a lock.
      await client.query('SET LOCAL lock_timeout = 700');
      await client.query(sql);
      // An interrupted start of an earlier release left an unfinished record.
      await client.query(
        'DELETE FROM _prisma_migrations WHERE finished_at IS NULL AND (migration_name = $1 OR $2)',
        [name, name === baselineName],
      );
      await client.query(
        `INSERT INTO _prisma_migrations (id, migration_name, checksum, started_at, finished_at, applied_steps_count)
         VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
        [randomUUID(), name, checksum],
      );
      await client.query('COMMIT');
      return;
    } catch (error) {
      // A connection that is lost has rolled back already.
      await client.query('ROLLBACK').catch(() => undefined);
      const isHeld = error instanceof pg.DatabaseError && retriedCodes.has(error.code ?? '');
      if (!isHeld || performance.now() > deadline) throw error;
      onWait();
      await setTimeout(pauseMs);
    }
  }
}

/** As Prisma creates it. */
const recordsTable = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
    migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0
  )`;

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as exists`,
  );
  if (!table.rows[0]?.exists) return [];
  const found = await client.query<AppliedMigration>(
    `select migration_name as name, checksum from _prisma_migrations
       where finished_at is not null and rolled_back_at is null`,
  );
  return found.rows;
}

async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.businesses') is not null as exists`,
  );
  return rows[0]?.exists ?? false;
}
