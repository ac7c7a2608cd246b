import type { Context, Services } from '../lib/context.ts';

/** A running job, as the queue passes it to the work. */
export interface RunningJob {
  id: number;
  payload: unknown;
  /** Aborted when the job is cancelled or the worker stops. */
  signal: AbortSignal;
  /** Reports progress, which the next heartbeat stores. */
  progress(done: number, total?: number): void;
}

/** One kind of long work. It must be safe to run twice: a worker may die at any point. */
export interface JobKind {
  kind: string;
  /** Jobs of one queue run one after another, over all workers. */
  queue: string;
  /** Polled every 30 seconds: whether the job is due without a request. */
  isDue?: (services: Services) => Promise<boolean>;
  run(context: Context, job: RunningJob): Promise<object>;
  /** Cleans up after the last failed attempt; `error` is an AppError if the reason is known. */
  giveUp?(context: Context, job: Pick<RunningJob, 'id' | 'payload'>, error: unknown): Promise<void>;
}
