import type { FastifyBaseLogger } from 'fastify';
import { Prisma, type Job, type PrismaClient } from '../generated/prisma/client.ts';
import { AppError } from '../lib/errors.ts';

const heartbeatMs = 2000;

type Counts = Pick<Job, 'done' | 'total'>;

/** The job went to another worker, since this one was silent for too long. It must store nothing of the job any more. */
export class JobSuperseded extends Error {
  override readonly name = 'JobSuperseded';
}

/** SQL: the job is still this attempt's. Each claim counts `attempts` up and names its worker. */
export const isOurs = ({ id, attempts, workerId }: Job) =>
  Prisma.sql`id = ${id} AND status = 'RUNNING' AND attempts = ${attempts} AND worker_id IS NOT DISTINCT FROM ${workerId}`;

/**
 * Stores every two seconds that a job is alive and how far it is, and learns whether it was cancelled or given to another worker.
 * Times of heartbeats are the database's, since clocks of nodes differ.
 */
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
    if (job.cancelRequested) this.#cancel();
    this.#timer = setInterval(() => this.#beat(), heartbeatMs);
  }

  /** Aborts once the job is cancelled, or is another worker's: then its reason is `JobSuperseded`. */
  get cancelled(): AbortSignal {
    return this.#cancellation.signal;
  }

  get isSuperseded(): boolean {
    return this.#cancellation.signal.reason instanceof JobSuperseded;
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
    const progress = unsaved
      ? Prisma.sql`, done = ${unsaved.done}, total = ${unsaved.total}::int`
      : Prisma.empty;
    this.#storing = this.prisma.$queryRaw<{ cancelRequested: boolean }[]>`
      UPDATE jobs SET heartbeat_at = now()${progress} WHERE ${isOurs(this.job)}
      RETURNING cancel_requested AS "cancelRequested"`
      .then(([current]) => {
        if (!current) this.#cancellation.abort(new JobSuperseded());
        else if (current.cancelRequested) this.#cancel();
      })
      .catch((error: unknown) => {
        this.#isUnsaved ||= unsaved !== undefined;
        this.log.warn({ err: error }, 'heartbeat failed');
      })
      .finally(() => {
        this.#storing = null;
      });
  }

  #cancel(): void {
    this.#cancellation.abort(new AppError('CONFLICT', 'jobStopped'));
  }

  #takeUnsaved(): Counts | undefined {
    if (!this.#isUnsaved) return undefined;
    this.#isUnsaved = false;
    return this.#counts;
  }
}
