import sql from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';

/**
 * Ends submissions that every engine has finished, and records how many URLs were accepted and how many failed. It runs in the
 * transaction that counted the last URL, which locks their rows: of two engines that finish concurrently, the second sees the
 * first.
 */
export async function finishSubmissions(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<void> {
  for (const id of ids)
    await tx.$executeRaw(sql`
      UPDATE url_submissions SET finished_at = now(), successful = done.successful, failed = done.failed
      FROM (
        SELECT count(*) FILTER (WHERE taken) AS successful, count(*) FILTER (WHERE NOT taken AND refused) AS failed
        FROM (
          SELECT bool_or(state = 'SENT') AS taken, bool_or(state = 'FAILED') AS refused
          FROM submitted_urls WHERE submission_id = ${id} GROUP BY url
        ) AS each_url
      ) AS done
      WHERE id = ${id} AND finished_at IS NULL AND is_laid_out AND NOT EXISTS (
        SELECT FROM url_submission_counts WHERE submission_id = ${id} AND sent + failed < total
      )`);
}
