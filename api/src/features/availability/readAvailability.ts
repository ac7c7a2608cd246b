import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';

export interface Availability {
  /** Share (0 to 1) of minutes in which a node served, since the first start or in the last 30 days. */
  share: number | null;
  since: Date | null;
}

/** Availability of the directory; no share in its first hour. */
export async function readAvailability({ db }: Pick<Context, 'db'>): Promise<Availability> {
  const [row] = await db.rows<{ since: Date | null; minutes: number; served: number }>(sql`
    SELECT since, minutes, (SELECT count(*)::int FROM service_minutes WHERE minute >= since) AS served
    FROM (
      SELECT since, (extract(epoch FROM date_trunc('minute', now()) - since) / 60)::int + 1 AS minutes
      FROM (
        SELECT greatest(min(minute), date_trunc('minute', now()) - interval '30 days') AS since
        FROM service_minutes HAVING count(*) > 0
      ) AS first
    ) AS span`);
  if (!row?.since || row.minutes < 60) return { share: null, since: row?.since ?? null };
  return { share: row.served / row.minutes, since: row.since };
}
