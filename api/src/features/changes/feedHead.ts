import sql from 'sql-template-tag';
import type { Database } from '../../lib/db/db.ts';
import { beginning, readCursor, writeCursor } from './changeCursor.ts';

/** Cursor at the beginning of the feed. */
export const beginningCursor = writeCursor(beginning);

/** Cursor at the current end of the feed. */
export async function readFeedHead(db: Database): Promise<string> {
  const [newest] = await db.rows<{ xid: string; businessId: number }>(sql`
    SELECT c.xid::text AS xid, c.business_id AS "businessId" FROM business_changes c
    WHERE c.xid < pg_snapshot_xmin(pg_current_snapshot()) ORDER BY c.xid DESC, c.business_id DESC LIMIT 1`);
  return writeCursor(newest ?? beginning);
}

/** Whether the feed has something behind a cursor, judged by its head. A cursor of another database counts, too. */
export function isBehind(cursor: string, head: string): boolean {
  const [at, newest] = [readCursor(cursor), readCursor(head)];
  const [mine, theirs] = [BigInt(at.xid), BigInt(newest.xid)];
  return mine < theirs || (mine === theirs && at.businessId < newest.businessId);
}
