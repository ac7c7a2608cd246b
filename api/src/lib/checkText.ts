import { AppError } from './errors.ts';

/** Text that the database can hold; BAD_INPUT for a NUL in it. */
export function checkText(value: string, field: string): string {
  if (value.includes('\0')) throw new AppError('BAD_INPUT', `${field} must be text.`, { [field]: 'text' });
  return value;
}
