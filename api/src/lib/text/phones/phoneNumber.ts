import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js';
import { parsePhoneNumberFromString as parseWithAreas } from 'libphonenumber-js/max';

/** Separators before another number. A slash after few digits only groups them: '0216/330 12 34'. */
const nextNumber = /(?:[,;|\n]|\/(?<=(?:\d[^\d,;/|]{0,3}){7}\/))(?=\s*[+(\d]{2})/;

/** Characters in which the first number is looked for. */
const maxListLength = 300;

/** Local numbers that look complete, but cannot be dialled from elsewhere. */
const withoutAreaCode: Partial<Record<string, RegExp>> = {
  // But not those of services for the whole country: '4004 1234'.
  BR: /^(?![34]00\d{5}$|[389]00)\d{8,9}$/,
  CN: /^[2-8]\d{7}$/,
};

const lacksAreaCode = ({ country, nationalNumber }: PhoneNumber): boolean =>
  (country && withoutAreaCode[country]?.test(nationalNumber)) ?? false;

/** '1-800-FLOWERS': the letters of a keypad, as North America alone writes them. */
const keypadNumber = /^((?:\+?1)?[2-9]\d{2}(?=\d{0,4}[A-Z]{3,11}$)[\dA-Z]{7})[A-Z]{0,4}$/;
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** A number in letters of a keypad as digits; letters behind the last digit are not dialled. Null for other texts. */
export function dialledLetters(written: string): string | null {
  const number = keypadNumber.exec(written.replace(/[\s().-]/g, '').toUpperCase())?.[1];
  if (number === undefined) return null;
  return number.replace(/[A-Z]/g, (letter) => String(2 + keys.findIndex((key) => key.includes(letter))));
}

/** A plus before ten digits, as before the area code and number of North America. */
const plusBeforeArea = /^\+\D{0,2}\d(?:\D{0,3}\d){9}$/;
const largeCountries: ReadonlySet<string | undefined> = new Set(['US', 'CA']);

/**
 * A number of the Caribbean whose 1 is missing behind the plus: '+473 440 1234', which is read as a Norwegian number otherwise.
 * `isSure` where the number is none of the country whose code it begins with. Null for other texts.
 */
export function caribbeanWithoutOne(written: string): { number: PhoneNumber; isSure: boolean } | null {
  if (!plusBeforeArea.test(written)) return null;
  const number = parseWithAreas(`+1${written.replace(/\D/g, '')}`);
  if (!number?.isValid() || number.country === undefined || largeCountries.has(number.country)) return null;
  return { number, isSure: parseWithAreas(written)?.isValid() !== true };
}

/** E.164 of the first number of a text, as dialled in that country; null if it is invalid. */
export function normalisePhone(written: string | null, country: string | null): string | null {
  const first = written?.slice(0, maxListLength).split(nextNumber)[0]?.trim() ?? '';
  if (first.length < 5 || first.length > 60) return null;
  // '+49 (0) 30 …': the zero of calls within the country, in brackets behind its code.
  const international = first.replace(/^(?:00(?=[1-9])|＋)/, '+').replace(/^(\+\d{1,3}[\s-]*)\(0\)/, '$1');
  const lost = caribbeanWithoutOne(international);
  if (lost && (lost.number.country === country || (country === null && lost.isSure)))
    return lost.number.number;
  const number = parsePhoneNumberFromString(international, (country ?? undefined) as CountryCode | undefined);
  if (number?.isValid() && !lacksAreaCode(number)) return number.number;
  const letters = dialledLetters(international);
  if (letters !== null) {
    const spelled = parsePhoneNumberFromString(letters, (country ?? undefined) as CountryCode | undefined);
    return spelled?.isValid() && spelled.number.startsWith('+1') ? spelled.number : null;
  }
  // '+56 0 22 857 8107': the zero of calls within the country, behind its code.
  const inner =
    /^\+\d{1,3}?0/.test(international) && number
      ? `+${number.countryCallingCode}${number.nationalNumber.replace(/^0+/, '')}`
      : null;
  const repaired = inner === null ? undefined : parsePhoneNumberFromString(inner);
  return repaired?.isValid() ? repaired.number : null;
}

/**
 * How a number of that country is written which is with the country's code and without a plus, as tools write
 * it: '902163301234' in Türkiye. Null for other texts, also for numbers of other countries: a digit too many
 * makes such ones.
 */
export function withPlusSign(digits: string, country: string | null): string | null {
  if (!/^[1-9]\d{9,14}$/.test(digits) || country === null) return null;
  const number = parsePhoneNumberFromString(digits, country as CountryCode);
  return number?.isValid() && digits.length > number.nationalNumber.length
    ? number.formatInternational()
    : null;
}
