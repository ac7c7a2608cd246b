import type { FastifyInstance } from 'fastify';
import { policyOfMaps } from '../../lib/html/contentSecurityPolicy.ts';
import type { Config } from '../../lib/config/config.ts';
import { isApiPath } from '../isApiPath.ts';

/** Security headers of responses, by the URL of the request. */
export type SecurityHeaders = (url: string) => Readonly<Record<string, string>>;

/** Pages have all headers; GraphQL and REST those of data, since each header costs time in every request. */
export function securityHeaders({
  siteUrl,
  mapTiles,
}: Pick<Config, 'siteUrl' | 'mapTiles'>): SecurityHeaders {
  const ofAll = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(siteUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  const ofPages = {
    ...ofAll,
    'content-security-policy': policyOfMaps(mapTiles?.kind === 'address' ? mapTiles.origin : null),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  };
  // As the OWASP REST Security Cheat Sheet lists them.
  const ofData = { ...ofAll, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
  return (url) => (isApiPath(url) ? ofData : ofPages);
}

/** Sets the security headers and the id of each response. */
export function installSecurityHeaders(app: FastifyInstance, headersOf: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersOf(request.url)).header('x-request-id', request.id);
    done();
  });
}
