import type { ListRow } from './labelledLists.ts';
import type { Random } from './random.ts';

const slogans = ['Best in town', 'Since 1987', 'Open now', 'Official page', 'Family business'];
const quarters = ['Centre', 'Old Town', 'Barbaros Mah.', 'Nordstadt', 'Centro', 'Lower East Side'];
const before = ['Ground Floor,', '2nd Floor, Grand Plaza,', 'Shop 4,', 'Opposite the station,'];
const departments = ['ATM', 'Pharmacy', 'Parking', 'Photo', 'Parts', 'Geldautomat', 'Fuel'];

const change = (row: ListRow, column: string, to: (value: string) => string): ListRow =>
  row[column] ? { ...row, [column]: to(row[column]) } : row;

/**
 * Changes a row as a list is that nobody checks: copied from pages, with slogans and floors, two numbers in a cell, the hotline
 * of a chain instead of the number, text read in a wrong code page, and positions to a hundred metres or of the town only.
 */
export function asCarelessRow(row: ListRow, _country: unknown, random: Random): ListRow {
  const rules: readonly (readonly [number, (of: ListRow) => ListRow])[] = [
    [0.15, (of) => change(of, 'name', (name) => `${name} | ${random.pick(slogans)}`)],
    [0.1, (of) => change(of, 'name', withoutAccents)],
    [0.04, (of) => change(of, 'name', misread)],
    [0.15, (of) => change(of, 'address', (address) => `${address}, ${random.pick(quarters)}`)],
    [0.1, (of) => change(of, 'address', (address) => `${random.pick(before)} ${address}`)],
    [
      0.08,
      (of) => change(of, 'address', (address) => address.replace(/\d+/, (n) => `${n}-${Number(n) + 2}`)),
    ],
    [0.08, (of) => change(of, 'address', (address) => address.replace(/\d+/, (n) => `${n}/A`))],
    [0.1, (of) => change(of, 'phone', (phone) => `${phone} / ${otherNumber(phone, random)}`)],
    [0.06, (of) => change(of, 'phone', () => '+1 800 555 0199')],
    [0.05, (of) => change(of, 'phone', (phone) => `'00${phone.replace(/^\+/, '')} ext. 12`)],
    [0.1, (of) => change(of, 'city', (city) => `${city.toUpperCase()} (${random.pick(quarters)})`)],
    [0.5, (of) => rounded(of, 3)],
    [0.04, (of) => rounded(of, 1)],
  ];
  return rules.reduce((so, [share, rule]) => (random.chance(share) ? rule(so) : so), row);
}

/** A part of a place that is listed beside it: it shares everything but a word of its name. */
export const asDepartment = (row: ListRow, random: Random): ListRow =>
  change(row, 'name', (name) => `${name} ${random.pick(departments)}`);

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** UTF-8 that was read as Latin-1. */
const misread = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

const otherNumber = (phone: string, random: Random) =>
  phone.replace(/\d(?=\D*\d{0,6}$)/g, () => String(random.integer(2, 9)));

const rounded = (row: ListRow, digits: number): ListRow =>
  ['latitude', 'longitude'].reduce(
    (so, column) => change(so, column, (degrees) => Number(degrees).toFixed(digits)),
    row,
  );
