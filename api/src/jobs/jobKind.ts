import type { Context, Services } from '../lib/context.ts';

/** What a running job gets from the queue. */
export interface RunningJob {
  id: number;
  payload: unknown;
  /** Aborted when somebody cancels the job or the worker stops. */
  signal: AbortSignal;
  /** Tells how far it is; written to the database at most once a second. */
  progress(done: number, total?: number): void;
}

/** One kind of long work. It must be safe to run twice: a worker may die at any point. */
export interface JobKind {
  kind: string;
  /** Jobs of one queue run one after another, over all workers. */
  queue: string;
  /** Asked every half minute: whether it is time, without anybody having asked for it. */
  isDue?(services: Services): Promise<boolean>;
  run(context: Context, job: RunningJob): Promise<object>;
  /** Called when the job will not be tried again; `error` is an AppError where the reason is known. */
  giveUp(context: Context, job: Pick<RunningJob, 'id' | 'payload'>, error: unknown): Promise<void>;
}
