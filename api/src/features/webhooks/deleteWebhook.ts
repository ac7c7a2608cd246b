import { requireOperator, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { webhookNotFound } from './changeWebhook.ts';

/** Deletes a webhook with its deliveries. Returns its id. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function deleteWebhook(context: Context, id: number): Promise<number> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<
      { name: string; url: string }[]
    >`DELETE FROM webhooks WHERE id = ${id} RETURNING name, url`;
    if (!before) throw webhookNotFound();
    await recordAudit(
      { ...context, tx },
      { action: 'webhook.delete', entity: 'webhook', entityId: id, before },
    );
    return id;
  });
}
