import { comparableHeader } from '../comparableHeader.ts';
import { knownHeader } from '../headers/knownHeader.ts';
import { isMissing } from '../../values/textValue.ts';

/** What all values of a column are written in: quotes, or the name of what they are. */
interface Wrapping {
  before: string;
  after: string;
}

/** The wrappings of a table, by column. */
export type Wrappings = ReadonlyMap<number, Wrapping>;

type Cells = readonly (string | undefined)[];

/** Values from which it shows what all of them are written in, and the share that must be. */
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

/** Whether quoted values are what somebody said: sentences, whose quotes say so. */
const areQuotations = (values: readonly string[], { after }: Wrapping): boolean =>
  values.filter((value) => /[.!?…。！？]$/u.test(value.slice(0, -after.length))).length * 2 >= values.length;

/** 'Phone: ', 'Adresse：' before a value. */
const label = /^(\p{L}[\p{L}\p{M}\p{N} ._/'-]{0,40})[:：]\s*(?![/\s])/u;

/** Whether a label is what the column is called, or says what the values are; a day is a part of hours. */
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

/** What the values below a header are written in, where all of a column are; null if none is. Pure. */
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

/** A row with its values alone; the same row where none is wrapped. Pure. */
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
