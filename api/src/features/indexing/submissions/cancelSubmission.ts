import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { finishSubmissions } from './finishSubmissions.ts';

/**
 * Cancels a submission: queued URLs are not sent; calls in progress finish and are recorded. Errors: UNAUTHENTICATED,
 * FORBIDDEN, NOT_FOUND, CONFLICT (it has finished).
 */
export async function cancelSubmission(context: Context, id: number): Promise<void> {
  requireOperator(context);
  await context.db.prisma.$transaction(
    async (tx) => {
      const [open] = await tx.$queryRaw<{ isOver: boolean }[]>(
        sql`SELECT finished_at IS NOT NULL AS "isOver" FROM url_submissions WHERE id = ${id} FOR UPDATE`,
      );
      if (!open) throw new AppError('NOT_FOUND', 'submissionNotFound');
      if (open.isOver) throw new AppError('CONFLICT', 'submissionEnded');
      await tx.$executeRaw(sql`
        WITH stopped AS (
          UPDATE submitted_urls SET state = 'CANCELLED' WHERE submission_id = ${id} AND state = 'WAITING' RETURNING engine
        ), sums AS (SELECT engine, count(*) AS n FROM stopped GROUP BY engine)
        UPDATE url_submission_counts AS c SET total = total - sums.n FROM sums
        WHERE c.submission_id = ${id} AND c.engine = sums.engine`);
      await tx.$executeRaw(
        sql`UPDATE url_submissions SET is_laid_out = true, is_cancelled = true WHERE id = ${id}`,
      );
      await recordAudit({ ...context, tx }, { action: 'urls.cancel', entity: 'urlSubmission', entityId: id });
      await finishSubmissions(tx, [id]);
    },
    { timeout: 30_000 },
  );
}
