import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { normalisePhone } from './phoneNumber.ts';

/** An extension behind a number, which parsers of other numbers do not know. */
const extensionBehind =
  /^(.*\d.*?)[\s,;]*(?:ext(?:ension)?|x|доб|int|interno|dahili|durchwahl|dw|poste|kl|#)[\s.:]*(\d{1,7})$/iu;

/** One number without a country: digits with their separators. '(0)' behind a country's code is not dialled. */
const plainNumber = /^\+?[\d\s().\-/*#]+$/;
/** From this many digits on, a slash separates two numbers, or two endings of one. */
const endOfNumber = /(?:\d[^\d/]*){7}\/|\(0\)/;

function extensionOf(written: string, country: string | null): string | null {
  const number = parsePhoneNumberFromString(
    written.slice(0, 60),
    (country ?? undefined) as CountryCode | undefined,
  );
  return number?.ext ?? extensionBehind.exec(written.slice(0, 60).trim())?.[2] ?? null;
}

/**
 * The tel URI (RFC 3966) that dials a phone number: its form of E.164, if known, with the extension. A number of no known
 * country is dialled as written; null if it is more than one number, or not clearly one.
 */
export function phoneLinkOf(
  written: string | null,
  e164: string | null,
  country: string | null,
): string | null {
  if (written === null) return e164 === null ? null : `tel:${e164}`;
  const extension = extensionOf(written, country);
  const bare = (extension === null ? written : (extensionBehind.exec(written.trim())?.[1] ?? written)).trim();
  const dialled = e164 ?? normalisePhone(bare, country);
  if (dialled !== null) return `tel:${dialled}${extension === null ? '' : `;ext=${extension}`}`;
  const digits = bare.replace(/[^\d+*#]/g, '');
  const isOne =
    plainNumber.test(bare) && !endOfNumber.test(bare) && digits.length >= 3 && digits.length <= 16;
  return isOne ? `tel:${digits}${extension === null ? '' : `;ext=${extension}`}` : null;
}

/** The same of a number of a listing in that country, whose form of E.164 is not stored. */
export const linkOfPhone = (written: string, country: string | null): string | null =>
  phoneLinkOf(written, normalisePhone(written, country), country);
