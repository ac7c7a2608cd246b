import type { Context, Services } from '../lib/context.ts';
import type { JobKind, Nothing } from './jobKind.ts';

/** A running job, as its `run` function receives it. */
export interface RunningJob<Payload> {
  id: number;
  payload: Payload;
  /** Aborted when the job is cancelled or the worker stops. */
  signal: AbortSignal;
  /** Reports progress, which the next heartbeat stores. */
  progress(done: number, total?: number): void;
}

/** A job whose work has ended. */
export type EndedJob<Payload> = Pick<RunningJob<Payload>, 'id' | 'payload'>;

/** The work of one kind of job. It must be safe to run twice: a worker may die at any point. */
interface JobWork<Payload, Result> {
  run: (context: Context, job: RunningJob<Payload>) => Promise<Result>;
  /** Cleans up after the last failed attempt; `error` is an AppError if the reason is known. */
  onFailed?: (context: Context, job: EndedJob<Payload>, error: unknown) => Promise<void>;
  /** Polled every 30 seconds: whether the job is due without a request. It then has no payload. */
  isDue?: Nothing extends Payload ? (services: Services) => Promise<boolean> : never;
}

/** A kind of job with its work, as a worker runs it. It receives payloads as they are stored. */
export interface JobHandler extends JobKind<object>, JobWork<unknown, object> {
  isDue?: (services: Services) => Promise<boolean>;
}

/** Joins a kind of job with its work, which receives validated payloads. */
export function jobHandler<Payload extends object, Result extends object>(
  kind: JobKind<Payload, Result>,
  { run, onFailed, isDue }: JobWork<Payload, Result>,
): JobHandler {
  return {
    ...kind,
    isDue,
    run: async (context, job) => run(context, { ...job, payload: kind.readPayload(job.payload) }),
    onFailed:
      onFailed &&
      (async (context, job, error) => {
        let payload: Payload;
        try {
          payload = kind.readPayload(job.payload);
        } catch (invalid) {
          // Not rethrown, so that the job still ends as failed.
          context.log.error({ err: invalid }, 'no cleanup after a job with an invalid payload');
          return;
        }
        await onFailed(context, { id: job.id, payload }, error);
      }),
  };
}
