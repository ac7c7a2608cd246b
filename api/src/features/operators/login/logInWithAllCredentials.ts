import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkCredential } from '../credentials/checkCredential.ts';
import { findOperator } from '../findOperator.ts';
import { installationSecrets } from '../credentials/installationSecrets.ts';
import { limitLoginAttempts } from './loginAttempts.ts';
import { openSession, type OperatorSession } from '../sessions/openSession.ts';
import { checkSecondFactor, wrongCode } from '../secondFactor/checkSecondFactor.ts';
import { verifySecret } from '../credentials/secretHash.ts';

interface AllCredentials {
  accessKey: unknown;
  userCode: unknown;
  password: unknown;
  /** For operators with a second factor. */
  code?: unknown;
}

/**
 * A login with all three credentials in one request. Whichever is wrong, the error and the timing are the same. A code of the
 * second factor is required only if all three are right. Errors: BAD_INPUT, UNAUTHENTICATED, RATE_LIMITED,
 * UNAVAILABLE.
 */
export async function logInWithAllCredentials(
  context: Context,
  input: AllCredentials,
  verify = verifySecret,
): Promise<OperatorSession> {
  const accessKey = checkCredential('accessKey', input.accessKey);
  const userCode = checkCredential('userCode', input.userCode);
  const password = checkCredential('password', input.password);
  const { accessKeyHash } = await installationSecrets(context.db);

  let wrongCredential = wrongCredentials;
  return limitLoginAttempts(
    context,
    { step: 'atOnce', wrongCredential: () => wrongCredential() },
    async () => {
      const operator = await findOperator(context.db, { userCode });
      const isKeyRight = await verify(accessKeyHash, accessKey);
      const isPasswordRight = await verify(operator?.passwordHash ?? null, password);
      if (!isKeyRight || !isPasswordRight || !operator || accessKeyHash === null) return null;
      wrongCredential = wrongCode;
      if (!(await checkSecondFactor(context.db, operator, input.code))) return null;
      const { id, passwordHash } = operator;
      return openSession(context, { operatorId: id, passwordHash, accessKeyHash });
    },
  );
}

function wrongCredentials(): AppError {
  return new AppError('UNAUTHENTICATED', 'loginWrong');
}
