import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkCredential } from '../credentials/checkCredential.ts';
import { findOperator } from '../findOperator.ts';
import { installationSecrets } from '../credentials/installationSecrets.ts';
import { limitLoginAttempts } from './loginAttempts.ts';
import { readTicket, signTicket, consumeTicket, type SignedTicket } from './loginTicket.ts';

/**
 * Second step of a login: the user code, with the ticket of the first; returns a ticket for the third. Errors: BAD_INPUT,
 * UNAUTHENTICATED (wrong; or an invalid ticket, with a field `ticket`), RATE_LIMITED, UNAVAILABLE.
 */
export async function submitUserCode(
  context: Context,
  input: { ticket: unknown; userCode: unknown },
): Promise<SignedTicket> {
  const text = checkCredential('ticket', input.ticket);
  const userCode = checkCredential('userCode', input.userCode);
  const secrets = await installationSecrets(context.db);
  const ticket = await readTicket(context, secrets, 'userCode', text);

  const operator = await limitLoginAttempts(
    context,
    { step: 'userCode', wrongCredential: wrongUserCode },
    async () => {
      const found = await findOperator(context.db, { userCode });
      if (found) await consumeTicket(context, ticket);
      return found;
    },
  );
  return signTicket(secrets, { opens: 'password', browser: ticket.browser, operatorId: operator.id });
}

function wrongUserCode(): AppError {
  return new AppError('UNAUTHENTICATED', 'userCodeWrong', {
    userCode: 'userCodeRefused',
  });
}
