import { foldText } from '../../../../../../../domain/text/fold.ts';
import type { ColumnField } from '../columnFields.ts';
import { ignoreColumn } from '../evidence/ignoreColumn.ts';
import type { MappedColumn } from '../mappedColumn.ts';
import { contentRank, type SheetColumns } from '../mapping/sheetColumns.ts';

/** Minimum number of rows for comparing addresses with a column, and minimum share of rows that must agree: head offices are sometimes in the same town. */
const [minRows, mostly] = [5, 0.6];
/** Minimum share of addresses that name a town or a code at all: a few streets are named after other towns of the list. */
const minNamed = 0.2;

const ofAddresses = new Set<ColumnField>(['address', 'completeAddress', 'addressLine']);

const wordsIn = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** In scripts that part no words, a town is a part of its line. */
const isUnspaced = (word: string) =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

/** Relation of a column of towns or codes to each row's address: it contains its own, that of another row, or neither. */
function comparedWith(lines: readonly string[], own: readonly string[]): { same: number; other: number } {
  const all = [...new Set(own)].filter((value) => value.trim().length >= 2);
  const isIn = (line: string, value: string) =>
    isUnspaced(value) ? line.includes(value.trim()) : line.includes(value);
  let [same, other] = [0, 0];
  for (const [at, line] of lines.entries()) {
    const value = own[at] ?? '';
    if (line === '' || value === '') continue;
    if (isIn(line, value)) same += 1;
    else if (all.some((one) => one !== value && isIn(line, one))) other += 1;
  }
  return { same, other };
}

/** Digits of codes whose like is sought in an address. */
const minDigits = 4;

/** The same of postal codes: an address that has one of the same length has its own. */
function comparedCodes(lines: readonly string[], own: readonly string[]): { same: number; other: number } {
  let [same, other] = [0, 0];
  for (const [at, line] of lines.entries()) {
    const code = (own[at] ?? '').trim();
    if (line === '' || code.replace(/[^a-z\d]/g, '').length < minDigits || !/\d/.test(code)) continue;
    if (line.includes(` ${code} `)) same += 1;
    else {
      const form = code.replace(/[a-z\d]/g, (sign) => (/\d/.test(sign) ? '\\d' : '[a-z]'));
      // A number that is the first, or the only one behind a street, is that of a house.
      const within = new RegExp(`(?<=\\S) ${form} (?=\\S)`);
      const last = new RegExp(` ${form} $`).exec(line);
      if (within.test(line) || (last !== null && /\d/.test(line.slice(0, last.index)))) other += 1;
    }
  }
  return { same, other };
}

const streetWords = (line: string): string[] => line.match(/\p{L}{4,}|\d+/gu) ?? [];

/** The same of streets, where both have the number of a house. */
function comparedStreets(lines: readonly string[], own: readonly string[]): { same: number; other: number } {
  let [same, other] = [0, 0];
  for (const [at, line] of lines.entries()) {
    const street = own[at] ?? '';
    if (!/\d/.test(street) || !/\d/.test(line)) continue;
    const words = new Set(streetWords(line));
    if (streetWords(street).some((word) => words.has(word))) same += 1;
    else other += 1;
  }
  return { same, other };
}

const comparisons = new Map<ColumnField, typeof comparedWith>([
  ['city', comparedWith],
  ['postalCode', comparedCodes],
  ['street', comparedStreets],
]);

/**
 * Ignores addresses that the other columns of their rows contradict: those of a head office, of an invoice, of a delivery.
 * Town, postal code and street of a row agree with each other, so that an address has to lie elsewhere than two of them; one
 * that no header names is left out where one of them contradicts it. Without this, the address would outweigh them.
 */
export function ignoreForeignAddresses({ judged, mapped, samples }: SheetColumns): void {
  const textAt = ({ index }: MappedColumn) => samples.map((row) => wordsIn(row[index] ?? ''));
  for (const one of mapped.filter(({ field, rank }) => ofAddresses.has(field) && rank >= 0)) {
    const lines = textAt(one).map((line) => (line.trim() === '' ? '' : line));
    let [agreeing, contradicting] = [0, 0];
    for (const [field, compare] of comparisons) {
      const other = mapped.find((column) => column.field === field);
      if (other === undefined || other.rank >= contentRank) continue;
      const own = textAt(other).map((text) => (text.trim() === '' ? '' : text));
      const { same, other: elsewhere } = compare(lines, own);
      const compared = lines.filter((line, at) => line !== '' && own[at] !== '').length;
      if (same + elsewhere < Math.max(minRows, compared * minNamed)) continue;
      if (same < (same + elsewhere) * mostly) contradicting += 1;
      else agreeing += 1;
    }
    const isSecond = mapped.find(({ field }) => field === one.field) !== one;
    const isThin = isSecond || one.rank >= contentRank;
    if (contradicting >= 2 && contradicting > agreeing) ignoreColumn(judged, mapped, one);
    else if (isThin && contradicting > 0 && agreeing === 0) ignoreColumn(judged, mapped, one);
  }
}
