import { beforeEach, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { TestBrowser } from '../../../testing/TestBrowser.ts';
import { logInWithAllCredentials } from './logInWithAllCredentials.ts';
import { submitAccessKey } from './submitAccessKey.ts';
import { submitPassword } from './submitPassword.ts';
import { submitUserCode } from './submitUserCode.ts';
import { right, useFirstOperator } from '../testing/useFirstOperator.ts';

const { database, services, browser } = useFirstOperator();

// Attempts are counted alike whatever a comparison costs; hundreds at the usual cost take seconds.
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
beforeEach(async () => {
  const { prisma } = database.db;
  await prisma.operator.updateMany({ data: { passwordHash: await hash(right.password, cheap) } });
  await prisma.installation.updateMany({ data: { accessKeyHash: await hash(right.accessKey, cheap) } });
});

const logIn = async (input: object = right, by = browser()) =>
  logInWithAllCredentials(await by.request(), { ...right, ...input });
const guess = (by = browser()) => logIn({ password: 'not the password' }, by);
/** The code of each outcome, counted. */
async function codesOf(attempts: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(attempts)) {
    const code = outcome.status === 'fulfilled' ? 'OK' : (outcome.reason as { code: string }).code;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
const guesses = (count: number) => codesOf(Array.from({ length: count }, () => guess()));
const passTime = (interval: string) =>
  database.db.pool.query(
    'UPDATE login_budgets SET window_start = window_start - $1::interval, locked_until = locked_until - $1::interval',
    [interval],
  );
const failures = async () =>
  (await database.db.pool.query<{ failures: number }>('SELECT failures FROM login_budgets')).rows.map(
    (row) => row.failures,
  );

describe('the limit of failed logins', () => {
  it('allows ten of fifty concurrent guesses, and refuses the rest, also a right one, with the time to wait', async () => {
    expect(await guesses(50)).toEqual({ UNAUTHENTICATED: 10, RATE_LIMITED: 40 });
    const refusal = await logIn().catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
    const { retryAfter } = refusal as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(14 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    const locks = await database.db.prisma.auditEvent.findMany({ where: { action: 'session.lock' } });
    expect(locks).toHaveLength(1);
  });

  it('is shared by all paths and steps', async () => {
    const { ticket: afterFirst } = await submitAccessKey(await browser().request(), right);
    for (let i = 0; i < 3; i += 1) {
      const request = await browser().request();
      await expect(submitAccessKey(request, { accessKey: 'wrong' })).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
      await expect(submitUserCode(request, { ticket: afterFirst, userCode: 'mehmet' })).rejects.toMatchObject(
        { code: 'UNAUTHENTICATED' },
      );
    }
    const { ticket } = await submitUserCode(await browser().request(), { ...right, ticket: afterFirst });
    for (let i = 0; i < 3; i += 1) {
      await expect(
        submitPassword(await browser().request(), { ticket, password: 'wrong' }),
      ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    expect(await guesses(2)).toEqual({ UNAUTHENTICATED: 1, RATE_LIMITED: 1 });
    await expect(submitPassword(await browser().request(), { ...right, ticket })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('is separate for each address, with an IPv6 network as one address', async () => {
    const here = new TestBrowser(services(), '2001:db8:1:2::1');
    const sameNetwork = new TestBrowser(services(), '2001:db8:1:2:ffff::9');
    const elsewhere = new TestBrowser(services(), '2001:db8:1:3::1');
    await codesOf(Array.from({ length: 10 }, (_, i) => guess(i % 2 ? here : sameNetwork)));
    await expect(logIn(right, sameNetwork)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await logIn(right, elsewhere);
    await logIn(right, browser());
  });

  it('is not used up by successful logins, also concurrent ones', async () => {
    expect(await codesOf(Array.from({ length: 25 }, () => logIn()))).toEqual({ OK: 25 });
    expect(await failures()).toEqual([0]);
  });

  it('is not reset by a successful login', async () => {
    await guesses(9);
    await logIn();
    expect(await failures()).toEqual([9]);
    expect(await guesses(2)).toEqual({ UNAUTHENTICATED: 1, RATE_LIMITED: 1 });
  });

  it('is not used up by guesses that could not be checked', async () => {
    const ticketless = submitUserCode(await browser().request(), { ticket: 'forged', userCode: 'ayse' });
    await expect(ticketless).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await failures()).toEqual([]);
    await database.db.pool.query('ALTER TABLE operators RENAME TO operators_away');
    try {
      await expect(logIn()).rejects.toThrow();
    } finally {
      await database.db.pool.query('ALTER TABLE operators_away RENAME TO operators');
    }
    expect(await failures()).toEqual([0]);
  });

  it('is reset after fifteen minutes without a lock', async () => {
    await guesses(9);
    await passTime('15 minutes');
    expect(await guesses(11)).toEqual({ UNAUTHENTICATED: 10, RATE_LIMITED: 1 });
  });

  it('doubles the lock each time, up to an hour, until an hour passes without one', async () => {
    const minutes = async () => {
      const refusal = await logIn().catch((error: unknown) => error);
      return Math.ceil((refusal as { retryAfter: number }).retryAfter / 60);
    };
    for (const length of [15, 30, 60, 60]) {
      expect(await guesses(11)).toEqual({ UNAUTHENTICATED: 10, RATE_LIMITED: 1 });
      expect(await minutes()).toBe(length);
      await passTime(`${length} minutes`);
      await logIn();
    }
    await passTime('1 hour');
    await guesses(10);
    expect(await minutes()).toBe(15);
  });

  it('deletes addresses and tickets that have expired', async () => {
    await guesses(1);
    await submitUserCode(await browser().request(), {
      ticket: (await submitAccessKey(await browser().request(), right)).ticket,
      userCode: 'ayse',
    });
    await passTime('1 day');
    await database.db.pool.query(`UPDATE used_tickets SET expires_at = now() - interval '1 minute'`);
    // A node that has not swept for a while: it sweeps at its first login.
    const node = { ...services(), db: { ...database.db } };
    await logIn(right, new TestBrowser(node, '198.51.100.1'));
    const { rows } = await database.db.pool.query('SELECT address FROM login_budgets');
    expect(rows).toEqual([{ address: '198.51.100.1' }]);
    expect(await database.db.prisma.usedTicket.count()).toBe(0);
  });
});
