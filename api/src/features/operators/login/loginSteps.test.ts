import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { testServices, TestBrowser } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { ensureFirstOperator } from '../ensureFirstOperator.ts';
import { installationSecrets } from '../credentials/installationSecrets.ts';
import { bindBrowser, signTicket } from './loginTicket.ts';
import { submitAccessKey } from './submitAccessKey.ts';
import { submitPassword } from './submitPassword.ts';
import { submitUserCode } from './submitUserCode.ts';

const database = useTestDatabase();
const accessKey = 'the key of the house';
const userCode = 'ayse';
const password = 'a long enough password';
const stale = { code: 'UNAUTHENTICATED', fields: { ticket: expect.any(String) } };

let services: Services;
let browser: TestBrowser;

beforeEach(async () => {
  services = testServices(database.db, {
    ADMIN_ACCESS_KEY: accessKey,
    ADMIN_USER_CODE: userCode,
    ADMIN_PASSWORD: password,
  });
  browser = new TestBrowser(services);
  await ensureFirstOperator(services);
});

const first = async (by = browser) => (await submitAccessKey(await by.request(), { accessKey })).ticket;
const second = async (ticket: string, by = browser) =>
  (await submitUserCode(await by.request(), { ticket, userCode })).ticket;
const third = async (ticket: string, by = browser) =>
  submitPassword(await by.request(), { ticket, password });
const countSessions = () => database.db.prisma.session.count();

describe('a login in three steps', () => {
  it('opens a session of 24 hours, and removes the login from the browser', async () => {
    const ticket = await second(await first());
    const session = await third(ticket);
    expect(session.operator).toMatchObject({ userCode, name: userCode });
    const hours = (session.expiresAt.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24.1);
    expect([...browser.cookies.keys()]).toEqual(['directory_session']);
    expect((await browser.request()).viewer).toMatchObject({ kind: 'operator', userCode });
  });

  it('reports an error of each step at its field', async () => {
    await expect(
      submitAccessKey(await browser.request(), { accessKey: 'not the key' }),
    ).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Wrong access key',
      fields: { accessKey: expect.any(String) },
    });
    const afterFirst = await first();
    await expect(
      submitUserCode(await browser.request(), { ticket: afterFirst, userCode: 'mehmet' }),
    ).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Wrong user code',
      fields: { userCode: expect.any(String) },
    });
    // A mistype costs no step: the same ticket still serves.
    const afterSecond = await second(afterFirst);
    await expect(
      submitPassword(await browser.request(), { ticket: afterSecond, password: 'not the password' }),
    ).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Wrong password',
      fields: { password: expect.any(String) },
    });
    await third(afterSecond);
  });

  it('opens nothing after two steps, and requires every step', async () => {
    const afterFirst = await first();
    await expect(third(afterFirst)).rejects.toMatchObject(stale);
    const afterSecond = await second(afterFirst);
    await expect(second(afterSecond)).rejects.toMatchObject(stale);
    expect(await countSessions()).toBe(0);
    expect((await browser.request()).viewer.kind).toBe('anonymous');
  });

  it('accepts each ticket once, also of two concurrent requests', async () => {
    const afterFirst = await first();
    const both = await Promise.allSettled([second(afterFirst), second(afterFirst)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(second(afterFirst)).rejects.toMatchObject(stale);

    const afterSecond = await second(await first());
    await third(afterSecond);
    const cookies = new Map(browser.cookies);
    await expect(third(afterSecond)).rejects.toMatchObject(stale);
    expect(browser.cookies).toEqual(cookies);
    expect(await countSessions()).toBe(1);
  });

  it('refuses a ticket of another browser, or without its cookie', async () => {
    const other = new TestBrowser(services, browser.address);
    const ticket = await first();
    await expect(second(ticket, other)).rejects.toMatchObject(stale);
    await first(other);
    await expect(second(ticket, other)).rejects.toMatchObject(stale);
    browser.cookies.clear();
    await expect(second(ticket)).rejects.toMatchObject(stale);
  });

  it('accepts no ticket after five minutes', async () => {
    const secrets = await installationSecrets(database.db);
    const mark = bindBrowser(await browser.request());
    const minutesAgo = (minutes: number) =>
      signTicket(secrets, { opens: 'userCode', browser: mark }, Date.now() - minutes * 60_000).ticket;
    await expect(second(minutesAgo(5))).rejects.toMatchObject(stale);
    await second(minutesAgo(4.9));
  });

  it('accepts no ticket that was changed, forged, or signed with another key', async () => {
    const ticket = await first();
    const [body = '', seal = ''] = ticket.split('.');
    const forged = Buffer.from(
      JSON.stringify({
        ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object),
        opens: 'password',
        operatorId: 1,
      }),
    ).toString('base64url');
    const mark = bindBrowser(await browser.request());
    const elsewhere = { signingKey: Buffer.alloc(32), accessKeyHash: null };
    const signedElsewhere = signTicket(elsewhere, { opens: 'password', browser: mark, operatorId: 1 }).ticket;
    for (const bad of [
      `${forged}.${seal}`,
      forged,
      `${body}.`,
      `${ticket}.x`,
      '.',
      'null',
      signedElsewhere,
    ]) {
      await expect(third(bad)).rejects.toMatchObject(stale);
    }
    expect(await countSessions()).toBe(0);
  });

  it('refuses impossible credentials without counting an attempt', async () => {
    const ticket = await first();
    const bad: unknown[] = [
      undefined,
      null,
      '',
      '   ',
      7,
      {},
      ['x'],
      'nul\0',
      'x'.repeat(201),
      'x'.repeat(1_000_000),
    ];
    for (const value of bad) {
      const request = await browser.request();
      await expect(submitAccessKey(request, { accessKey: value })).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
      await expect(submitUserCode(request, { ticket, userCode: value })).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
      await expect(submitPassword(request, { ticket, password: value })).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
    }
    const { rows } = await database.db.pool.query('SELECT failures FROM login_budgets');
    expect(rows).toEqual([{ failures: 0 }]);
  });

  it('stops a disabled operator at the second step', async () => {
    const afterFirst = await first();
    const afterSecond = await second(await first());
    await database.db.pool.query('UPDATE operators SET is_disabled = true');
    await expect(third(afterSecond)).rejects.toMatchObject({ message: 'Wrong password' });
    browser = new TestBrowser(services);
    await expect(second(afterFirst)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(second(await first())).rejects.toMatchObject({ message: 'Wrong user code' });
  });

  it('audits logins and failures without the credentials', async () => {
    await expect(submitAccessKey(await browser.request(), { accessKey: 'tried-secret' })).rejects.toThrow();
    const ticket = await second(await first());
    await expect(
      submitPassword(await browser.request(), { ticket, password: 'tried-secret' }),
    ).rejects.toThrow();
    await third(ticket);
    const events = await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events.map(({ action, after }) => [action, after])).toEqual([
      ['session.refuse', { step: 'accessKey', address: '203.0.113.1' }],
      ['session.refuse', { step: 'password', address: '203.0.113.1' }],
      ['session.open', { address: '203.0.113.1' }],
    ]);
    expect(
      JSON.stringify(events, (_name, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
    ).not.toMatch(/tried-secret|long enough|the key/);
  });
});
