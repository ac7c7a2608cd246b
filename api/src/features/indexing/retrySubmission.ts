import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { createSubmission, enginesInUse } from './createSubmission.ts';
import { priorities } from './layOut.ts';

/**
 * Queues what an engine did not take of a submission that is over once more, for the same engine, as a submission of its
 * own. Returns its number. Errors: UNAUTHENTICATED, FORBIDDEN, CONFLICT (nothing failed, or it is not over).
 */
export async function retrySubmission(context: Context, id: number): Promise<number> {
  requireOperator(context);
  const inUse = await enginesInUse(context);
  return context.db.prisma.$transaction(
    async (tx) => {
      const [found] = await tx.$queryRaw<{ engines: typeof inUse; total: number }[]>(sql`
        SELECT array_agg(DISTINCT engine)::text[] AS engines, count(DISTINCT url)::int AS total
        FROM submitted_urls JOIN url_submissions s ON s.id = submission_id
        WHERE submission_id = ${id} AND state = 'FAILED' AND engine = ANY(${inUse}::text[]::indexing_engine[])
          AND s.finished_at IS NOT NULL`);
      if (!found?.total) throw new AppError('CONFLICT', 'Yeniden gönderilecek bir URL yok.');
      const { engines, total } = found;
      const made = await createSubmission(context, tx, { kind: 'BULK', engines, total });
      await tx.$executeRaw(sql`
        WITH added AS (
          INSERT INTO submitted_urls (submission_id, engine, priority, url, is_gone)
          SELECT ${made}, engine, ${priorities.BULK}, url, is_gone FROM submitted_urls
          WHERE submission_id = ${id} AND state = 'FAILED' AND engine = ANY(${engines}::text[]::indexing_engine[])
          ORDER BY id RETURNING engine
        )
        INSERT INTO url_submission_counts (submission_id, engine, total)
        SELECT ${made}, engine, count(*) FROM added GROUP BY engine`);
      await recordAudit(
        { ...context, tx },
        { action: 'urls.retry', entity: 'urlSubmission', entityId: made, after: { of: id, total } },
      );
      return made;
    },
    { timeout: 30_000 },
  );
}
