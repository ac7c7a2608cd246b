import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { ConfigError } from './config.ts';
import { surviving } from './db.ts';
import { withSchemaEngine } from './migrationsEngine.ts';
import { rootFolder } from './rootFolder.ts';

const folder = path.join(rootFolder, 'api', 'prisma', 'migrations');
// Any number that nothing else locks.
const lockKey = 7_426_001;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Brings the database to this version: the directory's own tables by Prisma's engine, then those of the job queue.
 * Nodes that start together take turns, so that one migrates and the others find nothing to do.
 * Returns the names of the migrations applied now.
 */
export async function applyMigrations(
  url: string,
  say: (line: string) => void = () => undefined,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // One that dies tells by the next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const applied = await applyPending(client, url, say).catch((error: unknown) => {
      throw asPlainError(error);
    });
    await migrateQueue(url);
    return applied;
  } finally {
    // Ending the session frees the lock.
    await client.end();
  }
}

// With a pool of our own: that of Graphile Worker leaves a connection that dies while it is being closed to end the process.
async function migrateQueue(url: string): Promise<void> {
  const pgPool = surviving(new pg.Pool({ connectionString: url, max: 1 }));
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}

/** What the owner of the database has to do, where that is all that is missing. */
function asPlainError(error: unknown): unknown {
  const extension = /permission denied to create extension "(\w+)"/.exec(String(error))?.[1];
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
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function applyPending(client: pg.Client, url: string, say: (line: string) => void): Promise<string[]> {
  const migrations = readMigrations();
  const records = await readRecords(client);
  for (const { name, checksum } of migrations) {
    const record = records.find((one) => one.name === name && one.isFinished);
    if (record && record.checksum !== checksum) {
      throw new ConfigError(`Migration ${name} was changed after it had been applied to this database.`);
    }
  }
  const newer = records.filter(({ name }) => !migrations.some((one) => one.name === name));
  if (newer.length > 0) say(`The database is of a newer version than this program (${newer[0]?.name}).`);

  const pending = migrations.filter(
    ({ name }) => !records.some((one) => one.name === name && one.isFinished),
  );
  if (pending.length === 0) return [];
  say(`Applying ${pending.length} migration${pending.length === 1 ? '' : 's'}`);

  const onWait = () => say('A migration waits for a long transaction to end, and is tried again.');
  const work = async (engine: SchemaEngine) => {
    // A script runs in one transaction: one that was cut off left nothing but this record of its beginning.
    for (const { name } of records.filter((one) => !one.isFinished)) {
      await engine.markMigrationRolledBack({ migrationName: name });
    }
    return (await engine.applyMigrations(inputOf(migrations))).appliedMigrationNames;
  };
  return withSchemaEngine(url, work, onWait);
}

/** Migrations as Prisma's engine takes them. */
export function inputOf(migrations: readonly Pick<Migration, 'name' | 'sql'>[]) {
  return {
    migrationsList: {
      baseDir: folder,
      lockfile: {
        path: './migration_lock.toml',
        content: readFileSync(path.join(folder, 'migration_lock.toml'), 'utf8'),
      },
      shadowDbInitScript: '',
      migrationDirectories: migrations.map(({ name, sql }) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
      })),
    },
    filters: { externalTables: [], externalEnums: [] },
  };
}

async function readRecords(
  client: pg.Client,
): Promise<{ name: string; checksum: string; isFinished: boolean }[]> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as exists`,
  );
  if (!table.rows[0]?.exists) return [];
  const found = await client.query<{ name: string; checksum: string; isFinished: boolean }>(
    `select migration_name as name, checksum, finished_at is not null as "isFinished"
       from _prisma_migrations where rolled_back_at is null`,
  );
  return found.rows;
}
