import type { Database } from '../../../lib/db/db.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkCredential } from '../credentials/checkCredential.ts';
import { consumeCode } from './consumeCode.ts';

interface Proven {
  id: number;
  totpSecret: Uint8Array | null;
  secondFactorSince: Date | null;
}

/**
 * Whether an operator whose password was right may go in: has no second factor, or gave a right code of it.
 * Throws UNAUTHENTICATED, marked `code`, where one is needed and none was given; BAD_INPUT for what can be none.
 */
export async function passSecondFactor(db: Database, operator: Proven, code: unknown): Promise<boolean> {
  const { id, totpSecret, secondFactorSince } = operator;
  if (!secondFactorSince || !totpSecret) return true;
  if (code == null || code === '')
    throw new AppError('UNAUTHENTICATED', 'codeRequired', {
      code: 'codeFromApp',
    });
  return consumeCode(db, { id, totpSecret }, checkCredential('code', code));
}

/** The answer to a wrong code. */
export function wrongCode(): AppError {
  return new AppError('UNAUTHENTICATED', 'verificationCodeWrong', {
    code: 'verificationCodeRefused',
  });
}
