import anyAscii from 'any-ascii';
import { foldText } from '../../../../domain/text/fold.ts';
import { memoize } from '../../../../domain/text/memoize.ts';

/** Text for comparison: folded, compatibility forms resolved, other scripts in Latin letters. */
export function latinText(text: string): string {
  const folded = foldText(text.normalize('NFKC'));
  return /^\p{ASCII}*$/u.test(folded) ? folded : anyAscii(folded).toLowerCase();
}

const digit = /\d/;
/** Words of a listing are compared with those of each other listing, hence a large cache. */
const soundsInMemory = { maxEntries: 50_000 };

/** A word without what spellings and transliterations of one word differ in: 'mueller' and 'muller', 'nikolay' and 'nikolai'. */
export const soundOf = memoize((word: string): string => {
  if (digit.test(word)) return word;
  return word
    .replace(/([aou])e/g, '$1')
    .replace(/tsch|sch|sh|ch|tch/g, 's')
    .replace(/ph/g, 'f')
    .replace(/kh/g, 'h')
    .replace(/th/g, 't')
    .replace(/[ckq]+u?(?=[aeiou])|[ckq]+/g, 'k')
    .replace(/[yj]/g, 'i')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/ou/g, 'u')
    .replace(/(.)\1+/g, '$1');
}, soundsInMemory);

/**
 * Similarity of two words, 0 to 1: equal, spelled differently, one edit apart, abbreviated. Numbers are equal or not.
 * `sounds` holds their `soundOf`.
 */
export function wordSimilarity(one: string, other: string, sounds?: readonly [string, string]): number {
  if (one === other) return 1;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 3 || digit.test(one) || digit.test(other)) return 0;
  const [sound, otherSound] = sounds ?? [soundOf(one), soundOf(other)];
  if (sound === otherSound) return 0.95;
  if (long.startsWith(short)) {
    if (long.length === short.length + 1 && long.endsWith('s')) return 0.95;
    return short.length >= 4 ? 0.75 : 0.6;
  }
  if (long.length - short.length > 2) return 0;
  const edits = editsBetween(short, long);
  if (short.length < 4) return edits === 1 && short[0] === long[0] ? 0.5 : 0;
  if (edits === 1) return short.length >= 5 ? 0.85 : 0.7;
  return edits === 2 && short.length >= 6 ? (short.length >= 7 ? 0.75 : 0.65) : 0;
}

const misread: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 8: 'b' };
/** A word with letters for misread digits between letters, as in scans: 'h0tel'. */
export function withoutMisreadDigits(word: string): string {
  return /^\p{L}+[0158]{1,2}\p{L}+/u.test(word) && (word.match(/\d/g)?.length ?? 0) <= 2 && word.length >= 4
    ? word.replace(/[0158]/g, (letter) => misread[letter] ?? letter)
    : word;
}

/** Letters inserted, deleted, replaced or swapped with a neighbour: 0, 1 or 2; 3 for more. */
export function editsBetween(one: string, other: string): number {
  let from = 0;
  const shorter = Math.min(one.length, other.length);
  while (from < shorter && one[from] === other[from]) from += 1;
  let end = 0;
  while (end < shorter - from && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [a, b] = [one.slice(from, one.length - end), other.slice(from, other.length - end)];
  if (a.length === 0 && b.length === 0) return 0;
  if (Math.max(a.length, b.length) === 1 || isSwapped(a, b)) return 1;
  if (Math.max(a.length, b.length) === 2) return 2;
  if (Math.abs(a.length - b.length) > 2) return 3;
  // Resolve the first difference in each way that one edit allows; the rest must be within one more edit.
  const rests = [
    [a.slice(1), b.slice(1)],
    [a, b.slice(1)],
    [a.slice(1), b],
    ...(a[0] === b[1] && a[1] === b[0] ? [[a.slice(2), b.slice(2)]] : []),
  ];
  return rests.some(([x = '', y = '']) => isWithinOne(x, y)) ? 2 : 3;
}

const isSwapped = (a: string, b: string) =>
  a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];

function isWithinOne(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - from &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1;
  const [a, b] = [one.length - from - end, other.length - from - end];
  return (
    Math.max(a, b) <= 1 || isSwapped(one.slice(from, one.length - end), other.slice(from, other.length - end))
  );
}
