import type { Database } from '../../lib/db/db.ts';

// Transactions that this server has not reached, so another one counted them.
const isForeign = 'xid >= pg_snapshot_xmax(pg_current_snapshot())';

/**
 * Dates changes of another server at this moment: of a database that pg_restore or an upgrade by dump made, whose
 * transactions may lie ahead of this server's. The feed would hide them until it gets there. Returns their number.
 */
export async function adoptChanges(db: Database): Promise<number> {
  const { rows } = await db.pool.query<{ has: boolean }>(
    `SELECT EXISTS (SELECT FROM business_changes WHERE ${isForeign}) AS has`,
  );
  if (rows[0]?.has !== true) return 0;
  const client = await db.connect();
  try {
    await client.query('SET statement_timeout = 0');
    // The trigger writes the transaction.
    const { rowCount } = await client.query(
      `UPDATE business_changes SET is_deleted = is_deleted WHERE ${isForeign}`,
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
