import type { Webhook } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { changeWebhook } from './changeWebhook.ts';

/**
 * Turns a webhook on or off. Nothing is lost while it is off: once on, also after it was given up, it goes on where it
 * stood, at once. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function setWebhookEnabled(context: Context, id: number, isEnabled: boolean): Promise<Webhook> {
  return changeWebhook(context, id, {
    verb: isEnabled ? 'enable' : 'disable',
    data: () =>
      isEnabled
        ? { isEnabled, failures: 0, failingSince: null, nextAttemptAt: null, stoppedAt: null }
        : { isEnabled },
  });
}
