import type { Context, Services } from '../lib/context.ts';

/**
 * Short work that is due regularly and is not shown in the table of jobs. It runs beside them, so that
 * neither waits for the other. It must be safe to run twice, and twice at once.
 */
export interface ScheduledTask {
  name: string;
  /** Asked every two seconds: the numbers of those that have something to do. */
  due(services: Services): Promise<number[]>;
  run(context: Context, id: number, signal: AbortSignal): Promise<void>;
}
