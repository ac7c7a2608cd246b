import { jest, beforeEach, describe, expect, it } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';
import type { Services } from '../../../lib/context.ts';
import { TestBrowser, testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { verifySecret } from '../credentials/secretHash.ts';
import { ensureFirstOperator } from '../ensureFirstOperator.ts';
import { logInWithAllCredentials } from './logInWithAllCredentials.ts';

// Times can't be compared on a busy machine, the work that takes them can: hashes, their cost, and SQL statements.
const hashes: string[] = [];
const compare: typeof argon2.verify = (hash, secret) => {
  hashes.push(/^\$argon2id\$v=19\$[^$]+\$/.exec(String(hash))?.[0] ?? 'unknown');
  return argon2.verify(hash, secret);
};
const isSecret: typeof verifySecret = (hash, secret) => verifySecret(hash, secret, compare);

const database = useTestDatabase();
const right = { accessKey: 'the key of the house', userCode: 'ayse', password: 'a long enough password' };

let services: Services;
let statements: string[];

beforeEach(async () => {
  services = testServices(database.db, {
    ADMIN_ACCESS_KEY: right.accessKey,
    ADMIN_USER_CODE: right.userCode,
    ADMIN_PASSWORD: right.password,
  });
  await ensureFirstOperator(services);
});

/** Work that a failed login causes. */
async function workOf(input: object) {
  hashes.length = 0;
  statements = [];
  const pool = services.db.pool;
  const query = jest.spyOn(pool, 'query');
  await expect(
    logInWithAllCredentials(await new TestBrowser(services).request(), { ...right, ...input }, isSecret),
  ).rejects.toMatchObject({ code: 'UNAUTHENTICATED', fields: undefined });
  for (const [call] of query.mock.calls as unknown[][]) {
    statements.push(
      typeof call === 'object' && call !== null && 'text' in call ? String(call.text) : String(call),
    );
  }
  query.mockRestore();
  return { hashes: [...hashes], statements };
}

describe('a login with all credentials', () => {
  it('costs the same whichever credential is wrong', async () => {
    await workOf({ accessKey: 'warms the sweep up' });
    const wrongPassword = await workOf({ password: 'wrong' });
    expect(wrongPassword.hashes).toHaveLength(2);
    expect(new Set(wrongPassword.hashes).size).toBe(1);
    expect(wrongPassword.statements.length).toBeGreaterThan(3);
    expect(await workOf({ accessKey: 'wrong' })).toEqual(wrongPassword);
    expect(await workOf({ userCode: 'nobody' })).toEqual(wrongPassword);
    expect(await workOf({ accessKey: 'wrong', userCode: 'nobody', password: 'wrong' })).toEqual(
      wrongPassword,
    );
    await database.db.pool.query('UPDATE operators SET is_disabled = true');
    expect(await workOf({})).toEqual(wrongPassword);
  });
});
