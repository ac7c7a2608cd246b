import type { WebhookDelivery } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { webhookNotFound } from './changeWebhook.ts';
import { sendMessage } from './sendMessage.ts';
import { pingMessage } from './webhookMessage.ts';
import { activeSecrets } from './webhookSecret.ts';

/**
 * Sends a test message immediately, without retries, in any state of the webhook, and returns its result. Errors:
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function pingWebhook(context: Context, id: number): Promise<WebhookDelivery> {
  requireOperator(context);
  const { prisma } = context.db;
  const webhook = await prisma.webhook.findUnique({ where: { id, deletedAt: null } });
  if (!webhook) throw webhookNotFound();
  const { messageId, type, body } = pingMessage(id);
  const { isDelivered, ...outcome } = await sendMessage(
    context.config,
    { url: webhook.url, secrets: activeSecrets(webhook) },
    { messageId, body },
  );
  return prisma.$transaction(async (tx) => {
    await recordAudit(
      { ...context, tx },
      { action: 'webhook.ping', entity: 'webhook', entityId: id, after: { isDelivered } },
    );
    return tx.webhookDelivery.create({
      data: {
        webhookId: id,
        messageId,
        type,
        body,
        ...outcome,
        attempts: 1,
        status: isDelivered ? 'DELIVERED' : 'FAILED',
        deliveredAt: isDelivered ? new Date() : null,
      },
    });
  });
}
