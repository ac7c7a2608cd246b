import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { sitemapKind } from './sitemapKind.ts';

/** Queues a build of the sitemap, unless one is already waiting. Errors: CONFLICT without a public address. */
export async function refreshSitemap(context: Context): Promise<{ jobId: number }> {
  requireOperator(context);
  if (context.config.siteUrl === null) throw new AppError('CONFLICT', 'sitemapWithoutSiteUrl');
  return context.db.prisma.$transaction(async (tx) => {
    // Concurrent requests queue one job.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('sitemap'))`;
    const waiting = await tx.job.findFirst({
      where: { kind: sitemapKind.kind, status: 'QUEUED' },
      select: { id: true },
    });
    const jobId =
      waiting?.id ?? (await enqueueJob(tx, sitemapKind, {}, operatorIdOf(context), context.requestId));
    await recordAudit({ ...context, tx }, { action: 'sitemap.refresh', entity: 'sitemap', entityId: jobId });
    return { jobId };
  });
}
