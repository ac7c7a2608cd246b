import type { Context } from '../../../lib/context.ts';
import { checkNewSecret } from './checkNewSecret.ts';
import { findOperator } from '../findOperator.ts';
import { installationSecrets } from './installationSecrets.ts';
import { openSession, type OperatorSession } from '../sessions/openSession.ts';
import { resetPassword } from './resetPassword.ts';
import { invalidTicket } from '../login/loginTicket.ts';
import { verifyOwnPassword } from './verifyOwnPassword.ts';

/**
 * Changes the password of the calling operator. Ends all their sessions and starts a new one for this browser. Errors:
 * UNAUTHENTICATED (also if the password was reset meanwhile), FORBIDDEN, BAD_INPUT (either password), RATE_LIMITED.
 */
export async function changePassword(
  context: Context,
  input: { currentPassword: string; newPassword: string },
): Promise<OperatorSession> {
  checkNewSecret(input.newPassword);
  const { id, passwordHash } = await verifyOwnPassword(context, input.currentPassword);
  await resetPassword(context, { id }, input.newPassword, passwordHash);
  const [{ accessKeyHash }, operator] = await Promise.all([
    installationSecrets(context.db),
    findOperator(context.db, { id }),
  ]);
  if (accessKeyHash === null || !operator) throw invalidTicket();
  const session = await openSession(context, {
    operatorId: id,
    passwordHash: operator.passwordHash,
    accessKeyHash,
  });
  if (!session) throw invalidTicket();
  return session;
}
