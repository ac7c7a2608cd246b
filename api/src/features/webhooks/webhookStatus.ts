import type { Webhook } from '../../generated/prisma/client.ts';

export type WebhookStatus = 'ACTIVE' | 'RETRYING' | 'FAILING' | 'DISABLED';

/** How a webhook stands, in one word. */
export function webhookStatus({
  isEnabled,
  stoppedAt,
  failures,
}: Pick<Webhook, 'isEnabled' | 'stoppedAt' | 'failures'>): WebhookStatus {
  if (!isEnabled) return 'DISABLED';
  if (stoppedAt !== null) return 'FAILING';
  return failures > 0 ? 'RETRYING' : 'ACTIVE';
}
