import type { Webhook } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { readChanges } from '../changes/readChanges.ts';
import { beginningCursor } from '../changes/feedHead.ts';
import { changeWebhook } from './changeWebhook.ts';

/**
 * Moves a webhook to another position in the feed: the changes after the cursor are sent, perhaps again, and waiting
 * messages are discarded. Without a cursor the whole directory is sent. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_INPUT.
 */
export async function replayWebhook(context: Context, id: number, since: string | null): Promise<Webhook> {
  requireOperator(context);
  const cursor = since ?? beginningCursor;
  // Throws for a cursor that the feed does not contain.
  await readChanges(context.db, cursor, 1);
  return changeWebhook(context, id, {
    verb: 'replay',
    data: () => ({ cursor }),
    after: { since },
    alsoInTransaction: (tx) =>
      tx.webhookDelivery.updateMany({
        where: { webhookId: id, status: 'WAITING' },
        data: { status: 'FAILED', fault: 'dropped' },
      }),
  });
}
