import { budgetAddress } from './budgetAddress.ts';

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
    const address = budgetAddress(clientAddress);
    const now = this.now();
    const last = this.spendings.get(address);
    const isOver = !last || now - last.since >= this.limits.windowMs;
    const spending = isOver ? { count: 0, since: now } : last;
    if (spending.count >= this.limits.most)
      return Math.max(1, Math.ceil((spending.since + this.limits.windowMs - now) / 1000));
    spending.count += 1;
    if (isOver) this.remember(address, spending);
    return 0;
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
