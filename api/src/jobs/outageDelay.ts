import { maxAttempts } from './enqueueJob.ts';

/** A job is retried for this long while a service that it needs is unavailable. */
const maxOutageMs = 60 * 60_000;
const minDelayMs = 3000;
const maxDelayMs = 5 * 60_000;

interface AttemptedJob {
  attempts: number;
  unavailableSince: Date | null;
}

/**
 * Delay (ms) before the next attempt of a job that failed because a service is unavailable: half of the outage so far. Null if the
 * job should fail. Pure.
 */
export function outageDelay({ attempts, unavailableSince }: AttemptedJob, now = Date.now()): number | null {
  const elapsed = now - (unavailableSince?.getTime() ?? now);
  if (elapsed >= maxOutageMs && attempts >= maxAttempts) return null;
  return Math.min(maxDelayMs, Math.max(minDelayMs, elapsed / 2));
}

/** Whether too many workers died while running this job. Attempts during an outage do not count. Pure. */
export function hasTooManyLostWorkers(
  { attempts, unavailableSince }: AttemptedJob,
  now = Date.now(),
): boolean {
  const hasOutage = unavailableSince !== null && now - unavailableSince.getTime() < 2 * maxOutageMs;
  return attempts > maxAttempts && !hasOutage;
}
