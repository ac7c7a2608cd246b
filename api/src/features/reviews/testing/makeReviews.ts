import type { Database } from '../../../lib/db/db.ts';

/** Reviews by one statement: each object by the names of columns. */
export async function makeReviews(
  { pool }: Pick<Database, 'pool'>,
  rows: Record<string, unknown>[],
): Promise<void> {
  const records = rows.map((row, i) => ({ fingerprint: String(i).padStart(32, '0'), ...row }));
  const columns = [...new Set(records.flatMap(Object.keys))].join();
  await pool.query(
    `INSERT INTO reviews (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::reviews, $1)`,
    [JSON.stringify(records)],
  );
}
