import type { WebhookDelivery } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/**
 * Has a message sent once more, as it was and with the same id, behind what waits already.
 * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT (it still waits to be sent).
 */
export async function replayDelivery(context: Context, deliveryId: number): Promise<WebhookDelivery> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    const former = await tx.webhookDelivery.findUnique({ where: { id: deliveryId } });
    if (!former) throw new AppError('NOT_FOUND', 'deliveryNotFound');
    const { webhookId, messageId, type, body, changeCount } = former;
    // Concurrent requests wait here.
    await tx.$queryRaw`SELECT FROM webhooks WHERE id = ${webhookId} FOR UPDATE`;
    const open = await tx.webhookDelivery.count({ where: { webhookId, messageId, status: 'WAITING' } });
    if (open > 0) throw new AppError('CONFLICT', 'deliveryWaiting');
    await recordAudit(
      { ...context, tx },
      { action: 'webhook.replay', entity: 'webhook', entityId: webhookId, after: { messageId } },
    );
    return tx.webhookDelivery.create({
      data: { webhookId, messageId, type, body, changeCount, replayOfId: former.id },
    });
  });
}
