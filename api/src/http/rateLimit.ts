import type { FastifyInstance } from 'fastify';
import { IpRateLimiter } from '../lib/net/IpRateLimiter.ts';
import { spendQuota, tooManyRequests } from './quotaHeaders.ts';

/** Addresses remembered at once, some 20 MB; who comes after that many others begins anew. */
const mostAddresses = 100_000;
// Files, which cost next to nothing and come by the dozen with a page, and what watches the server.
const isFree = /^\/(?:(?:assets|img)\/|(?:healthz|readyz|metrics|favicon\.svg|robots\.txt)(?:\?|$))/;
const isApi = /^\/(?:api|graphql)(?:[/?]|$)/;

/**
 * Limits how often one address may ask this node, counted by the second. Answers of the API say what is left; a page,
 * which a shared cache may keep for others, does not. The limit of a key replaces what is said here.
 */
export function installRateLimit(app: FastifyInstance, perSecond: number): void {
  const budget = new IpRateLimiter({ most: perSecond, windowMs: 1000, mostAddresses });
  app.addHook('onRequest', (request, reply, done) => {
    if (isFree.test(request.url)) return done();
    const quota = budget.take(request.ip);
    if (isApi.test(request.url)) spendQuota(reply, quota);
    else if (quota.isOver) throw tooManyRequests(quota);
    done();
  });
}
