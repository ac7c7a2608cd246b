import sql from 'sql-template-tag';
import type { Database } from '../../lib/db/db.ts';
import { AppError } from '../../lib/errors.ts';
import { startCursor, readCursor, unknownCursor, writeCursor } from './changeCursor.ts';

export interface Change {
  kind: 'CREATED' | 'UPDATED' | 'DELETED';
  businessId: number;
  slug: string;
  at: Date;
}

export interface ChangesPage {
  changes: Change[];
  hasNextPage: boolean;
  /** Cursor for the next page, now or later. */
  endCursor: string;
}

interface PageRow extends Change {
  /** Null without changes. */
  xid: string | null;
  isAhead: boolean;
}

/**
 * Listings that changed since a cursor, each once, in its current state. No change is skipped: those of transactions
 * that still run, or that began after the oldest of these, appear on a later page. Throws BAD_INPUT for an invalid
 * cursor, or one of another database.
 */
export async function readChanges(db: Database, since: string | null, first: number): Promise<ChangesPage> {
  const from = since === null ? startCursor : readCursor(since);
  // One snapshot for both: the rows that the statement sees, and the transactions that had ended.
  const rows = await db.rows<PageRow>(sql`
    WITH snapshot AS (
      SELECT pg_snapshot_xmin(pg_current_snapshot()) AS xmin, pg_snapshot_xmax(pg_current_snapshot()) AS xmax
    )
    SELECT page.*, snapshot.xmax <= ${from.xid}::xid8 AS "isAhead" FROM snapshot LEFT JOIN LATERAL (
      SELECT c.business_id AS "businessId", c.slug, c.at, c.xid::text AS xid,
        CASE WHEN c.is_deleted THEN 'DELETED'
          WHEN (c.created_xid, c.business_id) > (${from.xid}::xid8, ${from.businessId}::int) THEN 'CREATED'
          ELSE 'UPDATED' END AS kind
      FROM business_changes c
      WHERE (c.xid, c.business_id) > (${from.xid}::xid8, ${from.businessId}::int) AND c.xid < snapshot.xmin
      ORDER BY c.xid, c.business_id LIMIT ${first + 1}
    ) AS page ON true`);
  if (rows[0]?.isAhead) throw unknownCursor();
  const page = rows.flatMap((row) => (row.xid === null ? [] : [{ ...row, xid: row.xid }])).slice(0, first);
  const last = page.at(-1) ?? from;
  return {
    changes: page.map(({ kind, businessId, slug, at }) => ({ kind, businessId, slug, at })),
    hasNextPage: rows.length > first,
    endCursor: writeCursor(last),
  };
}

/**
 * The same for a stored cursor. A cursor of another database, as after a restore, starts from the beginning (at-least-once
 * delivery).
 */
export async function continueChanges(
  db: Database,
  cursor: string | null,
  first: number,
): Promise<ChangesPage & { isRestarted: boolean }> {
  try {
    return { ...(await readChanges(db, cursor, first)), isRestarted: false };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'BAD_INPUT')) throw error;
    return { ...(await readChanges(db, null, first)), isRestarted: true };
  }
}
