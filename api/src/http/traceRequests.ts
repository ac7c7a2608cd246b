import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracing, type OpenSpan } from '../lib/telemetry/tracing.ts';
import { routeOf } from './measureRequests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set if requests are traced. */
    span?: OpenSpan;
  }
}

/**
 * Opens a span for each request, named by its route without the query. It starts a trace of its own: a client's
 * `traceparent` is not trusted.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracing = currentTracing();
  if (!tracing) return;

  app.addHook('onRequest', (request, _reply, done) => {
    request.span = tracing.begin({
      name: request.method,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'url.path': request.url.split('?', 1)[0] ?? '',
        'directory.request.id': request.id,
      },
    });
    request.span.run(done);
  });
  // Reading the body starts a new async context, so the span is entered again.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) request.span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 499);
    done();
  });
}

function end(request: FastifyRequest, status: number): void {
  const route = routeOf(request);
  request.span?.end({
    name: `${request.method} ${route}`,
    attributes: { 'http.route': route, 'http.response.status_code': status },
    ...(status >= 500 ? { error: status } : {}),
  });
}
