import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/** Separators before another number. A slash after few digits only groups them: '0216/330 12 34'. */
const nextNumber = /(?:[,;|\n]|\/(?<=(?:\d[^\d,;/|]{0,3}){7}\/))(?=\s*[+(\d]{2})/;

/** Characters in which the first number is looked for. */
const longestList = 300;

/** E.164 of the first number written, as dialled in that country; null for what is no valid number. */
export function normalisePhone(written: string | null, country: string | null): string | null {
  const first = written?.slice(0, longestList).split(nextNumber)[0]?.trim() ?? '';
  if (first.length < 5 || first.length > 60) return null;
  const international = first.replace(/^00(?=[1-9])/, '+');
  const number = parsePhoneNumberFromString(international, (country ?? undefined) as CountryCode | undefined);
  if (number?.isValid()) return number.number;
  // '+56 0 22 857 8107': the zero of calls within the country, behind its code.
  const inner =
    /^\+\d{1,3}?0/.test(international) && number
      ? `+${number.countryCallingCode}${number.nationalNumber.replace(/^0+/, '')}`
      : null;
  const repaired = inner === null ? undefined : parsePhoneNumberFromString(inner);
  return repaired?.isValid() ? repaired.number : null;
}
