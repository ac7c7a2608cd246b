import pLimit from 'p-limit';

/** Limits how many tasks run at a time, with a bounded queue, first in, first out. */
export class Semaphore {
  readonly #limit: ReturnType<typeof pLimit>;

  constructor(
    private readonly most: { running: number; waiting: number },
    /** Creates the error if the queue is full. */
    private readonly refuse: () => Error,
  ) {
    this.#limit = pLimit(most.running);
  }

  get isIdle(): boolean {
    return this.#limit.activeCount === 0 && this.#limit.pendingCount === 0;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const { activeCount, pendingCount } = this.#limit;
    if (activeCount + pendingCount >= this.most.running + this.most.waiting) throw this.refuse();
    return this.#limit(task);
  }
}
