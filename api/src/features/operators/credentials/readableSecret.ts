import { randomInt } from 'node:crypto';

// Without letters and digits that look alike in some font (i, l, 1, o, 0).
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random secret that can be read out, such as `k7mp-3xqa-…`; each group of four adds nearly 20 bits. */
export function readableSecret(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
