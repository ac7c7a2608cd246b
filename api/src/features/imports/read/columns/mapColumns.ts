import { foldText } from '../../../../../../domain/text/fold.ts';
import { withoutTrailing } from '../../../../../../domain/text/withoutTrailing.ts';
import { AppError } from '../../../../lib/errors.ts';
import {
  isColumnField,
  isPersonal,
  namedField,
  ownHeaders,
  reviewSheetHeaders,
  type ColumnField,
} from './columnFields.ts';
import { columnLetters, columnNamed } from './columnLetters.ts';
import { dayOfHeader } from './dayOfHeader.ts';
import { guessColumns, type UnknownColumn } from './guessColumns.ts';
import { isOwnHeader } from './isOwnHeader.ts';
import { reasonHeader } from './reasonHeader.ts';
import { cleanCell } from '../values/textValue.ts';

/** Header, or letters or number of a column -> field; an empty field leaves the column out. */
export type ColumnMapping = Record<string, string | null>;

export interface ImportColumn {
  /** From 1, as it stands in the sheet. */
  number: number;
  /** As written; the column's letters where it has no header. */
  header: string;
  field: ColumnField | null;
  /**
   * Given by the operator, remembered from an earlier correction, known by name, found by content; not taken, or never
   * read because it is about persons.
   */
  how: 'given' | 'remembered' | 'name' | 'content' | 'none' | 'private';
  /** The first value, cut short; never of a column about persons. */
  sample: string | null;
}

/** A column that rows are read by. */
export interface MappedColumn {
  /** From 0. */
  index: number;
  header: string;
  field: ColumnField;
  /** Where several columns mean one field, the lowest rank that holds something counts. */
  rank: number;
  /** For fields that only a header's pattern gives: the parts of it, such as ['0', 'day']. */
  parts?: string[];
}

export interface MappedColumns {
  /** Every column, in its order. */
  columns: ImportColumn[];
  /** Those that rows are read by, best first. */
  mapped: MappedColumn[];
}

/** Form in which headers are compared: 'Postal Code', 'postal_code' and 'postalCode' are one; dots and slashes stay. */
export function comparableHeader(header: string): string {
  return withoutTrailing(foldText(header).replace(/\[\]|[^\p{L}\p{N}./]+/gu, ''), /[./]/);
}

const reason = comparableHeader(reasonHeader);

/** Characters of a header that may name a field. */
const longestName = 200;

const patterns: { pattern: RegExp; field: ColumnField; rank: number }[] = [
  { pattern: /^opening_?hours[/.](\d)[/.](day|hours)$/i, field: 'openingDay', rank: 0 },
  { pattern: /^additional_?info[/.]([^/]+)[/.]\d+[/.](.+)$/i, field: 'feature', rank: 0 },
  // Google Business Profile: 'Accessibility: Wheelchair accessible toilet (has_wheelchair_accessible_restroom)'.
  { pattern: /^([\p{L} &-]{3,60}): (.{2,120}) \([a-z][a-z0-9_]+\)$/iu, field: 'feature', rank: 0 },
  { pattern: /^categories[/.](\d+)$/i, field: 'subtypes', rank: 10 },
  { pattern: /^image_?urls?[/.](\d+)$/i, field: 'photoUrl', rank: 20 },
  { pattern: /^(?:working|opening|open)_?hours[/._ ](\p{L}+)$/iu, field: 'openingDay', rank: 0 },
];

/** Of columns known by content: all others go before them. */
export const contentRank = 1000;

/** Columns known by name from which a header as a whole makes sense. */
const fewNames = 3;

/**
 * Says what each column of a header means. Pure.
 * `samples` are rows under the header. Throws AppError BAD_INPUT where the mapping names a field that there is not.
 */
