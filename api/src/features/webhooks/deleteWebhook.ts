import { requireOperator, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { webhookNotFound } from './changeWebhook.ts';

/**
 * Deletes a webhook: it receives nothing from then on, and `restoreWebhook` brings it back for a day. Returns its id.
 * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function deleteWebhook(context: Context, id: number): Promise<number> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<{ name: string; url: string }[]>`
      UPDATE webhooks SET deleted_at = now() WHERE id = ${id} AND deleted_at IS NULL RETURNING name, url`;
    if (!before) throw webhookNotFound();
    await recordAudit(
      { ...context, tx },
      { action: 'webhook.delete', entity: 'webhook', entityId: id, before },
    );
    return id;
  });
}
