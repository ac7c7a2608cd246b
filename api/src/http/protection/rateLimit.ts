import type { FastifyInstance } from 'fastify';
import { IpRateLimiter } from '../../lib/net/IpRateLimiter.ts';
import { spendQuota, tooManyRequests } from './quotaHeaders.ts';

/** Maximum number of counted addresses, about 20 MB; beyond that, the oldest window is evicted. */
const maxAddresses = 100_000;
// Files, which cost next to nothing and come by the dozen with a page, and what watches the server.
const isFree =
  /^\/(?:(?:assets|img|map\/(?:tiles|sprites|pictures))\/|(?:healthz|readyz|metrics|favicon\.(?:svg|ico)|robots\.txt)(?:\?|$))/;
const isApi = /^\/(?:api|graphql)(?:[/?]|$)/;

/**
 * Rate limiting by IP address for this node, in windows of a second. Answers of the API have headers with the remaining quota;
 * pages do not, since shared caches may store them. The limit of an API key replaces this one.
 */
export function installRateLimit(app: FastifyInstance, perSecond: number): void {
  const budget = new IpRateLimiter({ most: perSecond, windowMs: 1000, maxAddresses });
  app.addHook('onRequest', (request, reply, done) => {
    if (isFree.test(request.url)) return done();
    const quota = budget.take(request.ip);
    if (isApi.test(request.url)) spendQuota(reply, quota);
    else if (quota.isOver) throw tooManyRequests(quota);
    done();
  });
}
