import { countryCode } from '../../../../../../domain/countries.ts';
import { memoize } from '../../../../../../domain/text/memoize.ts';

/** The code of a country by its code or name; a file names few countries many times. */
export const countryOf = memoize(countryCode);
