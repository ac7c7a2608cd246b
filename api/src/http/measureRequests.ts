import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../lib/telemetry/metrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Times each answer by its route, so that no address that somebody thinks of becomes a series of its own. */
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

/** The pattern of a route; `page` for everything that is rendered, `unknown` for paths of the API that don't exist. */
export function routeOf({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern !== undefined && pattern !== '/*') return pattern;
  if (url.startsWith('/assets/')) return '/assets/*';
  return /^\/(?:api|graphql)(?:[/?]|$)/.test(url) ? 'unknown' : 'page';
}
