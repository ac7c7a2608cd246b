import { AppError } from '../errors.ts';
import { checkText } from '../text/checkText.ts';

/** The idempotency key of a request; null if it has none. Errors: BAD_INPUT with a field. */
export function checkIdempotencyKey(given: string | null | undefined): string | null {
  const key = checkText(given ?? '', 'idempotencyKey').trim();
  if (key === '') return null;
  if (key.length < 8 || key.length > 200)
    throw new AppError('BAD_INPUT', 'idempotencyKeyInvalid', {
      idempotencyKey: 'idempotencyKeyInvalid',
    });
  return key;
}
