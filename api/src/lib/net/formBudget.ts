import sql from 'sql-template-tag';
import type { Context, Services } from '../context.ts';
import { budgetAddress } from './budgetAddress.ts';

const most = 10;
const windowOf = sql`interval '10 minutes'`;
/** Also true after the clock of the database was set back. */
const isOver = sql`(budget.window_start NOT BETWEEN now() - ${windowOf} AND now() + interval '1 second')`;

/**
 * Counts a form that a visitor sends, on all nodes together: ten in ten minutes from one IP address. Answers 0, or the whole
 * seconds until the address may send another.
 */
export async function spendFormBudget(
  { db, clientAddress }: Pick<Context, 'db' | 'clientAddress'>,
  form: 'message' | 'proposal',
): Promise<number> {
  const address = budgetAddress(clientAddress);
  const spent = await db.rows(sql`
    INSERT INTO form_budgets AS budget (form, address, sent, window_start) VALUES (${form}, ${address}, 1, now())
    ON CONFLICT (form, address) DO UPDATE SET
      sent = CASE WHEN ${isOver} THEN 1 ELSE budget.sent + 1 END,
      window_start = CASE WHEN ${isOver} THEN now() ELSE budget.window_start END
    WHERE budget.sent < ${most} OR ${isOver}
    RETURNING 1`);
  if (spent.length > 0) return 0;
  const [budget] = await db.rows<{ seconds: number }>(sql`
    SELECT ceil(extract(epoch FROM window_start + ${windowOf} - now()))::int AS seconds
    FROM form_budgets WHERE form = ${form} AND address = ${address}`);
  return Math.max(1, budget?.seconds ?? 1);
}

/** Removes the addresses whose window is over. */
export async function sweepFormBudgets({ db }: Pick<Services, 'db'>): Promise<object> {
  const removed = await db.rows(sql`DELETE FROM form_budgets AS budget WHERE ${isOver} RETURNING 1`);
  return { removed: removed.length };
}
