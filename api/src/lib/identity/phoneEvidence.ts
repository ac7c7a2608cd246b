import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { memoize } from '../../../../domain/text/memoize.ts';
import { editsBetween } from './identityText.ts';

/**
 * Comparison of two lists of phone numbers: a common number, one that differs by a digit, only others, or no numbers.
 */
export type PhoneEvidence = 'EQUAL' | 'TYPO' | 'DIFFERENT' | 'UNKNOWN';

const minDigits = 7;

/**
 * The numbers of a cell as digits, without international prefix, trunk zero and extension. The number in E.164 goes first where
 * it is known.
 */
export function phoneDigits(written: string | null, normalised: string | null): string[] {
  const numbers = (written ?? '')
    .slice(0, 300)
    .normalize('NFKC')
    .replace(/\b(?:ext|extension|dahili|durchwahl|poste|ramal|x)\.?\s*:?\s*\d{1,6}\b/gi, ';')
    .split(/[,;|\n]|\/(?<=(?:\d[^\d,;/|]{0,3}){7}\/)|\s(?:or|ya da|oder|ou)\s|\s{3,}/i)
    .map((part) => part.replace(/\(0\)/, '').replace(/\D+/g, '').replace(/^0+/, ''))
    .filter((digits) => digits.length >= minDigits && digits.length <= 15);
  const known = (normalised ?? '').replace(/\D+/g, '');
  // As written too: a number with a wrong prefix has a wrong normal form.
  const all = known === '' ? numbers : [known, ...numbers];
  return [...new Set([...all, ...all.flatMap(withoutItalianZero)])];
}

/** Italian numbers have a zero after the country code that many lists lack: '+39 0898 11695', '398 981 1695'. */
const withoutItalianZero = (digits: string): string[] =>
  /^390\d{6,10}$/.test(digits) ? [`39${digits.slice(3)}`] : [];

const hotlineTypes: ReadonlySet<unknown> = new Set(['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE', 'UAN']);

/** Whether the first number, which is the best known form, belongs to no listing: it contradicts nothing. */
export const isHotlineAlone = ([first]: readonly string[]): boolean =>
  first !== undefined && hasHotlineType(first);

/** Whether a number that two listings share is of a kind that belongs to no listing: free or of shared cost. */
export const isHotline = (first: readonly string[], second: readonly string[]): boolean =>
  first.some((one) =>
    second.some((other) => isSameNumber(one, other) && (hasHotlineType(one) || hasHotlineType(other))),
  );

const hasHotlineType = memoize(
  (digits: string): boolean =>
    /^1?8(?:00|33|44|55|66|77|88)\d{7}$/.test(digits) ||
    hotlineTypes.has(parsePhoneNumberFromString(`+${digits}`)?.getType()),
);

/**
 * Whether both mean one subscriber: equal from the end on, over all digits of the shorter, which may lack its country code.
 * Shorter than eight digits, numbers lack their area code too and only support other evidence.
 */
function isSameNumber(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.endsWith(short)) return long.length - short.length <= 4;
  // Ten digits are area and subscriber; before them is a country code or what is dialled instead, such as the
  // Russian 8.
  return short.length > 10 && long.endsWith(short.slice(-10));
}

export function comparePhones(first: readonly string[], second: readonly string[]): PhoneEvidence {
  if (first.length === 0 || second.length === 0) return 'UNKNOWN';
  if (first.some((one) => second.some((other) => isSameNumber(one, other)))) return 'EQUAL';
  const tail = (digits: string) => digits.slice(-10);
  const isTypo = first.some((one) => second.some((other) => editsBetween(tail(one), tail(other)) === 1));
  return isTypo ? 'TYPO' : 'DIFFERENT';
}
