import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { quotaHeaderNames } from './quotaHeaders.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether other origins may read the response, without cookies. */
    isPublicRead?: boolean;
  }
}

/** `config` of a route that other origins may read. */
export const publicRead: FastifyContextConfig = { isPublicRead: true };

const corsHeaders = {
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
const preflightHeaders = {
  ...corsHeaders,
  'access-control-allow-headers':
    'Accept, Apollo-Require-Preflight, Authorization, Content-Type, If-None-Match, X-Query-Cost',
  // Seconds; browsers apply their own maximum.
  'access-control-max-age': '86400',
};

/**
 * CORS: credential-less reads of public routes. No response allows credentials, so a page of another origin cannot read one to
 * a request with a cookie. The headers are the same for every origin, since caches share responses. `crossOriginMethodsOf`
 * returns the methods of a URL for other origins: over REST only reads; over GraphQL all, since cross-origin mutations need an
 * API key.
 */
export function installCors(app: FastifyInstance, crossOriginMethodsOf: (url: string) => string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request;
    if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
      const methods = crossOriginMethodsOf(url).sort().join(', ');
      if (methods === '') return done();
      return void reply
        .code(204)
        .headers(preflightHeaders)
        .header('access-control-allow-methods', methods)
        .send();
    }
    if (request.routeOptions.config.isPublicRead) void reply.headers(corsHeaders);
    done();
  });
}
