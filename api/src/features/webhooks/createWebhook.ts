import type { Webhook } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { readFeedHead } from '../changes/feedHead.ts';
import { checkWebhookName, checkWebhookUrl } from './checkWebhook.ts';
import { lockNewWebhooks } from './lockNewWebhooks.ts';
import { newSecret, secretText } from './webhookSecret.ts';

export interface CreateWebhookInput {
  name: string;
  url: string;
}

/**
 * Creates a webhook, which receives changes from now on. Only this result contains its secret. Errors: UNAUTHENTICATED,
 * FORBIDDEN, BAD_INPUT, CONFLICT (limit reached).
 */
export async function createWebhook(
  context: Context,
  input: CreateWebhookInput,
): Promise<{ secret: string; webhook: Webhook }> {
  requireOperator(context);
  const name = checkWebhookName(input.name);
  const url = checkWebhookUrl(input.url, context.config);
  const secret = newSecret();
  const cursor = await readFeedHead(context.db);
  return context.db.prisma.$transaction(async (tx) => {
    await lockNewWebhooks(tx);
    const webhook = await tx.webhook.create({
      data: { name, url, secret, cursor, createdById: operatorIdOf(context) },
    });
    await recordAudit(
      { ...context, tx },
      { action: 'webhook.create', entity: 'webhook', entityId: webhook.id, after: { name, url } },
    );
    return { secret: secretText(secret), webhook };
  });
}
