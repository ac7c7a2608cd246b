import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';

const wrongAllowed = 10;
const windowMinutes = 15;
const longestLockMinutes = 60;

/**
 * Takes one try out of the budget that all login paths, steps and aliases of an address share, before the slow hash runs.
 * So parallel guesses can't slip through. Errors: RATE_LIMITED with the seconds to wait.
 */
export async function takeTry(context: Context): Promise<void> {
  const address = budgetAddress(context.clientAddress);
  const [budget] = await context.db.prisma.$queryRaw<{ failures: number; wait: number | null }[]>`
    INSERT INTO login_budgets AS b (address, failures, window_start) VALUES (${address}, 1, now())
    ON CONFLICT (address) DO UPDATE SET
      failures = CASE WHEN b.locked_until > now() THEN b.failures
        WHEN b.window_start < now() - make_interval(mins => ${windowMinutes}) AND b.locked_until IS NULL THEN 1
        ELSE b.failures + 1 END,
      window_start = CASE WHEN b.window_start < now() - make_interval(mins => ${windowMinutes}) AND b.locked_until IS NULL
        THEN now() ELSE b.window_start END,
      locked_until = CASE
        WHEN b.locked_until > now() THEN b.locked_until
        -- Each try beyond the budget locks for twice as long as the one before; a day of quiet forgets all.
        WHEN b.locked_until < now() - interval '1 day' THEN NULL
        WHEN b.failures >= ${wrongAllowed} AND (b.window_start >= now() - make_interval(mins => ${windowMinutes}) OR b.locked_until IS NOT NULL)
          THEN now() + make_interval(mins => least(${longestLockMinutes}, power(2, least(b.failures - ${wrongAllowed}, 6))::int))
        ELSE NULL END
    RETURNING failures, CASE WHEN locked_until > now() THEN ceil(extract(epoch FROM locked_until - now()))::int END AS wait`;
  if (budget?.wait != null) {
    throw new AppError(
      'RATE_LIMITED',
      'Çok fazla hatalı deneme. Lütfen bekleyip tekrar deneyin.',
      undefined,
      budget.wait,
    );
  }
}

/** Gives the try back after a right answer; what others at the address got wrong stays counted. */
export async function returnTry(context: Context): Promise<void> {
  await context.db.prisma.$executeRaw`
    UPDATE login_budgets SET failures = greatest(failures - 1, 0) WHERE address = ${budgetAddress(context.clientAddress)}`;
}

/** Forgets budgets, tickets and sessions that no longer matter. */
export async function forgetOldLogins(context: Context): Promise<void> {
  await context.db.prisma.$executeRaw`
    DELETE FROM login_budgets WHERE window_start < now() - interval '2 days' AND coalesce(locked_until, now()) <= now()`;
  await context.db.prisma.usedTicket.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  await context.db.prisma.$executeRaw`DELETE FROM sessions WHERE expires_at < now() - interval '30 days'`;
}

/** IPv6 hands out whole networks, so a /64 counts as one address; mapped IPv4 counts as IPv4. */
export function budgetAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
