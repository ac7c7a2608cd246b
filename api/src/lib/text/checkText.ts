import { cleanName } from '../../../../domain/text/names.ts';
import { AppError } from '../errors.ts';

/** Text that the database can hold; BAD_INPUT for a NUL or half a character in it. */
export function checkText(value: string, field: string): string {
  if (/[\0\p{Cs}]/u.test(value))
    throw new AppError('BAD_INPUT', { message: 'notText', name: field }, { [field]: 'textExpected' });
  return value;
}

/** Text of one line, such as a name, in its stored form; '' if it has no visible character. Errors: as `checkText`. */
export function checkLine(value: string, field: string): string {
  return cleanName(checkText(value, field));
}
