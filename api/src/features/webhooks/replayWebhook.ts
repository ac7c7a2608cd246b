import type { Webhook } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { readChanges } from '../changes/readChanges.ts';
import { beginningCursor } from '../changes/feedHead.ts';
import { changeWebhook } from './changeWebhook.ts';

/**
 * Puts a webhook elsewhere in the feed: what is behind the cursor is told, again or for the first time, and what waits is
 * dropped for it. Without a cursor the whole directory is told. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT.
 */
export async function replayWebhook(context: Context, id: number, since: string | null): Promise<Webhook> {
  requireOperator(context);
  const cursor = since ?? beginningCursor;
  // Throws for a cursor that the feed doesn't know.
  await readChanges(context.db, cursor, 1);
  return changeWebhook(context, id, {
    verb: 'replay',
    data: () => ({ cursor }),
    after: { since },
    also: (tx) =>
      tx.webhookDelivery.updateMany({
        where: { webhookId: id, status: 'WAITING' },
        data: { status: 'FAILED', fault: 'dropped' },
      }),
  });
}
