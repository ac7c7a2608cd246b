import type { Webhook } from '../../generated/prisma/client.ts';

export type WebhookStatus = 'ACTIVE' | 'RETRYING' | 'FAILING' | 'DISABLED';

/** Status of a webhook. */
export function webhookStatus({
  isEnabled,
  stoppedAt,
  failures,
}: Pick<Webhook, 'isEnabled' | 'stoppedAt' | 'failures'>): WebhookStatus {
  if (!isEnabled) return 'DISABLED';
  if (stoppedAt !== null) return 'FAILING';
  return failures > 0 ? 'RETRYING' : 'ACTIVE';
}
