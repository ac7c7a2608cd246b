import { createHash, randomBytes } from 'node:crypto';

/** A new token of 256 bits, as the cookie carries it. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256. Null for text that cannot be a token of ours. */
export function sessionTokenHash(token: string): Buffer | null {
  return /^[\w-]{43}$/.test(token) ? createHash('sha256').update(token).digest() : null;
}
