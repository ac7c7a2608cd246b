import { AppError } from '../../../lib/errors.ts';
import { isStorable } from '../../../lib/text/isStorable.ts';

const maxNames = 200;
const maxNameLength = 200;

/** Validates the columns about persons that an operator releases, by header, letters or number. Errors: BAD_INPUT. */
export function checkReleased(names: readonly string[]): string[] {
  const released = [...new Set(names.map((name) => name.trim()))];
  if (
    released.length > maxNames ||
    released.some((name) => name === '' || name.length > maxNameLength || !isStorable(name))
  ) {
    throw new AppError('BAD_INPUT', 'releasedInvalid', { releasedColumns: 'releasedInvalid' });
  }
  return released;
}
