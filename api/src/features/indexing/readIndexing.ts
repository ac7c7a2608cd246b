import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';
import { zoneOf } from './engines/engineClaim.ts';
import type { EngineName } from './engines/indexingEngine.ts';
import { engineNames } from './engines/indexingEngines.ts';

export interface EngineState {
  engine: EngineName;
  isEnabled: boolean;
  /** False if it was never set up: it has no key. */
  isConfigured: boolean;
  account: string | null;
  dailyQuota: number;
  submittedToday: number;
  /** When the engine's next day begins. */
  quotaResetsAt: Date;
  lastFault: string | null;
  /** Null if it may be called now. */
  backoffUntil: Date | null;
}

/** Google's quota of a new project; IndexNow documents none, so its number is our own. */
const standardQuota: Record<EngineName, number> = { INDEXNOW: 10_000, GOOGLE: 200 };

/** State of each engine, including those that were never set up. */
export async function readEngines({ db }: Pick<Context, 'db'>): Promise<EngineState[]> {
  const states: EngineState[] = [];
  for (const engine of engineNames) {
    const zone = zoneOf(engine);
    const [row] = await db.rows<EngineState>(sql`
      SELECT ${engine}::text AS engine, coalesce(is_enabled, false) AS "isEnabled", e.engine IS NOT NULL AS "isConfigured",
        account, coalesce(daily_quota, ${standardQuota[engine]}) AS "dailyQuota",
        CASE WHEN spent_on = (now() AT TIME ZONE ${zone})::date THEN spent ELSE 0 END AS "submittedToday",
        (((now() AT TIME ZONE ${zone})::date + 1)::timestamp AT TIME ZONE ${zone}) AS "quotaResetsAt",
        last_fault AS "lastFault",
        CASE WHEN failures > 0 AND next_call_at > now() THEN next_call_at END AS "backoffUntil"
      FROM (VALUES (1)) AS one LEFT JOIN indexing_engines AS e ON e.engine = ${engine}::indexing_engine`);
    if (row) states.push(row);
  }
  return states;
}

/** Whether changed listings are submitted automatically. */
export async function isAutomationOn({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const [row] = await db.rows<{ isOn: boolean }>(
    sql`SELECT cursor IS NOT NULL AS "isOn" FROM indexing_automation`,
  );
  return row?.isOn ?? false;
}

/** The key that IndexNow asks for at our address; null while it is off. */
export async function shownKey({ db }: Pick<Context, 'db'>): Promise<string | null> {
  const [row] = await db.rows<{ key: string }>(
    sql`SELECT credentials AS key FROM indexing_engines WHERE engine = 'INDEXNOW' AND is_enabled`,
  );
  return row?.key ?? null;
}
