import type { FastifyReply } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import type { Quota } from '../../lib/net/quota.ts';

/** Headers with the remaining quota. */
export const quotaHeaderNames = [
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

/** Sets the headers of a quota. Throws RATE_LIMITED with the seconds to wait if this request exceeds it. */
export function applyQuota(reply: FastifyReply, quota: Quota): void {
  void reply.headers({
    'ratelimit-limit': quota.limit,
    'ratelimit-policy': `${quota.limit};w=${quota.windowSeconds}`,
    'ratelimit-remaining': quota.remaining,
    'ratelimit-reset': quota.resetAfter,
  });
  if (quota.isExceeded) throw tooManyRequests(quota);
}

/** The error for a request above its limit. */
export function tooManyRequests({ limit, windowSeconds, resetAfter }: Quota): AppError {
  return new AppError(
    'RATE_LIMITED',
    { message: 'tooManyRequests', limit, seconds: windowSeconds },
    undefined,
    resetAfter,
  );
}
