import type { Client } from 'pg';
import type { RunningJob } from '../../jobs/jobHandler.ts';
import type { Nothing, ResultOf } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import type { optimizeKind } from './maintenanceKinds.ts';

/**
 * The job: VACUUM and ANALYZE of each table, then REINDEX of each index, without blocking reads and writes. It can be killed
 * at any point and run again; it first removes the invalid indexes that a killed REINDEX left behind.
 */
export async function runOptimize(
  context: Context,
  job: RunningJob<Nothing>,
): Promise<ResultOf<typeof optimizeKind>> {
  const client = await context.db.connect();
  const stop = () => void client.end().catch(() => undefined);
  job.signal.addEventListener('abort', stop, { once: true });
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    const began = performance.now();
    const sizeBefore = await databaseSize(client);
    await dropLeftovers(client);
    const tables = await names(client, 'r');
    const indexes = await names(client, 'i');
    const alone = new Set(await exclusions(client));
    const steps = [
      ...tables.map((name) => `VACUUM (ANALYZE) ${name}`),
      ...indexes.map((name) => `REINDEX INDEX ${alone.has(name) ? '' : 'CONCURRENTLY '}${name}`),
    ];
    job.progress(0, steps.length);
    for (const [done, step] of steps.entries()) {
      await client.query(step);
      job.progress(done + 1);
    }
    return {
      tables: tables.length,
      indexes: indexes.length,
      sizeBefore,
      sizeAfter: await databaseSize(client),
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } catch (error) {
    job.signal.throwIfAborted();
    throw error;
  } finally {
    job.signal.removeEventListener('abort', stop);
    await client.end().catch(() => undefined);
  }
}

async function databaseSize(client: Client): Promise<number> {
  const { rows } = await client.query<{ size: number }>(
    'SELECT pg_database_size(current_database()) AS size',
  );
  return rows[0]?.size ?? 0;
}

/** Tables or indexes of the directory, as SQL takes their names. */
async function names(client: Client, kind: 'r' | 'i'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', 'public', relname) AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = $1::"char" ORDER BY pg_relation_size(oid), relname`,
    [kind],
  );
  return rows.map(({ name }) => name);
}

/** Indexes of exclusion constraints: PostgreSQL rebuilds them only under a table lock. Their tables are small. */
async function exclusions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', 'public', c.relname) AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace AND i.indisexclusion`,
  );
  return rows.map(({ name }) => name);
}

async function dropLeftovers(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', 'public', c.relname) AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisvalid AND c.relname ~ '_cc(new|old)[0-9]*$'`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}
