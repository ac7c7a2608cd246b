import sql from 'sql-template-tag';
import type { Database } from '../../lib/db.ts';
import { nextCall, zoneOf, type ClaimedEngine } from './engineClaim.ts';
import { finishSubmissions } from './finishSubmissions.ts';
import type { CallOutcome, EngineUrl } from './indexingEngine.ts';

export interface TakenUrl extends EngineUrl {
  id: number;
  attempts: number;
  attemptedAt: Date;
}

/** Certain failures after which an address is tried once more; then it has failed. */
const mostAttempts = 4;

/** Takes the next addresses from the line, within the quota, which is spent with them. Only the holder of the claim gets any. */
export async function takeUrls(
  db: Database,
  { engine, claim, quotaLeft }: ClaimedEngine,
  most: number,
): Promise<TakenUrl[]> {
  return db.rows<TakenUrl>(sql`
    WITH mine AS (
      SELECT id FROM submitted_urls WHERE engine = ${engine}::indexing_engine AND state = 'WAITING'
      ORDER BY priority, id LIMIT ${Math.min(most, quotaLeft)}
    ), spent AS (
      UPDATE indexing_engines SET
        spent = CASE WHEN spent_on = (now() AT TIME ZONE ${zoneOf(engine)})::date THEN spent ELSE 0 END
          + (SELECT count(*) FROM mine),
        spent_on = (now() AT TIME ZONE ${zoneOf(engine)})::date
      WHERE engine = ${engine}::indexing_engine AND claim = ${claim}::uuid RETURNING engine
    ), taken AS (
      UPDATE submitted_urls AS u SET state = 'SENDING', attempts = attempts + 1, attempted_at = now()
      FROM mine, spent WHERE u.id = mine.id RETURNING u.*
    )
    SELECT id, url, is_gone AS "isGone", attempts, attempted_at AS "attemptedAt" FROM taken ORDER BY priority, id`);
}

/** Addresses that somebody who is gone had taken: nobody wrote down what became of them. */
export async function strandedUrls(db: Database, { engine }: ClaimedEngine): Promise<TakenUrl[]> {
  return db.rows<TakenUrl>(sql`
    SELECT id, url, is_gone AS "isGone", attempts, attempted_at AS "attemptedAt" FROM submitted_urls
    WHERE engine = ${engine}::indexing_engine AND state = 'SENDING' ORDER BY id`);
}

/** Writes down what became of one call, counts it, and says when the next call may be; only for the holder of the claim. */
export async function noteOutcome(
  db: Database,
  { engine, claim }: ClaimedEngine,
  urls: readonly TakenUrl[],
  outcome: CallOutcome,
  paceMs: number,
): Promise<void> {
  const { kind, httpStatus, fault } = outcome;
  const ids = urls.map(({ id }) => id);
  // What nobody knows stays under way, for whoever holds the claim next to find out.
  const state =
    kind === 'taken'
      ? sql`'SENT'`
      : kind === 'refused'
        ? sql`'FAILED'`
        : kind === 'unknown'
          ? sql`'SENDING'`
          : sql`CASE WHEN attempts < ${mostAttempts} THEN 'WAITING' ELSE 'FAILED' END`;
  const counted = await db.rows<{ id: number; isDone: boolean }>(sql`
    WITH held AS (
      UPDATE indexing_engines SET ${nextCall(outcome, paceMs)}
      WHERE engine = ${engine}::indexing_engine AND claim = ${claim}::uuid RETURNING engine
    ), noted AS (
      UPDATE submitted_urls SET state = (${state})::submitted_url_state, http_status = ${httpStatus}, fault = ${fault}
      FROM held WHERE id = ANY(${ids}::bigint[]) AND state = 'SENDING' RETURNING submission_id, state
    ), sums AS (
      SELECT submission_id, count(*) FILTER (WHERE state = 'SENT') AS sent,
        count(*) FILTER (WHERE state = 'FAILED') AS failed FROM noted GROUP BY 1
    )
    UPDATE url_submission_counts AS c SET sent = c.sent + sums.sent, failed = c.failed + sums.failed
    FROM sums WHERE c.submission_id = sums.submission_id AND c.engine = ${engine}::indexing_engine
    RETURNING c.submission_id AS id, c.sent + c.failed = c.total AS "isDone"`);
  await finishSubmissions(
    db,
    counted.filter(({ isDone }) => isDone).map(({ id }) => id),
  );
}

/** Puts back what was taken and certainly not sent: its place in the line, its tries and its quota. */
export async function putBack(
  db: Database,
  { engine, claim }: ClaimedEngine,
  urls: readonly TakenUrl[],
): Promise<void> {
  if (urls.length === 0) return;
  const ids = urls.map(({ id }) => id);
  await db.rows(sql`
    WITH held AS (
      UPDATE indexing_engines SET spent = greatest(0, spent - ${ids.length})
      WHERE engine = ${engine}::indexing_engine AND claim = ${claim}::uuid RETURNING engine
    )
    UPDATE submitted_urls SET state = 'WAITING', attempts = greatest(0, attempts - 1)
    FROM held WHERE id = ANY(${ids}::bigint[]) AND state = 'SENDING'`);
}
