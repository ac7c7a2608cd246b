import type { Logger } from 'graphile-worker';
import type pg from 'pg';
import { detachedContext, type Services } from '../lib/context.ts';
import { inSpan } from '../lib/telemetry/tracing.ts';
import type { PolledTask } from './polledTask.ts';
import { runQueue } from './runQueue.ts';

const pollIntervalMs = 2000;
/** More than cores, since tasks that call other servers mostly wait. */
const concurrency = 6;

/** Polls for due tasks, shared with all other workers; returns a function that stops it. */
export async function startPolledTasks(
  services: Services,
  { pool, logger, stopping }: { pool: pg.Pool; logger: Logger; stopping: AbortSignal },
  polledTasks: readonly PolledTask[],
): Promise<() => Promise<void>> {
  if (polledTasks.length === 0) return async () => undefined;
  const stopQueue = await runQueue(services, {
    pgPool: pool,
    concurrency,
    pollInterval: pollIntervalMs,
    logger,
    parsedCronItems: [],
    taskList: Object.fromEntries(
      polledTasks.map((polledTask) => [
        polledTask.name,
        (payload: unknown) => runPolledTask(services, polledTask, payload, stopping),
      ]),
    ),
  });
  let polling: Promise<void> | null = null;
  const poll = () => {
    polling ??= enqueueDue(services, polledTasks)
      .catch((error: unknown) => services.log.warn({ err: error }, 'polling for due tasks failed'))
      .finally(() => (polling = null));
  };
  const timer = setInterval(poll, pollIntervalMs);
  poll();
  return async () => {
    clearInterval(timer);
    await polling;
    await stopQueue();
  };
}

// The key keeps a waiting task from being enqueued twice. A failed task is retried when it is due again.
async function enqueueDue(services: Services, polledTasks: readonly PolledTask[]): Promise<void> {
  for (const polledTask of polledTasks) {
    const { name } = polledTask;
    for (const id of await polledTask.due(services))
      await services.db.prisma.$executeRaw`
        SELECT graphile_worker.add_job(${name}, json_build_object('id', ${id}::int),
          job_key => ${`${name}:${id}`}, max_attempts => 1)`;
  }
}

async function runPolledTask(
  services: Services,
  polledTask: PolledTask,
  payload: unknown,
  stopping: AbortSignal,
): Promise<void> {
  const id = typeof payload === 'object' && payload !== null && 'id' in payload ? Number(payload.id) : NaN;
  if (!Number.isInteger(id)) return;
  const log = services.log.child({ scheduledTask: polledTask.name, id });
  const context = detachedContext({ ...services, log }, { kind: 'system' }, `${polledTask.name}-${id}`);
  await inSpan(
    () => ({
      name: `scheduledTask ${polledTask.name}`,
      kind: 'consumer',
      attributes: { 'directory.scheduled_task.id': id },
    }),
    () => polledTask.run(context, id, stopping),
  );
}
