import type { FastifyBaseLogger } from 'fastify';
import type { Job, PrismaClient } from '../generated/prisma/client.ts';
import { AppError } from '../lib/errors.ts';

const heartbeatMs = 2000;

type Counts = Pick<Job, 'done' | 'total'>;

/** Stores every two seconds that a job is alive and how far it is, and learns whether it was cancelled. */
export class JobHeartbeat {
  readonly #cancellation = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #counts: Counts;
  #isUnsaved = false;
  #storing: Promise<void> | null = null;

  constructor(
    private readonly prisma: PrismaClient,
    private readonly job: Job,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#counts = { done: job.done, total: job.total };
    this.#timer = setInterval(() => this.#beat(), heartbeatMs);
  }

  /** Aborts once the job is cancelled. */
  get cancelled(): AbortSignal {
    return this.#cancellation.signal;
  }

  /** Buffers progress until the next heartbeat. */
  report(done: number, total = this.#counts.total): void {
    this.#counts = { done, total };
    this.#isUnsaved = true;
  }

  /**
   * Ends the heartbeat, and returns the progress that it has not stored. Called before the job's last state is stored, which a
   * heartbeat must not overwrite.
   */
  async stop(): Promise<Counts | undefined> {
    clearInterval(this.#timer);
    await this.#storing;
    return this.#takeUnsaved();
  }

  #beat(): void {
    // One at a time: a slow write must not overwrite a later one.
    if (this.#storing) return;
    const unsaved = this.#takeUnsaved();
    this.#storing = this.prisma.job
      .update({
        where: { id: this.job.id },
        data: { heartbeatAt: new Date(), ...unsaved },
        select: { cancelRequested: true },
      })
      .then(({ cancelRequested }) => {
        if (cancelRequested) this.#cancellation.abort(new AppError('CONFLICT', 'jobStopped'));
      })
      .catch((error: unknown) => {
        this.#isUnsaved ||= unsaved !== undefined;
        this.log.warn({ err: error }, 'heartbeat failed');
      })
      .finally(() => {
        this.#storing = null;
      });
  }

  #takeUnsaved(): Counts | undefined {
    if (!this.#isUnsaved) return undefined;
    this.#isUnsaved = false;
    return this.#counts;
  }
}
