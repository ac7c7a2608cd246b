import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../clientAddress.ts';
import { isApiPath } from '../isApiPath.ts';
import { IpRateLimiter } from '../../lib/net/IpRateLimiter.ts';
import { applyQuota, tooManyRequests } from './quotaHeaders.ts';

declare module 'fastify' {
  interface FastifyRequest {
    isRateLimited: boolean;
  }
}

/** Maximum number of counted addresses, about 20 MB; beyond that, the oldest window is evicted. */
const maxAddresses = 100_000;
/**
 * Exempt routes: static files, which are cheap and requested by the dozen for each page, and health checks. Social cards and
 * maps of listings are not exempt: they are drawn on request, and a page needs only one.
 */
const exemptRoutes =
  /^\/(?:(?:assets|img\/(?:business|icon)|map\/(?:tiles|sprites))\/|(?:healthz|readyz|metrics|favicon\.(?:svg|ico)|robots\.txt)$)/;

/**
 * Rate limiting by IP address for this process, in windows of a second. API responses have headers with the remaining
 * quota; pages do not, since shared caches may store them. The limit of an API key replaces this one. Returns the hook
 * of the not-found handler, which also receives requests of exempt routes whose file does not exist.
 */
export function installRateLimit(
  app: FastifyInstance,
  perSecond: number,
): (request: FastifyRequest) => Promise<void> {
  const limiter = new IpRateLimiter({ limit: perSecond, windowMs: 1000, maxAddresses });
  app.decorateRequest('isRateLimited', false);
  app.addHook('onRequest', (request, reply, done) => {
    // By the matched route, not the URL: a URL with `..` could look like an exempt one and yet be served as a page.
    if (exemptRoutes.test(request.routeOptions.url ?? '')) return done();
    request.isRateLimited = true;
    const quota = limiter.consume(clientAddress(request));
    if (isApiPath(request.url)) applyQuota(reply, quota);
    else if (quota.isExceeded) throw tooManyRequests(quota);
    done();
  });
  return async (request) => {
    if (request.isRateLimited) return;
    request.isRateLimited = true;
    const quota = limiter.consume(clientAddress(request));
    if (quota.isExceeded) throw tooManyRequests(quota);
  };
}
