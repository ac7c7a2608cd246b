import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';

const batchSize = 20_000;

/**
 * Deletes logins, logouts and login attempts after 400 days, since they are personal data. Changes stay permanently.
 */
export async function sweepAudit({ db }: Pick<Context, 'db'>): Promise<object> {
  let events = 0;
  let gone: number;
  do {
    gone = (
      await db.rows(sql`DELETE FROM audit_events WHERE id IN (
        SELECT id FROM audit_events
        WHERE action IN ('session.open', 'session.close', 'session.refuse', 'session.lock')
          AND at < now() - interval '400 days' LIMIT ${batchSize}) RETURNING 1`)
    ).length;
    events += gone;
  } while (gone === batchSize);
  return { events };
}
