import type { WebhookDelivery } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/**
 * Queues a message again, unchanged and with the same id, after the waiting messages. Errors: UNAUTHENTICATED, FORBIDDEN,
 * NOT_FOUND, CONFLICT (the message is still waiting).
 */
export async function replayDelivery(context: Context, deliveryId: number): Promise<WebhookDelivery> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    const original = await tx.webhookDelivery.findUnique({
      where: { id: deliveryId, webhook: { deletedAt: null } },
    });
    if (!original) throw new AppError('NOT_FOUND', 'deliveryNotFound');
    const { webhookId, messageId, type, body, changeCount } = original;
    // Concurrent requests wait here.
    await tx.$queryRaw`SELECT FROM webhooks WHERE id = ${webhookId} FOR UPDATE`;
    const waiting = await tx.webhookDelivery.count({ where: { webhookId, messageId, status: 'WAITING' } });
    if (waiting > 0) throw new AppError('CONFLICT', 'deliveryWaiting');
    await recordAudit(
      { ...context, tx },
      { action: 'webhook.replay', entity: 'webhook', entityId: webhookId, after: { messageId } },
    );
    return tx.webhookDelivery.create({
      data: { webhookId, messageId, type, body, changeCount, replayOfId: original.id },
    });
  });
}
