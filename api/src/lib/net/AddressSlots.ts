import { rateLimitKey } from './rateLimitKey.ts';

/** Limits the running and waiting tasks per IP address, so that one client cannot fill a queue alone. */
export class AddressSlots {
  #counts = new Map<string, number>();

  constructor(
    private readonly maxTasks: number,
    /** Creates the error for a task above the limit. */
    private readonly tooMany: () => Error,
  ) {}

  async run<Result>(clientAddress: string, task: () => Promise<Result>): Promise<Result> {
    const key = rateLimitKey(clientAddress);
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.maxTasks) throw this.tooMany();
    this.#counts.set(key, count + 1);
    try {
      return await task();
    } finally {
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    }
  }
}
