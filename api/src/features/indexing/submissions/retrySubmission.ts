import sql from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { createSubmission, enginesInUse, fillSubmission, requireSite } from './createSubmission.ts';
import type { EngineName } from '../engines/indexingEngine.ts';
import { recheckUrls, type FailedUrl } from './recheckUrls.ts';
import { enqueueUrls, priorities } from '../queue/enqueueUrls.ts';

const kind = 'BULK';

/**
 * Queues the URLs of a finished submission that an engine did not accept as a new submission to this engine. URLs that were
 * submitted again since are omitted; URLs that may no longer be submitted count as failed. Returns the number of the new
 * submission. Errors: UNAUTHENTICATED, FORBIDDEN, CONFLICT (nothing is left to submit, or it has not finished).
 */
export async function retrySubmission(context: Context, id: number): Promise<number> {
  requireOperator(context);
  const inUse = await enginesInUse(context);
  const checked = await recheckUrls(
    context,
    requireSite(context),
    await failedUrls(context.db.prisma, id, inUse),
  );
  return context.db.prisma.$transaction(
    async (tx) => {
      // Of concurrent requests, the second finds what the first queued.
      await tx.$queryRaw(sql`SELECT id FROM url_submissions WHERE id = ${id} FOR UPDATE`);
      const left = new Set((await failedUrls(tx, id, inUse)).map(({ id: urlId }) => urlId));
      const again = checked.filter((one) => left.has(one.id));
      const accepted = again.filter(({ fault }) => fault === null);
      const refused = new Map(again.flatMap(({ url, fault }) => (fault === null ? [] : [[url, fault]])));
      if (accepted.length === 0) throw new AppError('CONFLICT', 'nothingToRetry');
      const engines = [...new Set(accepted.map(({ engine }) => engine))].sort();
      const total = new Set(again.map(({ url }) => url)).size;
      const made = await createSubmission(context, tx, { kind, engines, total });
      for (const engine of engines)
        await enqueueUrls(
          tx,
          { id: made, engines: [engine], priority: priorities[kind] },
          accepted.filter((one) => one.engine === engine),
        );
      await fillSubmission(
        tx,
        { id: made, kind, engines },
        [],
        [...refused].map(([url, fault]) => ({ url, fault })),
      );
      await recordAudit(
        { ...context, tx },
        { action: 'urls.retry', entity: 'urlSubmission', entityId: made, after: { of: id, total } },
      );
      return made;
    },
    { timeout: 30_000 },
  );
}

/** URLs of an ended submission that engines refused and that were not submitted again since. */
function failedUrls(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  id: number,
  engines: readonly EngineName[],
): Promise<FailedUrl[]> {
  return tx.$queryRaw<FailedUrl[]>(sql`
    SELECT u.id::float8 AS id, u.url, u.engine::text AS engine, u.is_gone AS "isGone"
    FROM submitted_urls u JOIN url_submissions s ON s.id = u.submission_id
    WHERE u.submission_id = ${id} AND u.state = 'FAILED' AND u.engine = ANY(${engines}::text[]::indexing_engine[])
      AND s.finished_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM submitted_urls n WHERE n.url = u.url AND n.id > u.id AND n.engine = u.engine
          AND n.state IN ('WAITING', 'SENDING', 'SENT'))
    ORDER BY u.id`);
}
