import type { Webhook } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { webhookNotFound } from './changeWebhook.ts';
import { restorableSince } from './deletedWebhooks.ts';
import { lockNewWebhooks } from './lockNewWebhooks.ts';

/**
 * Restores a webhook that was deleted less than a day ago. It continues at its position, so it misses no change. Errors:
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT (not deleted; limit reached).
 */
export async function restoreWebhook(context: Context, id: number): Promise<Webhook> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await lockNewWebhooks(tx);
    const stored = await tx.webhook.findUnique({ where: { id } });
    if (!stored) throw webhookNotFound();
    if (stored.deletedAt === null) throw new AppError('CONFLICT', 'webhookNotDeleted');
    if (stored.deletedAt < restorableSince()) throw webhookNotFound();
    const webhook = await tx.webhook.update({ where: { id }, data: { deletedAt: null } });
    const { name, url } = webhook;
    await recordAudit(
      { ...context, tx },
      { action: 'webhook.restore', entity: 'webhook', entityId: id, after: { name, url } },
    );
    return webhook;
  });
}
