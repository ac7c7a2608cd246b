import { LRUCache } from 'lru-cache';
import { rateLimitKey } from './rateLimitKey.ts';
import type { Quota } from './quota.ts';

interface Window {
  count: number;
  /** Milliseconds of the limiter's clock. */
  startedAt: number;
}

interface Limits {
  limit: number;
  windowMs: number;
  /** Maximum number of counted addresses; beyond that, the oldest window is evicted. */
  maxAddresses?: number;
}

/** Rate limiter by IP address, for this node. Its memory is bounded. */
export class IpRateLimiter {
  private readonly windows: LRUCache<string, Window>;

  constructor(
    private readonly limits: Limits,
    /** Milliseconds. Monotonic by default: the wall clock may be set back, which would not end a window for as long. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.windows = new LRUCache({ max: limits.maxAddresses ?? 10_000 });
  }

  /** Counts one request. Returns 0, or the seconds until the next is allowed. */
  secondsToWait(clientAddress: string): number {
    const { isExceeded, resetAfter } = this.consume(clientAddress);
    return isExceeded ? resetAfter : 0;
  }

  /** Counts one request and returns the remaining quota. */
  consume(clientAddress: string): Quota {
    const key = rateLimitKey(clientAddress);
    const now = this.now();
    // `peek`, not `get`: the oldest window is to be evicted first, not the least recently used.
    const last = this.windows.peek(key);
    const hasEnded = !last || now - last.startedAt >= this.limits.windowMs;
    const window = hasEnded ? { count: 0, startedAt: now } : last;
    const { limit, windowMs } = this.limits;
    const quota = {
      limit,
      windowSeconds: windowMs / 1000,
      resetAfter: Math.max(1, Math.ceil((window.startedAt + windowMs - now) / 1000)),
    };
    if (window.count >= limit) return { ...quota, remaining: 0, isExceeded: true };
    window.count += 1;
    if (hasEnded) this.windows.set(key, window);
    return { ...quota, remaining: limit - window.count, isExceeded: false };
  }

  get size(): number {
    return this.windows.size;
  }
}
