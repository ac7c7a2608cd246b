import { Logger, parseCronItems, type JobHelpers } from 'graphile-worker';
import pg from 'pg';
import { detachedContext, type Services } from '../lib/context.ts';
import { surviving } from '../lib/db/db.ts';
import { ConnectionWatch } from '../lib/db/connections/ConnectionWatch.ts';
import { inSpan } from '../lib/telemetry/tracing.ts';
import { enqueueDueJobs } from './enqueueDueJobs.ts';
import type { CronTask } from './cronTask.ts';
import { jobTask, sharedJobTask } from './enqueueJob.ts';
import type { ScheduledTask } from './scheduledTask.ts';
import type { JobHandler } from './jobHandler.ts';
import { runJob } from './runJob.ts';
import { runQueue } from './runQueue.ts';
import { startScheduledTasks } from './startScheduledTasks.ts';

const dueMs = 30_000;
/** Timeout of connecting to the database. */
const connectingMs = 10_000;
/** Time without a heartbeat after which a job's worker counts as dead. */
const deadAfterSeconds = 20;

export interface Worker {
  stop(): Promise<void>;
}

/** Starts working through the queue. Several workers, in this process or others, share it. */
export async function startWorker(
  services: Services,
  url: string,
  kinds: readonly JobHandler[],
  crons: readonly CronTask[] = [],
  scheduledTasks: readonly ScheduledTask[] = [],
): Promise<Worker> {
  // A separate pool: the queue holds a connection to LISTEN, and long merges must not take the connections of page reads.
  const pool = surviving(
    new pg.Pool({
      connectionString: url,
      max: 6,
      application_name: 'business-directory worker',
      connectionTimeoutMillis: connectingMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    }),
  );
  const watch = new ConnectionWatch(url);
  watch.addPool(pool);
  const stopping = new AbortController();
  const logger = quietLogger(services);

  const runQueued = async (payload: unknown, helpers: JobHelpers) => {
    const { jobId, traceParent } = (payload ?? {}) as { jobId?: unknown; traceParent?: unknown };
    const asked = {
      id: Number(jobId),
      traceParent: typeof traceParent === 'string' ? traceParent : null,
    };
    await runJob(services, kinds, asked, helpers, stopping.signal);
  };
  const stopQueue = await runQueue(services, {
    pgPool: pool,
    concurrency: 2,
    pollInterval: 2000,
    logger,
    parsedCronItems: parseCronItems(crons.map(({ name, pattern }) => ({ task: name, match: pattern }))),
    taskList: {
      ...Object.fromEntries(crons.map((cron) => [cron.name, () => runCron(services, cron)])),
      // One task per kind, so that a worker of an earlier release leaves jobs of unknown kinds to other workers.
      ...Object.fromEntries(kinds.map(({ kind }) => [jobTask(kind), runQueued])),
      [sharedJobTask]: runQueued,
    },
  });
  const lookForAbandonedJobs = () =>
    freeAbandonedJobs(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'looking for abandoned jobs failed'),
    );
  const watchdog = setInterval(() => void lookForAbandonedJobs(), 5000);
  const lookForDueJobs = () =>
    enqueueDueJobs(services, kinds).catch((error: unknown) =>
      services.log.warn({ err: error }, 'looking for due jobs failed'),
    );
  const timetable = setInterval(() => void lookForDueJobs(), dueMs);
  await lookForAbandonedJobs();
  await lookForDueJobs();
  const stopScheduledTasks = await startScheduledTasks(
    services,
    { pool, logger, stopping: stopping.signal },
    scheduledTasks,
  );

  return {
    async stop() {
      clearInterval(watchdog);
      clearInterval(timetable);
      stopping.abort(new Error('the worker stops'));
      await Promise.all([stopQueue(), stopScheduledTasks()]);
      await pool.end();
      watch.close();
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

/**
 * Returns jobs of dead workers (killed, or on a lost machine) to the queue. A worker may also have died just before or
 * after its job's row was set to running; then only the queue holds the job, and all jobs behind it wait.
 */
async function freeAbandonedJobs(services: Services): Promise<void> {
  await unlockDeadWorkers(services);
  // The queue runs no entry whose attempts are used up: what is left to do is to give the job up.
  await services.db.prisma.$queryRaw`
    SELECT 1 AS ok FROM (
      SELECT graphile_worker.reschedule_jobs(array_agg(held.id), run_at => now(), attempts => 0)
      FROM graphile_worker.jobs held JOIN jobs ON held.key = 'job:' || jobs.id
      WHERE held.attempts >= held.max_attempts AND held.locked_at IS NULL AND jobs.status = 'QUEUED'
    ) AS rescheduled`;
}

async function unlockDeadWorkers({ db, log }: Services): Promise<void> {
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
    SELECT held.locked_by FROM graphile_worker.jobs held LEFT JOIN jobs ON held.key = 'job:' || jobs.id
    WHERE (held.task_identifier = ${sharedJobTask} OR held.task_identifier LIKE 'job:%')
      AND held.locked_at < now() - make_interval(secs => ${deadAfterSeconds}) AND jobs.status IS DISTINCT FROM 'RUNNING'
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
