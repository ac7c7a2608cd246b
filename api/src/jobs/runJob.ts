import { storable } from '../lib/text/storable.ts';
import type { JobHelpers } from 'graphile-worker';
import type { Job, Prisma } from '../generated/prisma/client.ts';
import { asKnownError } from '../lib/asKnownError.ts';
import { detachedContext, type Context, type Services } from '../lib/context.ts';
import { AppError } from '../lib/errors.ts';
import { inSpan } from '../lib/telemetry/tracing.ts';
import { isStillClaimed, JobHeartbeat, JobSuperseded } from './JobHeartbeat.ts';
import { maxAttempts, queueJob } from './enqueueJob.ts';
import type { JobHandler } from './jobHandler.ts';
import { hasTooManyLostWorkers, outageDelay } from './outageDelay.ts';

/**
 * Runs one attempt of a job and records its outcome. Throws if the queue should retry it, or `JobSuperseded` if another worker has
 * claimed it; the queue then does not touch that worker's entry. `stopping` aborts the attempt and returns the job to the queue.
 */
export async function runJob(
  services: Services,
  kinds: readonly JobHandler[],
  { id, traceParent }: { id: number; traceParent: string | null },
  { job: { locked_by } }: JobHelpers,
  stopping: AbortSignal,
): Promise<void> {
  const { prisma } = services.db;
  const job = await claimJob(services, id, locked_by);
  if (!job) return;
  // The id of the request that enqueued the job, so that one search finds the log lines of both.
  const reqId = job.requestId === null ? {} : { reqId: job.requestId };
  const log = services.log.child({ jobId: id, jobKind: job.kind, ...reqId });
  const kind = kinds.find((candidate) => candidate.kind === job.kind);
  if (!kind) {
    // Only a job of an earlier release can have an unknown kind.
    log.error('unknown kind of job');
    await prisma.job.update({
      where: { id },
      data: { status: 'FAILED', errorCode: 'INTERNAL', finishedAt: new Date() },
    });
    return;
  }
  const context = detachedContext({ ...services, log }, { kind: 'system' }, `job-${id}`);
  const attempt = {
    context,
    kind,
    job,
    heartbeat: new JobHeartbeat(prisma, job, log),
    stopping,
  };
  const attributes = { 'directory.job.id': id, 'directory.job.attempt': job.attempts };
  try {
    await inSpan(
      () => ({ name: `job ${job.kind}`, kind: 'consumer', attributes, parent: traceParent }),
      async (span) => {
        try {
          await runAttempt(attempt);
        } catch (thrown) {
          const error = asKnownError(thrown);
          span?.end({ error });
          if (await recordFailure(attempt, error)) throw thrown;
        }
      },
    );
  } finally {
    await attempt.heartbeat.stop();
  }
}

interface Attempt {
  context: Context;
  kind: JobHandler;
  job: Job;
  heartbeat: JobHeartbeat;
  stopping: AbortSignal;
}

/** Marks a queued or abandoned job as running. Null if it has ended. */
async function claimJob({ db }: Services, id: number, workerId: string | null): Promise<Job | null> {
  return db.prisma.$transaction(async (tx) => {
    const claimed = await tx.$executeRaw`
      UPDATE jobs SET status = 'RUNNING', worker_id = ${workerId}, heartbeat_at = now(), started_at = now(), attempts = attempts + 1
      WHERE id = ${id} AND status IN ('QUEUED', 'RUNNING')`;
    return claimed === 0 ? null : tx.job.findUniqueOrThrow({ where: { id } });
  });
}

/** Runs the job and stores its result. */
async function runAttempt(attempt: Attempt): Promise<void> {
  const { context, kind, job, heartbeat, stopping } = attempt;
  // Presumably the job itself crashes its workers, for example by using too much memory.
  if (hasTooManyLostWorkers(job))
    throw new AppError('INTERNAL', { message: 'jobLostItsWorkers', count: maxAttempts });
  const signal = AbortSignal.any([heartbeat.cancelled, stopping]);
  // Cancelled during an earlier attempt whose worker died.
  signal.throwIfAborted();
  const result = await kind.run(context, {
    id: job.id,
    payload: job.payload,
    signal,
    progress: (done, total) => heartbeat.report(done, total),
  });
  await endAttempt(attempt, { status: 'DONE', result, finishedAt: new Date() });
  context.log.info('job done');
}

/** Returns the job to the queue if it should be retried, else stores its failure. Returns whether the queue should count a failed attempt. */
async function recordFailure(attempt: Attempt, error: unknown): Promise<boolean> {
  const { context, kind, job, heartbeat, stopping } = attempt;
  const { cancelled } = heartbeat;
  if (heartbeat.isSuperseded || error instanceof JobSuperseded) {
    context.log.warn('another worker has claimed the job');
    throw new JobSuperseded();
  }
  if (stopping.aborted && !cancelled.aborted) {
    context.log.info('job returns to the queue, because its worker stops');
    await returnToQueue(attempt);
    return false;
  }
  const isOutage = error instanceof AppError && error.code === 'UNAVAILABLE';
  const delayMs = isOutage && !cancelled.aborted ? outageDelay(job) : null;
  if (delayMs !== null) {
    context.log.warn({ err: error, delayMs }, 'job waits for an unavailable service');
    const unavailableSince = job.unavailableSince ?? new Date();
    await endAttempt(attempt, { status: 'QUEUED', workerId: null, unavailableSince }, (tx) =>
      queueJob(tx, kind, job.id, delayMs),
    );
    return false;
  }
  if (!(error instanceof AppError) && !cancelled.aborted && job.attempts < maxAttempts) {
    context.log.warn({ err: error }, 'job will be retried');
    await endAttempt(attempt, { status: 'QUEUED', workerId: null });
    return true;
  }
  context.log.warn({ err: error }, 'job failed');
  const reason: unknown = cancelled.aborted ? cancelled.reason : error;
  if ((await context.db.prisma.$executeRaw`SELECT FROM jobs WHERE ${isStillClaimed(job)}`) === 0)
    throw new JobSuperseded();
  await kind.onFailed?.(context, { id: job.id, payload: job.payload }, reason);
  await endAttempt(attempt, {
    status: cancelled.aborted ? 'CANCELLED' : 'FAILED',
    errorCode: error instanceof AppError ? error.code : 'INTERNAL',
    errorMessage: error instanceof AppError ? error.message : null,
    ...(error instanceof AppError ? { errorData: storable(error.data) } : {}),
    finishedAt: new Date(),
  });
  return false;
}

/** The attempt is not counted, since frequent restarts would otherwise fail a long job. */
async function returnToQueue(attempt: Attempt): Promise<void> {
  await endAttempt(attempt, { status: 'QUEUED', workerId: null, attempts: { decrement: 1 } }, (tx) =>
    queueJob(tx, attempt.kind, attempt.job.id),
  );
}

/**
 * Stops the heartbeat and stores the state of the job after the attempt; `alsoInTransaction` runs in the same transaction. Throws
 * `JobSuperseded` if another worker has claimed the job.
 */
async function endAttempt(
  { context, job, heartbeat }: Attempt,
  state: Prisma.JobUpdateInput,
  alsoInTransaction?: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  const progress = await heartbeat.stop();
  await context.db.prisma.$transaction(async (tx) => {
    const claimed = await tx.$executeRaw`SELECT FROM jobs WHERE ${isStillClaimed(job)} FOR UPDATE`;
    if (claimed === 0) throw new JobSuperseded();
    await tx.job.update({ where: { id: job.id }, data: { ...state, ...progress } });
    await alsoInTransaction?.(tx);
  });
}
