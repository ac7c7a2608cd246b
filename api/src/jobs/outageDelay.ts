import { maxAttempts } from './enqueueJob.ts';

/** Milliseconds for which a job is tried again while a service that it needs is not available. */
const outageMs = 60 * 60_000;
const minDelayMs = 3000;
const maxDelayMs = 5 * 60_000;

interface TriedJob {
  attempts: number;
  unavailableSince: Date | null;
}

/**
 * Milliseconds after which a job that failed because a service is not available is tried again; null if it has waited long
 * enough. It waits for half the time that the outage has taken so far. Pure.
 */
export function outageDelay({ attempts, unavailableSince }: TriedJob, now = Date.now()): number | null {
  const elapsed = now - (unavailableSince?.getTime() ?? now);
  if (elapsed >= outageMs && attempts >= maxAttempts) return null;
  return Math.min(maxDelayMs, Math.max(minDelayMs, elapsed / 2));
}

/** Whether a job that begins another attempt has lost too many workers; attempts during an outage do not count. Pure. */
export function hasLostItsWorkers({ attempts, unavailableSince }: TriedJob, now = Date.now()): boolean {
  const hasOutage = unavailableSince !== null && now - unavailableSince.getTime() < 2 * outageMs;
  return attempts > maxAttempts && !hasOutage;
}
