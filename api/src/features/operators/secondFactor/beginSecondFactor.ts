import { randomBytes } from 'node:crypto';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { verifyOwnPassword } from '../credentials/verifyOwnPassword.ts';
import { describeSecret } from './authenticator.ts';

/**
 * Generates a secret for the current operator's authenticator; it takes effect with confirmSecondFactor. Errors:
 * UNAUTHENTICATED, FORBIDDEN, BAD_INPUT (the password), CONFLICT (there is a second factor already), RATE_LIMITED.
 */
export async function beginSecondFactor(
  context: Context,
  password: string,
): Promise<{ secret: string; otpauthUri: string }> {
  const { id } = await verifyOwnPassword(context, password);
  const bytes = new Uint8Array(randomBytes(20));
  const [operator] = await context.db.prisma.operator.updateManyAndReturn({
    where: { id, secondFactorSince: null },
    data: { totpSecret: bytes },
    select: { userCode: true },
  });
  if (!operator) throw new AppError('CONFLICT', 'secondFactorOn');
  return describeSecret(bytes, operator.userCode);
}
