import type { ColumnField } from '../columnFields.ts';
import { leaveOutColumn } from './leaveOutColumn.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Rows whose addresses have a code from which the two are compared, and the share of them that has another one. */
const [minRows, mostly] = [5, 0.5];

/** The share of other ones that is enough where the column has the same in all rows. */
const fewOthers = 0.2;

/** Digits of a code that houses have no numbers of. */
const minDigits = 5;

const ofAddresses = new Set<ColumnField>(['address', 'completeAddress']);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Codes in their forms behind the number of a house: '01012-020', '110 00', '30-001', '10115'; '#02-123' is a unit. */
const codes = /(?<![\d#-])(?:\d{5}-\d{3,4}|\d{3} \d{2}|\d{2}-\d{3}|\d{3}-\d{4}|\d{5,8})(?![\d-])/g;

/** The last code of an address that has as many digits as another; null if there is none. */
function codeWithin(address: string, { length }: string): string | null {
  const found = address.replace(/^\s*\d+/, '').match(codes) ?? [];
  return found.map(digitsOf).findLast((digits) => digits.length === length) ?? null;
}

/**
 * Leaves out postal codes that are those of the area that a program searched: the addresses beside them have others, which
 * are read then.
 */
export function leaveOutSearchedCodes({ judged, mapped, samples }: SheetColumns): void {
  const address = mapped.find(({ field }) => ofAddresses.has(field));
  if (address === undefined) return;
  for (const one of mapped.filter(({ field, rank }) => field === 'postalCode' && rank >= 0)) {
    const pairs = samples.flatMap((row) => {
      const code = digitsOf(row[one.index] ?? '');
      const within = code.length < minDigits ? null : codeWithin(row[address.index] ?? '', code);
      return within === null ? [] : [within === code];
    });
    const others = pairs.filter((isSame) => !isSame).length;
    const isConstant = new Set(samples.map((row) => digitsOf(row[one.index] ?? ''))).size <= 1;
    const enough = isConstant ? fewOthers : mostly;
    if (pairs.length < minRows || others <= pairs.length * enough) continue;
    leaveOutColumn(judged, mapped, one);
  }
}
