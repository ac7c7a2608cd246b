import type { JobHandler } from '../jobHandler.ts';

/** A kind of job that only tests run; its payload is any object. */
export const testJob = (run: JobHandler['run'], more: Partial<JobHandler> = {}): JobHandler => ({
  kind: 'test',
  queue: 'tests',
  readPayload: (stored) => stored as object,
  run,
  ...more,
});
