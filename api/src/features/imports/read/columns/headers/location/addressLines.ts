import { hasStreetWord, isStreet } from '../../../location/addressTokens.ts';
import { partialReadings } from '../partialHeader.ts';
import { shareOf, type JudgedHeader } from '../judgedHeader.ts';

/** Minimum share of address lines in a column of addresses, and maximum share in a column of cities or districts. */
const [manyLines, fewLines] = [0.4, 0.15];
const minValues = 5;

const isLine = (value: string) => /\d/.test(value) || hasStreetWord(value) || isStreet(value);

/** Whether a column has an unknown part of the address: 'address.additional', 'Adresse complète (suite)'. */
const isRest = ({ header, reading }: JudgedHeader) =>
  (reading === undefined && partialReadings(header).includes('address')) || reading?.field === 'streetLine2';

/**
 * If the column of addresses has repeating cities or districts, and another column with a word for addresses has streets and
 * numbers, puts the other one first.
 */
export function preferLinesOfAddresses(judged: readonly JudgedHeader[]): void {
  const [address, ...others] = judged.filter(({ reading }) => reading?.field === 'address');
  if (!address || others.length > 0 || address.values.length < minValues) return;
  const repeats = new Set(address.values).size <= address.values.length * 0.8;
  if (!repeats || shareOf(address.values, isLine) > fewLines) return;
  const rank = address.reading?.rank ?? 0;
  const better = judged.find(
    (one) =>
      isRest(one) &&
      one.values.length >= address.values.length * 0.5 &&
      shareOf(one.values, isLine) >= manyLines &&
      new Set(one.values).size >= one.values.length * 0.7,
  );
  if (!better) return;
  better.reading = { field: 'address', rank };
  better.fit = 'fits';
  address.reading = { field: 'address', rank: rank + 1 };
}

/** Minimum number of addresses, and minimum share of them with all parts. */
const [minFound, mostly] = [8, 0.8];

/** Whether a column has the full addresses of OpenStreetMap's geocoder, such as 'geocode_display_name', beside another name. */
export function areFoundAddresses(
  { header, reading }: JudgedHeader,
  values: readonly string[],
  judged: readonly JudgedHeader[],
): boolean {
  const isWhole = (value: string) => value.split(', ').length >= 4;
  return (
    reading === undefined &&
    /(?:^|[_. ])display_?name$/i.test(header) &&
    values.length >= minFound &&
    shareOf(values, isWhole) >= mostly &&
    judged.some((other) => other.reading?.field === 'name') &&
    judged.every((other) => other.reading?.field !== 'address')
  );
}