export function mapColumns(
  headers: (string | undefined)[],
  samples: (string | undefined)[][],
  mapping: ColumnMapping | null = null,
): MappedColumns {
  const given = givenColumns(headers, mapping ?? {});
  const isReviewSheet = headers.some((header) => comparableHeader(header ?? '') === 'reviewtext');
  const special = isOwnHeader(headers) ? ownHeaders : isReviewSheet ? reviewSheetHeaders : {};
  const columns: ImportColumn[] = [];
  const mapped: MappedColumn[] = [];
  const unknown: (UnknownColumn & { column: ImportColumn })[] = [];
  const width = Math.max(
    headers.length,
    ...samples.map((row) => row.length),
    ...[...given.keys()].map((index) => index + 1),
  );
  for (let index = 0; index < width; index += 1) {
    const written = cleanCell(headers[index]);
    const values = samples.map((row) => row[index]?.trim() ?? '').filter((value) => value !== '');
    if (written === '' && values.length === 0 && !given.has(index)) continue;
    const header = written === '' ? columnLetters(index) : written;
    const isPrivate = isPersonal(written, headers) && !(isReviewSheet && known(written, special));
    const sample = isPrivate ? null : cleanCell(values[0]?.slice(0, 100)) || null;
    const column: ImportColumn = {
      number: index + 1,
      header,
      field: null,
      how: isPrivate ? 'private' : 'none',
      sample,
    };
    columns.push(column);
    if (isPrivate) continue;
    const choice = given.get(index);
    if (choice === null) column.how = 'given';
    const found = given.has(index) ? choice && { field: choice, rank: -1 } : known(written, special);
    if (found) {
      column.field = found.field;
      column.how = given.has(index) ? 'given' : 'name';
      mapped.push({ index, header, ...found });
    } else if (!given.has(index) && comparableHeader(written) !== reason) {
      unknown.push({ index, header: written, values, column });
    }
  }
  const taken = new Set(mapped.map(({ field }) => field));
  const isOpaque =
    special !== ownHeaders &&
    (!taken.has('name') || columns.filter(({ how }) => how === 'name').length < fewNames);
  const guessed = guessColumns(unknown, taken, isOpaque);
  for (const { index, column } of unknown) {
    const field = guessed.get(index);
    if (field === undefined) continue;
    Object.assign(column, { field, how: 'content' });
    mapped.push({ index, header: column.header, field, rank: contentRank });
  }
  mapped.sort((a, b) => a.rank - b.rank || a.index - b.index);
  dropTitles(mapped, columns);
  return { columns, mapped };
}

/** Beside a column of names, a title is somebody's title. */
function dropTitles(mapped: MappedColumn[], columns: ImportColumn[]): void {
  const [name, ...others] = mapped.filter(({ field }) => field === 'name');
  for (const other of others) {
    if (name && other.rank === name.rank) continue;
    mapped.splice(mapped.indexOf(other), 1);
    const column = columns.find(({ header, field }) => field === 'name' && header === other.header);
    if (column) Object.assign(column, { field: null, how: 'none' });
  }
}

/** How many columns a row would give if it were the header. */
export function recognisedColumns(
  headers: (string | undefined)[],
  mapping: ColumnMapping | null = null,
): number {
  const names = new Set(Object.keys(mapping ?? {}).map(comparableHeader));
  return headers.filter((header) => {
    const written = header?.trim() ?? '';
    return (
      written !== '' &&
      written.length <= longestName &&
      (known(written) || names.has(comparableHeader(written)))
    );
  }).length;
}

/** What a header means in our own export. */
export function ownFieldOf(header: string): ColumnField | null {
  return known(header, ownHeaders)?.field ?? null;
}

function known(
  header: string,
  special: Record<string, ColumnField> = {},
): Omit<MappedColumn, 'index' | 'header'> | undefined {
  if (header.length > longestName) return undefined;
  const comparable = comparableHeader(header);
  const ofSheet = Object.hasOwn(special, comparable) ? special[comparable] : undefined;
  if (ofSheet) return { field: ofSheet, rank: 0 };
  const part = special === ownHeaders ? /^part(\d{1,5})$/.exec(comparable) : null;
  if (part) return { field: 'continuedText', rank: Number(part[1]) };
  const synonym = namedField(comparable);
  if (synonym) return synonym;
  for (const { pattern, field, rank } of patterns) {
    const match = pattern.exec(header.trim());
    if (match) return { field, rank: rank + (Number(match[1]) || 0), parts: match.slice(1) };
  }
  const day = dayOfHeader(header);
  return day === null ? undefined : { field: 'openingDay', rank: 0, parts: [day] };
}

/** Column -> field as the operator gave it; null leaves a column out. A header's name goes before letters. */
function givenColumns(
  headers: (string | undefined)[],
  mapping: ColumnMapping,
): Map<number, ColumnField | null> {
  const given = new Map<number, ColumnField | null>();
  const comparable = headers.map((header) => comparableHeader(header ?? ''));
  const written = headers.map((header) => header?.trim() ?? '');
  for (const [key, field] of Object.entries(mapping)) {
    if (field && !isColumnField(field)) {
      throw new AppError('BAD_INPUT', { message: 'mappingFieldUnknown', field: field.slice(0, 100) });
    }
    const name = key.trim();
    let index = written.indexOf(name);
    if (index < 0 && comparableHeader(name) !== '') index = comparable.indexOf(comparableHeader(name));
    if (index < 0) index = columnNamed(name) ?? -1;
    if (index >= 0) given.set(index, field && isColumnField(field) ? field : null);
  }
  return given;
}
