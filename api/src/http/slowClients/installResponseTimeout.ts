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
    /** Whether the handler waits for long work, such as an import. It then times out only if the database is unavailable. */
    waitsForWork?: boolean;
  }
}

/** Leaves time before and after it, so that a client has a response within 10 s. */
const defaultTimeoutMs = 8000;

/**
 * Sends 503 with `Retry-After` if a handler has not started its response in time. A database that hangs keeps its connection
 * open and sends nothing, so no error would end the request. The time starts when the body of the request is complete. Uploads
 * and routes with `waitsForWork` may take longer while `isDatabaseUnavailable` returns false.
 */
export function installResponseTimeout(
  app: FastifyInstance,
  isDatabaseUnavailable: () => Promise<boolean>,
  timeoutMs = defaultTimeoutMs,
): void {
  const timedOut = new WeakSet<FastifyReply>();
  const watch = (request: FastifyRequest, reply: FastifyReply, mayExceed: boolean) => {
    const expire = async () => {
      const continues = mayExceed && !(await isDatabaseUnavailable());
      if (reply.raw.closed) return;
      if (continues) timer.refresh();
      else if (!reply.sent && !reply.raw.headersSent) {
        timedOut.add(reply);
        sendTimeout(request, reply);
      }
    };
    const timer = setTimeout(() => void expire(), timeoutMs);
    reply.raw.once('close', () => clearTimeout(timer));
  };
  // Discards the handler's own response if it comes later, or is still being compressed.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!timedOut.has(reply)) done(null, payload);
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
/** Headers that describe the body which the handler would have sent. */
const bodyHeaders =
  /^(?:content-(?!security-policy$).*|etag|last-modified|transfer-encoding|cache-control|location)$/;

/**
 * Sends 503 without Fastify's hooks, which could add headers of the handler's own response, such as its encoding.
 */
function sendTimeout({ method, headers }: FastifyRequest, reply: FastifyReply): void {
  const isPage = method === 'GET' && headers.accept?.includes('text/html') === true;
  const body = isPage ? page : json;
  reply.hijack();
  const otherHeaders: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(([name]) => !bodyHeaders.test(name)),
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
