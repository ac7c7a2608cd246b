import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { quotaHeaderNames } from './quotaHeaders.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may read the answer, without cookies. */
    isPublicRead?: boolean;
  }
}

/** `config` of a route that pages of other sites may read. */
export const publicRead: FastifyContextConfig = { isPublicRead: true };

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': [
    'ETag',
    'Link',
    ...quotaHeaderNames,
    'Retry-After',
    'X-Request-Id',
    'X-Total-Count',
    'X-Total-Count-Relation',
    'X-Understood-As',
  ].join(', '),
};
const askedBefore = {
  ...allowed,
  'access-control-allow-headers':
    'Accept, Apollo-Require-Preflight, Authorization, Content-Type, If-None-Match, X-Query-Cost',
  // Seconds; browsers apply their own maximum.
  'access-control-max-age': '86400',
};

/**
 * CORS: credential-less reads of public routes. No answer allows credentials, so that pages of other sites cannot read one
 * to a request with a cookie; all have the same headers, since a cache may give them to any page. `crossOriginMethodsOf` returns the methods of a URL for other sites: over REST only reads; over
 * GraphQL all, since mutations from other sites need an API key.
 */
export function installCors(app: FastifyInstance, crossOriginMethodsOf: (url: string) => string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request;
    if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
      const methods = crossOriginMethodsOf(url).sort().join(', ');
      if (methods === '') return done();
      return void reply.code(204).headers(askedBefore).header('access-control-allow-methods', methods).send();
    }
    if (request.routeOptions.config.isPublicRead) void reply.headers(allowed);
    done();
  });
}
