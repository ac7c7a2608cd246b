import { isDeepStrictEqual } from 'node:util';

/** Whether a given value differs from the stored one. Fields that are not given, or undefined, do not count. Pure. */
export function differsFromStored<Stored extends object>(stored: Stored, given: Partial<Stored>): boolean {
  return Object.entries(given).some(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, Reflect.get(stored, field)),
  );
}
