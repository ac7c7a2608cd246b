import { countryCode } from '../../../../../../domain/countries.ts';
import { memoizeCell } from '../formats/remembering.ts';

/** The code of a country by its code or name; a file names few countries many times. */
export const countryOf = memoizeCell(countryCode);
