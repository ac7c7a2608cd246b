import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';

/** Takes out minutes that nothing counts any more; the very first says since when there is a service. */
export async function sweepMinutes({ db }: Pick<Context, 'db'>): Promise<object> {
  const deleted = await db.rows(sql`
    DELETE FROM service_minutes
    WHERE minute < now() - interval '31 days' AND minute > (SELECT min(minute) FROM service_minutes)
    RETURNING 1`);
  return { deleted: deleted.length };
}
