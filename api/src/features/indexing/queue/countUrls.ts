import sql from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';

interface UrlCounts {
  /** Accepted by at least one engine. */
  successful: number;
  /** Refused by all. */
  failed: number;
  /** Accepted by none so far, and waiting for one. */
  waiting: number;
}

/** Totals of a submission's URLs, ended or not. */
export async function countUrls({ db }: Pick<Context, 'db'>, id: number): Promise<UrlCounts> {
  const [sums] = await db.rows<UrlCounts>(sql`
    SELECT count(*) FILTER (WHERE taken) AS successful,
      count(*) FILTER (WHERE NOT taken AND NOT open AND refused) AS failed,
      count(*) FILTER (WHERE NOT taken AND open) AS waiting
    FROM (
      SELECT bool_or(state = 'SENT') AS taken, bool_or(state = 'FAILED') AS refused,
        bool_or(state IN ('WAITING', 'SENDING')) AS open
      FROM submitted_urls WHERE submission_id = ${id} GROUP BY url
    ) AS each_url`);
  return sums ?? { successful: 0, failed: 0, waiting: 0 };
}
