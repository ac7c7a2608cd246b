import { Logger, parseCronItems, type JobHelpers } from 'graphile-worker';
import pg from 'pg';
import { detachedContext, type Services } from '../lib/context.ts';
import { withErrorListeners } from '../lib/db/db.ts';
import { ConnectionWatch } from '../lib/db/connections/ConnectionWatch.ts';
import { inSpan } from '../lib/telemetry/tracing.ts';
import { enqueueDueJobs } from './enqueueDueJobs.ts';
import type { CronTask } from './cronTask.ts';
import { jobTask, sharedJobTask } from './enqueueJob.ts';
import type { PolledTask } from './polledTask.ts';
import type { JobHandler } from './jobHandler.ts';
import { runJob } from './runJob.ts';
import { runQueue } from './runQueue.ts';
import { startPolledTasks } from './startPolledTasks.ts';

const dueIntervalMs = 30_000;
const connectionTimeoutMs = 10_000;
/** A worker counts as dead if its job has had no heartbeat for this long. */
const deadAfterSeconds = 20;

export interface Worker {
  stop(): Promise<void>;
}

/** Starts a worker. Several workers, in this process or others, share the queue. */
export async function startWorker(
  services: Services,
  url: string,
  kinds: readonly JobHandler[],
  crons: readonly CronTask[] = [],
  polledTasks: readonly PolledTask[] = [],
): Promise<Worker> {
  // A separate pool: the queue holds a connection for LISTEN, and long imports must not use up the connections of requests.
  const pool = withErrorListeners(
    new pg.Pool({
      connectionString: url,
      max: 6,
      application_name: 'business-directory worker',
      connectionTimeoutMillis: connectionTimeoutMs,
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
    const attempt = {
      id: Number(jobId),
      traceParent: typeof traceParent === 'string' ? traceParent : null,
    };
    await runJob(services, kinds, attempt, helpers, stopping.signal);
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
  const requeueAbandoned = () =>
    requeueAbandonedJobs(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'the check for abandoned jobs failed'),
    );
  const abandonedTimer = setInterval(() => void requeueAbandoned(), 5000);
  const enqueueDue = () =>
    enqueueDueJobs(services, kinds).catch((error: unknown) =>
      services.log.warn({ err: error }, 'the check for due jobs failed'),
    );
  const dueTimer = setInterval(() => void enqueueDue(), dueIntervalMs);
  await requeueAbandoned();
  await enqueueDue();
  const stopPolledTasks = await startPolledTasks(
    services,
    { pool, logger, stopping: stopping.signal },
    polledTasks,
  );

  return {
    async stop() {
      clearInterval(abandonedTimer);
      clearInterval(dueTimer);
      stopping.abort(new Error('the worker stops'));
      await Promise.all([stopQueue(), stopPolledTasks()]);
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
 * Returns jobs of dead workers to the queue. If a worker died just before or after it set a job to RUNNING, only Graphile
 * Worker's lock shows it, and all later jobs of the queue wait for it.
 */
async function requeueAbandonedJobs(services: Services): Promise<void> {
  await unlockDeadWorkers(services);
  // Graphile Worker skips tasks without attempts left. `runJob` must still fail these jobs.
  await services.db.prisma.$queryRaw`
    SELECT 1 AS ok FROM (
      SELECT graphile_worker.reschedule_jobs(array_agg(task.id), run_at => now(), attempts => 0)
      FROM graphile_worker.jobs task JOIN jobs ON task.key = 'job:' || jobs.id
      WHERE task.attempts >= task.max_attempts AND task.locked_at IS NULL AND jobs.status = 'QUEUED'
    ) AS rescheduled`;
}

async function unlockDeadWorkers({ db, log }: Services): Promise<void> {
  const freed = await db.prisma.$queryRaw<{ worker_id: string }[]>`
    WITH abandoned AS (
      UPDATE jobs SET status = 'QUEUED', worker_id = NULL, heartbeat_at = NULL FROM (
        SELECT id, worker_id FROM jobs
        WHERE status = 'RUNNING' AND heartbeat_at < now() - make_interval(secs => ${deadAfterSeconds})
        FOR UPDATE SKIP LOCKED
      ) AS dead WHERE jobs.id = dead.id RETURNING dead.worker_id
    )
    SELECT worker_id FROM abandoned WHERE worker_id IS NOT NULL
    UNION
    SELECT task.locked_by FROM graphile_worker.jobs task LEFT JOIN jobs ON task.key = 'job:' || jobs.id
    WHERE (task.task_identifier = ${sharedJobTask} OR task.task_identifier LIKE 'job:%')
      AND task.locked_at < now() - make_interval(secs => ${deadAfterSeconds}) AND jobs.status IS DISTINCT FROM 'RUNNING'
      AND NOT EXISTS (SELECT FROM jobs other WHERE other.worker_id = task.locked_by AND other.status = 'RUNNING'
        AND other.heartbeat_at >= now() - make_interval(secs => ${deadAfterSeconds}))`;
  if (freed.length === 0) return;
  const workers = freed.map((row) => row.worker_id);
  log.warn({ workers }, 'jobs of dead workers return to the queue');
  await db.prisma
    .$queryRaw`SELECT 1 AS ok FROM (SELECT graphile_worker.force_unlock_workers(${workers}::text[])) AS freed`;
}

function quietLogger({ log }: Services) {
  return new Logger(() => (level: string, message) => {
    if (level === 'error') log.error({ queue: message }, 'queue');
    else if (level === 'warning') log.warn({ queue: message }, 'queue');
  });
}
