import sql from 'sql-template-tag';
import type { Services } from '../../../lib/context.ts';
import { zoneOf } from './engineClaim.ts';
import { engineNames } from './indexingEngines.ts';

/** Ids of the engines that may be called now and have waiting URLs. One indexed statement per engine. */
export async function dueEngines({ db, config }: Services): Promise<number[]> {
  if (config.siteUrl === null) return [];
  const due: number[] = [];
  for (const [place, engine] of engineNames.entries()) {
    const [row] = await db.rows<{ isDue: boolean }>(sql`
      SELECT true AS "isDue" FROM indexing_engines
      WHERE engine = ${engine}::indexing_engine AND is_enabled AND next_call_at <= now()
        AND (claimed_until IS NULL OR claimed_until < now())
        AND (spent < daily_quota OR spent_on < (now() AT TIME ZONE ${zoneOf(engine)})::date)
        AND (EXISTS (SELECT FROM submitted_urls AS u WHERE u.engine = indexing_engines.engine AND state = 'WAITING')
          OR EXISTS (SELECT FROM submitted_urls AS u WHERE u.engine = indexing_engines.engine AND state = 'SENDING')
          OR EXISTS (SELECT FROM url_submissions WHERE finished_at IS NULL AND NOT is_laid_out
            AND indexing_engines.engine = ANY(engines)))`);
    if (row) due.push(place + 1);
  }
  return due;
}
