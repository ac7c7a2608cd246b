import busboy from 'busboy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MakeContext } from '../../http/requestContext.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import type { Import } from '../../generated/prisma/client.ts';
import { mostUploadBytes, startImport } from './startImport.ts';

const slackBytes = 64 * 1024;

/**
 * POST /api/upload-excel: one spreadsheet as multipart field `file`. Who asks and how long it claims to be is checked
 * before a byte of the body is read. Legacy clients wait for the result; `Prefer: respond-async` answers 202 with the id.
 */
export async function installImportRoutes(app: FastifyInstance, makeContext: MakeContext): Promise<void> {
  await app.register(async (upload) => {
    // A server that stops waits for the uploads that it cuts off to be cleared away.
    const arriving = new Set<Promise<Import>>();
    upload.addHook('onClose', () => Promise.allSettled(arriving));
    upload.addContentTypeParser(/^multipart\/form-data/, (_request, _payload, done) => done(null));
    upload.addHook('preParsing', async (request, reply) => {
      const context = await makeContext(request, reply);
      requireOperator(context);
      request.knownContext = context;
      if (Number(request.headers['content-length'] ?? 0) > mostUploadBytes + slackBytes) {
        throw new AppError('TOO_LARGE', 'Dosya 500MB sınırını aşıyor.');
      }
    });
    upload.post('/api/upload-excel', async (request, reply) => {
      const context = request.knownContext;
      if (!context) throw new AppError('UNAUTHENTICATED', 'Please log in.');
      const arrival = receive(context, request);
      arriving.add(arrival);
      const started = await arrival.finally(() => arriving.delete(arrival));
      if (/\brespond-async\b/.test(String(request.headers.prefer ?? ''))) {
        return reply.code(202).header('preference-applied', 'respond-async').send({ id: started.id });
      }
      return printResult(await outcome(context, started.id, request, reply));
    });
  });
}

async function receive(context: Context, request: FastifyRequest): Promise<Import> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) {
    throw new AppError('UNSUPPORTED_TYPE', 'Dosya multipart/form-data olarak gönderilmeli.');
  }
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: request.headers,
      limits: { files: 1, fields: 20, fieldSize: 100_000, parts: 22 },
      defParamCharset: 'utf8',
    });
  } catch {
    throw new AppError('BAD_INPUT', 'Yükleme bozuk: sınır (boundary) yok.');
  }
  return new Promise<Import>((resolve, reject) => {
    let started: Promise<Import> | null = null;
    const fail = (error: unknown) => {
      request.raw.unpipe(parser);
      request.raw.resume();
      reject(
        error instanceof AppError ? error : new AppError('BAD_INPUT', 'Yükleme yarıda kesildi ya da bozuk.'),
      );
    };
    parser.on('file', (field, stream, info) => {
      if (field !== 'file') {
        stream.resume();
        fail(new AppError('BAD_INPUT', 'Dosya "file" alanında gönderilmeli.', { file: 'missing' }));
        return;
      }
      request.raw.once('aborted', () => stream.destroy(new Error('aborted')));
      started = startImport(context, { content: stream, fileName: info.filename });
      started.catch(fail);
    });
    parser.on('filesLimit', () => fail(new AppError('BAD_INPUT', 'Tek dosya gönderilmeli.')));
    parser.on('error', fail);
    parser.on('close', () => {
      if (started) started.then(resolve, fail);
      else fail(new AppError('BAD_INPUT', 'Dosya Seçilmedi', { file: 'missing' }));
    });
    request.raw.pipe(parser);
  });
}

// Waits as long as the client does; the import goes on without it.
async function outcome(
  context: Context,
  id: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Import> {
  let isGone = false;
  reply.raw.once('close', () => (isGone = true));
  for (;;) {
    const current = await context.db.prisma.import.findUniqueOrThrow({ where: { id } });
    if (current.finishedAt) return current;
    if (isGone) throw new AppError('BAD_INPUT', `client of request ${request.id} left`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function printResult(finished: Import): object {
  if (finished.status !== 'DONE') {
    const code =
      finished.errorCode === 'UNUSABLE_FILE' ||
      finished.errorCode === 'NO_SPACE' ||
      finished.errorCode === 'CONFLICT'
        ? finished.errorCode
        : 'INTERNAL';
    throw new AppError(code, finished.errorMessage ?? 'İçe aktarma başarısız.');
  }
  const totalRows = finished.totalRows ?? 0;
  return {
    imported: totalRows - finished.refused,
    categoriesCreated: finished.categoriesCreated,
    citiesFound: finished.citiesFound,
    totalRows,
  };
}
