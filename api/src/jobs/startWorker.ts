import { Logger, parseCronItems, type JobHelpers } from 'graphile-worker';
import pg from 'pg';
import { asKnownError } from '../lib/asKnownError.ts';
import { detachedContext, type Services } from '../lib/context.ts';
import { surviving } from '../lib/db.ts';
import { AppError } from '../lib/errors.ts';
import { inSpan, type OpenSpan } from '../lib/tracing.ts';
import { enqueueDueJobs } from './enqueueDueJobs.ts';
import type { CronTask } from './cronTask.ts';
import { jobTask } from './enqueueJob.ts';
import type { Errand } from './errand.ts';
import type { JobKind } from './jobKind.ts';
import { runQueue } from './runQueue.ts';
import { startErrands } from './startErrands.ts';

const heartbeatMs = 2000;
const dueMs = 30_000;
/** Silence after which a job's worker is taken for dead. */
const deadAfterSeconds = 20;

export interface Worker {
  stop(): Promise<void>;
}

/** Starts working through the queue. Several workers, in this process or others, share it. */
export async function startWorker(
  services: Services,
  url: string,
  kinds: readonly JobKind[],
  crons: readonly CronTask[] = [],
  errands: readonly Errand[] = [],
): Promise<Worker> {
  // A pool of its own: the queue listens, and long merges must not take the connections of page reads.
  const pool = surviving(
    new pg.Pool({ connectionString: url, max: 6, application_name: 'business-directory worker' }),
  );
  const stopping = new AbortController();
  const logger = quietLogger(services);

  const stopQueue = await runQueue(services, {
    pgPool: pool,
    concurrency: 2,
    pollInterval: 2000,
    logger,
    parsedCronItems: parseCronItems(crons.map(({ name, pattern }) => ({ task: name, match: pattern }))),
    taskList: {
      ...Object.fromEntries(crons.map((cron) => [cron.name, () => runCron(services, cron)])),
      [jobTask]: async (payload, helpers) => {
        const { jobId, traceParent } = (payload ?? {}) as { jobId?: unknown; traceParent?: unknown };
        const asked = {
          id: Number(jobId),
          traceParent: typeof traceParent === 'string' ? traceParent : null,
        };
        await runJob(services, kinds, asked, helpers, stopping.signal);
      },
    },
  });
  const watchdog = setInterval(() => {
    freeAbandonedJobs(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'looking for abandoned jobs failed'),
    );
  }, 5000);
  const lookForDueJobs = () =>
    enqueueDueJobs(services, kinds).catch((error: unknown) =>
      services.log.warn({ err: error }, 'looking for due jobs failed'),
    );
  const timetable = setInterval(() => void lookForDueJobs(), dueMs);
  await freeAbandonedJobs(services);
  await lookForDueJobs();
  const stopErrands = await startErrands(services, { pool, logger, stopping: stopping.signal }, errands);

  return {
    async stop() {
      clearInterval(watchdog);
      clearInterval(timetable);
      stopping.abort(new Error('the worker stops'));
      await Promise.all([stopQueue(), stopErrands()]);
      await pool.end();
    },
  };
}

async function runCron(services: Services, cron: CronTask): Promise<void> {
  const log = services.log.child({ cron: cron.name });
  const context = detachedContext({ ...services, log }, { kind: 'system' }, `cron-${cron.name}`);
  await inSpan(
    () => ({ name: `cron ${cron.name}`, kind: 'consumer' }),
    async () => log.info(await cron.run(context), 'done'),
  );
}

