import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import { beginningCursor } from '../changes/feedHead.ts';
import { continueChanges, type ChangesPage } from '../changes/readChanges.ts';
import type { ClaimedWebhook } from './claimWebhook.ts';
import { changesMessage } from './webhookMessage.ts';

/** Page size of `changes`, so that a receiver can query the same page. */
const maxChanges = 100;

export interface Delivery {
  id: number;
  messageId: string;
  body: string;
}

/**
 * The next message of a claimed webhook: the oldest waiting delivery, else the changes after its cursor, which advances
 * in the same statement. Null if there is none.
 */
export async function nextDelivery(context: Context, webhook: ClaimedWebhook): Promise<Delivery | null> {
  const [waiting] = await context.db.rows<Delivery>(sql`
    SELECT id, message_id AS "messageId", body FROM webhook_deliveries
    WHERE webhook_id = ${webhook.id} AND status = 'WAITING' ORDER BY id LIMIT 1`);
  if (waiting) return waiting;
  const { since, page } = await readPendingChanges(context, webhook);
  if (page.changes.length === 0) return null;
  const { messageId, type, body, changeCount } = changesMessage({
    changes: page.changes,
    since,
    cursor: page.endCursor,
    hasMore: page.hasNextPage,
  });
  const [created] = await context.db.rows<Delivery>(sql`
    WITH advanced AS (
      UPDATE webhooks SET cursor = ${page.endCursor}
      WHERE id = ${webhook.id} AND claim = ${webhook.claim}::uuid AND cursor = ${webhook.cursor} RETURNING id
    )
    INSERT INTO webhook_deliveries (webhook_id, message_id, type, body, change_count)
    SELECT id, ${messageId}, ${type}, ${body}, ${changeCount} FROM advanced
    RETURNING id, message_id AS "messageId", body`);
  return created ?? null;
}

/** Reads the changes after the cursor, or all changes if the cursor is unknown: a restored backup may be older than it. */
async function readPendingChanges(
  { db, log }: Context,
  { id, cursor }: ClaimedWebhook,
): Promise<{ since: string; page: ChangesPage }> {
  const page = await continueChanges(db, cursor, maxChanges);
  if (page.isRestarted)
    log.warn({ webhookId: id }, 'unknown webhook cursor; the feed is sent from its beginning');
  return { since: page.isRestarted ? beginningCursor : cursor, page };
}
