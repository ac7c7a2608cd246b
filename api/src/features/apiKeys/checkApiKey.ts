import { checkLine } from '../../lib/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import { limits } from '../../lib/limits.ts';

const longestName = 100;

/** A name that says what a key is for. Throws BAD_INPUT. */
export function checkKeyName(given: string): string {
  const name = checkLine(given, 'name');
  if (name === '' || name.length > longestName || /\p{Cc}/u.test(given.trim()))
    throw new AppError('BAD_INPUT', `Anahtarın adı 1 ile ${longestName} karakter arasında olmalıdır.`, {
      name: `1-${longestName} karakter`,
    });
  return name;
}

/** Requests a minute; null stands for the default. Throws BAD_INPUT. */
export function checkPerMinute(given: number | null | undefined): number | null {
  if (given === null || given === undefined) return null;
  if (!Number.isInteger(given) || given < 1 || given > limits.mostPerMinute)
    throw new AppError(
      'BAD_INPUT',
      `Dakikadaki istek sayısı 1 ile ${limits.mostPerMinute} arasında olmalıdır.`,
      { perMinute: `1-${limits.mostPerMinute}` },
    );
  return given;
}