async function runJob(
  services: Services,
  kinds: readonly JobKind[],
  { id: jobId, traceParent }: { id: number; traceParent: string | null },
  helpers: JobHelpers,
  stopping: AbortSignal,
): Promise<void> {
  const { prisma } = services.db;
  const [job] = await prisma.job.updateManyAndReturn({
    where: { id: jobId, status: { in: ['QUEUED', 'RUNNING'] } },
    data: {
      status: 'RUNNING',
      workerId: helpers.job.locked_by,
      heartbeatAt: new Date(),
      startedAt: new Date(),
      attempts: { increment: 1 },
    },
  });
  const kind = kinds.find((candidate) => candidate.kind === job?.kind);
  if (!job || !kind) return;

  // Under the name that the request's own lines have, so that one search finds all of both.
  const reqId = job.requestId === null ? {} : { reqId: job.requestId };
  const log = services.log.child({ jobId, jobKind: job.kind, ...reqId });
  const context = detachedContext({ ...services, log }, { kind: 'system' }, `job-${jobId}`);
  const cancelled = new AbortController();
  const progress = { done: job.done, total: job.total, changed: false };
  const heartbeat = setInterval(() => {
    void prisma.job
      .update({
        where: { id: jobId },
        data: {
          heartbeatAt: new Date(),
          ...(progress.changed ? { done: progress.done, total: progress.total } : {}),
        },
        select: { cancelRequested: true },
      })
      .then(({ cancelRequested }) => {
        progress.changed = false;
        if (cancelRequested) cancelled.abort(new AppError('CONFLICT', 'İş durduruldu.'));
      })
      .catch((error: unknown) => log.warn({ err: error }, 'heartbeat failed'));
  }, heartbeatMs);

  const work = async (span: OpenSpan | null) => {
    try {
      const result = await kind.run(context, {
        id: jobId,
        payload: job.payload,
        signal: AbortSignal.any([cancelled.signal, stopping]),
        progress(done, total) {
          Object.assign(progress, { done, changed: true }, total === undefined ? {} : { total });
        },
      });
      await prisma.job.update({
        where: { id: jobId },
        data: { status: 'DONE', result, finishedAt: new Date() },
      });
      log.info('job done');
    } catch (thrown) {
      const error = asKnownError(thrown);
      span?.end({ error });
      const isLast = helpers.job.attempts >= helpers.job.max_attempts;
      const isPassing = stopping.aborted || !(error instanceof AppError) || error.code === 'UNAVAILABLE';
      if (isPassing && !cancelled.signal.aborted && !isLast) {
        log.warn({ err: error }, 'job will be tried again');
        await prisma.job.update({ where: { id: jobId }, data: { status: 'QUEUED', workerId: null } });
        throw thrown;
      }
      log.warn({ err: error }, 'job failed');
      await kind.giveUp(
        context,
        { id: jobId, payload: job.payload },
        cancelled.signal.aborted ? cancelled.signal.reason : error,
      );
      await prisma.job.update({
        where: { id: jobId },
        data: {
          status: cancelled.signal.aborted ? 'CANCELLED' : 'FAILED',
          errorCode: error instanceof AppError ? error.code : 'INTERNAL',
          errorMessage: error instanceof AppError ? error.message : null,
          finishedAt: new Date(),
        },
      });
    }
  };
  try {
    await inSpan(
      () => ({
        name: `job ${job.kind}`,
        kind: 'consumer',
        attributes: { 'directory.job.id': jobId, 'directory.job.attempt': job.attempts },
        parent: traceParent,
      }),
      work,
    );
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Gives jobs whose worker fell silent (killed, lost its machine) back to the queue. It may also have died just before or just
 * after a job's row says that it runs: then the queue alone holds the job for it, and with the job all that wait behind.
 */
async function freeAbandonedJobs({ db, log }: Services): Promise<void> {
  const freed = await db.prisma.$queryRaw<{ worker_id: string }[]>`
    WITH abandoned AS (
      UPDATE jobs SET status = 'QUEUED', worker_id = NULL, heartbeat_at = NULL FROM (
        SELECT id, worker_id FROM jobs
        WHERE status = 'RUNNING' AND heartbeat_at < now() - make_interval(secs => ${deadAfterSeconds})
        FOR UPDATE SKIP LOCKED
      ) AS silent WHERE jobs.id = silent.id RETURNING silent.worker_id
    )
    SELECT worker_id FROM abandoned WHERE worker_id IS NOT NULL
    UNION
    SELECT held.locked_by FROM graphile_worker.jobs held JOIN jobs ON held.key = 'job:' || jobs.id
    WHERE held.locked_at < now() - make_interval(secs => ${deadAfterSeconds}) AND jobs.status <> 'RUNNING'
      AND NOT EXISTS (SELECT FROM jobs other WHERE other.worker_id = held.locked_by AND other.status = 'RUNNING'
        AND other.heartbeat_at >= now() - make_interval(secs => ${deadAfterSeconds}))`;
  if (freed.length === 0) return;
  const workers = freed.map((row) => row.worker_id);
  log.warn({ workers }, 'jobs of silent workers go back to the queue');
  await db.prisma
    .$queryRaw`SELECT 1 AS ok FROM (SELECT graphile_worker.force_unlock_workers(${workers}::text[])) AS freed`;
}

function quietLogger({ log }: Services) {
  return new Logger(() => (level: string, message) => {
    if (level === 'error') log.error({ queue: message }, 'queue');
    else if (level === 'warning') log.warn({ queue: message }, 'queue');
  });
}
