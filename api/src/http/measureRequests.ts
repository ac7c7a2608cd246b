import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiPath } from './isApiPath.ts';
import type { Metrics } from '../lib/telemetry/metrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures each response by its route, so that arbitrary URLs do not create new time series. */
export function measureRequests(
  app: FastifyInstance,
  { requestSeconds }: Pick<Metrics, 'requestSeconds'>,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const method = methods.has(request.method) ? request.method : 'other';
    requestSeconds.observe(
      { method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

/** The pattern of a route; `page` for all rendered pages, `unknown` for nonexistent paths of the API. */
export function routeOf({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern !== undefined && pattern !== '/*') return pattern;
  if (url.startsWith('/assets/')) return '/assets/*';
  return isApiPath(url) ? 'unknown' : 'page';
}
