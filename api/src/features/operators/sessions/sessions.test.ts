import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { logInWithAllCredentials } from '../login/logInWithAllCredentials.ts';
import { loadViewer } from './loadViewer.ts';
import { logOut } from '../login/logOut.ts';
import { resetAccessKey } from '../credentials/resetAccessKey.ts';
import { resetPassword } from '../credentials/resetPassword.ts';
import { setOperatorDisabled } from '../setOperatorDisabled.ts';
import { right, useFirstOperator } from '../testing/useFirstOperator.ts';

const { database, services, browser } = useFirstOperator();
const cookie = 'directory_session';

const logIn = async (input: object = right) =>
  logInWithAllCredentials(await browser().request(), { ...right, ...input });
const viewer = async () => (await browser().request()).viewer;
const owner = async () => ({ ...(await browser().request()), viewer: { kind: 'system' } as const });

describe('a session', () => {
  it('has a token of 256 bits in the cookie and nothing but its hash in the database', async () => {
    await logIn();
    const token = browser().cookies.get(cookie) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await database.db.pool.query<{ row: string; hash: Buffer }>(
      'SELECT sessions::text AS row, token_hash AS hash FROM sessions',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash).toEqual(createHash('sha256').update(token).digest());
    expect(rows[0]?.row).not.toContain(token);
  });

  it('is looked up by one statement, and not at all if the cookie cannot be a token', async () => {
    await logIn();
    let statements = 0;
    const db = {
      ...database.db,
      rows: ((query) => ((statements += 1), database.db.rows(query))) as Services['db']['rows'],
    };
    const found = await loadViewer({ db }, browser().cookies.get(cookie) ?? '');
    expect(found).toEqual({
      kind: 'operator',
      operatorId: expect.any(Number),
      sessionId: expect.any(Number),
      name: 'ayse',
      userCode: 'ayse',
    });
    expect(statements).toBe(1);
    for (const forged of ['', 'true', '1', 'x'.repeat(10_000), "' or 1=1 --"]) {
      expect(await loadViewer({ db }, forged)).toEqual({ kind: 'anonymous' });
    }
    expect(statements).toBe(1);
    expect(await loadViewer({ db }, 'x'.repeat(43))).toEqual({ kind: 'anonymous' });
  });

  it('is new at each login, whatever the cookie before, and the earlier one ends', async () => {
    const planted = 'p'.repeat(43);
    browser().cookies.set(cookie, planted);
    await logIn();
    const first = browser().cookies.get(cookie) ?? '';
    expect(first).not.toBe(planted);
    await logIn();
    expect(browser().cookies.get(cookie)).not.toBe(first);
    expect(await loadViewer(services(), first)).toEqual({ kind: 'anonymous' });
    expect(await viewer()).toMatchObject({ kind: 'operator' });
  });

  it('ends permanently at logout, even for a client that stored the token', async () => {
    await logIn();
    const token = browser().cookies.get(cookie) ?? '';
    await logOut(await browser().request());
    expect(browser().cookies.has(cookie)).toBe(false);
    expect(await loadViewer(services(), token)).toEqual({ kind: 'anonymous' });
    browser().cookies.set(cookie, token);
    await expect(logOut(await browser().request())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(browser().cookies.has(cookie)).toBe(false);
    const actions = await database.db.prisma.auditEvent.findMany({
      select: { action: true },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['session.open', 'session.close']);
  });

  it('is neither opened nor ended if that cannot be audited', async () => {
    await logIn();
    const token = browser().cookies.get(cookie);
    await database.db.pool.query('ALTER TABLE audit_events ADD CONSTRAINT refused CHECK (false) NOT VALID');
    try {
      await expect(logIn()).rejects.toThrow();
      await expect(logOut(await browser().request())).rejects.toThrow();
    } finally {
      await database.db.pool.query('ALTER TABLE audit_events DROP CONSTRAINT refused');
    }
    expect(await database.db.prisma.session.findMany({ select: { revokedAt: true } })).toEqual([
      { revokedAt: null },
    ]);
    browser().cookies.set(cookie, token ?? '');
    expect(await viewer()).toMatchObject({ kind: 'operator' });
  });

  it('ends after 24 hours', async () => {
    await logIn();
    await database.db.pool.query(
      `UPDATE sessions SET expires_at = expires_at - interval '23 hours 59 minutes'`,
    );
    expect(await viewer()).toMatchObject({ kind: 'operator' });
    await database.db.pool.query(`UPDATE sessions SET expires_at = expires_at - interval '1 minute'`);
    expect(await viewer()).toEqual({ kind: 'anonymous' });
  });

  it('ends with a changed password, a changed access key, and when its operator is disabled', async () => {
    await logIn();
    await resetPassword(await owner(), { userCode: 'ayse' }, 'another long password');
    expect(await viewer()).toEqual({ kind: 'anonymous' });
    await expect(logIn()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await logIn({ password: 'another long password' });
    expect(await viewer()).toMatchObject({ kind: 'operator' });

    await resetAccessKey(await owner(), 'another key of the house');
    expect(await viewer()).toEqual({ kind: 'anonymous' });
    const now = { password: 'another long password', accessKey: 'another key of the house' };
    await logIn(now);

    await setOperatorDisabled(await owner(), { userCode: 'ayse' }, true);
    expect(await viewer()).toEqual({ kind: 'anonymous' });
    await expect(logIn(now)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await setOperatorDisabled(await owner(), { userCode: 'ayse' }, false);
    expect(await viewer()).toEqual({ kind: 'anonymous' });
    await logIn(now);
  });

  const changes: [string, (context: Awaited<ReturnType<typeof owner>>) => Promise<unknown>][] = [
    ['a new password', (context) => resetPassword(context, { userCode: 'ayse' }, 'another long password')],
    ['a new access key', (context) => resetAccessKey(context, 'another key of the house')],
    ['a disabled operator', (context) => setOperatorDisabled(context, { userCode: 'ayse' }, true)],
  ];

  it.each(changes)(
    'is not opened if the credentials changed while they were checked: %s',
    async (_, change) => {
      const context = await browser().request();
      let isChanged = false;
      // Everything was found right by now.
      const prisma = new Proxy(database.db.prisma, {
        get: (client, name, receiver) =>
          name === '$transaction'
            ? async (...args: Parameters<typeof client.$transaction>) => {
                isChanged = true;
                await change(await owner());
                return client.$transaction(...args);
              }
            : Reflect.get(client, name, receiver),
      });
      const login = logInWithAllCredentials({ ...context, db: { ...database.db, prisma } }, right);
      await expect(login).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(isChanged).toBe(true);
      expect(await database.db.prisma.session.count()).toBe(0);
      expect(browser().cookies.has(cookie)).toBe(false);
    },
  );
});
