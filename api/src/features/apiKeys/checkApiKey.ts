import { checkLine } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import { limits } from '../../lib/limits.ts';

const maxNameLength = 100;

/** Validates a key's name. Throws BAD_INPUT. */
export function checkKeyName(given: string): string {
  const name = checkLine(given, 'name');
  if (name === '' || name.length > maxNameLength || /\p{Cc}/u.test(given.trim()))
    throw new AppError(
      'BAD_INPUT',
      { message: 'keyNameLength', limit: maxNameLength },
      {
        name: { message: 'nameLength', limit: maxNameLength },
      },
    );
  return name;
}

/** Validates the expiry of a key; null is never. Throws BAD_INPUT. */
export function checkExpiry(given: Date | null | undefined): Date | null {
  if (given === null || given === undefined) return null;
  if (!(given.getTime() > Date.now()))
    throw new AppError('BAD_INPUT', 'keyExpiryPast', { expiresAt: 'timePast' });
  return given;
}

/** Validates a limit in requests per minute; null is the default. Throws BAD_INPUT. */
export function checkPerMinute(given: number | null | undefined): number | null {
  if (given === null || given === undefined) return null;
  if (!Number.isInteger(given) || given < 1 || given > limits.maxPerMinute)
    throw new AppError(
      'BAD_INPUT',
      { message: 'keyRateOutOfRange', limit: limits.maxPerMinute },
      { perMinute: { message: 'between', least: 1, most: limits.maxPerMinute } },
    );
  return given;
}
