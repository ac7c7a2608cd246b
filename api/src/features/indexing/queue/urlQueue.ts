import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../lib/db/db.ts';
import {
  claimEnd,
  extendClaim,
  scheduleNextCall,
  zoneOf,
  type ClaimedEngine,
  type EngineClaim,
} from '../engines/engineClaim.ts';
import { recordUrlOutcome } from './recordUrlOutcome.ts';
import type { CallOutcome, EngineName, EngineUrl } from '../engines/indexingEngine.ts';

/** Milliseconds; the last outcome of a large submission adds up all its URLs. */
const transactionLimits = { timeout: 30_000, maxWait: 10_000 };

export interface TakenUrl extends EngineUrl {
  id: number;
  attempts: number;
  attemptedAt: Date;
}

/** The next URLs of a queue. Skips rows that another transaction has locked. */
export const nextInQueue = (engine: EngineName, most: number): Sql => sql`
  SELECT id FROM submitted_urls WHERE engine = ${engine}::indexing_engine AND state = 'WAITING'
  ORDER BY priority, id LIMIT ${most}::int FOR UPDATE SKIP LOCKED`;

/** Takes the next URLs from the queue and deducts them from the quota. Only the holder of the claim gets any. */
export async function takeUrls(db: Database, held: ClaimedEngine, most: number): Promise<TakenUrl[]> {
  const { engine, claim, quotaLeft } = held;
  return db.rows<TakenUrl>(sql`
    WITH mine AS (${nextInQueue(engine, Math.min(most, quotaLeft))}), spent AS (
      UPDATE indexing_engines SET
        spent = CASE WHEN spent_on = (now() AT TIME ZONE ${zoneOf(engine)})::date THEN spent ELSE 0 END
          + (SELECT count(*) FROM mine),
        spent_on = (now() AT TIME ZONE ${zoneOf(engine)})::date, claimed_until = ${claimEnd(held)}
      WHERE engine = ${engine}::indexing_engine AND claim = ${claim}::uuid RETURNING engine
    ), taken AS (
      UPDATE submitted_urls AS u SET state = 'SENDING', attempts = attempts + 1, attempted_at = now()
      FROM mine, spent WHERE u.id = mine.id AND u.state = 'WAITING' RETURNING u.*
    )
    SELECT id, url, is_gone AS "isGone", attempts, attempted_at AS "attemptedAt" FROM taken ORDER BY priority, id`);
}

/** URLs that a dead worker had taken: their outcome was not recorded. */
export async function strandedUrls(db: Database, { engine }: EngineClaim): Promise<TakenUrl[]> {
  return db.rows<TakenUrl>(sql`
    SELECT id, url, is_gone AS "isGone", attempts, attempted_at AS "attemptedAt" FROM submitted_urls
    WHERE engine = ${engine}::indexing_engine AND state = 'SENDING' ORDER BY id`);
}

/**
 * Records the outcome of a call, counts it, and schedules the next one; only with a valid claim. Returns whether the
 * engine may be called again: not if the claim was lost, or the engine was turned off.
 */
export async function recordOutcome(
  db: Database,
  held: EngineClaim,
  urls: readonly TakenUrl[],
  outcome: CallOutcome,
): Promise<boolean> {
  return db.prisma.$transaction(async (tx) => {
    const recorded = await scheduleNextCall(tx, held, outcome);
    if (!recorded) return false;
    await recordUrlOutcome(tx, held.engine, idsOf(urls), outcome);
    return recorded.isEnabled;
  }, transactionLimits);
}

/**
 * Records the outcome of URLs that another worker had sent, without changing the engine's state. Returns whether the
 * claim is still held.
 */
export async function resolveUrls(
  db: Database,
  held: EngineClaim,
  urls: readonly TakenUrl[],
  outcome: CallOutcome,
): Promise<boolean> {
  return db.prisma.$transaction(async (tx) => {
    if (!(await extendClaim(tx, held))) return false;
    await recordUrlOutcome(tx, held.engine, idsOf(urls), outcome);
    return true;
  }, transactionLimits);
}

/** Returns URLs that were taken and never sent, with their position, attempts and quota. */
export async function requeueUrls(db: Database, held: EngineClaim, urls: readonly TakenUrl[]): Promise<void> {
  if (urls.length === 0) return;
  await db.prisma.$transaction(async (tx) => {
    const returned = await tx.$executeRaw(sql`
      UPDATE indexing_engines SET spent = greatest(0, spent - ${urls.length}::int)
      WHERE engine = ${held.engine}::indexing_engine AND claim = ${held.claim}::uuid`);
    if (returned > 0) await recordUrlOutcome(tx, held.engine, idsOf(urls), 'never sent');
  }, transactionLimits);
}

const idsOf = (urls: readonly TakenUrl[]) => urls.map(({ id }) => id);
