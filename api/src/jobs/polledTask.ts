import type { Context, Services } from '../lib/context.ts';

/**
 * Short work that is due regularly and does not appear in the table of jobs. It runs beside them, so that neither
 * delays the other. It must be idempotent and safe to run concurrently.
 */
export interface ScheduledTask {
  name: string;
  /** Polled every two seconds: ids of the due tasks. */
  due(services: Services): Promise<number[]>;
  run(context: Context, id: number, signal: AbortSignal): Promise<void>;
}
