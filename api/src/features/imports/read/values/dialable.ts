import { isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js';

/** Numbers of at least `manyDigits` are checked for being too long; with a country code and at most `fewDigits` they are too short. */
const [manyDigits, fewDigits] = [12, 7];

/**
 * A phone number as written; null if it has more digits than any number of the country, as two concatenated ones have, or too few
 * after the country code. `number` is its E.164 form, null if it has none. Pure.
 */
export function dialable(phone: string | null, country: string | null, number: string | null): string | null {
  if (phone === null || number !== null || /\p{L}|[,;/#]/u.test(phone)) return phone;
  const digits = phone.replace(/\D/g, '').length;
  if (phone.startsWith('+') && digits <= fewDigits) return null;
  if (country === null || digits < manyDigits || !isSupportedCountry(country)) return phone;
  return validatePhoneNumberLength(phone, country) === 'TOO_LONG' ? null : phone;
}
