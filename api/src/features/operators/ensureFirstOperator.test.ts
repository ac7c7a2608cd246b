import { describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../lib/db/db.ts';
import { testServices, TestBrowser } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { ensureFirstOperator } from './ensureFirstOperator.ts';
import { logInWithAllCredentials } from './login/logInWithAllCredentials.ts';

const database = useTestDatabase();
const given = {
  ADMIN_ACCESS_KEY: 'the key of the house',
  ADMIN_USER_CODE: 'ayse',
  ADMIN_PASSWORD: 'a long enough password',
};

describe('the first operator', () => {
  it('comes from the environment, and nothing is printed', async () => {
    const services = testServices(database.db, given);
    expect(await ensureFirstOperator(services)).toEqual({
      accessKey: null,
      userCode: 'ayse',
      password: null,
    });
    expect(await ensureFirstOperator(services)).toBeNull();
    const session = await logInWithAllCredentials(await new TestBrowser(services).request(), {
      accessKey: given.ADMIN_ACCESS_KEY,
      userCode: 'ayse',
      password: given.ADMIN_PASSWORD,
    });
    expect(session.operator.userCode).toBe('ayse');
  });

  it('is otherwise generated, printed once, and unique for each installation', async () => {
    const services = testServices(database.db);
    const made = await ensureFirstOperator(services);
    expect(made?.accessKey).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    expect(made?.password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    expect(await ensureFirstOperator(services)).toBeNull();
    const session = await logInWithAllCredentials(await new TestBrowser(services).request(), {
      accessKey: made?.accessKey,
      userCode: made?.userCode,
      password: made?.password,
    });
    expect(session.operator.userCode).toBe('admin');

    await database.db.pool.query('DELETE FROM sessions; DELETE FROM operators; DELETE FROM installation');
    const other = await ensureFirstOperator(services);
    expect(other?.accessKey).not.toBe(made?.accessKey);
    expect(other?.password).not.toBe(made?.password);
  });

  it('and the signing key are created once by nodes that start together, and stored as hashes', async () => {
    const nodes = [1, 2, 3].map(() => openDatabase(database.url, { connections: 2 }));
    try {
      const made = await Promise.all(nodes.map((db) => ensureFirstOperator(testServices(db))));
      expect(made.filter((one) => one !== null)).toHaveLength(1);
    } finally {
      await Promise.all(nodes.map((db) => db.close()));
    }
    const { rows } = await database.db.pool.query<{ bytes: number; key: string; password: string }>(
      `SELECT length(signing_key) AS bytes, access_key_hash AS key, password_hash AS password FROM installation, operators`,
    );
    expect(rows).toEqual([
      {
        bytes: 32,
        key: expect.stringMatching(/^\$argon2id\$/),
        password: expect.stringMatching(/^\$argon2id\$/),
      },
    ]);
  });

  it('is refused with the name of the variable if it cannot be typed', async () => {
    const services = testServices(database.db, { ...given, ADMIN_PASSWORD: 'x'.repeat(201) });
    await expect(ensureFirstOperator(services)).rejects.toThrow(/^ADMIN_PASSWORD must have at most 200/);
  });
});
