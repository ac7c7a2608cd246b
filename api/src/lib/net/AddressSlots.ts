import { budgetAddress } from './budgetAddress.ts';

/** Limits how many expensive tasks one IP address has running and waiting, so that it cannot fill a queue alone. */
export class AddressSlots {
  #counts = new Map<string, number>();

  constructor(
    private readonly most: number,
    /** The error for a task that is one too many. */
    private readonly refuse: () => Error,
  ) {}

  async run<Result>(clientAddress: string, task: () => Promise<Result>): Promise<Result> {
    const address = budgetAddress(clientAddress);
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.most) throw this.refuse();
    this.#counts.set(address, count + 1);
    try {
      return await task();
    } finally {
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left > 0) this.#counts.set(address, left);
      else this.#counts.delete(address);
    }
  }
}
