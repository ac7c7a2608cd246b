import { createHash } from 'node:crypto';

/** Where on the ring of all listings (`shuffle`) a walk begins; without a seed it is that of the day (UTC). */
export function dailySeed(seed = new Date().toISOString().slice(0, 10)): number {
  return createHash('sha256').update(seed).digest().readInt32BE(0);
}
