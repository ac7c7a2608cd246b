import { setTimeout } from 'node:timers/promises';
import { run, type Runner, type RunnerOptions } from 'graphile-worker';
import type { Services } from '../lib/context.ts';
import { onReconnect } from '../lib/db/connections/onReconnect.ts';

const pauseMs = 2000;

/**
 * Runs Graphile Worker until the returned function stops it, and restarts it after a database outage. While the
 * database is away, the worker cannot record the end of a job and gives up: the whole pool if each job is recorded by
 * itself, a single runner if they are recorded in batches. A new runner starts as soon as the database answers.
 */
export async function runQueue(
  { log }: Pick<Services, 'log'>,
  options: Omit<RunnerOptions, 'preset' | 'noHandleSignals'>,
): Promise<() => Promise<void>> {
  const start = () =>
    run({
      ...options,
      noHandleSignals: true,
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
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
