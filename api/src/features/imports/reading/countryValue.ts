import { countryCode } from '../../../../../domain/countries.ts';
import { remembering } from './remembering.ts';

/** The code of a country by its code or name; a file names few countries many times. */
export const countryOf = remembering(countryCode);
