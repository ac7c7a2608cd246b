import type { FastifyReply } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import type { Quota } from '../../lib/net/quota.ts';

/** Headers with the remaining quota of a limit. */
export const quotaHeaderNames = [
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

/** Sends the headers of a quota. Throws RATE_LIMITED with the seconds to wait if this request exceeds it. */
export function spendQuota(reply: FastifyReply, quota: Quota): void {
  void reply.headers({
    'ratelimit-limit': quota.most,
    'ratelimit-policy': `${quota.most};w=${quota.windowSeconds}`,
    'ratelimit-remaining': quota.left,
    'ratelimit-reset': quota.resetAfter,
  });
  if (quota.isOver) throw tooManyRequests(quota);
}

/** The refusal of a request that was one too many. */
export function tooManyRequests({ most, windowSeconds, resetAfter }: Quota): AppError {
  return new AppError(
    'RATE_LIMITED',
    { message: 'tooManyRequests', limit: most, seconds: windowSeconds },
    undefined,
    resetAfter,
  );
}
