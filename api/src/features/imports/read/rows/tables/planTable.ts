import { keyWithin, mappingWithin } from '../../../../../../../domain/imports/columnKey.ts';
import { unwrappedRow, wrappingsOf, type Wrappings } from '../../columns/evidence/wrappedValues.ts';
import { findHeader, type FoundHeader, type ReadingSettings } from '../../columns/findHeader.ts';
import type { ImportColumn } from '../../columns/importColumn.ts';
import type { ColumnMapping } from '../../columns/mappedColumn.ts';
import { mapColumns } from '../../columns/mapColumns.ts';
import { readingLimits } from '../../formats/readingLimits.ts';
import type { SheetRow, WantedColumns } from '../../formats/sheetRow.ts';
import type { ReaderMessage } from '../../readerMessage.ts';
import { countryOfDirectory } from '../../location/countryOfDirectory.ts';
import { withOrderedCoordinates } from '../coordinates/coordinateColumns.ts';
import { withoutViews } from '../coordinates/viewCoordinates.ts';
import { columnShapes, rejoinedRow, type ColumnShapes } from '../rejoinedCells.ts';
import { planColumns, type ColumnPlan } from '../rowValues.ts';
import { isForm } from './tableBounds.ts';
import { tableHeaderOf, textWidth, type TableHeader } from './tableRows.ts';

/** Properties of a table that are known before its columns. */
export interface TableContext {
  sheet: string;
  /** Whether the table is text, in which unquoted separators shift cells. */
  isText: boolean;
  /** Whether the sheet is one of our own export, whose cells hold values as they are stored. */
  isOwn: boolean;
  /** Whether an earlier table of the file is a list that is read. */
  hasList: boolean;
  settings: ReadingSettings;
  /** Headers of swapped coordinates found in this file so far; those of this table are added. */
  swappedCoordinates: Set<string>;
}

/** A table whose columns are known, as its rows are read. */
export interface ReadableTable {
  sheet: string;
  isOwn: boolean;
  /** The columns to read, by field. */
  plan: ColumnPlan;
  header: TableHeader;
  /** Maximum number of cells of a row: in a text table that of the header, if most rows respect it. */
  width: number;
  /** Shapes of the cells in rows of the right width; null if there are too few. */
  shapes: ColumnShapes | null;
  /** Wrappings of its columns; null if there are none. */
  wrappings: Wrappings | null;
  /** Whether it has columns about persons that are not read. */
  hasPersons: boolean;
  /** Country of the directory to which an unread column of links leads. */
  directoryCountry: string | null;
}

/** Report of the columns of a table, as the reader sends it. */
export type ColumnsMessage = Extract<ReaderMessage, { type: 'columns' }>;

export interface PlannedTable {
  /** Null if no column names the places: none of its rows is read. */
  table: ReadableTable | null;
  message: ColumnsMessage;
  /** Of an unread table: its mapping if an operator chose a column of names; null if that is impossible. */
  question: FoundHeader | null;
  /** Number of the row that holds its header; 0 if none does. */
  headerRow: number;
  /** The columns that its rows need. */
  wanted: WantedColumns;
}

/**
 * Finds the header of a table and the meaning of its columns, by its first rows. The rows are repaired before: cells that a
 * separator took apart are joined, and values lose the quotes or labels that all values of their column have. Pure, but for
 * `swappedCoordinates`. Throws AppError BAD_INPUT for a mapping that names an unknown field.
 */
