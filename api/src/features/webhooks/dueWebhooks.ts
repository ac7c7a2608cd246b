import sql from 'sql-template-tag';
import type { Services } from '../../lib/context.ts';
import { isBehind, readFeedEnd } from '../changes/feedHead.ts';

/** Webhooks with a due message. Two statements, or one if there are no webhooks. */
export async function dueWebhooks({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const ready = await db.rows<{ id: number; cursor: string; isWaiting: boolean }>(sql`
    SELECT id, cursor, EXISTS (
      SELECT FROM webhook_deliveries AS d WHERE d.webhook_id = w.id AND d.status = 'WAITING'
    ) AS "isWaiting" FROM webhooks AS w
    WHERE is_enabled AND stopped_at IS NULL AND deleted_at IS NULL AND (next_attempt_at IS NULL OR next_attempt_at <= now())
      AND (claimed_until IS NULL OR claimed_until < now())`);
  if (ready.length === 0) return [];
  const end = await readFeedEnd(db);
  return ready.filter(({ cursor, isWaiting }) => isWaiting || isBehind(cursor, end)).map(({ id }) => id);
}
