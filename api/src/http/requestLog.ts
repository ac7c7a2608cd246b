import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { clientAddress } from './clientAddress.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Successful answers are not logged: this request follows every page and adds nothing to the page's line. */
    isQuiet?: boolean;
  }
}

/**
 * Logs one line per answered request: method, path, client address, status, duration (ms). Errors have lines of their
 * own, joined by `reqId`.
 */
export function installRequestLog(app: FastifyInstance, log: FastifyBaseLogger): void {
  // These lines are made here of parts that hold no secret; looking through each for one would cost more than the rest.
  const plain = log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isQuiet && reply.statusCode < 400) return done();
    plain.info(
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
