import { LRUCache } from 'lru-cache';
import { budgetAddress } from './budgetAddress.ts';
import type { Quota } from './quota.ts';

interface Spending {
  count: number;
  /** Milliseconds of the limiter's clock. */
  since: number;
}

interface Limits {
  most: number;
  windowMs: number;
  /** Maximum number of counted addresses; beyond that, the oldest window is evicted. */
  maxAddresses?: number;
}

/** Rate limiter by IP address, for this node. Its memory is bounded. */
export class IpRateLimiter {
  private readonly spendings: LRUCache<string, Spending>;

  constructor(
    private readonly limits: Limits,
    /** Milliseconds. Monotonic by default: the wall clock may be set back, which would not end a window for as long. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.spendings = new LRUCache({ max: limits.maxAddresses ?? 10_000 });
  }

  /** Spends one. Answers 0, or the whole seconds until there is something to spend again. */
  spend(clientAddress: string): number {
    const { isOver, resetAfter } = this.take(clientAddress);
    return isOver ? resetAfter : 0;
  }

  /** Spends one request and returns the remaining quota. */
  take(clientAddress: string): Quota {
    const address = budgetAddress(clientAddress);
    const now = this.now();
    // A client in its window does not move up: the window that began first is forgotten first.
    const last = this.spendings.peek(address);
    const isOver = !last || now - last.since >= this.limits.windowMs;
    const spending = isOver ? { count: 0, since: now } : last;
    const { most, windowMs } = this.limits;
    const quota = {
      most,
      windowSeconds: windowMs / 1000,
      resetAfter: Math.max(1, Math.ceil((spending.since + windowMs - now) / 1000)),
    };
    if (spending.count >= most) return { ...quota, left: 0, isOver: true };
    spending.count += 1;
    if (isOver) this.spendings.set(address, spending);
    return { ...quota, left: most - spending.count, isOver: false };
  }

  get size(): number {
    return this.spendings.size;
  }
}
