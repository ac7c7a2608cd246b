import { setImmediate } from 'node:timers/promises';

/** Milliseconds of computation after which waiting requests are served. */
const sliceMs = 5;

/**
 * Returns a function that long computations await between their steps. It yields to the event loop every 5 ms, which a server's
 * worker shares with requests. Rejects with the signal's reason once it is aborted.
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
