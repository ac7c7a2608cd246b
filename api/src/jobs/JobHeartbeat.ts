import type { FastifyBaseLogger } from 'fastify';
import { Prisma, type Job, type PrismaClient } from '../generated/prisma/client.ts';
import { AppError } from '../lib/errors.ts';

const heartbeatMs = 2000;

type Counts = Pick<Job, 'done' | 'total'>;

/** Another worker took the job over, since this one missed its heartbeats. This worker must not write to the job any more. */
export class JobSuperseded extends Error {
  override readonly name = 'JobSuperseded';
}

/** SQL condition: no other worker has claimed the job. Each claim increments `attempts` and sets `worker_id`. */
export const isStillClaimed = ({ id, attempts, workerId }: Job) =>
  Prisma.sql`id = ${id} AND status = 'RUNNING' AND attempts = ${attempts} AND worker_id IS NOT DISTINCT FROM ${workerId}`;

/**
 * Stores a heartbeat and the progress of a job every two seconds, and detects that it was cancelled or claimed by another worker.
 * Times are those of the database, since clocks of nodes differ.
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

  /** Aborted when the job is cancelled, or with reason `JobSuperseded` when another worker has claimed it. */
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
   * Stops, and returns progress that is not stored yet. Must be called before the final state is stored, which a heartbeat
   * would overwrite.
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
      UPDATE jobs SET heartbeat_at = now()${progress} WHERE ${isStillClaimed(this.job)}
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
