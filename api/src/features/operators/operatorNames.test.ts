import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../lib/context.ts';
import { execute, testContext } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { checkAccess } from '../security/checkAccess.ts';
import { adminCommand } from './adminCommand.ts';
import { createOperator } from './createOperator.ts';
import { ensureFirstOperator } from './ensureFirstOperator.ts';
import { findOperator } from './findOperator.ts';

const database = useTestDatabase();
const services = () => testServices(database.db);
const system = () => testContext(services(), { as: { kind: 'system' } });
const query = async (text: string, values: unknown[] = []) =>
  (await database.db.pool.query(text, values)).rows;
let as: Viewer;
beforeEach(async () => {
  ({ viewer: as } = await makeOperator(database.db));
});

describe('an operator', () => {
  const password = 'a long enough password';
  const make = (userCode: string, name: string) => createOperator(system(), { userCode, name, password });

  it('has no code or name that looks like that of another, over GraphQL and by command', async () => {
    await make('mehmet', 'Mehmet Öz');
    for (const [userCode, name, code] of [
      ['mehmet\u3164', 'Other', 'BAD_INPUT'],
      ['\u115fmehmet', 'Other', 'BAD_INPUT'],
      ['mehmеt', 'Other', 'BAD_INPUT'],
      ['ｍｅｈｍｅｔ', 'Other', 'CONFLICT'],
      ['Mehmet', 'Other', 'CONFLICT'],
      ['other', '\u202e', 'BAD_INPUT'],
      ['other', 'Mehmet Öz\u200b', 'CONFLICT'],
      ['other', 'Меhmеt Öz', 'CONFLICT'],
      ['other', 'ＭＥＨＭＥＴ ÖZ', 'CONFLICT'],
    ] as const) {
      await expect(make(userCode, name)).rejects.toMatchObject({ code });
      const { errors } = await execute(
        services(),
        'mutation ($input: CreateOperatorInput!) { createOperator(input: $input) { password } }',
        { input: { userCode, name, password } },
        { as },
      );
      expect([userCode, name, errors[0]?.extensions?.code]).toEqual([userCode, name, code]);
      await expect(
        adminCommand(
          async () => system(),
          ['create', '--code', userCode, '--name', name],
          () => undefined,
        ),
      ).rejects.toMatchObject({ code });
    }
    // A whole code in another alphabet that looks like one of ours.
    await make('сор', 'Сергей');
    await expect(make('cop', 'Cop')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await database.db.prisma.operator.count()).toBe(3);
  });

  it('is found by a code in any spelling, and created once by concurrent requests', async () => {
    await make('ayşe'.normalize('NFD'), 'Ayşe Kaya');
    expect(await findOperator(database.db, { userCode: 'ayşe'.normalize('NFD') })).not.toBeNull();
    expect(await findOperator(database.db, { userCode: 'ayşe' })).not.toBeNull();
    const made = await Promise.allSettled(
      ['ｃan', 'can', 'Can', 'CAN'].map((code, i) => make(code, `Can ${i} ${'x'.repeat(i)}`)),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of the first start has a code without ambiguous characters', async () => {
    await query('DELETE FROM sessions; DELETE FROM operators');
    const first = (code: string) =>
      ensureFirstOperator(testServices(database.db, { ADMIN_USER_CODE: code, ADMIN_PASSWORD: password }));
    await expect(first('admіn')).rejects.toThrow('ADMIN_USER_CODE cannot be used.');
    expect(await first('ｙönetici')).toMatchObject({ userCode: 'yönetici' });
  });

  it('of an earlier release with a look-alike code is reported by the installation’s checks', async () => {
    await query('DELETE FROM sessions; DELETE FROM operators');
    await make('kaya', 'Kaya');
    await make('other', 'Öteki Kaya');
    const state = async () =>
      (await checkAccess(services(), new Date())).find(({ key }) => key === 'USER_CODES');
    expect(await state()).toMatchObject({ state: 'OK', advice: null });
    await query(`UPDATE operators SET user_code = $1 WHERE user_code = 'other'`, ['kaуa']);
    expect(await state()).toMatchObject({
      state: 'WARNING',
      detail: { message: 'securityUserCodesAlike', names: 'Kaya, Öteki Kaya' },
    });
  });
});
