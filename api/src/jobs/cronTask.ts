import type { Context } from '../lib/context.ts';

/** Short work at fixed times, run once across all workers. It must be idempotent. */
export interface CronTask {
  name: string;
  /** Crontab pattern in UTC: minute, hour, day, month, weekday. */
  pattern: string;
  run(context: Context): Promise<object>;
}
