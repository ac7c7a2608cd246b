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
/** Time in which a runner that stops records how its last jobs ended. */
const recordingMs = 2000;

/**
 * Runs Graphile Worker until the returned function stops it, and restarts it after a database outage. While the
 * database is away, the worker cannot record the end of a job and gives up: the whole pool if each job is recorded by
 * itself, a single runner if they are recorded in batches. A new runner starts as soon as the database answers.
 */
export async function runQueue(
  { log }: Pick<Services, 'log'>,
  options: Omit<RunnerOptions, 'preset' | 'noHandleSignals' | 'events'> & { taskList: TaskList },
): Promise<() => Promise<void>> {
  const start = () => startRunner(options);
  const stopping = new AbortController();
  // The database may go between the start of a server and that of its queue.
  let runner = await onReconnect(start, { patienceMs: Infinity, pauseMs });

  const watch = async () => {
    for (;;) {
      await runner.promise.catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.warn('the queue lost its database and is taken up anew');
      let next: Runner | null = null;
      while (next === null) {
        await setTimeout(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        next = await start().catch(() => null);
      }
      runner = next;
      // A stop that came meanwhile could only stop the previous one.
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
  events.on('pool:gracefulShutdown', ({ workerPool }) => void endInTime(workerPool, running));
  return run({
    ...options,
    taskList: observed(options.taskList, running),
    events,
    noHandleSignals: true,
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}

/**
 * Ends a pool that stops and never finishes: 0.17.3 loses count of its batches once two of them could not be recorded,
 * and waits for ever (its issue 636; later versions need Node 22, and have the fault too).
 */
async function endInTime(pool: WorkerPool, running: ReadonlySet<Promise<unknown>>): Promise<void> {
  let hasEnded = false;
  const end = () => void (hasEnded = true);
  pool.promise.then(end, end);
  while (running.size > 0) await Promise.allSettled(running);
  await setTimeout(recordingMs, undefined, { ref: false });
  // Its log says what does not end well.
  if (!hasEnded) await Promise.allSettled([pool.forcefulShutdown('It did not stop in time.')]);
}

/** The same tasks; `running` holds those that are running. */
function observed(tasks: TaskList, running: Set<Promise<unknown>>): TaskList {
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
