import { storable } from '../lib/text/storable.ts';
import type { JobHelpers } from 'graphile-worker';
import type { Job, Prisma } from '../generated/prisma/client.ts';
import { asKnownError } from '../lib/asKnownError.ts';
import { detachedContext, type Context, type Services } from '../lib/context.ts';
import { AppError } from '../lib/errors.ts';
import { inSpan } from '../lib/telemetry/tracing.ts';
import { isOurs, JobHeartbeat, JobSuperseded } from './JobHeartbeat.ts';
import { maxAttempts, queueJob } from './enqueueJob.ts';
import type { JobHandler } from './jobHandler.ts';
import { hasLostItsWorkers, outageDelay } from './outageRule.ts';

/**
 * Runs one job of the queue to its end and records how it ended. Throws where the queue should try it again, and
 * `JobSuperseded` where another worker took it over: the queue then leaves that worker's entry alone.
 * `stopping` ends it early, to be run by another worker.
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
  // The request's own log lines have the same id, so that one search finds both.
  const reqId = job.requestId === null ? {} : { reqId: job.requestId };
  const log = services.log.child({ jobId: id, jobKind: job.kind, ...reqId });
  const kind = kinds.find((candidate) => candidate.kind === job.kind);
  if (!kind) {
    // Only a job of an earlier release can have an unknown kind.
    log.error('no worker runs jobs of this kind any more');
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
          await complete(attempt);
        } catch (thrown) {
          const error = asKnownError(thrown);
          span?.end({ error });
          if (await fail(attempt, error)) throw thrown;
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
async function complete(attempt: Attempt): Promise<void> {
  const { context, kind, job, heartbeat, stopping } = attempt;
  // Each earlier attempt took its worker with it, so this one would, too.
  if (hasLostItsWorkers(job))
    throw new AppError('INTERNAL', { message: 'jobLostItsWorkers', count: maxAttempts });
  const signal = AbortSignal.any([heartbeat.cancelled, stopping]);
  // An earlier attempt was cancelled, and its worker died before it could stop.
  signal.throwIfAborted();
  const result = await kind.run(context, {
    id: job.id,
    payload: job.payload,
    signal,
    progress: (done, total) => heartbeat.report(done, total),
  });
  await leave(attempt, { status: 'DONE', result, finishedAt: new Date() });
  context.log.info('job done');
}

/** Returns the job to the queue if another attempt may succeed, else stores its failure. Returns whether the attempt counts as failed. */
async function fail(attempt: Attempt, error: unknown): Promise<boolean> {
  const { context, kind, job, heartbeat, stopping } = attempt;
  const { cancelled } = heartbeat;
  if (heartbeat.isSuperseded || error instanceof JobSuperseded) {
    context.log.warn('job is left to another worker, which took it over');
    throw new JobSuperseded();
  }
  if (stopping.aborted && !cancelled.aborted) {
    context.log.info('job goes back to the queue, as its worker stops');
    await returnToQueue(attempt);
    return false;
  }
  const isOutage = error instanceof AppError && error.code === 'UNAVAILABLE';
  const delayMs = isOutage && !cancelled.aborted ? outageDelay(job) : null;
  if (delayMs !== null) {
    context.log.warn({ err: error, delayMs }, 'job waits for a service that is not available');
    const unavailableSince = job.unavailableSince ?? new Date();
    await leave(attempt, { status: 'QUEUED', workerId: null, unavailableSince }, (tx) =>
      queueJob(tx, kind, job.id, delayMs),
    );
    return false;
  }
  if (!(error instanceof AppError) && !cancelled.aborted && job.attempts < maxAttempts) {
    context.log.warn({ err: error }, 'job will be tried again');
    await leave(attempt, { status: 'QUEUED', workerId: null });
    return true;
  }
  context.log.warn({ err: error }, 'job failed');
  const reason: unknown = cancelled.aborted ? cancelled.reason : error;
  if ((await context.db.prisma.$executeRaw`SELECT FROM jobs WHERE ${isOurs(job)}`) === 0)
    throw new JobSuperseded();
  await kind.giveUp?.(context, { id: job.id, payload: job.payload }, reason);
  await leave(attempt, {
    status: cancelled.aborted ? 'CANCELLED' : 'FAILED',
    errorCode: error instanceof AppError ? error.code : 'INTERNAL',
    errorMessage: error instanceof AppError ? error.message : null,
    ...(error instanceof AppError ? { errorData: storable(error.data) } : {}),
    finishedAt: new Date(),
  });
  return false;
}

/** Stops are no fault of a job: one that runs for longer than the time between two of them would fail at the fifth. */
async function returnToQueue(attempt: Attempt): Promise<void> {
  await leave(attempt, { status: 'QUEUED', workerId: null, attempts: { decrement: 1 } }, (tx) =>
    queueJob(tx, attempt.kind, attempt.job.id),
  );
}

/**
 * Ends the heartbeat and stores the state in which the attempt leaves the job, with `more` in the same transaction. Throws
 * `JobSuperseded` where the job is another worker's.
 */
async function leave(
  { context, job, heartbeat }: Attempt,
  state: Prisma.JobUpdateInput,
  more?: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  const progress = await heartbeat.stop();
  await context.db.prisma.$transaction(async (tx) => {
    const held = await tx.$executeRaw`SELECT FROM jobs WHERE ${isOurs(job)} FOR UPDATE`;
    if (held === 0) throw new JobSuperseded();
    await tx.job.update({ where: { id: job.id }, data: { ...state, ...progress } });
    await more?.(tx);
  });
}
