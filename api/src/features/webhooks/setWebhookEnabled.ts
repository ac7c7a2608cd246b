import type { Webhook } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { changeWebhook } from './changeWebhook.ts';

/**
 * Turns a webhook on or off. No change is lost while it is off: once enabled, it continues at its position immediately,
 * even after it was disabled for failures. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
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
