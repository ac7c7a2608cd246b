import { beforeEach, describe, expect, it } from '@jest/globals';
import { detachedContext, type Context } from '../../lib/context.ts';
import { testServices, TestBrowser } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { adminCommand } from './adminCommand.ts';
import { ensureFirstOperator } from './ensureFirstOperator.ts';
import { logInWithAllCredentials } from './login/logInWithAllCredentials.ts';

const database = useTestDatabase();
const accessKey = 'the key of the house';

let context: Context;
let browser: TestBrowser;

beforeEach(() => {
  const services = testServices(database.db, {
    ADMIN_ACCESS_KEY: accessKey,
    ADMIN_PASSWORD: 'a long enough password',
  });
  context = detachedContext(services, { kind: 'system' }, 'test');
  browser = new TestBrowser(services);
});

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await adminCommand(
    async () => context,
    args,
    (line) => lines.push(line),
  );
  return { code, text: lines.join('\n') };
}
const printed = (text: string, label: string) => new RegExp(`^${label} +(\\S+)$`, 'm').exec(text)?.[1];
const logIn = async (credentials: { accessKey?: string; userCode: string; password?: string | undefined }) =>
  logInWithAllCredentials(await browser.request(), { accessKey, password: undefined, ...credentials });

describe('npm run admin', () => {
  it('creates an operator, with a password that is printed once or a given one', async () => {
    await ensureFirstOperator(context);
    const { code, text } = await run('create', '--code', 'mehmet', '--name', 'Mehmet Öz');
    expect(code).toBe(0);
    await logIn({ userCode: 'mehmet', password: printed(text, 'password') });
    const given = await run(
      'create',
      '--code',
      'zeynep',
      '--name',
      'Zeynep',
      '--password',
      'chosen by herself',
    );
    expect(given.text).not.toContain('chosen by herself');
    await logIn({ userCode: 'zeynep', password: 'chosen by herself' });
    const { text: list } = await run('list');
    expect(list.split('\n').map((line) => line.split('\t').slice(0, 3))).toEqual([
      ['admin', 'admin', 'active'],
      ['mehmet', 'Mehmet Öz', 'active'],
      ['zeynep', 'Zeynep', 'active'],
    ]);
  });

  it('works before the first start of a server, and prints the access key that it had to create', async () => {
    context = {
      ...context,
      config: { ...context.config, admin: { ...context.config.admin, accessKey: null } },
    };
    const { text } = await run('create', '--code', 'mehmet', '--name', 'Mehmet');
    const key = printed(text, 'access key') ?? '';
    await logIn({ accessKey: key, userCode: 'mehmet', password: printed(text, 'password') });
    expect(await ensureFirstOperator(context)).toBeNull();
  });

  it('resets a password and the access key, which ends sessions', async () => {
    await ensureFirstOperator(context);
    await logIn({ userCode: 'admin', password: 'a long enough password' });
    const password = printed((await run('reset', '--code', 'admin')).text, 'password');
    expect((await browser.request()).viewer.kind).toBe('anonymous');
    await logIn({ userCode: 'admin', password });
    const key = printed((await run('reset-access-key')).text, 'access key') ?? '';
    expect((await browser.request()).viewer.kind).toBe('anonymous');
    await expect(logIn({ userCode: 'admin', password })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await logIn({ accessKey: key, userCode: 'admin', password });
  });

  it('disables an operator and enables the operator again', async () => {
    await ensureFirstOperator(context);
    expect((await run('disable', '--code', 'admin')).code).toBe(0);
    expect((await run('list')).text).toContain('disabled');
    await expect(logIn({ userCode: 'admin', password: 'a long enough password' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await run('enable', '--code', 'admin');
    await logIn({ userCode: 'admin', password: 'a long enough password' });
  });

  it('refuses invalid calls, and changes nothing', async () => {
    await ensureFirstOperator(context);
    const create = (code: string, ...more: string[]) => run('create', '--code', code, '--name', 'X', ...more);
    await expect(create('mehmet', '--password', 'too short')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(create('two words')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(create('admin')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(run('reset', '--code', 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(run('disable', '--code', 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(run('reset-access-key', '--key', 'short')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await database.db.prisma.operator.count()).toBe(1);
    await logIn({ userCode: 'admin', password: 'a long enough password' });
  });

  it.each([[], ['dance'], ['create', '--code', 'x'], ['reset'], ['list', '--colour'], ['list', 'twice']])(
    'prints its usage for %j',
    async (...args: string[]) => {
      const { code, text } = await run(...args);
      expect(code).toBe(2);
      expect(text).toContain('npm run admin -- create --code CODE');
    },
  );

  it('audits its actions without secrets', async () => {
    await ensureFirstOperator(context);
    await run('create', '--code', 'mehmet', '--name', 'Mehmet', '--password', 'chosen by himself');
    await run('reset', '--code', 'mehmet', '--password', 'chosen once again');
    await run('disable', '--code', 'mehmet');
    await run('reset-access-key', '--key', 'chosen for the house');
    const { rows } = await database.db.pool.query<{ action: string; row: string }>(
      'SELECT action, audit_events::text AS row FROM audit_events ORDER BY id',
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'operator.create',
      'operator.resetPassword',
      'operator.disable',
      'installation.resetAccessKey',
    ]);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/chosen|argon2/);
  });
});
