import sql from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';

const retentionDays = 30;
const maxAtOnce = 50_000;

/** Deletes submissions that finished long ago, in batches. Returns the number of deleted submissions. */
export async function sweepSubmissions({ db }: Pick<Context, 'db'>): Promise<{ submissions: number }> {
  const old = sql`SELECT id FROM url_submissions WHERE finished_at < now() - make_interval(days => ${retentionDays})`;
  for (;;) {
    const [row] = await db.rows<{ n: number }>(sql`
      WITH gone AS (
        DELETE FROM submitted_urls WHERE id IN (
          SELECT id FROM submitted_urls WHERE submission_id IN (${old}) LIMIT ${maxAtOnce}
        ) RETURNING 1
      ) SELECT count(*) AS n FROM gone`);
    if ((row?.n ?? 0) < maxAtOnce) break;
  }
  const gone = await db.rows(sql`DELETE FROM url_submissions WHERE id IN (${old}) RETURNING id`);
  return { submissions: gone.length };
}
