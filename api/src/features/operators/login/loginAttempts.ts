import sql from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { Semaphore } from '../../../lib/Semaphore.ts';
import { rateLimitKey } from '../../../lib/net/rateLimitKey.ts';
import { sweepLogins } from './sweepLogins.ts';

// Ten wrong credentials within 15 minutes lock an address for 15 minutes, the next ten for 30, then for an hour. The count
// starts again an hour after the last lock.
interface Attempt {
  /** Credential of the attempt; the audit records it without its value. */
  step: 'accessKey' | 'userCode' | 'password' | 'atOnce';
  operatorId?: number;
  /** Error for a wrong credential. */
  wrongCredential: () => AppError;
}

/**
 * Rate limit of wrong credentials by client address, shared by all login methods. Runs `check`, which returns null for a wrong
 * credential. The attempt is counted before, so that concurrent guesses cannot exceed the limit, and refunded afterwards unless
 * it was wrong. Throws RATE_LIMITED with the seconds to wait, `wrongCredential`, or FORBIDDEN on a host that does not serve
 * operators.
 */
export async function limitLoginAttempts<Result>(
  context: Context,
  attempt: Attempt,
  check: () => Promise<Result | null>,
): Promise<Result> {
  if (!context.mayLogIn) throw new AppError('FORBIDDEN', 'adminElsewhere');
  await sweepLogins(context);
  const address = rateLimitKey(context.clientAddress);
  return oneAtATime(address, () => countedAttempt(context, address, attempt, check));
}

// One attempt at a time per address on this node: attempts in progress count as wrong, so concurrent correct ones could lock
// each other out. It also keeps one address from filling the queue of hashes.
const semaphores = new Map<string, Semaphore>();
const maxWaiting = 60;

async function oneAtATime<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  const semaphore =
    semaphores.get(address) ?? new Semaphore({ running: 1, waiting: maxWaiting }, () => tooManyAttempts(1));
  semaphores.set(address, semaphore);
  try {
    return await semaphore.run(work);
  } finally {
    if (semaphore.isIdle) semaphores.delete(address);
  }
}

async function countedAttempt<Result>(
  context: Context,
  address: string,
  attempt: Attempt,
  check: () => Promise<Result | null>,
): Promise<Result> {
  const isLast = await countAttempt(context, address);
  let result: Result | null;
  try {
    result = await check();
  } catch (error) {
    // Neither right nor wrong: the database was unavailable, or a concurrent request consumed the ticket.
    await refundAttempt(context, address);
    throw error;
  }
  if (result !== null) {
    await refundAttempt(context, address);
    return result;
  }
  await recordAudit(context, {
    action: isLast ? 'session.lock' : 'session.refuse',
    entity: 'operator',
    entityId: attempt.operatorId ?? null,
    after: { step: attempt.step, address: context.clientAddress },
  });
  throw attempt.wrongCredential();
}

/** Counts one attempt; returns whether it was the last one before a lock. */
async function countAttempt({ db }: Context, address: string): Promise<boolean> {
  const [counted] = await db.rows<{ isLast: boolean }>(sql`
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
      ) AS window_state
    )
    WHERE budget.locked_until IS NULL OR budget.locked_until <= now()
    RETURNING coalesce(locked_until > now(), false) AS "isLast"`);
  if (counted) return counted.isLast;

  const [lock] = await db.rows<{ seconds: number }>(sql`
    SELECT ceil(extract(epoch FROM locked_until - now()))::int AS seconds FROM login_budgets WHERE address = ${address}`);
  throw tooManyAttempts(Math.max(1, lock?.seconds ?? 1));
}

function tooManyAttempts(seconds: number): AppError {
  const message = 'loginLocked';
  return new AppError('RATE_LIMITED', message, undefined, seconds);
}

/** Refunds one attempt. A lock that this attempt caused is lifted; earlier wrong ones stay. */
async function refundAttempt({ db, log }: Context, address: string): Promise<void> {
  try {
    await db.rows(sql`
      UPDATE login_budgets SET
        failures = greatest(failures - 1, 0),
        locked_until = CASE WHEN failures <= 10 THEN NULL ELSE least(locked_until, now()) END
      WHERE address = ${address}`);
  } catch (error) {
    // The login itself is not affected.
    log.warn({ err: error }, 'a login attempt could not be refunded');
  }
}
