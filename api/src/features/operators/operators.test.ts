import { beforeEach, describe, expect, it } from '@jest/globals';
import { runOperation, storedDocument } from '../../graphql/runOperation.ts';
import type { Services } from '../../lib/context.ts';
import { schema } from '../../schema.ts';
import { TestBrowser, testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { ensureFirstOperator } from './ensureFirstOperator.ts';
import { logInWithAllCredentials } from './login/logInWithAllCredentials.ts';
import { untilBlocked } from '../../testing/database/untilBlocked.ts';

const database = useTestDatabase();
const right = { accessKey: 'the key of the house', userCode: 'ayse', password: 'a long enough password' };
let services: Services;
let browser: TestBrowser;

beforeEach(async () => {
  services = testServices(database.db, {
    ADMIN_ACCESS_KEY: right.accessKey,
    ADMIN_USER_CODE: right.userCode,
    ADMIN_PASSWORD: right.password,
  });
  await ensureFirstOperator(services);
  browser = await loggedIn();
});

async function loggedIn(more: object = {}): Promise<TestBrowser> {
  const made = new TestBrowser(services);
  await logInWithAllCredentials(await made.request(), { ...right, ...more });
  return made;
}

/** Runs an operation as a browser with its session would. */
async function run(by: TestBrowser, operation: string) {
  const document = storedDocument(schema, operation);
  const { data, errors } = await runOperation(schema, document, {}, await by.request());
  return { data: JSON.parse(JSON.stringify(data ?? null)) as never, code: errors?.[0]?.extensions?.code };
}
const actions = async () =>
  (await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action);
const people = '{ operators { nodes { userCode isDisabled hasSecondFactor } totalCount } }';
const sessions = '{ sessions { nodes { id operator { userCode } isCurrent userAgent } totalCount } }';

describe('operators', () => {
  it('are created with a password that is shown once, and listed', async () => {
    const make =
      'mutation { createOperator(input: { userCode: "can", name: "Can Öz" }) { operator { id } password } }';
    const { data } = await run(browser, make);
    const { password } = (data as { createOperator: { password: string } }).createOperator;
    await loggedIn({ userCode: 'can', password });
    expect((await run(browser, people)).data).toEqual({
      operators: {
        nodes: [
          { userCode: 'ayse', isDisabled: false, hasSecondFactor: false },
          { userCode: 'can', isDisabled: false, hasSecondFactor: false },
        ],
        totalCount: 2,
      },
    });
    expect((await run(browser, make)).code).toBe('CONFLICT');
    const own =
      'mutation { createOperator(input: { userCode: "ece", name: "Ece", password: "short" }) { password } }';
    expect((await run(browser, own)).code).toBe('BAD_INPUT');
  });

  it('reset each other’s passwords, which ends sessions, but not their own', async () => {
    await run(
      browser,
      'mutation { createOperator(input: { userCode: "can", name: "Can", password: "another long one" }) { password } }',
    );
    const can = await loggedIn({ userCode: 'can', password: 'another long one' });
    const ids = Object.fromEntries(
      (await database.db.prisma.operator.findMany()).map(({ id, userCode }) => [userCode, id]),
    );
    const reset = (id: number | undefined) =>
      run(browser, `mutation { resetOperatorPassword(id: ${id}) { password } }`);
    const { data } = await reset(ids.can);
    const { password } = (data as { resetOperatorPassword: { password: string } }).resetOperatorPassword;
    expect((await can.request()).viewer.kind).toBe('anonymous');
    await loggedIn({ userCode: 'can', password });
    expect((await reset(ids.ayse)).code).toBe('BAD_INPUT');
    expect((await browser.request()).viewer.kind).toBe('operator');
    expect((await reset(999_999)).code).toBe('NOT_FOUND');
  });

  it('disable each other, but never themselves', async () => {
    await run(
      browser,
      'mutation { createOperator(input: { userCode: "can", name: "Can", password: "another long one" }) { password } }',
    );
    const can = await loggedIn({ userCode: 'can', password: 'another long one' });
    const ids = Object.fromEntries(
      (await database.db.prisma.operator.findMany()).map(({ id, userCode }) => [userCode, id]),
    );
    const set = (who: string, isDisabled: boolean) =>
      run(
        browser,
        `mutation { setOperatorDisabled(id: ${ids[who]}, isDisabled: ${isDisabled}) { isDisabled } }`,
      );
    expect((await set('ayse', true)).code).toBe('BAD_INPUT');
    expect((await set('can', true)).data).toEqual({ setOperatorDisabled: { isDisabled: true } });
    expect((await can.request()).viewer.kind).toBe('anonymous');
    await set('can', false);
    await loggedIn({ userCode: 'can', password: 'another long one' });
    expect(await actions()).toEqual(expect.arrayContaining(['operator.disable', 'operator.enable']));
  });

  it('change their own password with the current one, and keep the session in which they did it', async () => {
    const other = await loggedIn();
    const change = (current: string) =>
      run(
        browser,
        `mutation { changePassword(input: { currentPassword: "${current}", newPassword: "quite another password" }) { isCurrent } }`,
      );
    expect((await change('not the password')).code).toBe('BAD_INPUT');
    expect((await change(right.password)).code).toBeUndefined();
    expect((await browser.request()).viewer).toMatchObject({ kind: 'operator', userCode: 'ayse' });
    expect((await other.request()).viewer.kind).toBe('anonymous');
    await expect(loggedIn()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await loggedIn({ password: 'quite another password' });
  });
});

describe('concurrent changes of operators', () => {
  /** Does the work while another transaction holds what the statement changed, and commits once the work waits for it. */
  async function during<T>(statement: string, work: () => Promise<T>): Promise<T> {
    const client = await database.db.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(statement);
      const result = work();
      await untilBlocked(client);
      await client.query('COMMIT');
      return await result;
    } finally {
      client.release();
    }
  }

  it('a password that was reset meanwhile is not replaced by its owner’s change', async () => {
    const changing = () =>
      run(
        browser,
        `mutation { changePassword(input: { currentPassword: "${right.password}", newPassword: "quite another password" }) { isCurrent } }`,
      );
    expect(await during(`UPDATE operators SET password_hash = 'reset'`, changing)).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await database.db.prisma.operator.findFirst()).toMatchObject({ passwordHash: 'reset' });
  });

  it('an operator who was disabled meanwhile disables no other', async () => {
    await run(
      browser,
      'mutation { createOperator(input: { userCode: "can", name: "Can", password: "another long one" }) { password } }',
    );
    const can = await database.db.prisma.operator.findUniqueOrThrow({ where: { userCode: 'can' } });
    const disabling = () =>
      run(browser, `mutation { setOperatorDisabled(id: ${can.id}, isDisabled: true) { isDisabled } }`);
    const statement = `UPDATE operators SET is_disabled = true WHERE user_code = 'ayse'`;
    expect(await during(statement, disabling)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await database.db.prisma.operator.count({ where: { isDisabled: true } })).toBe(1);
  });
});

describe('sessions', () => {
  it('are listed while they are valid, with the current one marked, and ended one by one or all others at once', async () => {
    const others = [await loggedIn(), await loggedIn(), await loggedIn()];
    interface List {
      sessions: { nodes: { id: number; isCurrent: boolean }[]; totalCount: number };
    }
    const list = (await run(browser, sessions)).data as List;
    expect(list.sessions.totalCount).toBe(4);
    expect(list.sessions.nodes.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false, true]);
    const newest = list.sessions.nodes[0]?.id;
    expect((await run(browser, `mutation { revokeSession(id: ${newest}) }`)).data).toEqual({
      revokeSession: true,
    });
    expect((await others[2]?.request())?.viewer.kind).toBe('anonymous');
    expect((await run(browser, `mutation { revokeSession(id: ${newest}) }`)).code).toBe('NOT_FOUND');
    expect((await run(browser, 'mutation { revokeOtherSessions }')).data).toEqual({ revokeOtherSessions: 2 });
    const left = (await run(browser, sessions)).data as List;
    expect(left.sessions.nodes.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });
});
