import { looksLikeHeader } from '../columns/findHeader.ts';
import type { ObjectColumn } from '../columns/objectColumns.ts';
import { readingLimits } from '../formats/readingLimits.ts';
import { shownValue, type SheetRow } from '../formats/sheetRow.ts';
import type { ColumnPlan } from './rowValues.ts';
import type { ColumnShapes } from './rejoinedCells.ts';
import { isReordered, isTableHeader } from './tables.ts';
import type { Wrappings } from '../columns/evidence/wrappedValues.ts';

/** A table of a sheet; most sheets have one. */
export interface SheetState {
  sheet: string;
  /** Rows buffered until the header is known. */
  waiting: SheetRow[];
  /** Characters of these rows. */
  waitingText: number;
  /** Null until the header is known; 'unknown' for a sheet without a column of names. */
  plan: ColumnPlan | 'unknown' | null;
  /** The header in lower case, where there is one. */
  header?: string[];
  /** Cells that a row may have: in a table of text as many as the header, where most rows keep to it. */
  width: number;
  /** How the cells of whole rows look in such a table. */
  shapes?: ColumnShapes | null;
  /** What the values of its columns are written in. */
  wrappings?: Wrappings | null;
  /** Set for a sheet of our own export. */
  isOwn?: boolean;
  /** A column of objects that its rows are read from. */
  objects?: ObjectColumn | null;
  /** Whether it has columns about persons that are not read. */
  hasPersons?: boolean;
  /** The table beside this one, from a column on. */
  beside?: { from: number; table: SheetState };
  /** The row before, whatever it was. */
  last?: SheetRow;
  /** The row before, where it may be the title of the next table. */
  title?: SheetRow | undefined;
  /** Whether a row under the header was read. */
  hasRows?: boolean;
  /** The rows of the place that was read last, where each holds a day. */
  days?: { place: string; rows: SheetRow[] } | undefined;
}

export const tableOf = (sheet: string): SheetState => ({
  ...{ sheet, waiting: [], waitingText: 0, plan: null, width: Infinity },
});

/** Whether a row is the header of another table than the one above it. */
export function isNextHeader(row: SheetRow, sheet: SheetState, isApart: boolean): boolean {
  if (sheet.isOwn || isHeader(row, sheet)) return false;
  if (isTableHeader(row, isApart)) return true;
  return sheet.header !== undefined && isReordered(row.cells, sheet.header);
}

/** A row with all of its columns where it may be a header: those of the next table may be others. */
export const wholeHeader = (row: SheetRow, isApart: boolean): SheetRow =>
  (isApart || looksLikeHeader(row) ? row.whole?.() : undefined) ?? row;

/** Files that were put together repeat their header. */
export function isHeader({ cells }: SheetRow, { header }: SheetState): boolean {
  return (
    header !== undefined &&
    !isWider({ cells }, header.length) &&
    header.every((name, i) => (cells[i] ?? '').trim().toLowerCase() === name)
  );
}

export function isWider({ cells }: Pick<SheetRow, 'cells'>, width: number): boolean {
  return cells.length > width && cells.slice(width).some((cell) => cell !== undefined && cell.trim() !== '');
}

/** Number of cells that a row of text may have, by the header at that index; Infinity where most rows below it have more. */
export function textWidth(rows: readonly SheetRow[], header: number): number {
  const width = rows[header]?.cells.length ?? Infinity;
  const below = rows.slice(header + 1);
  return below.filter((row) => isWider(row, width)).length * 2 < below.length ? width : Infinity;
}

/** Of a row with too many cells only those are shown that would be read: the others may be about persons. */
export function shifted(row: SheetRow, plan: ColumnPlan): SheetRow {
  const used = new Set(
    [...plan].flatMap(([field, columns]) =>
      field === 'personName' ? [] : columns.map(({ index }) => index),
    ),
  );
  const value = shownValue(row.cells.filter((_, index) => used.has(index)).join(', '));
  const message = 'tooManyCells';
  return { fault: { column: null, value, code: 'DAMAGED_RECORD', message }, ...row };
}

/** A damaged record is reported as a whole: not where cells about persons would be among it. */
export function withoutRecord(row: SheetRow, { hasPersons = false }: SheetState): SheetRow {
  const { fault } = row;
  return hasPersons && fault?.column === null ? { ...row, fault: { ...fault, value: '' } } : row;
}

export function isEnough({ waiting, waitingText }: SheetState): boolean {
  if (waiting.length < readingLimits.headerRows) return false;
  return waiting.length >= readingLimits.sampledRows || waitingText >= readingLimits.sampledText;
}
