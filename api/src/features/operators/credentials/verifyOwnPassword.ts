import { accessRefusal, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkCredential } from './checkCredential.ts';
import { limitLoginAttempts } from '../login/loginAttempts.ts';
import { verifySecret } from './secretHash.ts';

/**
 * Checks the password of the current operator again, within the rate limit of logins. Returns the operator's id and the hash that
 * the password matched. Errors: UNAUTHENTICATED, FORBIDDEN (an API key), BAD_INPUT (wrong), RATE_LIMITED, UNAVAILABLE.
 */
export async function verifyOwnPassword(
  context: Context,
  typed: unknown,
): Promise<{ id: number; passwordHash: string }> {
  const { db, viewer } = context;
  if (viewer.kind !== 'operator') throw accessRefusal(context);
  const password = checkCredential('password', typed);
  const { operatorId } = viewer;
  return limitLoginAttempts(
    context,
    { step: 'password', operatorId, wrongCredential: wrongPassword },
    async () => {
      const operator = await db.prisma.operator.findUnique({
        where: { id: operatorId },
        select: { passwordHash: true },
      });
      const passwordHash = operator?.passwordHash ?? null;
      const isRight = await verifySecret(passwordHash, password);
      return isRight && passwordHash !== null ? { id: operatorId, passwordHash } : null;
    },
  );
}

function wrongPassword(): AppError {
  return new AppError('BAD_INPUT', 'passwordWrong', { password: 'passwordRefused' });
}
