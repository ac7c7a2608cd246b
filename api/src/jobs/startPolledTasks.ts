import type { Logger } from 'graphile-worker';
import type pg from 'pg';
import { detachedContext, type Services } from '../lib/context.ts';
import { inSpan } from '../lib/telemetry/tracing.ts';
import type { ScheduledTask } from './scheduledTask.ts';
import { runQueue } from './runQueue.ts';

const lookMs = 2000;
/** Concurrent tasks. Those that call other servers mostly wait. */
const atOnce = 6;

/** Polls for due tasks, shared with all other workers; returns a function that stops it. */
export async function startScheduledTasks(
  services: Services,
  { pool, logger, stopping }: { pool: pg.Pool; logger: Logger; stopping: AbortSignal },
  scheduledTasks: readonly ScheduledTask[],
): Promise<() => Promise<void>> {
  if (scheduledTasks.length === 0) return async () => undefined;
  const stopQueue = await runQueue(services, {
    pgPool: pool,
    concurrency: atOnce,
    pollInterval: lookMs,
    logger,
    parsedCronItems: [],
    taskList: Object.fromEntries(
      scheduledTasks.map((scheduledTask) => [
        scheduledTask.name,
        (payload: unknown) => runScheduledTask(services, scheduledTask, payload, stopping),
      ]),
    ),
  });
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= enqueueDue(services, scheduledTasks)
      .catch((error: unknown) => services.log.warn({ err: error }, 'polling for scheduled tasks failed'))
      .finally(() => (looking = null));
  };
  const timetable = setInterval(look, lookMs);
  look();
  return async () => {
    clearInterval(timetable);
    await looking;
    await stopQueue();
  };
}

// A waiting task is not enqueued twice: it has the same key. A failed one is retried when it is due again.
async function enqueueDue(services: Services, scheduledTasks: readonly ScheduledTask[]): Promise<void> {
  for (const scheduledTask of scheduledTasks) {
    const { name } = scheduledTask;
    for (const id of await scheduledTask.due(services))
      await services.db.prisma.$executeRaw`
        SELECT graphile_worker.add_job(${name}, json_build_object('id', ${id}::int),
          job_key => ${`${name}:${id}`}, max_attempts => 1)`;
  }
}

async function runScheduledTask(
  services: Services,
  scheduledTask: ScheduledTask,
  payload: unknown,
  stopping: AbortSignal,
): Promise<void> {
  const id = typeof payload === 'object' && payload !== null && 'id' in payload ? Number(payload.id) : NaN;
  if (!Number.isInteger(id)) return;
  const log = services.log.child({ scheduledTask: scheduledTask.name, id });
  const context = detachedContext({ ...services, log }, { kind: 'system' }, `${scheduledTask.name}-${id}`);
  await inSpan(
    () => ({
      name: `scheduledTask ${scheduledTask.name}`,
      kind: 'consumer',
      attributes: { 'directory.scheduled_task.id': id },
    }),
    () => scheduledTask.run(context, id, stopping),
  );
}
