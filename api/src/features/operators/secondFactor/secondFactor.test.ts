import { describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { executeOrThrow } from '../../../testing/execute.ts';
import { TestBrowser } from '../../../testing/TestBrowser.ts';
import { logInWithAllCredentials } from '../login/logInWithAllCredentials.ts';
import { submitAccessKey } from '../login/submitAccessKey.ts';
import { submitPassword } from '../login/submitPassword.ts';
import { submitUserCode } from '../login/submitUserCode.ts';
import { stepOfCode } from './authenticator.ts';
import { beginSecondFactor } from './beginSecondFactor.ts';
import { confirmSecondFactor } from './confirmSecondFactor.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';
import { right, useFirstOperator } from '../testing/useFirstOperator.ts';

const { database, services, browser } = useFirstOperator();

const logIn = async (more: object = {}, by = new TestBrowser(services())) =>
  logInWithAllCredentials(await by.request(), { ...right, ...more });
/** A code as the operator's phone shows it `ahead` half minutes from now. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

async function turnOn() {
  await logIn({}, browser());
  const { secret } = await beginSecondFactor(await browser().request(), right.password);
  const recoveryCodes = await confirmSecondFactor(await browser().request(), codeOf(secret));
  return { secret, recoveryCodes };
}

const wanted = {
  code: 'UNAUTHENTICATED',
  message: 'A verification code is required',
  fields: { code: expect.any(String) },
};
const wrong = {
  code: 'UNAUTHENTICATED',
  message: 'Wrong verification code',
  fields: { code: expect.any(String) },
};

describe('a code of an authenticator', () => {
  it('equals the test vectors of RFC 6238, appendix B', () => {
    const secret = new TextEncoder().encode('12345678901234567890');
    expect(stepOfCode(secret, '287082', 59_000)).toBe(1);
    expect(stepOfCode(secret, '081804', 1_111_111_109_000)).toBe(37_037_036);
    expect(stepOfCode(secret, '081804', 1_111_111_109_000 + 30_000)).toBe(37_037_036);
    expect(stepOfCode(secret, '081804', 1_111_111_109_000 + 90_000)).toBeNull();
  });
});

describe('a second factor', () => {
  it('is inactive before a first code confirms it, and requires the password', async () => {
    await logIn({}, browser());
    await expect(beginSecondFactor(await browser().request(), 'not the password')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: { password: expect.any(String) },
    });
    const { secret, otpauthUri } = await beginSecondFactor(await browser().request(), right.password);
    expect(otpauthUri).toMatch(new RegExp(`^otpauth://totp/.*ayse.*secret=${secret}`));
    await logIn();
    const other = codeOf(secret) === '000000' ? '000001' : '000000';
    await expect(confirmSecondFactor(await browser().request(), other)).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    await logIn();
    expect(await confirmSecondFactor(await browser().request(), codeOf(secret))).toHaveLength(10);
    await expect(logIn()).rejects.toMatchObject(wanted);
    await expect(beginSecondFactor(await browser().request(), right.password)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is asked for at the third step after the right password, and the ticket stays valid', async () => {
    const { secret } = await turnOn();
    const visitor = new TestBrowser(services());
    const key = await submitAccessKey(await visitor.request(), right);
    const { ticket } = await submitUserCode(await visitor.request(), {
      ticket: key.ticket,
      userCode: 'ayse',
    });
    const submit = async (more: object) =>
      submitPassword(await visitor.request(), { ticket, password: right.password, ...more });
    await expect(submit({ password: 'not the password', code: codeOf(secret, 1) })).rejects.toMatchObject({
      message: 'Wrong password',
    });
    await expect(submit({})).rejects.toMatchObject(wanted);
    const { rows } = await database.db.pool.query('SELECT failures FROM login_budgets');
    expect(rows).toEqual([{ failures: 1 }]);
    await expect(submit({ code: '12' })).rejects.toMatchObject(wrong);
    const shown = codeOf(secret, 1);
    await submit({ code: `${shown.slice(0, 3)} ${shown.slice(3)}` });
    expect((await visitor.request()).viewer).toMatchObject({ kind: 'operator', userCode: 'ayse' });
  });

  it('accepts each code once, also in concurrent logins', async () => {
    const { secret } = await turnOn();
    // The one that turned it on is used up.
    await expect(logIn({ code: codeOf(secret) })).rejects.toMatchObject(wrong);
    const both = await Promise.allSettled([1, 2].map(() => logIn({ code: codeOf(secret, 1) })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is replaced once by each recovery code; the database stores only their hashes', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    await logIn({ code: first });
    await expect(logIn({ code: first })).rejects.toMatchObject(wrong);
    await logIn({ code: second.replaceAll('-', ' ').toUpperCase() });
    const { rows } = await database.db.pool.query<{ row: string }>(
      'SELECT recovery_codes::text AS row FROM recovery_codes',
    );
    for (const code of recoveryCodes) expect(rows.some(({ row }) => row.includes(code))).toBe(false);
  });

  it('shows how many recovery codes are left', async () => {
    const left = async () =>
      (
        await executeOrThrow<{ operators: { nodes: { recoveryCodesLeft: number | null }[] } }>(
          services(),
          '{ operators { nodes { recoveryCodesLeft } } }',
          {},
          { as: (await browser().request()).viewer },
        )
      ).operators.nodes;
    await logIn({}, browser());
    expect(await left()).toEqual([{ recoveryCodesLeft: null }]);
    const { recoveryCodes } = await turnOn();
    expect(await left()).toEqual([{ recoveryCodesLeft: 10 }]);
    await logIn({ code: recoveryCodes[0] });
    expect(await left()).toEqual([{ recoveryCodesLeft: 9 }]);
  });

  it('counts wrong codes as failed logins', async () => {
    await turnOn();
    for (let i = 0; i < 10; i += 1) await expect(logIn({ code: 'no-code' })).rejects.toMatchObject(wrong);
    await expect(logIn()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is removed with all its codes', async () => {
    const { recoveryCodes } = await turnOn();
    await removeSecondFactor(
      { ...(await browser().request()), viewer: { kind: 'system' } },
      { userCode: 'ayse' },
    );
    await logIn();
    const { secret } = await beginSecondFactor(await browser().request(), right.password);
    await confirmSecondFactor(await browser().request(), codeOf(secret, 1));
    await expect(logIn({ code: recoveryCodes[2] })).rejects.toMatchObject(wrong);
    const actions = await database.db.prisma.auditEvent.findMany({
      where: { entity: 'operator', action: { startsWith: 'operator.' } },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action).slice(-3)).toEqual([
      'operator.secondFactorOn',
      'operator.secondFactorOff',
      'operator.secondFactorOn',
    ]);
    expect(JSON.stringify(actions.map(({ before, after }) => [before, after]))).not.toMatch(/[A-Z2-7]{32}/);
  });
});
