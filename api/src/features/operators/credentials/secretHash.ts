import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../lib/errors.ts';
import { Semaphore } from '../../../lib/Semaphore.ts';

// argon2id is the package's default algorithm. Costs: OWASP's first choice, 19 MiB (in KiB here) and two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is slow on purpose, so a flood of logins gets two threads of the machine and a queue with an end.
const turns = new Semaphore(
  { running: 2, waiting: 100 },
  () => new AppError('UNAVAILABLE', 'tooManyLogins', undefined, 5),
);

/** Hashes a password or access key for storing. */
export function hashSecret(secret: string): Promise<string> {
  return turns.run(() => hash(inOneForm(secret), cost));
}

/**
 * Whether a secret is the one that was hashed. Without a hash (an unknown operator) it answers false after the
 * same work. Throws UNAVAILABLE where too many others wait.
 */
export function verifySecret(
  storedHash: string | null,
  secret: string,
  compare: typeof verify = verify,
): Promise<boolean> {
  return turns.run(async () => {
    const isSame = await compare(storedHash ?? nobodysHash, inOneForm(secret));
    return isSame && storedHash !== null;
  });
}

const plainBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${plainBase64(randomBytes(16))}$${plainBase64(randomBytes(32))}`;

// The same letters may be typed composed or in parts, depending on the keyboard.
function inOneForm(secret: string): string {
  return secret.normalize('NFC');
}
