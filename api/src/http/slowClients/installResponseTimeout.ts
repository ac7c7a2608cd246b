import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { englishText } from '../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../domain/messages/message.ts';
import type { ErrorCode } from '../../lib/errors.ts';
import { isMultipart } from '../../lib/net/isMultipart.ts';
import { unavailablePage } from './unavailablePage.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Waits for long work, such as an import: only a database that is away ends the waiting. */
    waitsForWork?: boolean;
  }
}

/** Milliseconds for a whole answer; together with what comes before and after it, less than 10 s. */
const usualPatience = 8000;

/**
 * Answers 503 with `Retry-After` if a handler has not begun its answer in time, for whatever reason: a hung database
 * keeps the connection open and sends nothing. The time starts when the request's body is complete. Uploads and routes
 * that wait for long work may take longer, while `isDatabaseUnavailable` returns false.
 */
export function installResponseTimeout(
  app: FastifyInstance,
  isDatabaseUnavailable: () => Promise<boolean>,
  patienceMs = usualPatience,
): void {
  const late = new WeakSet<FastifyReply>();
  const watch = (request: FastifyRequest, reply: FastifyReply, mayGoOn: boolean) => {
    const end = async () => {
      const goesOn = mayGoOn && !(await isDatabaseUnavailable());
      if (reply.raw.closed) return;
      if (goesOn) timer.refresh();
      else if (!reply.sent && !reply.raw.headersSent) {
        late.add(reply);
        sendTimeout(request, reply);
      }
    };
    const timer = setTimeout(() => void end(), patienceMs);
    reply.raw.once('close', () => clearTimeout(timer));
  };
  // A late answer of the handler, or one that is still being compressed, ends here.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!late.has(reply)) done(null, payload);
    else if (payload instanceof Readable) payload.destroy();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (mayTakeLong(request)) watch(request, reply, true);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (!mayTakeLong(request)) watch(request, reply, false);
    done();
  });
}

const code: ErrorCode = 'UNAVAILABLE';
const retryAfterSeconds = 5;
const json = JSON.stringify({
  message: englishText('databaseUnavailable'),
  code,
  ...messageData('databaseUnavailable'),
  details: { retryAfter: retryAfterSeconds },
});
const page = unavailablePage('The directory is busy.');
/** Headers that describe the handler's own body. */
const ofAnotherBody =
  /^(?:content-(?!security-policy$).*|etag|last-modified|transfer-encoding|cache-control|location)$/;

/**
 * Answers directly, without hooks, so that no header of the handler's own answer, such as its encoding, leaves with
 * this one.
 */
function sendTimeout({ method, headers }: FastifyRequest, reply: FastifyReply): void {
  const isPage = method === 'GET' && headers.accept?.includes('text/html') === true;
  const body = isPage ? page : json;
  reply.hijack();
  const otherHeaders: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(([name]) => !ofAnotherBody.test(name)),
  );
  // A stream's headers are set before its first byte.
  for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name);
  reply.raw.writeHead(503, {
    ...otherHeaders,
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
  });
  reply.raw.end(method === 'HEAD' ? undefined : body);
}

function mayTakeLong({ headers, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config?.waitsForWork === true || isMultipart(headers);
}
