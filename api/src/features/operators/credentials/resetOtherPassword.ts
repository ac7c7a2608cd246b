import { requirePerson, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { readableSecret } from './readableSecret.ts';
import { resetPassword } from './resetPassword.ts';

/**
 * Resets another operator's password and returns the new one. One's own is changed by changePassword, which requires
 * the current one, so that an unattended screen does not give away the account. Errors: UNAUTHENTICATED, FORBIDDEN,
 * BAD_INPUT, NOT_FOUND.
 */
export async function resetOtherPassword(context: Context, id: number): Promise<string> {
  requirePerson(context);
  const { viewer } = context;
  if (viewer.kind === 'operator' && viewer.operatorId === id)
    throw new AppError('BAD_INPUT', 'ownPasswordElsewhere', { id: 'ownAccount' });
  const password = readableSecret(5);
  await resetPassword(context, { id }, password);
  return password;
}
