import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';

const batchSize = 20_000;

/**
 * Takes out sums that are old: days after 400 days, months after three years, totals and sums of ads after ten;
 * and words that were searched once in a month or year that is over, since they say more about who typed them than about
 * the directory. Dismissed searches are deleted after three years, as the words themselves are.
 */
export async function sweepVisits({ db }: Pick<Context, 'db'>): Promise<object> {
  const isOver = sql`(start + CASE period WHEN 'MONTH' THEN interval '1 month' ELSE interval '1 year' END < now())`;
  const statements = {
    sums: sql`DELETE FROM visit_sums WHERE (period, start, kind, subject_id) IN (
      SELECT period, start, kind, subject_id FROM visit_sums
      WHERE period = 'DAY' AND start < now() - interval '400 days'
        OR period = 'MONTH' AND start < now() - interval '37 months'
        OR period = 'YEAR' AND start < now() - interval '11 years' LIMIT ${batchSize}) RETURNING 1`,
    totals: sql`DELETE FROM visit_totals WHERE day < now() - interval '10 years' RETURNING 1`,
    ads: sql`DELETE FROM ad_stats WHERE day < now() - interval '10 years' RETURNING 1`,
    searches: sql`DELETE FROM search_sums WHERE (period, start, words) IN (
      SELECT period, start, words FROM search_sums
      WHERE count = 1 AND ${isOver}
        OR start < now() - CASE period WHEN 'MONTH' THEN interval '37 months' ELSE interval '11 years' END
      LIMIT ${batchSize}) RETURNING 1`,
    dismissed: sql`DELETE FROM dismissed_searches WHERE dismissed_at < now() - interval '37 months' RETURNING 1`,
  };
  const deleted: Record<string, number> = {};
  for (const [name, statement] of Object.entries(statements)) {
    let gone: number;
    do {
      gone = (await db.rows(statement)).length;
      deleted[name] = (deleted[name] ?? 0) + gone;
    } while (gone === batchSize);
  }
  return deleted;
}
