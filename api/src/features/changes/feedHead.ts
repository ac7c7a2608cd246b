import sql from 'sql-template-tag';
import type { Database } from '../../lib/db/db.ts';
import { startCursor, readCursor, writeCursor } from './changeCursor.ts';

/** Cursor at the beginning of the feed. */
export const beginningCursor = writeCursor(startCursor);

/** Cursor at the current end of the feed. */
export async function readFeedHead(db: Database): Promise<string> {
  return (await readFeedEnd(db)).head;
}

export interface FeedEnd {
  head: string;
  /** The next transaction id of the database. */
  nextXid: string;
}

/** The end of the feed, for comparison with stored cursors. */
export async function readFeedEnd(db: Database): Promise<FeedEnd> {
  const [end] = await db.rows<{ nextXid: string; xid: string | null; businessId: number }>(sql`
    SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS "nextXid", newest.* FROM (SELECT) AS one LEFT JOIN (
      SELECT c.xid::text AS xid, c.business_id AS "businessId" FROM business_changes c
      WHERE c.xid < pg_snapshot_xmin(pg_current_snapshot()) ORDER BY c.xid DESC, c.business_id DESC LIMIT 1
    ) AS newest ON true`);
  if (!end) throw new Error('the query of the feed’s end returned no row');
  const { nextXid, xid, businessId } = end;
  return { head: writeCursor(xid === null ? startCursor : { xid, businessId }), nextXid };
}

/**
 * Whether there are changes after a stored cursor. Also true for a cursor of another database, as after a restore: its reader
 * starts again from the beginning.
 */
export function isBehind(cursor: string, { head, nextXid }: FeedEnd): boolean {
  const [at, newest] = [readCursor(cursor), readCursor(head)];
  if (BigInt(at.xid) >= BigInt(nextXid)) return true;
  const [mine, theirs] = [BigInt(at.xid), BigInt(newest.xid)];
  return mine < theirs || (mine === theirs && at.businessId < newest.businessId);
}
