import type { Prisma } from '../generated/prisma/client.ts';
import { currentTracing } from '../lib/telemetry/tracing.ts';
import type { JobKind } from './jobKind.ts';

/** Name of Graphile Worker's task for jobs of one kind. */
export const jobTask = (kind: string) => `job:${kind}`;
/** Task of all kinds of jobs in earlier releases. */
export const sharedJobTask = 'job';
/** Attempts that may fail, or whose worker may die, before a job fails. */
export const maxAttempts = 5;

/**
 * Enqueues a job inside the caller's transaction. `requestId` is the id of the request, which the job's log lines
 * carry. Returns the job's id.
 */
export async function enqueueJob<Payload extends object>(
  tx: Prisma.TransactionClient,
  { kind, queue }: JobKind<Payload>,
  payload: NoInfer<Payload>,
  operatorId: number | null,
  requestId: string | null = null,
): Promise<number> {
  const job = await tx.job.create({
    data: { kind, payload, operatorId, requestId },
    select: { id: true },
  });
  await queueJob(tx, { kind, queue }, job.id);
  return job.id;
}

/**
 * Puts a job's task into the queue, to be run after `delayMs`. It replaces a task of the same job, even one that is running.
 */
export async function queueJob(
  tx: Prisma.TransactionClient,
  { kind, queue }: Pick<JobKind<object>, 'kind' | 'queue'>,
  id: number,
  delayMs = 0,
): Promise<void> {
  // The job continues the trace of the request that enqueued it.
  const traceParent = currentTracing()?.traceParent() ?? null;
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${jobTask(kind)},
      json_strip_nulls(json_build_object('jobId', ${id}::int, 'traceParent', ${traceParent}::text)),
      queue_name => ${queue}, run_at => now() + make_interval(secs => ${delayMs / 1000}::float), max_attempts => ${maxAttempts}::int, job_key => ${`job:${id}`})`;
}
