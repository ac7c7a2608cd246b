import sql from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Database } from '../../../lib/db/db.ts';
import type { CallOutcome, EngineName } from './indexingEngine.ts';
import { indexingEngines } from './indexingEngines.ts';

/** Longer than a call and the recording of its outcome take. The pause before the call is added to it. */
const callSeconds = 45;
/** Pause (seconds) after consecutive failures; the last applies to all further ones. */
const restSeconds = [5, 60, 600];
/** Upper limit of a backoff that an engine requests. */
const maxRestSeconds = 24 * 3600;

/** Claim of a worker on an engine, and the pace of calls. */
export interface EngineClaim {
  engine: EngineName;
  claim: string;
  /** Milliseconds between two calls. */
  paceMs: number;
}

export interface ClaimedEngine extends EngineClaim {
  credentials: string;
  /** Number of URLs that the engine still accepts today. */
  quotaLeft: number;
  /** Number of consecutive failed calls. */
  failures: number;
  /** Milliseconds until the next call may be made. */
  waitMs: number;
}

/**
 * Claims the queue of an engine, or extends the claim, so that no other worker calls it. Null if it pauses, is off or
 * is claimed.
 */
export async function claimEngine(db: Database, held: EngineClaim): Promise<ClaimedEngine | null> {
  const { engine, claim } = held;
  const [claimed] = await db.rows<Omit<ClaimedEngine, keyof EngineClaim>>(sql`
    UPDATE indexing_engines SET claim = ${claim}::uuid, claimed_until = ${claimEnd(held)}
    WHERE engine = ${engine}::indexing_engine AND is_enabled AND next_call_at <= now() + interval '2 seconds'
      AND (claim IS NULL OR claim = ${claim}::uuid OR claimed_until < now())
    RETURNING credentials, failures,
      greatest(0, daily_quota - CASE WHEN spent_on = (now() AT TIME ZONE ${zoneOf(engine)})::date THEN spent ELSE 0 END)
        AS "quotaLeft",
      greatest(0, extract(epoch FROM next_call_at - now()) * 1000)::float8 AS "waitMs"`);
  return claimed ? { ...held, ...claimed } : null;
}

export async function releaseEngine(db: Database, { engine, claim }: EngineClaim): Promise<void> {
  await db.rows(sql`
    UPDATE indexing_engines SET claim = NULL, claimed_until = NULL
    WHERE engine = ${engine}::indexing_engine AND claim = ${claim}::uuid`);
}

/** Extends the claim on an engine's queue for one more call. Null if another worker has it now. */
export async function extendClaim(
  tx: Prisma.TransactionClient,
  held: EngineClaim,
): Promise<{ isEnabled: boolean } | null> {
  const [extended] = await tx.$queryRaw<{ isEnabled: boolean }[]>(sql`
    UPDATE indexing_engines SET claimed_until = ${claimEnd(held)}
    WHERE engine = ${held.engine}::indexing_engine AND claim = ${held.claim}::uuid RETURNING is_enabled AS "isEnabled"`);
  return extended ?? null;
}

/** Schedules the next call after the outcome of one: by the pace, or after a pause. Null if the claim was lost. */
export async function scheduleNextCall(
  tx: Prisma.TransactionClient,
  held: EngineClaim,
  { kind, fault, httpStatus, retryAfter }: CallOutcome,
): Promise<{ isEnabled: boolean } | null> {
  const isWell = kind === 'accepted' || kind === 'refused';
  const pace = sql`now() + make_interval(secs => ${held.paceMs / 1000}::float8)`;
  const [short, middle, long] = restSeconds;
  const rest = sql`now() + make_interval(secs => least(${maxRestSeconds}::float8, greatest(${retryAfter ?? 0}::float8,
    CASE failures WHEN 0 THEN ${short}::float8 WHEN 1 THEN ${middle}::float8 ELSE ${long}::float8 END)))`;
  const [recorded] = await tx.$queryRaw<{ isEnabled: boolean }[]>(sql`
    UPDATE indexing_engines SET claimed_until = ${claimEnd(held)}, next_call_at = ${isWell ? pace : rest},
      failures = ${isWell ? sql`0` : sql`failures + 1`},
      last_fault = ${kind === 'accepted' ? null : [httpStatus, fault].filter(Boolean).join(' ')}
    WHERE engine = ${held.engine}::indexing_engine AND claim = ${held.claim}::uuid RETURNING is_enabled AS "isEnabled"`);
  return recorded ?? null;
}

/** SQL expression of the time when a claim expires unless it is extended. */
export const claimEnd = ({ paceMs }: EngineClaim) =>
  sql`now() + make_interval(secs => ${callSeconds + paceMs / 1000}::float8)`;

export const zoneOf = (engine: EngineName) => indexingEngines[engine].dayZone;
