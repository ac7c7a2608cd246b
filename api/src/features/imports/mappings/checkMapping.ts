import { AppError } from '../../../lib/errors.ts';
import { isColumnField } from '../read/columns/columnFields.ts';

const maxEntries = 500;

/** Validates a client's mapping: header, letters or number of a column -> field, '' to leave it out. Errors: BAD_INPUT. */
export function checkMapping(value: unknown): Record<string, string> {
  const entries =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null;
  if (
    !entries ||
    entries.length > maxEntries ||
    !entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')
  ) {
    throw new AppError('BAD_INPUT', 'mappingNotObject', {
      mapping: 'mappingNotObject',
    });
  }
  const unknown = entries.find(([, field]) => field !== '' && !isColumnField(field));
  if (unknown) {
    throw new AppError(
      'BAD_INPUT',
      { message: 'mappingFieldUnknown', field: unknown[1].slice(0, 100) },
      { mapping: 'unknownField' },
    );
  }
  return Object.fromEntries(entries);
}
