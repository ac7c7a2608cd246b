import sql from 'sql-template-tag';
import type { Context, Services } from '../context.ts';
import { rateLimitKey } from './rateLimitKey.ts';

const maxForms = 10;
const window = sql`interval '10 minutes'`;
/** Also true after the clock of the database was set back. */
const hasEnded = sql`(budget.window_start NOT BETWEEN now() - ${window} AND now() + interval '1 second')`;

/**
 * Rate limit of visitors' forms: ten in ten minutes from one IP address, on all nodes together. Counts one form. Returns 0,
 * or the seconds until the next is allowed.
 */
export async function consumeFormQuota(
  { db, clientAddress }: Pick<Context, 'db' | 'clientAddress'>,
  form: 'message' | 'proposal',
): Promise<number> {
  const key = rateLimitKey(clientAddress);
  const counted = await db.rows(sql`
    INSERT INTO form_budgets AS budget (form, address, sent, window_start) VALUES (${form}, ${key}, 1, now())
    ON CONFLICT (form, address) DO UPDATE SET
      sent = CASE WHEN ${hasEnded} THEN 1 ELSE budget.sent + 1 END,
      window_start = CASE WHEN ${hasEnded} THEN now() ELSE budget.window_start END
    WHERE budget.sent < ${maxForms} OR ${hasEnded}
    RETURNING 1`);
  if (counted.length > 0) return 0;
  const [budget] = await db.rows<{ seconds: number }>(sql`
    SELECT ceil(extract(epoch FROM window_start + ${window} - now()))::int AS seconds
    FROM form_budgets WHERE form = ${form} AND address = ${key}`);
  return Math.max(1, budget?.seconds ?? 1);
}

/** Deletes ended windows. */
export async function sweepFormBudgets({ db }: Pick<Services, 'db'>): Promise<object> {
  const removed = await db.rows(sql`DELETE FROM form_budgets AS budget WHERE ${hasEnded} RETURNING 1`);
  return { removed: removed.length };
}
