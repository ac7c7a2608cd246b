import { AppError } from '../../lib/errors.ts';
import { checkMapping } from './mappings/checkMapping.ts';

/** Parses a mapping from JSON. Errors: BAD_INPUT. */
export function readMapping(json: string): Record<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new AppError('BAD_INPUT', 'mappingNotJson', { mapping: 'mappingNotObject' });
  }
  return checkMapping(value);
}
