import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guardSlowReader } from '../../http/guardSlowReader.ts';
import { QueryParameters } from '../../http/queryParameters.ts';
import { refuseOtherSites } from '../../http/refuseCrossSite.ts';
import type { MakeContext } from '../../http/requestContext.ts';
import { requireOperator } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { exportBusinesses } from './exportBusinesses.ts';
import { badRange, type ExportSelection } from './exportSelection.ts';
import { openExport } from './openExport.ts';

/**
 * GET /api/export-businesses: a spreadsheet made while it is sent. GET /api/admin/exports/{id}: one that a worker made.
 * For operators, and never set off by another site's page. HEAD is left out: it would make the whole file.
 */
export function installExportRoutes(app: FastifyInstance, makeContext: MakeContext): void {
  app.get('/api/export-businesses', { exposeHeadRoute: false }, async (request, reply) => {
    refuseOtherSites(request);
    const context = await makeContext(request, reply);
    requireOperator(context);
    const file = await exportBusinesses(context, readSelection(request));
    sendAsFile(reply, file).header('x-total-count', file.rows);
    guardSlowReader(reply.raw);
    return reply.send(file.content);
  });

  app.get('/api/admin/exports/:id', { exposeHeadRoute: false }, async (request, reply) => {
    refuseOtherSites(request);
    const context = await makeContext(request, reply);
    requireOperator(context);
    const { id } = request.params as { id: string };
    if (!/^\d{1,9}$/.test(id)) throw new AppError('NOT_FOUND', 'Dışa aktarma bulunamadı.');
    const file = await openExport(context, Number(id));
    sendAsFile(reply, file).header('content-length', file.size);
    guardSlowReader(reply.raw);
    return reply.send(file.content);
  });
}

function sendAsFile(reply: FastifyReply, file: { fileName: string; contentType: string }): FastifyReply {
  return reply
    .type(file.contentType)
    .header('cache-control', 'no-store')
    .header(
      'content-disposition',
      `attachment; filename="${file.fileName}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    );
}

function readSelection(request: FastifyRequest): ExportSelection {
  const query = new QueryParameters(request);
  return {
    format: query.oneOf('format', ['xlsx', 'csv'] as const) ?? 'xlsx',
    filter: {
      search: query.text('search'),
      categoryId: query.whole('categoryId', { min: 1, max: 2_147_483_647 }),
      categorySlug: query.text('category'),
      city: query.text('city'),
      countryCode: query.text('countryCode'),
    },
    startIndex: readIndex(query, 'startIndex'),
    endIndex: readIndex(query, 'endIndex'),
  };
}

/** Whatever is wrong with a range, its one message says how it should be. */
function readIndex(query: QueryParameters, name: string): number | null {
  try {
    return query.whole(name, { min: 1, max: 2_147_483_647 });
  } catch {
    throw badRange();
  }
}
