import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkCredential } from '../credentials/checkCredential.ts';
import { findOperator } from '../findOperator.ts';
import { installationSecrets } from '../credentials/installationSecrets.ts';
import { tryWithinBudget } from './loginBudget.ts';
import { openSession, type OperatorSession } from '../sessions/openSession.ts';
import { passSecondFactor, wrongCode } from '../secondFactor/passSecondFactor.ts';
import { verifySecret } from '../credentials/secretHash.ts';

interface AllCredentials {
  accessKey: unknown;
  userCode: unknown;
  password: unknown;
  /** For operators with a second factor. */
  code?: unknown;
}

/**
 * A login with all three credentials in one request. Whichever is wrong, the answer and the work are the same; a code
 * of the second factor is required only if all three are right. Errors: BAD_INPUT, UNAUTHENTICATED, RATE_LIMITED,
 * UNAVAILABLE.
 */
export async function logInAtOnce(
  context: Context,
  input: AllCredentials,
  isSecret = verifySecret,
): Promise<OperatorSession> {
  const accessKey = checkCredential('accessKey', input.accessKey);
  const userCode = checkCredential('userCode', input.userCode);
  const password = checkCredential('password', input.password);
  const { accessKeyHash } = await installationSecrets(context.db);

  let refusal = wrongCredentials;
  return tryWithinBudget(context, { step: 'atOnce', refuse: () => refusal() }, async () => {
    const operator = await findOperator(context.db, { userCode });
    const isKeyRight = await isSecret(accessKeyHash, accessKey);
    const isPasswordRight = await isSecret(operator?.passwordHash ?? null, password);
    if (!isKeyRight || !isPasswordRight || !operator || accessKeyHash === null) return null;
    refusal = wrongCode;
    if (!(await passSecondFactor(context.db, operator, input.code))) return null;
    const { id, passwordHash } = operator;
    return openSession(context, { operatorId: id, passwordHash, accessKeyHash });
  });
}

function wrongCredentials(): AppError {
  return new AppError('UNAUTHENTICATED', 'loginWrong');
}
