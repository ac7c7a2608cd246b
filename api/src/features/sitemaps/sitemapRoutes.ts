import { readMessage, englishText } from '../../../../domain/messages/englishText.ts';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { MakeContext } from '../../http/requestContext.ts';
import type { RouteDescription } from '../../http/rest/routeDescription.ts';
import { readStored } from '../../jobs/readStored.ts';
import type { Context, Services } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { currentSitemap, partKey } from './currentSitemap.ts';
import { refreshSitemap } from './refreshSitemap.ts';
import { sitemapResult } from './sitemapKind.ts';
import { indexXml } from './sitemapXml.ts';

const timeoutMs = 60_000;
const nothing = () => new AppError('NOT_FOUND', 'notFound');

const refresh: RouteDescription = {
  summary: 'Rebuilds the sitemap and waits for the result',
  access: 'operator',
  answers: {
    200: {
      description: 'Result, in English.',
      body: {
        schema: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
      },
    },
  },
  refusals: [409],
};

/** GET /sitemap.xml, the index; GET /sitemaps/{part}.xml.gz; POST /api/admin/refresh-sitemap, which waits for the new one. */
export function installSitemapRoutes(
  app: FastifyInstance,
  services: Services,
  makeContext: MakeContext,
): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const sitemap = await currentSitemap(services);
    // Search engines reject an index without parts.
    if (services.config.siteUrl === null || !sitemap?.parts.length) throw nothing();
    return reply
      .header('cache-control', 'public, max-age=0, s-maxage=60')
      .type('application/xml; charset=utf-8')
      .send(indexXml(sitemap.parts, sitemap.siteUrl));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const sitemap = await currentSitemap(services);
    const part = sitemap?.parts.find(({ name }) => `${name}.xml.gz` === request.params.file);
    if (services.config.siteUrl === null || !sitemap || !part) throw nothing();
    const key = partKey(sitemap.build, part.name);
    if (!(await services.storage.has(key))) throw nothing();
    return reply
      .header('cache-control', 'public, max-age=0, s-maxage=60')
      .type('application/gzip')
      .send(services.storage.read(key));
  });

  app.post(
    '/api/admin/refresh-sitemap',
    { config: { description: refresh, waitsForWork: true } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const context = await makeContext(request, reply);
      const { jobId } = await refreshSitemap(context);
      return { message: await outcome(context, jobId) };
    },
  );
}

async function outcome({ db }: Context, jobId: number): Promise<string> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const job = await db.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    if (job.status === 'DONE') {
      const { urls = 0 } = readStored(sitemapResult, job.result, 'jobResultInvalid');
      return englishText({ message: 'sitemapRefreshed', urls });
    }
    if (job.finishedAt)
      throw new AppError('UNAVAILABLE', readMessage(job.errorData) ?? 'sitemapFailed', undefined, 60);
    await pause(250);
  }
  return englishText('sitemapQueued');
}
