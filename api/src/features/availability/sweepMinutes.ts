import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';

/** Deletes minutes beyond the reported period, except the first, which marks the start of the service. */
export async function sweepMinutes({ db }: Pick<Context, 'db'>): Promise<object> {
  const deleted = await db.rows(sql`
    DELETE FROM service_minutes
    WHERE minute < now() - interval '31 days' AND minute > (SELECT min(minute) FROM service_minutes)
    RETURNING 1`);
  return { deleted: deleted.length };
}
