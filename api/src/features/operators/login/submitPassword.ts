import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkCredential } from '../credentials/checkCredential.ts';
import { findOperator } from '../findOperator.ts';
import { installationSecrets } from '../credentials/installationSecrets.ts';
import { limitLoginAttempts } from './loginAttempts.ts';
import { readTicket, invalidTicket, consumeTicket } from './loginTicket.ts';
import { openSession, type OperatorSession } from '../sessions/openSession.ts';
import { checkSecondFactor, wrongCode } from '../secondFactor/checkSecondFactor.ts';
import { verifySecret } from '../credentials/secretHash.ts';

/**
 * Third step of a login: the password, with the ticket of the second; opens a session and sets its cookie. An operator with a
 * second factor also needs a code: without it the error is UNAUTHENTICATED with a field `code`, and the ticket stays valid. Errors: BAD_INPUT, UNAUTHENTICATED (wrong; or an invalid ticket, with a field `ticket`), RATE_LIMITED,
 * UNAVAILABLE.
 */
export async function submitPassword(
  context: Context,
  input: { ticket: unknown; password: unknown; code?: unknown },
): Promise<OperatorSession> {
  const text = checkCredential('ticket', input.ticket);
  const password = checkCredential('password', input.password);
  const secrets = await installationSecrets(context.db);
  const ticket = await readTicket(context, secrets, 'password', text);
  const { operatorId } = ticket;
  if (operatorId === undefined || secrets.accessKeyHash === null) throw invalidTicket();
  const { accessKeyHash } = secrets;

  let wrongCredential = wrongPassword;
  const attempt = { step: 'password', operatorId, wrongCredential: () => wrongCredential() } as const;
  return limitLoginAttempts(context, attempt, async () => {
    const operator = await findOperator(context.db, { id: operatorId });
    if (!(await verifySecret(operator?.passwordHash ?? null, password)) || !operator) return null;
    wrongCredential = wrongCode;
    if (!(await checkSecondFactor(context.db, operator, input.code))) return null;
    await consumeTicket(context, ticket);
    const session = await openSession(context, {
      operatorId,
      passwordHash: operator.passwordHash,
      accessKeyHash,
    });
    if (!session) throw invalidTicket();
    return session;
  });
}

function wrongPassword(): AppError {
  return new AppError('UNAUTHENTICATED', 'passwordWrong', {
    password: 'passwordRefused',
  });
}
