import sql from 'sql-template-tag';
import type { Services } from '../../../lib/context.ts';

const minIntervalMs = 10 * 60_000;
const lastSweeps = new WeakMap<object, number>();

/** Deletes expired tickets, sessions and rate limits of logins; at most every ten minutes in a process. */
export async function sweepLogins({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const last = lastSweeps.get(db);
  if (last !== undefined && performance.now() - last < minIntervalMs) return;
  lastSweeps.set(db, performance.now());
  try {
    await db.rows(sql`DELETE FROM used_tickets WHERE expires_at < now()`);
    await db.rows(sql`DELETE FROM sessions WHERE expires_at < now() - interval '30 days'`);
    await db.rows(sql`
      DELETE FROM login_budgets
      WHERE greatest(window_start, locked_until) < now() - interval '2 hours'`);
  } catch (error) {
    log.warn({ err: error }, 'expired login records could not be deleted');
  }
}
