import { setImmediate } from 'node:timers/promises';

/** Milliseconds of computation after which requests that wait are answered. */
const sliceMs = 5;

/**
 * Returns a function for long computations to await between their steps. When they have held the event loop for 5 ms, it
 * lets other work of the process run first: a server's own worker shares the loop with visitors. Rejects with the signal's reason
 * once it is aborted.
 */
export function loopYielder(signal?: AbortSignal): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < sliceMs) return undefined;
    return setImmediate().then(() => {
      signal?.throwIfAborted();
      since = performance.now();
    });
  };
}
