import { englishText, storedMessageData } from '../../../../domain/messages/englishText.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MakeContext } from '../../http/requestContext.ts';
import type { RouteDescription } from '../../http/rest/routeDescription.ts';
import { requireOperator, type Context, type Services } from '../../lib/context.ts';
import { sendReason } from '../../http/sendError.ts';
import { AppError } from '../../lib/errors.ts';
import { awaitSubmission } from './submissions/awaitSubmission.ts';
import { findSubmission, listSubmittedUrls } from './submissions/listSubmissions.ts';
import { shownKey } from './readIndexing.ts';
import { countUrls } from './queue/countUrls.ts';
import { submitUrl, submitUrls } from './submissions/submitUrls.ts';

/** Maximum wait of a caller in milliseconds; enough for a hundred URLs at two engines. */
const timeoutMs = 120_000;

const text = { type: 'string' };
const count = { type: 'integer' };
const refused = {
  description: 'The submission failed; `error` holds the reason, in English.',
  body: {
    schema: {
      type: 'object',
      properties: {
        ...{ error: text, message: text, code: text, messageCode: text },
        ...{ parameters: { type: 'object' }, details: { type: 'object' } },
      },
      required: ['error', 'message', 'code'],
    },
  },
};
const refusals = Object.fromEntries(
  [400, 401, 403, 409, 413, 415, 429, 500, 503].map((status) => [status, refused]),
);

const single: RouteDescription = {
  summary: 'Submits a URL of this site to the enabled search engines and waits for the result',
  access: 'operator',
  body: {
    type: 'application/json',
    schema: {
      type: 'object',
      properties: { url: text, type: { type: 'string', enum: ['URL_UPDATED'] } },
      required: ['url'],
    },
  },
  answers: {
    200: {
      description: 'An engine accepted it.',
      body: {
        schema: {
          type: 'object',
          properties: { success: { type: 'boolean' }, message: text, url: text, submissionId: count },
          required: ['success', 'message', 'url', 'submissionId'],
        },
      },
    },
    ...refusals,
  },
};

const bulk: RouteDescription = {
  summary: 'Submits up to a hundred URLs of this site and waits for the result',
  access: 'operator',
  body: {
    type: 'application/json',
    schema: { type: 'object', properties: { urls: { type: 'array', items: text } }, required: ['urls'] },
  },
  answers: {
    200: {
      description:
        'Numbers of accepted and refused URLs, and of those that an engine may accept later; `dropped` counts those beyond the first hundred.',
      body: {
        schema: {
          type: 'object',
          properties: {
            summary: {
              type: 'object',
              properties: { total: count, successful: count, failed: count, dropped: count, waiting: count },
              required: ['total', 'successful', 'failed', 'dropped', 'waiting'],
            },
            submissionId: count,
          },
          required: ['summary', 'submissionId'],
        },
      },
    },
    ...refusals,
  },
};

/** Errors of a refused request also carry the reason as `error`. */
const options = (description: RouteDescription) => ({
  config: { description, waitsForWork: true },
  errorHandler: sendReason,
});

/** POST /api/submit-url and /api/submit-urls-bulk, which wait for the engines; GET /{key}.txt, by which IndexNow knows us. */
export function installIndexingRoutes(
  app: FastifyInstance,
  services: Services,
  makeContext: MakeContext,
): void {
  app.get<{ Params: { key: string } }>('/:key([A-Za-z0-9-]{8,128}).txt', async (request, reply) => {
    const key = await shownKey(services);
    if (key === null || key !== request.params.key) throw new AppError('NOT_FOUND', 'notFound');
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(key);
  });

  app.post('/api/submit-url', options(single), (request, reply) =>
    answer(request, reply, makeContext, async (context, signal) => {
      const { url, type = 'URL_UPDATED' } = bodyOf(request);
      if (typeof url !== 'string' || type !== 'URL_UPDATED')
        throw new AppError('BAD_INPUT', 'urlInvalid', {
          url: 'textExpected',
          type: { message: 'valueExpected', expected: 'URL_UPDATED' },
        });
      const id = await submitUrl(context, url);
      await awaitSubmission(context, id, signal);
      const { successful, waiting } = await countUrls(context, id);
      if (waiting > 0) throw stillWaiting();
      if (successful === 0) throw await faultOf(context, id);
      return { success: true, message: englishText('urlSubmitted'), url, submissionId: id };
    }),
  );

  app.post('/api/submit-urls-bulk', options(bulk), (request, reply) =>
    answer(request, reply, makeContext, async (context, signal) => {
      const { urls } = bodyOf(request);
      if (!Array.isArray(urls)) throw new AppError('BAD_INPUT', 'urlRequired', { urls: 'urlRequired' });
      // Values other than text count as refused; the rest of the list is processed.
      const texts = urls.map((url: unknown) => (typeof url === 'string' ? url : JSON.stringify(url)));
      const id = await submitUrls(context, texts);
      await awaitSubmission(context, id, signal);
      const { successful, failed, waiting } = await countUrls(context, id);
      if (waiting > 0 && successful + failed === 0) throw stillWaiting();
      const submission = await findSubmission(context, id);
      const { total = 0, dropped = 0 } = submission ?? {};
      return { summary: { total, successful, failed, dropped, waiting }, submissionId: id };
    }),
  );
}

/** Answers what `work` does, to operators. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  makeContext: MakeContext,
  work: (context: Context, signal: AbortSignal) => Promise<object>,
): Promise<object> {
  void reply.header('cache-control', 'no-store');
  const context = await makeContext(request, reply);
  requireOperator(context);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return work(context, AbortSignal.any([gone.signal, AbortSignal.timeout(timeoutMs)]));
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

const stillWaiting = () => new AppError('RATE_LIMITED', 'submissionWaiting', undefined, 3600);

async function faultOf(context: Context, submissionId: number): Promise<AppError> {
  const { nodes } = await listSubmittedUrls(context, { submissionId, onlyFailed: true, first: 1 });
  const [failed] = nodes;
  const why = storedMessageData([failed?.httpStatus, failed?.fault].filter(Boolean).join(' '));
  return new AppError('UNAVAILABLE', { message: 'urlRefused', why }, undefined, 60);
}
