import { turkish } from '../../../../domain/messages/turkish.ts';
import { readMessage } from '../../../../domain/messages/englishText.ts';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MakeContext } from '../../http/requestContext.ts';
import type { RouteDescription } from '../../http/rest/routeDescription.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import type { Import } from '../../generated/prisma/client.ts';
import { readDefaultCountry } from './run/defaultCountry.ts';
import { readMapping } from './importMapping.ts';
import { checkReleased } from './mappings/checkReleased.ts';
import { receiveUpload } from './upload/receiveUpload.ts';
import { figuresOf, importFigureEntries, importFigures } from './result/importFigures.ts';
import { reviewCounts, reviewFigureNames, reviewFigures } from './result/reviewCounts.ts';
import { queueImport, type ImportOptions } from './run/startImport.ts';
import { maxUploadBytes } from './upload/storeUpload.ts';
import { findRefused, writeRefusedRows } from './stage/writeRefusedRows.ts';

const slackBytes = 64 * 1024;
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const count = { type: 'integer', minimum: 0 } as const;

const countOf = ({ description, isNullable }: { description: string; isNullable?: true }) => ({
  ...(isNullable ? { type: ['integer', 'null'] as const } : count),
  description,
});

const uploading: RouteDescription = {
  summary: 'Imports a spreadsheet',
  details:
    'Waits for the result; with Prefer: respond-async it answers 202 immediately. Answers 409 if the import waits for answers about its columns; parameters.id is then its id.',
  access: 'operator',
  headers: {
    'Idempotency-Key': 'The same key with the same file is the same import; with another file it is 409.',
    Prefer: 'respond-async',
  },
  body: {
    type: 'multipart/form-data',
    schema: {
      type: 'object',
      properties: {
        file: { type: 'string', format: 'binary', description: '.xlsx, .xls or .csv, at most 500 MB.' },
        dryRun: { type: 'string', enum: ['true', 'false'], description: 'Changes nothing.' },
        overwriteEdited: {
          type: 'string',
          enum: ['true', 'false'],
          description: 'Also overwrites fields that an operator edited.',
        },
        doubts: {
          type: 'string',
          enum: ['ask', 'create', 'skip'],
          description: 'Handling of rows that may or may not match an existing listing.',
        },
        defaultCountry: {
          type: 'string',
          description:
            'Country of rows without any other evidence of a country: an ISO 3166-1 code or a name.',
        },
        mapping: {
          type: 'string',
          description: 'JSON: header, letters or number of a column, of one sheet as Sheet2!C -> field.',
        },
        releasedColumns: {
          type: 'string',
          description:
            'JSON: list of columns with personal data to read nevertheless, by header, letters or number.',
        },
      },
      required: ['file'],
    },
  },
  answers: {
    200: {
      description: 'Result of the import.',
      body: {
        schema: {
          type: 'object',
          properties: {
            imported: { ...count, description: 'Rows of listings that were not refused.' },
            ...Object.fromEntries(importFigureEntries.map(([name, figure]) => [name, countOf(figure)])),
            totalRows: countOf({ description: importFigures.totalRows.description }),
            reviewCounts: {
              type: ['object', 'null'],
              description:
                'Reviews in the file; the figures after found add up to it. Null if they were not counted.',
              properties: Object.fromEntries(
                reviewFigureNames.map((name) => [name, countOf(reviewFigures[name])]),
              ),
              required: reviewFigureNames,
            },
          },
          required: ['imported', ...importFigureEntries.map(([name]) => name), 'reviewCounts'],
        },
      },
    },
    202: {
      description: 'Queued; import(id) of the GraphQL API shows its status.',
      body: { schema: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] } },
    },
  },
  refusals: [409, 413, 415, 422, 507],
};

const refusedRoute = {
  config: {
    description: {
      summary: 'The refused rows of an import, to correct and upload again',
      access: 'operator',
      path: { id: { type: 'integer', description: 'Id of an import.' } },
      answers: { 200: { description: 'A spreadsheet.', body: { file: [xlsx] } } },
      refusals: [404, 410],
    } satisfies RouteDescription,
  },
};

/**
 * POST /api/upload-excel: one spreadsheet as multipart field `file`. Session and declared size are checked before the
 * body is read. Legacy clients wait for the result; `Prefer: respond-async` answers 202 with the id. Fields: dryRun,
 * overwriteEdited (true or false), a policy for ambiguous rows (ask, create, skip), defaultCountry, mapping (JSON). Header:
 * Idempotency-Key.
 *
 * GET /api/admin/imports/{id}/refused.xlsx: the refused rows of an import, to correct and upload again.
 */
