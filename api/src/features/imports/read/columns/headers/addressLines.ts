import { hasStreetWord, isStreet } from '../../location/addressTokens.ts';
import { partialReadings } from './partialHeader.ts';
import { shareOf, type JudgedHeader } from './judgedHeader.ts';

/** Share of values that look like lines of an address, in a column of them, and in one of towns or quarters. */
const [manyLines, fewLines] = [0.4, 0.15];
const minValues = 5;

const isLine = (value: string) => /\d/.test(value) || hasStreetWord(value) || isStreet(value);

/** 'address.additional', 'Adresse complète (suite)': columns that a word says hold an address, and nothing says which part. */
const isRest = ({ header, reading }: JudgedHeader) =>
  (reading === undefined && partialReadings(header).includes('address')) || reading?.field === 'streetLine2';

/**
 * Where the column of addresses has towns or quarters that come again, and another column with a word for addresses has
 * streets and numbers, puts that one first.
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

/** Found addresses, and the share of them with all parts, from which a column is known. */
const [minFound, mostly] = [8, 0.8];

/** 'geocode_display_name': what OpenStreetMap's search calls the whole address that it found, beside another name. */
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
