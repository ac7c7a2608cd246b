import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../clientAddress.ts';
import { IpRateLimiter } from '../../lib/net/IpRateLimiter.ts';
import { spendQuota, tooManyRequests } from './quotaHeaders.ts';

declare module 'fastify' {
  interface FastifyRequest {
    isRateLimited: boolean;
  }
}

/** Maximum number of counted addresses, about 20 MB; beyond that, the oldest window is evicted. */
const maxAddresses = 100_000;
/**
 * Routes of files, which cost next to nothing and come by the dozen with a page, and of what watches the server. Cards of
 * shared links and maps of listings are drawn on request, and one is enough for a page.
 */
const isFree =
  /^\/(?:(?:assets|img\/(?:business|icon)|map\/(?:tiles|sprites))\/|(?:healthz|readyz|metrics|favicon\.(?:svg|ico)|robots\.txt)$)/;
const isApi = /^\/(?:api|graphql)(?:[/?]|$)/;

/**
 * Rate limiting by IP address for this process, in windows of a second. Answers of the API have headers with the remaining
 * quota; pages do not, since shared caches may store them. The limit of an API key replaces this one. Returns the hook for
 * the not-found handler, which also receives requests of free routes that have no such file.
 */
export function installRateLimit(
  app: FastifyInstance,
  perSecond: number,
): (request: FastifyRequest) => Promise<void> {
  const budget = new IpRateLimiter({ most: perSecond, windowMs: 1000, maxAddresses });
  app.decorateRequest('isRateLimited', false);
  app.addHook('onRequest', (request, reply, done) => {
    // By the matched route: a page answers whatever has none, and finds it by the path without `..`.
    if (isFree.test(request.routeOptions.url ?? '')) return done();
    request.isRateLimited = true;
    const quota = budget.take(clientAddress(request));
    if (isApi.test(request.url)) spendQuota(reply, quota);
    else if (quota.isOver) throw tooManyRequests(quota);
    done();
  });
  return async (request) => {
    if (request.isRateLimited) return;
    request.isRateLimited = true;
    const quota = budget.take(clientAddress(request));
    if (quota.isOver) throw tooManyRequests(quota);
  };
}