export async function installImportRoutes(app: FastifyInstance, makeContext: MakeContext): Promise<void> {
  await app.register(async (upload) => {
    // A server that shuts down waits until interrupted uploads are removed.
    const arriving = new Set<Promise<Import>>();
    upload.addHook('onClose', () => Promise.allSettled(arriving));
    upload.addContentTypeParser(/^multipart\/form-data/, (_request, _payload, done) => done(null));
    upload.addHook('preParsing', async (request, reply) => {
      const context = await makeContext(request, reply);
      requireOperator(context);
      request.uploadContext = context;
      if (Number(request.headers['content-length'] ?? 0) > maxUploadBytes + slackBytes) {
        throw new AppError('TOO_LARGE', { message: 'fileTooLarge', megabytes: maxUploadBytes / 1024 ** 2 });
      }
    });
    upload.post(
      '/api/upload-excel',
      { config: { description: uploading, waitsForWork: true } },
      async (request, reply) => {
        const context = request.uploadContext;
        if (!context) throw new AppError('UNAUTHENTICATED', 'loginRequired');
        const arrival = receive(context, request);
        arriving.add(arrival);
        const started = await arrival.finally(() => arriving.delete(arrival));
        if (/\brespond-async\b/.test(String(request.headers.prefer ?? ''))) {
          return reply.code(202).header('preference-applied', 'respond-async').send({ id: started.id });
        }
        return toRestResult(await outcome(context, started.id, reply));
      },
    );
  });
  app.get<{ Params: { id: string } }>(
    '/api/admin/imports/:id/refused.xlsx',
    refusedRoute,
    async (request, reply) => {
      const context = await makeContext(request, reply);
      requireOperator(context);
      const { id } = request.params;
      if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError('NOT_FOUND', 'importNotFound');
      const record = await findRefused(context, Number(id));
      const body = new PassThrough();
      writeRefusedRows(context, record, body).catch((error: Error) => body.destroy(error));
      const name = `${path.parse(record.fileName).name} - ${turkish.refusedFile}.xlsx`;
      return reply
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          `attachment; filename="refused-${id}.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}`,
        )
        .type(xlsx)
        .send(body);
    },
  );
}

async function receive(context: Context, request: FastifyRequest): Promise<Import> {
  const { upload, fields } = await receiveUpload(context, request);
  let options: ImportOptions;
  try {
    options = readOptions(fields, request.headers['idempotency-key']);
  } catch (error) {
    await context.storage.remove(upload.fileKey);
    throw error;
  }
  return queueImport(context, upload, options);
}

/** The settings of an import, sent as fields of the form. */
function readOptions(fields: ReadonlyMap<string, string>, key: string | string[] | undefined): ImportOptions {
  const flag = (name: string) => {
    const value = fields.get(name) ?? 'false';
    if (value !== 'true' && value !== 'false') {
      throw new AppError(
        'BAD_INPUT',
        { message: 'notBoolean', name },
        { [name]: { message: 'valueExpected', expected: 'true or false' } },
      );
    }
    return value === 'true';
  };
  const policy = (fields.get('doubts') ?? 'ask').toUpperCase();
  if (policy !== 'ASK' && policy !== 'CREATE' && policy !== 'SKIP') {
    throw new AppError('BAD_INPUT', 'doubtsInvalid', { doubts: 'doubtsInvalid' });
  }
  const mapping = fields.get('mapping');
  return {
    isDryRun: flag('dryRun'),
    overwriteEdited: flag('overwriteEdited'),
    doubtPolicy: policy,
    defaultCountry: readDefaultCountry(fields.get('defaultCountry')),
    mapping: mapping === undefined ? null : readMapping(mapping),
    releasedColumns: readReleased(fields.get('releasedColumns')),
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}

/** Names of columns from a JSON list. Throws BAD_INPUT. */
function readReleased(json: string | undefined): string[] {
  if (json === undefined) return [];
  let names: unknown;
  try {
    names = JSON.parse(json);
  } catch {
    names = null;
  }
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new AppError('BAD_INPUT', 'releasedNotList', { releasedColumns: 'releasedNotList' });
  }
  return checkReleased(names);
}

// Waits until the client disconnects; the import continues without it.
async function outcome(context: Context, id: number, reply: FastifyReply): Promise<Import> {
  for (;;) {
    const current = await context.db.prisma.import.findUniqueOrThrow({ where: { id } });
    if (current.finishedAt) return current;
    if (reply.raw.destroyed) throw new AppError('BAD_INPUT', 'clientGone');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Error codes of a failed import that the waiting client receives; others become INTERNAL. */
const publicCodes = ['CONFLICT', 'UNUSABLE_FILE', 'UNAVAILABLE', 'NO_SPACE'] as const;

function toRestResult(finished: Import): object {
  if (finished.status === 'NEEDS_ANSWERS') {
    const { id } = finished;
    throw new AppError(
      'CONFLICT',
      { message: 'importAsking', id },
      { import: { message: 'importAsking', id } },
    );
  }
  if (finished.status !== 'DONE') {
    const code = publicCodes.find((known) => known === finished.errorCode) ?? 'INTERNAL';
    const retryAfter = code === 'UNAVAILABLE' ? 60 : undefined;
    throw new AppError(code, readMessage(finished.errorData) ?? 'importFailed', undefined, retryAfter);
  }
  const totalRows = finished.totalRows ?? 0;
  return {
    imported: totalRows - finished.refused,
    ...figuresOf(finished),
    totalRows,
    reviewCounts: reviewCounts(finished),
  };
}
