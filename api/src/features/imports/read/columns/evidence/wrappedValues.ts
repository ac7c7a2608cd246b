import { comparableHeader } from '../comparableHeader.ts';
import { knownHeader } from '../headers/knownHeader.ts';
import { isMissing } from '../../values/textValue.ts';

/** Quotes or a label around all values of a column. */
interface Wrapping {
  before: string;
  after: string;
}

/** The wrappings of a table, by column. */
export type Wrappings = ReadonlyMap<number, Wrapping>;

type Cells = readonly (string | undefined)[];

/** Minimum number of values, and minimum share of them with the same wrapping. */
const minValues = 3;
const nearlyAll = 0.9;

const quotes: readonly Wrapping[] = [
  { before: "['", after: "']" },
  { before: '["', after: '"]' },
  { before: '"', after: '"' },
  { before: "'", after: "'" },
  { before: '“', after: '”' },
  { before: '‘', after: '’' },
  { before: '«', after: '»' },
];

const isWithin = (value: string, { before, after }: Wrapping): boolean =>
  value.length > before.length + after.length && value.startsWith(before) && value.endsWith(after);

/** A list of several is one value of its own: "['Bar', 'Café']". */
const isOneOf = (value: string, { before, after }: Wrapping): boolean =>
  isWithin(value, { before, after }) &&
  !value.slice(before.length, -after.length).includes(after.slice(0, 1));

/** Whether quoted values are quotations, that is sentences, whose quotes are part of the value. */
const areQuotations = (values: readonly string[], { after }: Wrapping): boolean =>
  values.filter((value) => /[.!?…。！？]$/u.test(value.slice(0, -after.length))).length * 2 >= values.length;

/** 'Phone: ', 'Adresse：' before a value. */
const label = /^(\p{L}[\p{L}\p{M}\p{N} ._/'-]{0,40})[:：]\s*(?![/\s])/u;

/** Whether a label repeats the header or names the field; a day is part of opening hours, not a label. */
function isOfColumn(name: string, header: string): boolean {
  if (header !== '' && comparableHeader(name) === comparableHeader(header)) return true;
  const field = knownHeader(name.trim())?.field;
  return field !== undefined && field !== 'openingDay' && field !== 'workingHours';
}

function wrappingOf(values: readonly string[], header: string): Wrapping | null {
  if (values.length < minValues) return null;
  const enough = values.length * nearlyAll;
  const quoted = quotes.find((pair) => values.filter((value) => isOneOf(value, pair)).length >= enough);
  if (quoted) return areQuotations(values, quoted) ? null : quoted;
  const [, name] = label.exec(values[0] ?? '') ?? [];
  const before = label.exec(values[0] ?? '')?.[0];
  if (name === undefined || before === undefined || !isOfColumn(name, header)) return null;
  const isLabelled = (value: string) => value.startsWith(before) && value.length > before.length;
  return values.filter(isLabelled).length >= enough ? { before, after: '' } : null;
}

/** The wrappings of the columns below a header; null if no column has one. Pure. */
export function wrappingsOf(header: Cells, rows: readonly Cells[]): Wrappings | null {
  const found = new Map<number, Wrapping>();
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  for (let index = 0; index < width; index += 1) {
    const values = rows.map((cells) => cells[index]?.trim() ?? '').filter((value) => !isMissing(value));
    const wrapping = wrappingOf(values, header[index]?.trim() ?? '');
    if (wrapping) found.set(index, wrapping);
  }
  return found.size === 0 ? null : found;
}

/** The row without wrappings; the same object if it has none. Pure. */
export function unwrappedRow<Row extends { cells: Cells }>(row: Row, wrappings: Wrappings): Row {
  const cells = row.cells.map((cell, index) => {
    const wrapping = wrappings.get(index);
    const text = wrapping === undefined ? '' : (cell?.trim() ?? '');
    if (wrapping === undefined || !text.startsWith(wrapping.before) || !text.endsWith(wrapping.after))
      return cell;
    return text.slice(wrapping.before.length, text.length - wrapping.after.length);
  });
  return cells.some((cell, index) => cell !== row.cells[index]) ? { ...row, cells } : row;
}
