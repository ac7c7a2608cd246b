import { ValidationError, type ObjectSchema } from 'yup';
import { AppError } from '../lib/errors.ts';

/**
 * Validates the JSON payload or result of a job, without converting values. Errors: INTERNAL, with `message` and the name of the
 * invalid field.
 */
export function readStored<Value extends object>(
  schema: ObjectSchema<Value>,
  stored: unknown,
  message: 'jobPayloadInvalid' | 'jobResultInvalid',
): Value {
  try {
    return schema.required().validateSync(stored, { strict: true }) as Value;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new AppError('INTERNAL', { message, field: error.path || 'JSON' });
  }
}

/** The result of a job; null while it has none. Errors: INTERNAL if it is damaged or was written by another release. */
export const readResult = <Result extends object>(
  schema: ObjectSchema<Result>,
  stored: unknown,
): Result | null => (stored === null ? null : readStored(schema, stored, 'jobResultInvalid'));
