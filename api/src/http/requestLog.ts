import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { clientAddress } from './clientAddress.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether successful requests are not logged, because one follows every page. */
    isQuiet?: boolean;
  }
}

/**
 * Logs one line per request: method, path, client address, status, duration (ms). Errors have lines of their
 * own, joined by `reqId`.
 */
export function installRequestLog(app: FastifyInstance, log: FastifyBaseLogger): void {
  // No redaction: these fields hold no secrets, and searching each line would cost more than writing it.
  const unredacted = log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isQuiet && reply.statusCode < 400) return done();
    unredacted.info(
      {
        reqId: request.id,
        traceId: request.span?.traceId,
        method: request.method,
        url: request.url,
        address: clientAddress(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
