import { budgetAddress } from './budgetAddress.ts';
import type { Quota } from './quota.ts';

interface Spending {
  count: number;
  /** Milliseconds since the epoch. */
  since: number;
}

interface Limits {
  most: number;
  windowMs: number;
  /** Addresses remembered at once; the one that was seen first is forgotten first. */
  mostAddresses?: number;
}

/** How often one client's address may do something on this node. Its memory is bounded, whoever asks. */
export class AddressBudget {
  private readonly spendings = new Map<string, Spending>();
  private readonly mostAddresses: number;

  constructor(
    private readonly limits: Limits,
    private readonly now: () => number = Date.now,
  ) {
    this.mostAddresses = limits.mostAddresses ?? 10_000;
  }

  /** Spends one. Answers 0, or the whole seconds until there is something to spend again. */
  spend(clientAddress: string): number {
    const { isOver, resetAfter } = this.take(clientAddress);
    return isOver ? resetAfter : 0;
  }

  /** Spends one, and says what is left. */
  take(clientAddress: string): Quota {
    const address = budgetAddress(clientAddress);
    const now = this.now();
    const last = this.spendings.get(address);
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
    if (isOver) this.remember(address, spending);
    return { ...quota, left: most - spending.count, isOver: false };
  }

  get size(): number {
    return this.spendings.size;
  }

  private remember(address: string, spending: Spending): void {
    this.spendings.delete(address);
    this.spendings.set(address, spending);
    const [first] = this.spendings.keys();
    if (this.spendings.size > this.mostAddresses && first !== undefined) this.spendings.delete(first);
  }
}
