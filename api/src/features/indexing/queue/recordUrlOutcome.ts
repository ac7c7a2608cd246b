import sql from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { finishSubmissions } from '../submissions/finishSubmissions.ts';
import type { CallOutcome, EngineName } from '../engines/indexingEngine.ts';

/** Definite failures after which a URL has failed. */
const maxAttempts = 4;

/**
 * A URL with an unknown outcome stays in progress, for the next claim to resolve. A cancelled one does not wait again.
 */
const waiting = sql`CASE WHEN s.is_cancelled THEN 'CANCELLED' ELSE 'WAITING' END`;
const states = {
  accepted: sql`'SENT'`,
  refused: sql`'FAILED'`,
  unknown: sql`'SENDING'`,
  later: sql`CASE WHEN attempts < ${maxAttempts}::int THEN ${waiting} ELSE 'FAILED' END`,
} as const;

/**
 * Records the outcome of URLs that were being sent, counts them, and ends submissions that have no other URL left. Locks the
 * submissions until the end of the transaction, so that a concurrent cancellation sees all of it or nothing.
 */
export async function recordUrlOutcome(
  tx: Prisma.TransactionClient,
  engine: EngineName,
  ids: readonly number[],
  outcome: CallOutcome | 'never sent',
): Promise<void> {
  // Waits long for its locks: an outcome that is not recorded is lost.
  await tx.$queryRaw(sql`SELECT set_config('lock_timeout', '20s', true)`);
  await tx.$queryRaw(sql`
    SELECT id FROM url_submissions
    WHERE id IN (SELECT submission_id FROM submitted_urls WHERE id = ANY(${ids}::bigint[])) ORDER BY id FOR UPDATE`);
  const recorded =
    outcome === 'never sent'
      ? sql`state = (${waiting})::submitted_url_state, attempts = greatest(0, attempts - 1)`
      : sql`state = (${states[outcome.kind]})::submitted_url_state, http_status = ${outcome.httpStatus}::int,
          fault = ${outcome.fault}`;
  const counted = await tx.$queryRaw<{ id: number; isDone: boolean }[]>(sql`
    WITH recorded AS (
      UPDATE submitted_urls AS u SET ${recorded} FROM url_submissions AS s
      WHERE s.id = u.submission_id AND u.id = ANY(${ids}::bigint[]) AND u.state = 'SENDING'
      RETURNING u.submission_id, u.state
    ), sums AS (
      SELECT submission_id, count(*) FILTER (WHERE state = 'SENT') AS sent,
        count(*) FILTER (WHERE state = 'FAILED') AS failed,
        count(*) FILTER (WHERE state = 'CANCELLED') AS cancelled FROM recorded GROUP BY 1
    )
    UPDATE url_submission_counts AS c
    SET sent = c.sent + sums.sent, failed = c.failed + sums.failed, total = c.total - sums.cancelled
    FROM sums WHERE c.submission_id = sums.submission_id AND c.engine = ${engine}::indexing_engine
    RETURNING c.submission_id AS id, c.sent + c.failed = c.total AS "isDone"`);
  await finishSubmissions(
    tx,
    counted.filter(({ isDone }) => isDone).map(({ id }) => id),
  );
}
