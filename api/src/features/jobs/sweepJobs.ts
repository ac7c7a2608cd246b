import sql from 'sql-template-tag';
import type { Context } from '../../lib/context.ts';

const batchSize = 20_000;

/** Deletes jobs that ended 400 days ago. Their results stay with imports, exports, backups and the audit trail. */
export async function sweepJobs({ db }: Pick<Context, 'db'>): Promise<object> {
  let jobs = 0;
  let gone: number;
  do {
    gone = (
      await db.rows(sql`DELETE FROM jobs WHERE id IN (
        SELECT id FROM jobs
        WHERE status IN ('DONE', 'FAILED', 'CANCELLED') AND finished_at < now() - interval '400 days'
        LIMIT ${batchSize}) RETURNING 1`)
    ).length;
    jobs += gone;
  } while (gone === batchSize);
  return { jobs };
}
