import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const mostAtOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** argon2id of a secret. A few run at a time, so that a flood of logins cannot take the machine. */
export function hashSecret(secret: string): Promise<string> {
  return inTurn(() => hash(secret, options));
}

// What is compared where there is nobody to compare with, so that both take the same time.
const nobody = hash(randomBytes(24).toString('hex'), options);

/** Whether a secret fits its hash; with null it takes as long and says no. */
export function fitsSecret(stored: string | null, secret: string): Promise<boolean> {
  return inTurn(async () => (await verify(stored ?? (await nobody), secret)) && stored !== null);
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export function sha256(value: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(value).digest());
}

/** 256 random bits as text. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

// Without the letters and digits that people take for one another.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A generated secret that can be read out: groups of four, about 79 bits. */
export function readableSecret(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
