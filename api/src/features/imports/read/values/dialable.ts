import { isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js';

/** Digits from which it is looked up whether a number has too many. */
const manyDigits = 12;

/**
 * A phone as written; null where it has more digits than any number of the country, as two that ran together have. `number` is
 * its E.164, null if it has none. Pure.
 */
export function dialable(phone: string | null, country: string | null, number: string | null): string | null {
  if (phone === null || country === null || number !== null || /\p{L}|[,;/#]/u.test(phone)) return phone;
  if (phone.replace(/\D/g, '').length < manyDigits || !isSupportedCountry(country)) return phone;
  return validatePhoneNumberLength(phone, country) === 'TOO_LONG' ? null : phone;
}
