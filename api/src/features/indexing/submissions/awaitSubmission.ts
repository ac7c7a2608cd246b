import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { engineNames } from '../engines/indexingEngines.ts';
import { processQueue } from '../queue/processQueue.ts';

const lookMs = 100;

/**
 * Processes the queues in this process and waits until a submission ends. It returns early if the quota is spent, an
 * engine pauses, or `signal` aborts; the submission then continues in the background. `countUrls` has the result.
 */
export async function awaitSubmission(context: Context, id: number, signal: AbortSignal): Promise<void> {
  const isOver = async () => {
    const [row] = await context.db.rows<{ isOver: boolean }>(
      sql`SELECT finished_at IS NOT NULL AS "isOver" FROM url_submissions WHERE id = ${id}`,
    );
    return row?.isOver ?? true;
  };
  const mayGoOn = async () => {
    const [row] = await context.db.rows<{ mayGoOn: boolean }>(sql`
      SELECT EXISTS (SELECT FROM indexing_engines AS e JOIN submitted_urls AS u USING (engine)
        WHERE u.submission_id = ${id} AND u.state IN ('WAITING', 'SENDING') AND e.is_enabled
          AND (e.claimed_until > now() OR e.spent < e.daily_quota AND e.next_call_at <= now() + interval '2 seconds')
      ) AS "mayGoOn"`);
    return row?.mayGoOn ?? false;
  };
  for (;;) {
    await Promise.all(engineNames.map((engine) => processQueue(context, engine, signal, isOver)));
    if ((await isOver()) || signal.aborted || !(await mayGoOn())) return;
    // Another worker processes the queue.
    await pause(lookMs);
  }
}
