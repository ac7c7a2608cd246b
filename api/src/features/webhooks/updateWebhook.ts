import type { Webhook } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { changeWebhook } from './changeWebhook.ts';
import { checkWebhookName, checkWebhookUrl } from './checkWebhook.ts';

export interface UpdateWebhookInput {
  id: number;
  /** Omitted or null: unchanged. */
  name?: string | null;
  url?: string | null;
}

/** Changes name or URL of a webhook; not its secret. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT. */
export async function updateWebhook(context: Context, input: UpdateWebhookInput): Promise<Webhook> {
  const after = {
    ...(input.name == null ? {} : { name: checkWebhookName(input.name) }),
    ...(input.url == null ? {} : { url: checkWebhookUrl(input.url, context.config) }),
  };
  return changeWebhook(context, input.id, { verb: 'update', data: () => after, after });
}
