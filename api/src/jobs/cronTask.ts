import type { Context } from '../lib/context.ts';

/** Work that comes round by the clock, once for all workers together. It must be safe to run twice. */
export interface CronTask {
  name: string;
  /** Minute, hour, day, month, weekday in UTC, as in a crontab. */
  pattern: string;
  run(context: Context): Promise<object>;
}
