import type { Webhook, WebhookDelivery } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { checkPaging, pageOf, type PageOf, type PagingArgs } from '../../lib/paging.ts';

/** A page of webhooks, newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT. */
export async function listWebhooks(context: Context, args: PagingArgs): Promise<PageOf<Webhook>> {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await context.db.prisma.webhook.findMany({
    where: { deletedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { createdBy: { select: { name: true } } },
    take: first + 1,
    skip: offset,
  });
  return pageOf(rows, first);
}

/** A page of a webhook's deliveries, newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT. */
export async function listDeliveries(
  context: Context,
  { webhookId, ...args }: PagingArgs & { webhookId: number },
): Promise<PageOf<WebhookDelivery>> {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await context.db.prisma.webhookDelivery.findMany({
    where: { webhookId, webhook: { deletedAt: null } },
    orderBy: { id: 'desc' },
    take: first + 1,
    skip: offset,
  });
  return pageOf(rows, first);
}
