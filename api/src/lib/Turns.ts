/** Lets a few pieces of work run at a time and a limited number wait, first come, first served. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly most: { running: number; waiting: number },
    /** What to throw where too many wait already. */
    private readonly refuse: () => Error,
  ) {}

  get isIdle(): boolean {
    return this.running === 0;
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.most.running) this.running += 1;
    else if (this.waiting.length >= this.most.waiting) throw this.refuse();
    // Whoever finishes hands its place over, so `running` stays as it is.
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
