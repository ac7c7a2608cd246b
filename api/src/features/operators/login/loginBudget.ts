import sql from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { Semaphore } from '../../../lib/Semaphore.ts';
import { rateLimitKey } from '../../../lib/net/rateLimitKey.ts';
import { sweepLogins } from './sweepLogins.ts';

// Ten wrong answers within 15 minutes lock an address for 15 minutes, the next ten for 30, then for an hour.
// An address is forgotten when an hour has passed since its last lock.
interface Attempt {
  /** Credential of the attempt; the audit records it without its value. */
  step: 'accessKey' | 'userCode' | 'password' | 'atOnce';
  operatorId?: number;
  /** Error for a wrong credential. */
  refuse: () => AppError;
}

/**
 * Checks a credential within the client address's budget of wrong logins, which all login methods share. The attempt is
 * charged before `check` runs, so that concurrent guesses cannot overdraw it, and refunded unless `check` returns null
 * (wrong). Throws RATE_LIMITED with the seconds to wait, the attempt's refusal, or FORBIDDEN on a host that does not
 * serve operators.
 */
export async function tryWithinBudget<Result>(
  context: Context,
  attempt: Attempt,
  check: () => Promise<Result | null>,
): Promise<Result> {
  if (!context.mayLogIn) throw new AppError('FORBIDDEN', 'adminElsewhere');
  await sweepLogins(context);
  const address = rateLimitKey(context.clientAddress);
  return inTurn(address, () => tryOnce(context, address, attempt, check));
}

// One at a time per address on this node: attempts in progress count as wrong, and concurrent correct ones must not
// lock each other out. It also keeps one address from filling the queue of hashes.
const turnsByAddress = new Map<string, Semaphore>();
const maxWaiting = 60;

async function inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  const turns =
    turnsByAddress.get(address) ??
    new Semaphore({ running: 1, waiting: maxWaiting }, () => tooManyAttempts(1));
  turnsByAddress.set(address, turns);
  try {
    return await turns.run(work);
  } finally {
    if (turns.isIdle) turnsByAddress.delete(address);
  }
}

async function tryOnce<Result>(
  context: Context,
  address: string,
  attempt: Attempt,
  check: () => Promise<Result | null>,
): Promise<Result> {
  const isLast = await pay(context, address);
  let result: Result | null;
  try {
    result = await check();
  } catch (error) {
    // It was not judged: the database was away, or another request was quicker with the same ticket.
    await payBack(context, address);
    throw error;
  }
  if (result !== null) {
    await payBack(context, address);
    return result;
  }
  await recordAudit(context, {
    action: isLast ? 'session.lock' : 'session.refuse',
    entity: 'operator',
    entityId: attempt.operatorId ?? null,
    after: { step: attempt.step, address: context.clientAddress },
  });
  throw attempt.refuse();
}

/** Takes one attempt; returns whether it was the last one before a lock. */
async function pay({ db }: Context, address: string): Promise<boolean> {
  const [paid] = await db.rows<{ isLast: boolean }>(sql`
    INSERT INTO login_budgets AS budget (address, failures, window_start) VALUES (${address}, 1, now())
    ON CONFLICT (address) DO UPDATE SET (failures, window_start, locked_until) = (
      SELECT
        CASE WHEN is_over THEN 1 ELSE budget.failures + 1 END,
        CASE WHEN is_over THEN now() ELSE budget.window_start END,
        CASE
          WHEN is_over THEN NULL
          WHEN (budget.failures + 1) % 10 = 0
            THEN now() + interval '15 minutes' * power(2, least((budget.failures + 1) / 10 - 1, 2))
          ELSE budget.locked_until
        END
      FROM (
        SELECT CASE
          WHEN budget.failures < 10 THEN budget.window_start <= now() - interval '15 minutes'
          ELSE coalesce(budget.locked_until, budget.window_start) <= now() - interval '1 hour'
        END AS is_over
      ) AS judged
    )
    WHERE budget.locked_until IS NULL OR budget.locked_until <= now()
    RETURNING coalesce(locked_until > now(), false) AS "isLast"`);
  if (paid) return paid.isLast;

  const [lock] = await db.rows<{ seconds: number }>(sql`
    SELECT ceil(extract(epoch FROM locked_until - now()))::int AS seconds FROM login_budgets WHERE address = ${address}`);
  throw tooManyAttempts(Math.max(1, lock?.seconds ?? 1));
}

function tooManyAttempts(seconds: number): AppError {
  const message = 'loginLocked';
  return new AppError('RATE_LIMITED', message, undefined, seconds);
}

/** Refunds one attempt. A lock that this attempt caused is lifted; earlier wrong ones stay. */
async function payBack({ db, log }: Context, address: string): Promise<void> {
  try {
    await db.rows(sql`
      UPDATE login_budgets SET
        failures = greatest(failures - 1, 0),
        locked_until = CASE WHEN failures <= 10 THEN NULL ELSE least(locked_until, now()) END
      WHERE address = ${address}`);
  } catch (error) {
    // The result is unchanged; the address only has one attempt less.
    log.warn({ err: error }, 'a login attempt was not paid back');
  }
}
