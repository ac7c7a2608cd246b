import type { Webhook } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';

const restorableMs = 24 * 60 * 60_000;

/** Since when a webhook must have been deleted to be restored; those deleted earlier are removed. */
export function restorableSince(): Date {
  return new Date(Date.now() - restorableMs);
}

/** Webhooks that can be restored, last deleted first. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listDeletedWebhooks(context: Context): Promise<Webhook[]> {
  requireOperator(context);
  return context.db.prisma.webhook.findMany({
    where: { deletedAt: { gte: restorableSince() } },
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    include: { createdBy: { select: { name: true } } },
    take: 50,
  });
}
