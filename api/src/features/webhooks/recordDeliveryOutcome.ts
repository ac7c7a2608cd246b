import sql, { empty } from 'sql-template-tag';
import type { Database } from '../../lib/db/db.ts';
import type { ClaimedWebhook } from './claimWebhook.ts';
import type { Outcome } from './sendMessage.ts';

const [second, minute, hour] = [1, 60, 3600];
/** Seconds from each failed attempt to the next. After the last one, about three days later, the webhook is stopped. */
export const retryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
/** 410 Gone: the receiver has unsubscribed. */
const goneStatus = 410;

/** Records the outcome of an attempt and schedules the next, if the claim is still held. */
export async function recordDeliveryOutcome(
  db: Database,
  { id, claim, failures }: ClaimedWebhook,
  deliveryId: number,
  outcome: Outcome,
): Promise<void> {
  const { isDelivered, attemptedAt, latencyMs, httpStatus, answer, fault } = outcome;
  const seconds = httpStatus === goneStatus ? undefined : retryDelays[failures];
  const state = isDelivered
    ? sql`failures = 0, failing_since = NULL, next_attempt_at = NULL`
    : sql`failures = failures + 1, failing_since = coalesce(failing_since, now()), ${
        seconds === undefined
          ? sql`stopped_at = now(), next_attempt_at = NULL`
          : // Jitter of 10%, so that webhooks of one recovered receiver are not all retried at once.
            sql`next_attempt_at = now() + make_interval(secs => ${seconds * (1 + Math.random() / 10)})`
      }`;
  await db.rows(sql`
    WITH held AS (
      UPDATE webhooks SET ${state} WHERE id = ${id} AND claim = ${claim}::uuid RETURNING id
    )
    UPDATE webhook_deliveries SET attempts = attempts + 1, attempted_at = ${attemptedAt},
      http_status = ${httpStatus}, latency_ms = ${latencyMs}, answer = ${answer}, fault = ${fault}
      ${isDelivered ? sql`, status = 'DELIVERED', delivered_at = now()` : empty}
    WHERE id = ${deliveryId} AND status = 'WAITING' AND webhook_id IN (SELECT id FROM held)`);
}
