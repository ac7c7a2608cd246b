import { setTimeout } from 'node:timers/promises';
import { run, type Runner, type RunnerOptions } from 'graphile-worker';
import type { Services } from '../lib/context.ts';

const pauseMs = 2000;

/**
 * Graphile Worker under watch, until the returned function stops it. While the database is away it cannot note how a job
 * ended, and gives up: as one whole process where each job is noted by itself, as one runner where they are noted in
 * batches. That runner is followed by another, as soon as the database answers.
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
  let runner = await start();

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
