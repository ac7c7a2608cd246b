import { isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js';

/** Digits from which it is looked up whether a number has too many, and after the code of a country too few. */
const [manyDigits, fewDigits] = [12, 7];

/**
 * A phone as written; null where it has more digits than any number of the country, as two that ran together have, or too few
 * after the code of a country. `number` is its E.164, null if it has none. Pure.
 */
export function dialable(phone: string | null, country: string | null, number: string | null): string | null {
  if (phone === null || number !== null || /\p{L}|[,;/#]/u.test(phone)) return phone;
  const digits = phone.replace(/\D/g, '').length;
  if (phone.startsWith('+') && digits <= fewDigits) return null;
  if (country === null || digits < manyDigits || !isSupportedCountry(country)) return phone;
  return validatePhoneNumberLength(phone, country) === 'TOO_LONG' ? null : phone;
}