export function planTable(written: readonly SheetRow[], context: TableContext): PlannedTable {
  const { sheet, isOwn, hasList, settings } = context;
  const mapping = settings.mapping ? mappingWithin(sheet, settings.mapping) : null;
  const released = settings.released?.map((key) => keyWithin(sheet, key)) ?? [];
  const find = (rows: readonly SheetRow[]) => findHeader(rows, { ...settings, mapping, released });
  const asWritten = find(written);
  const repaired = repairRows(written, asWritten?.index ?? null, context);
  const { rows, width, shapes, wrappings } = repaired;
  const found = rows.some((row, i) => row !== written[i]) ? find(rows) : asWritten;
  // Beside a list of listings, forms and tables recognised only by their values are ignored.
  const isNone = found !== null && hasList && isNamedByValues(found) && (isForm(rows) || isNamesAlone(found));
  const header = isNone ? null : found;
  const columns = header?.columns ?? columnsOfUnread(rows, mapping);
  const { key = null, isSaved = false } = header ?? {};
  const headerRow = header ? rows[header.index] : undefined;
  const plan = header && planOf(header, rows, context.swappedCoordinates);
  return {
    table: plan && {
      ...{ sheet, isOwn, plan, wrappings },
      // A table without a header has no cells in excess of it.
      header: headerRow ? tableHeaderOf(headerRow) : null,
      width: headerRow ? width : Infinity,
      shapes: headerRow ? shapes : null,
      hasPersons: columns.some(({ isPersonal, isReleased }) => isPersonal && !isReleased),
      directoryCountry: header && directoryCountryOf(header, rows),
    },
    message: { type: 'columns', sheet, header: key, isSaved, columns },
    // In a file without any list, the operator is asked about the first table that could be one, unless a mapping was given.
    question: header || hasList || settings.mapping ? null : findHeader(rows, { ...settings, isOnly: true }),
    headerRow: headerRow?.rowNumber ?? 0,
    wanted: header ? maskOf(header.mapped) : 'none',
  };
}

interface RepairedRows extends Pick<ReadableTable, 'width' | 'shapes' | 'wrappings'> {
  /** The same objects as before where nothing had to be repaired. */
  rows: readonly SheetRow[];
}

/** The rows of a table with each cell in its column and without what all values are written in, by the header's index. */
function repairRows(
  written: readonly SheetRow[],
  header: number | null,
  { isText, isOwn }: TableContext,
): RepairedRows {
  const cellsBelow = (rows: readonly SheetRow[]) => rows.slice((header ?? 0) + 1).map(({ cells }) => cells);
  const width = isText && header !== null ? textWidth(written, header) : Infinity;
  const shapes = columnShapes(cellsBelow(written), width);
  const rejoined = shapes ? written.map((row) => rejoinedRow(row, shapes)) : written;
  const wrappings = isOwn ? null : wrappingsOf(rejoined[header ?? 0]?.cells ?? [], cellsBelow(rejoined));
  const rows = wrappings ? rejoined.map((row) => unwrappedRow(row, wrappings)) : rejoined;
  return { rows, width, shapes, wrappings };
}

/** The columns to read, with coordinates corrected by the rows below the header. */
function planOf({ mapped, index }: FoundHeader, rows: readonly SheetRow[], swapped: Set<string>): ColumnPlan {
  const below = rows.slice(index + 1);
  return withoutViews(withOrderedCoordinates(planColumns(mapped), below, swapped), below);
}

function directoryCountryOf({ columns, index }: FoundHeader, rows: readonly SheetRow[]): string | null {
  for (const { number, field, isPersonal } of columns) {
    if (field !== null || isPersonal) continue;
    const values = rows.slice(index + 1).map(({ cells }) => cells[number - 1] ?? '');
    const country = countryOfDirectory(values.filter((value) => value !== ''));
    if (country !== null) return country;
  }
  return null;
}

/** Whether the column of names was recognised by its values only. */
const isNamedByValues = ({ columns }: FoundHeader): boolean =>
  columns.some(({ field, how }) => field === 'name' && how === 'content');

/** Whether only names are read, as from a summary, a glossary or notes. */
const isNamesAlone = ({ mapped }: FoundHeader): boolean => mapped.every(({ field }) => field === 'name');

function maskOf(mapped: readonly { index: number }[]): Uint8Array {
  const mask = new Uint8Array(readingLimits.columns);
  for (const { index } of mapped) mask[index] = 1;
  return mask;
}

/** The columns of a table that is not read. No operator is asked about them, since nothing depends on what they are. */
function columnsOfUnread(rows: readonly SheetRow[], mapping: ColumnMapping | null): ImportColumn[] {
  const [first, ...samples] = rows.map(({ cells }) => cells);
  return mapColumns(first ?? [], samples, mapping).columns.map((column) => ({ ...column, isAsked: false }));
}
