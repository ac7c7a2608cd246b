import sql from 'sql-template-tag';
import type { Database } from '../../lib/db.ts';
import type { CallOutcome, EngineName } from './indexingEngine.ts';
import { indexingEngines } from './indexingEngines.ts';

/** Longer than one call can take, so that only a worker which died loses its claim. */
const claimSeconds = 30;
/** Seconds that an engine is left alone after so many failures in a row; the last goes on for all further ones. */
const restSeconds = [5, 60, 600];
/** However long an engine asks to be left alone. */
const longestRest = 24 * 3600;

export interface ClaimedEngine {
  engine: EngineName;
  claim: string;
  credentials: string;
  /** Addresses that it still takes today. */
  quotaLeft: number;
  /** Milliseconds until the next call, for the pace. */
  waitMs: number;
}

/** Takes the line of an engine, or keeps it, so that nobody else calls it. Null where it rests, is off or is taken. */
export async function claimEngine(
  db: Database,
  engine: EngineName,
  claim: string,
): Promise<ClaimedEngine | null> {
  const [claimed] = await db.rows<ClaimedEngine>(sql`
    UPDATE indexing_engines SET claim = ${claim}::uuid, claimed_until = now() + make_interval(secs => ${claimSeconds})
    WHERE engine = ${engine}::indexing_engine AND is_enabled AND next_call_at <= now() + interval '2 seconds'
      AND (claim IS NULL OR claim = ${claim}::uuid OR claimed_until < now())
    RETURNING engine::text AS engine, claim::text AS claim, credentials,
      greatest(0, daily_quota - CASE WHEN spent_on = (now() AT TIME ZONE ${zoneOf(engine)})::date THEN spent ELSE 0 END)
        AS "quotaLeft",
      greatest(0, extract(epoch FROM next_call_at - now()) * 1000)::float8 AS "waitMs"`);
  return claimed ?? null;
}

export async function releaseEngine(db: Database, engine: EngineName, claim: string): Promise<void> {
  await db.rows(sql`
    UPDATE indexing_engines SET claim = NULL, claimed_until = NULL
    WHERE engine = ${engine}::indexing_engine AND claim = ${claim}::uuid`);
}

/** What a call means for the next one: the pace, or a rest. A part of a statement, to stand in `UPDATE indexing_engines SET`. */
export function nextCall({ kind, fault, httpStatus, retryAfter }: CallOutcome, paceMs: number) {
  const isWell = kind === 'taken' || kind === 'refused';
  const pace = sql`now() + make_interval(secs => ${paceMs / 1000})`;
  const [short, middle, long] = restSeconds;
  const rest = sql`now() + make_interval(secs => least(${longestRest}::float8, greatest(${retryAfter ?? 0}::float8,
    CASE failures WHEN 0 THEN ${short}::float8 WHEN 1 THEN ${middle}::float8 ELSE ${long}::float8 END)))`;
  return sql`claimed_until = now() + make_interval(secs => ${claimSeconds}),
    next_call_at = ${isWell ? pace : rest}, failures = ${isWell ? sql`0` : sql`failures + 1`},
    last_fault = ${kind === 'taken' ? null : [httpStatus, fault].filter(Boolean).join(' ')}`;
}

export const zoneOf = (engine: EngineName) => indexingEngines[engine].dayZone;
