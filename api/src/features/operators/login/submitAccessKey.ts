import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { checkCredential } from '../credentials/checkCredential.ts';
import { installationSecrets } from '../credentials/installationSecrets.ts';
import { limitLoginAttempts } from './loginAttempts.ts';
import { bindBrowser, signTicket, type SignedTicket } from './loginTicket.ts';
import { verifySecret } from '../credentials/secretHash.ts';

/**
 * First step of a login: the access key of the installation; returns a ticket for the second step, valid only
 * in this browser. Errors: BAD_INPUT, UNAUTHENTICATED (wrong), RATE_LIMITED, UNAVAILABLE.
 */
export async function submitAccessKey(
  context: Context,
  input: { accessKey: unknown },
): Promise<SignedTicket> {
  const accessKey = checkCredential('accessKey', input.accessKey);
  const secrets = await installationSecrets(context.db);
  await limitLoginAttempts(context, { step: 'accessKey', wrongCredential: wrongAccessKey }, async () =>
    (await verifySecret(secrets.accessKeyHash, accessKey)) ? true : null,
  );
  return signTicket(secrets, { opens: 'userCode', browser: bindBrowser(context) });
}

function wrongAccessKey(): AppError {
  return new AppError('UNAUTHENTICATED', 'accessKeyWrong', {
    accessKey: 'accessKeyRefused',
  });
}
