import type { Database } from '../../lib/db/db.ts';

const pauseMs = 20;

/**
 * Waits for the end of every transaction that runs now. Databases of other tests lie in the same cluster, and the
 * feed of changes ends below the oldest transaction of all.
 */
export async function settleTransactions({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ next: string }>(
    'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next',
  );
  for (;;) {
    const { rows: now } = await pool.query<{ done: boolean }>(
      'SELECT pg_snapshot_xmin(pg_current_snapshot()) >= $1::text::xid8 AS done',
      [rows[0]?.next],
    );
    if (now[0]?.done) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
