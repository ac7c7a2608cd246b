import type { Webhook } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { checkIdempotencyKey } from '../../lib/idempotency/checkIdempotencyKey.ts';
import { createOnce } from '../../lib/idempotency/createOnce.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { readFeedHead } from '../changes/feedHead.ts';
import { webhookNotFound } from './changeWebhook.ts';
import { checkWebhookName, checkWebhookUrl } from './checkWebhook.ts';
import { lockNewWebhooks } from './lockNewWebhooks.ts';
import { newSecret, secretText } from './webhookSecret.ts';

export interface CreateWebhookInput {
  name: string;
  url: string;
}

/**
 * Creates a webhook, which receives changes from now on; once for an idempotency key. Only this result has its secret.
 * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, CONFLICT (limit reached, or the key was used for another request), NOT_FOUND
 * if the webhook of the key was deleted.
 */
export async function createWebhook(
  context: Context,
  input: CreateWebhookInput,
  idempotencyKey?: string | null,
): Promise<{ secret: string; webhook: Webhook }> {
  requireOperator(context);
  const name = checkWebhookName(input.name);
  const url = checkWebhookUrl(input.url, context.config);
  const key = checkIdempotencyKey(idempotencyKey);
  const cursor = await readFeedHead(context.db);
  return context.db.prisma.$transaction(async (tx) => {
    const id = await createOnce(tx, { key, entity: 'webhook', content: { name, url } }, async () => {
      await lockNewWebhooks(tx);
      const created = await tx.webhook.create({
        data: { name, url, secret: newSecret(), cursor, createdById: operatorIdOf(context) },
      });
      await recordAudit(
        { ...context, tx },
        { action: 'webhook.create', entity: 'webhook', entityId: created.id, after: { name, url } },
      );
      return created.id;
    });
    const webhook = await tx.webhook.findUnique({ where: { id, deletedAt: null } });
    if (!webhook) throw webhookNotFound();
    return { secret: secretText(webhook.secret), webhook };
  });
}
