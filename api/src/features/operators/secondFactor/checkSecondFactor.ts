import type { Database } from '../../../lib/db/db.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkCredential } from '../credentials/checkCredential.ts';
import { consumeCode } from './consumeCode.ts';

interface VerifiedOperator {
  id: number;
  totpSecret: Uint8Array | null;
  secondFactorSince: Date | null;
}

/**
 * Checks the second factor of an operator whose password is verified. True if there is none, or the code is right. Errors:
 * UNAUTHENTICATED, with a field `code`, if a code is required and missing; BAD_INPUT if it cannot be a code.
 */
export async function checkSecondFactor(
  db: Database,
  operator: VerifiedOperator,
  code: unknown,
): Promise<boolean> {
  const { id, totpSecret, secondFactorSince } = operator;
  if (!secondFactorSince || !totpSecret) return true;
  if (code == null || code === '')
    throw new AppError('UNAUTHENTICATED', 'codeRequired', {
      code: 'codeFromApp',
    });
  return consumeCode(db, { id, totpSecret }, checkCredential('code', code));
}

/** The error for a wrong code. */
export function wrongCode(): AppError {
  return new AppError('UNAUTHENTICATED', 'verificationCodeWrong', {
    code: 'verificationCodeRefused',
  });
}
