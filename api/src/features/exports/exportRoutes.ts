import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  caseInsensitiveEnum,
  enumParameter,
  readParameters,
  textParameter,
  integerParameter,
} from '../../http/rest/restParameter.ts';
import type { AnswerBody, RouteDescription } from '../../http/rest/routeDescription.ts';
import { checkOrigin } from '../../http/protection/csrf.ts';
import type { MakeContext } from '../../http/requestContext.ts';
import { requireOperator } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { exportBusinesses } from './exportBusinesses.ts';
import { badRange, type ExportSelection } from './exportSelection.ts';
import { openExport } from './openExport.ts';

const wholeNumbers = { min: 1, max: 2_147_483_647 };
const rangeParameters = {
  startIndex: integerParameter(
    'First position, from 1, in the order of upload among what matches.',
    wholeNumbers,
  ),
  endIndex: integerParameter('Last position, inclusive.', wholeNumbers),
};
const filterParameters = {
  search: textParameter('Words of name, category, city or address.'),
  categoryId: integerParameter('Id of a category.', wholeNumbers),
  category: textParameter('Slug of a category.'),
  city: textParameter('City name; case and accents are ignored. Matches all cities of that name.'),
  countryCode: textParameter('ISO 3166-1 alpha-2 code.'),
  status: caseInsensitiveEnum('Whether the listings trade, or are verified.', [
    'open',
    'closed',
    'verified',
    'unverified',
  ]),
  minRating: enumParameter('Only those with at least so many stars.', ['3', '3.5', '4', '4.5']),
  features: textParameter('Features that the listings have, by value of their facet, separated by commas.'),
  format: enumParameter('xlsx where left out; csv has no limit of rows.', ['xlsx', 'csv']),
};
const file: AnswerBody = {
  file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv; charset=utf-8'],
};

const exporting: RouteDescription = {
  summary: 'A spreadsheet of listings, streamed',
  access: 'operator',
  parameters: { ...rangeParameters, ...filterParameters },
  answers: {
    200: {
      description: 'The file.',
      body: file,
      headers: { 'X-Total-Count': 'Listings in it.', 'Content-Disposition': 'Its name.' },
    },
  },
  refusals: [403],
};

const downloading: RouteDescription = {
  summary: 'The spreadsheet of a startExport',
  access: 'operator',
  path: { id: { type: 'integer', description: 'Id of an export.' } },
  answers: {
    200: { description: 'The file.', body: file, headers: { 'Content-Disposition': 'Its name.' } },
  },
  refusals: [404, 409, 410],
};

/**
 * GET /api/export-businesses: a spreadsheet that is streamed while it is made. GET /api/admin/exports/{id}: one that a worker made.
 * Operators only, and not by cross-origin requests. HEAD is omitted: it would make the whole file.
 */
export function installExportRoutes(app: FastifyInstance, makeContext: MakeContext): void {
  const onTheWay = { exposeHeadRoute: false, config: { description: exporting } };
  app.get('/api/export-businesses', onTheWay, async (request, reply) => {
    checkOrigin(request);
    const context = await makeContext(request, reply);
    requireOperator(context);
    const file = await exportBusinesses(context, readSelection(request));
    sendAsFile(reply, file).header('x-total-count', file.rows);
    return reply.send(file.content);
  });

  const made = { exposeHeadRoute: false, config: { description: downloading } };
  app.get('/api/admin/exports/:id', made, async (request, reply) => {
    checkOrigin(request);
    const context = await makeContext(request, reply);
    requireOperator(context);
    const { id } = request.params as { id: string };
    if (!/^\d{1,9}$/.test(id)) throw new AppError('NOT_FOUND', 'exportNotFound');
    const file = await openExport(context, Number(id));
    sendAsFile(reply, file).header('content-length', file.size);
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
  const { format, category, minRating, features, ...filter } = readParameters(request, filterParameters);
  return {
    format: format ?? 'xlsx',
    filter: {
      ...filter,
      categorySlug: category,
      minRating: minRating === null ? null : Number(minRating),
      features: features?.split(',').map((feature) => feature.trim()) ?? null,
    },
    startIndex: readIndex(request, 'startIndex'),
    endIndex: readIndex(request, 'endIndex'),
  };
}

/** One message describes the valid form of a range. */
function readIndex(request: FastifyRequest, name: keyof typeof rangeParameters): number | null {
  try {
    return readParameters(request, { [name]: rangeParameters[name] })[name] ?? null;
  } catch {
    throw badRange();
  }
}
