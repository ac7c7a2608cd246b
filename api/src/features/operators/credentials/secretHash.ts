import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../lib/errors.ts';
import { Semaphore } from '../../../lib/Semaphore.ts';

// argon2id is the package's default algorithm. Costs: OWASP's first choice, 19 MiB (in KiB here) and two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is slow by design: logins use at most two threads, with a bounded queue.
const semaphore = new Semaphore(
  { running: 2, waiting: 100 },
  () => new AppError('UNAVAILABLE', 'tooManyLogins', undefined, 5),
);

/** Hashes a password or access key for storing. */
export function hashSecret(secret: string): Promise<string> {
  return semaphore.run(() => hash(normalized(secret), cost));
}

/**
 * Whether a secret matches a stored hash. Without a hash (an unknown operator) it takes the same time and returns false.
 * Errors: UNAVAILABLE if too many calls wait.
 */
export function verifySecret(
  storedHash: string | null,
  secret: string,
  compare: typeof verify = verify,
): Promise<boolean> {
  return semaphore.run(async () => {
    const isSame = await compare(storedHash ?? dummyHash, normalized(secret));
    return isSame && storedHash !== null;
  });
}

const unpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${unpaddedBase64(randomBytes(16))}$${unpaddedBase64(randomBytes(32))}`;

// Keyboards differ in whether they compose accented letters.
function normalized(secret: string): string {
  return secret.normalize('NFC');
}
