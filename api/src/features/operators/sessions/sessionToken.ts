import { createHash, randomBytes } from 'node:crypto';

/** A new token of 256 bits, for the cookie. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token, as stored. Null for text that cannot be a token. */
export function sessionTokenHash(token: string): Buffer | null {
  return /^[\w-]{43}$/.test(token) ? createHash('sha256').update(token).digest() : null;
}
