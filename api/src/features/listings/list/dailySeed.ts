import { createHash } from 'node:crypto';

/** Seed of the random order; the day (UTC) by default. */
export function dailySeed(seed = new Date().toISOString().slice(0, 10)): number {
  return createHash('sha256').update(seed).digest().readInt32BE(0);
}
