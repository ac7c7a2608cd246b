import { AppError } from '../../../lib/errors.ts';
import { countryOf } from '../read/values/location/countryValue.ts';

/** The code of the country that an operator gave with a file; null if none was given. Errors: BAD_INPUT. */
export function readDefaultCountry(given: string | null | undefined): string | null {
  const written = given?.trim() ?? '';
  if (written === '') return null;
  const code = countryOf(written);
  if (code === null) {
    throw new AppError('BAD_INPUT', 'defaultCountryInvalid', {
      defaultCountry: 'defaultCountryInvalid',
    });
  }
  return code;
}
