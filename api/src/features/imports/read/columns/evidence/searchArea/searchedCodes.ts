import type { ColumnField } from '../../columnFields.ts';
import { isNearerToOthers } from '../../../../../../lib/gazetteer/codePositions.ts';
import { countryAt } from '../../../../../../lib/geography/countryAt.ts';
import { ignoreColumn } from '../ignoreColumn.ts';
import type { SheetColumns } from '../../mapping/sheetColumns.ts';

/** Minimum number of rows with a postal code in the address, and minimum share of them whose code differs. */
const [minRows, mostly] = [5, 0.5];

/** The same share for a column with one code in all rows. */
const fewOthers = 0.2;

/** Minimum number of digits of a code, more than house numbers have. */
const minDigits = 5;

const ofAddresses = new Set<ColumnField>(['address', 'completeAddress']);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Codes in their forms behind the number of a house: '01012-020', '110 00', '30-001', '10115'; '#02-123' is a unit. */
const codes = /(?<![\d#-])(?:\d{5}-\d{3,4}|\d{3} \d{2}|\d{2}-\d{3}|\d{3}-\d{4}|\d{5,8})(?![\d-])/g;

/** The last code of an address that has as many digits as the given one; null if there is none. */
function codeWithin(address: string, { length }: string): string | null {
  const found = address.replace(/^\s*\d+/, '').match(codes) ?? [];
  return found.map(digitsOf).findLast((digits) => digits.length === length) ?? null;
}

/** Minimum and maximum number of positions that are compared with a constant code, and minimum share that must be elsewhere. */
const [minPositions, maxPositions, elsewhere] = [10, 60, 0.4];

const coordinateIn = (text = ''): number =>
  /^\s*-?\d{1,3}[.,]\d+\s*$/.test(text) ? Number(text.replace(',', '.')) : NaN;

/** Ignores a constant postal code if the positions are in the areas of several other codes. */
function ignoreCodeOfAll({ judged, mapped, samples }: SheetColumns): void {
  const [latitude, longitude] = (['latitude', 'longitude'] as const).map((name) =>
    mapped.find(({ field }) => field === name),
  );
  if (latitude === undefined || longitude === undefined) return;
  for (const one of mapped.filter(({ field, rank }) => field === 'postalCode' && rank >= 0)) {
    const rows = samples.filter((row) => (row[one.index]?.trim() ?? '') !== '');
    const codes = new Set(rows.map((row) => row[one.index]?.trim()));
    const points = rows.flatMap((row) => {
      const [north = NaN, east = NaN] = [latitude, longitude].map(({ index }) => coordinateIn(row[index]));
      return Number.isFinite(north + east) ? [{ latitude: north, longitude: east }] : [];
    });
    const [code = ''] = codes;
    if (codes.size === 1 && areElsewhere(code, points)) ignoreColumn(judged, mapped, one);
  }
}

/** Whether positions are in the areas of other postal codes of the town than the given one. */
function areElsewhere(code: string, points: readonly { latitude: number; longitude: number }[]): boolean {
  const found = points.slice(0, maxPositions).flatMap((point) => {
    const country = countryAt(point.latitude, point.longitude);
    return country === null ? [] : (isNearerToOthers(country, code, point) ?? []);
  });
  return found.length >= minPositions && found.filter(Boolean).length >= found.length * elsewhere;
}

/**
 * Ignores postal codes of the area that a scraper searched if the addresses have other codes, which are read instead.
 */
export function ignoreSearchedCodes(sheet: SheetColumns): void {
  const { judged, mapped, samples } = sheet;
  ignoreCodeOfAll(sheet);
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
    ignoreColumn(judged, mapped, one);
  }
}
