import type { Client, QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Database } from '../../lib/db/db.ts';
import { copyLines } from '../../lib/db/copyLines.ts';

/** A snapshot of the directory, on a separate connection. */
export interface Snapshot {
  rows<Row extends QueryResultRow>(query: Sql): Promise<Row[]>;
  /** The rows of a SELECT in whole lines, as `copyLines` has them. */
  lines(select: Sql): AsyncGenerator<Buffer>;
  /** Ends the transaction and the connection; a statement under way is cancelled. May be called again. */
  close(): Promise<void>;
}

/** Opens a snapshot; the caller closes it. */
export async function openSnapshot(db: Database): Promise<Snapshot> {
  const client = await db.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // A slow client may take long; the last limit is for a process that hangs.
    await client.query(
      `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = '10min'; SET LOCAL jit = off;
       SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'`,
    );
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return snapshotOn(db, client, rows[0]?.pid ?? 0);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

function snapshotOn(db: Database, client: Client, pid: number): Snapshot {
  let isBusy = false;
  let closing: Promise<void> | null = null;

  const end = async () => {
    // Closing the connection alone would leave a sort or scan running until it sends its first row.
    if (isBusy) await db.pool.query('SELECT pg_cancel_backend($1)', [pid]).catch(() => undefined);
    await client.end().catch(() => undefined);
  };
  async function* lines(select: Sql) {
    isBusy = true;
    yield* copyLines(client, select);
    isBusy = false;
  }

  return {
    async rows<Row extends QueryResultRow>(query: Sql) {
      isBusy = true;
      const result = await client.query<Row>(query.text, query.values);
      isBusy = false;
      return result.rows;
    },
    lines,
    close: () => (closing ??= end()),
  };
}
