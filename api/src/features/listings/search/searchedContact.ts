import {
  contactPrefix,
  contactSearch,
  contactWithin,
  type ContactSearch,
} from '../../../../../domain/search/contactSearch.ts';
import { dialledLetters } from '../../../lib/text/phones/phoneNumber.ts';

/** The phone number, e-mail address or link in a search: the whole text or a part of it; null without one. */
export function searchedContact(
  text: string,
  words: readonly string[],
): { whole: ContactSearch | null; contact: ContactSearch | null } {
  const whole = contactSearch(text) ?? keypadNumber(text);
  return { whole, contact: whole ?? contactPrefix(text) ?? contactWithin(text) ?? hostOf(words) };
}

/** "1-800-FLOWERS": a number in the letters of a keypad. */
function keypadNumber(text: string): ContactSearch | null {
  const digits = dialledLetters(text);
  return digits === null ? null : { kind: 'PHONE', digits };
}

/** A single long word may be a host without its top-level domain: "miklarestaurant". */
function hostOf(words: readonly string[]): ContactSearch | null {
  const [only = ''] = words;
  return words.length === 1 && /^[a-z0-9]{8,}$/.test(only) && /[a-z]/.test(only)
    ? { kind: 'WEBSITE', host: only, path: '' }
    : null;
}
