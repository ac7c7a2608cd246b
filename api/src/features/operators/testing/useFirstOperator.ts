import { beforeEach } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { TestBrowser, testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { ensureFirstOperator } from '../ensureFirstOperator.ts';

/** Credentials of the first operator. */
export const right = {
  accessKey: 'the key of the house',
  userCode: 'ayse',
  password: 'a long enough password',
};

/** A database with the operator of the configuration, and a browser that is not logged in; to be called once in a file. */
export function useFirstOperator() {
  const database = useTestDatabase();
  let services: Services;
  let browser: TestBrowser;
  beforeEach(async () => {
    services = testServices(database.db, {
      ADMIN_ACCESS_KEY: right.accessKey,
      ADMIN_USER_CODE: right.userCode,
      ADMIN_PASSWORD: right.password,
    });
    browser = new TestBrowser(services);
    await ensureFirstOperator(services);
  });
  return { database, services: () => services, browser: () => browser };
}
