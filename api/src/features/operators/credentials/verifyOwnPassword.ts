import { accessRefusal, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkCredential } from './checkCredential.ts';
import { tryWithinBudget } from '../login/loginBudget.ts';
import { verifySecret } from './secretHash.ts';

/**
 * Has the operator whose session asks type the password again, within the budget of wrong logins; answers the operator's
 * number, and the hash that the password matched. Errors: UNAUTHENTICATED, FORBIDDEN (a key asks), BAD_INPUT (wrong), RATE_LIMITED, UNAVAILABLE.
 */
export async function verifyOwnPassword(
  context: Context,
  typed: unknown,
): Promise<{ id: number; passwordHash: string }> {
  const { db, viewer } = context;
  if (viewer.kind !== 'operator') throw accessRefusal(context);
  const password = checkCredential('password', typed);
  const { operatorId } = viewer;
  return tryWithinBudget(context, { step: 'password', operatorId, refuse: wrongPassword }, async () => {
    const operator = await db.prisma.operator.findUnique({
      where: { id: operatorId },
      select: { passwordHash: true },
    });
    const passwordHash = operator?.passwordHash ?? null;
    const isRight = await verifySecret(passwordHash, password);
    return isRight && passwordHash !== null ? { id: operatorId, passwordHash } : null;
  });
}

function wrongPassword(): AppError {
  return new AppError('BAD_INPUT', 'passwordWrong', { password: 'passwordRefused' });
}
