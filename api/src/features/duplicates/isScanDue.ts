import sql from 'sql-template-tag';
import type { Services } from '../../lib/context.ts';
import { continueChanges } from '../changes/readChanges.ts';

/** Whether listings changed since the last scan, and none did in the last minute. */
export async function isScanDue({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const [state] = await db.rows<{ cursor: string | null; isQuiet: boolean }>(sql`
    SELECT scan.cursor, d.updated_at < now() - interval '1 minute' AS "isQuiet"
    FROM duplicate_scan AS scan, directory_stats AS d`);
  if (!state?.isQuiet) return false;
  const { changes } = await continueChanges(db, state.cursor, 1);
  return changes.length > 0;
}
