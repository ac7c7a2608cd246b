import type { Context, Services } from '../lib/context.ts';

/**
 * Short work for which workers poll. It has no row in `jobs` and runs in a queue of its own, so that jobs and polled tasks do not
 * delay each other. It must be idempotent and safe to run concurrently.
 */
export interface PolledTask {
  name: string;
  /** Polled every two seconds: ids of what is due. */
  due(services: Services): Promise<number[]>;
  run(context: Context, id: number, signal: AbortSignal): Promise<void>;
}
