import type { Webhook } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { changeWebhook } from './changeWebhook.ts';
import { newSecret, secretText } from './webhookSecret.ts';

/** Messages are also signed with the previous secret for this time, so that the receiver can switch. */
const overlapMs = 24 * 60 * 60_000;

/** Gives a webhook a new secret; only this result contains it. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function rotateWebhookSecret(
  context: Context,
  id: number,
): Promise<{ secret: string; webhook: Webhook }> {
  const secret = newSecret();
  const webhook = await changeWebhook(context, id, {
    verb: 'rotate',
    data: (before) => ({
      secret,
      formerSecret: before.secret,
      formerSecretUntil: new Date(Date.now() + overlapMs),
    }),
  });
  return { secret: secretText(secret), webhook };
}
