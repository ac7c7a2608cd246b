import { requirePerson, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { readableSecret } from './readableSecret.ts';
import { resetPassword } from './resetPassword.ts';

/**
 * Gives another operator a password, which it answers. The own one is changed by changePassword, which asks for the one
 * until now: whoever finds an open screen must not get the account. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND.
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
