import { ensureInstallation } from '../features/operators/credentials/ensureInstallation.ts';
import { hashSecret } from '../features/operators/credentials/secretHash.ts';
import type { Services } from '../lib/context.ts';
import { sessionCookieName } from '../lib/cookieNames.ts';
import { makeOperator } from './factories.ts';
import { TestBrowser } from './TestBrowser.ts';

/** Credentials of Elif Aksoy for tests that log in or confirm by password. */
export interface OperatorContent {
  accessKey?: string;
  userCode?: string;
  password?: string;
  isLoggedOut?: boolean;
}

/** The browser of an operator, Elif Aksoy; with an open session, unless she is logged out. */
export async function openBackOffice(
  services: Services,
  { accessKey, userCode, password, isLoggedOut = false }: OperatorContent = {},
): Promise<TestBrowser> {
  const { prisma } = services.db;
  const { viewer, cookies } = await makeOperator(services.db, 'Elif Aksoy');
  if (accessKey !== undefined) await prisma.$transaction((tx) => ensureInstallation(tx, accessKey));
  await prisma.operator.update({
    where: { id: viewer.operatorId },
    data: {
      userCode: userCode ?? 'elif.aksoy',
      ...(password === undefined ? {} : { passwordHash: await hashSecret(password) }),
    },
  });
  const browser = new TestBrowser(services);
  if (isLoggedOut) await prisma.session.deleteMany();
  else browser.cookies.set(sessionCookieName(services.config), cookies.directory_session);
  return browser;
}
