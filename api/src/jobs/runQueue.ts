import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import {
  run,
  type Runner,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type { Services } from '../lib/context.ts';
import { onReconnect } from '../lib/db/connections/onReconnect.ts';

const pauseMs = 2000;
/** Time for a stopping runner to record the outcomes of its last jobs. */
const recordingMs = 2000;

/**
 * Runs Graphile Worker until the returned function stops it, and restarts it after a database outage, during which it gives up
 * because it cannot record the outcome of a job: the whole pool if each job is recorded by itself, a single runner if they are
 * recorded in batches.
 */
export async function runQueue(
  { log }: Pick<Services, 'log'>,
  options: Omit<RunnerOptions, 'preset' | 'noHandleSignals' | 'events'> & { taskList: TaskList },
): Promise<() => Promise<void>> {
  const start = () => startRunner(options);
  const stopping = new AbortController();
  // The database may become unavailable between the start of a server and that of its queue.
  let runner = await onReconnect(start, { timeoutMs: Infinity, pauseMs });

  const watch = async () => {
    for (;;) {
      await runner.promise.catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.warn('the queue lost its database connection and restarts');
      let next: Runner | null = null;
      while (next === null) {
        await setTimeout(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        next = await start().catch(() => null);
      }
      runner = next;
      // A stop during the restart has only stopped the previous runner.
      if (stopping.signal.aborted) await runner.stop().catch(() => undefined);
    }
  };
  const watching = watch();
  return async () => {
    stopping.abort();
    await runner.stop().catch(() => undefined);
    await watching;
  };
}

function startRunner(options: RunnerOptions & { taskList: TaskList }): Promise<Runner> {
  const running = new Set<Promise<unknown>>();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:gracefulShutdown', ({ workerPool }) => void forceEnd(workerPool, running));
  return run({
    ...options,
    taskList: trackRunning(options.taskList, running),
    events,
    noHandleSignals: true,
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}

/**
 * Forces a pool to end if its graceful shutdown hangs: 0.17.3 loses count of its batches once two of them could not be recorded,
 * and waits for ever (its issue 636; later versions need Node 22, and have the fault too).
 */
async function forceEnd(pool: WorkerPool, running: ReadonlySet<Promise<unknown>>): Promise<void> {
  let hasEnded = false;
  const end = () => void (hasEnded = true);
  pool.promise.then(end, end);
  while (running.size > 0) await Promise.allSettled(running);
  await setTimeout(recordingMs, undefined, { ref: false });
  // Errors are logged by the pool itself.
  if (!hasEnded) await Promise.allSettled([pool.forcefulShutdown('It did not stop in time.')]);
}

/** Wraps tasks so that `running` contains their running calls. */
function trackRunning(tasks: TaskList, running: Set<Promise<unknown>>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, typeof task] => [
      name,
      async (payload, helpers) => {
        const work = Promise.resolve(task?.(payload, helpers));
        running.add(work);
        try {
          return await work;
        } finally {
          running.delete(work);
        }
      },
    ]),
  );
}
