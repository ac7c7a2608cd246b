// Rows of a table: which are headers, and how excess cells are handled. Pure.
import { looksLikeHeader } from '../../columns/findHeader.ts';
import { shownValue, type SheetRow } from '../../formats/sheetRow.ts';
import type { ColumnPlan } from '../rowValues.ts';
import { isReordered, isTableHeader } from './tableBounds.ts';

/** The header of a table, each cell trimmed and in lower case; null if the table has none. */
export type TableHeader = readonly string[] | null;

/** Cells of a header in the form in which they are compared with those of rows. */
export const tableHeaderOf = ({ cells }: SheetRow): TableHeader =>
  cells.map((cell = '') => cell.trim().toLowerCase());

/** Whether a row is the header of another table than the one above it; `isApart` if blank rows precede it. */
export function isNextHeader(row: SheetRow, header: TableHeader, isApart: boolean): boolean {
  if (isHeader(row, header)) return false;
  if (isTableHeader(row, isApart)) return true;
  return header !== null && isReordered(row.cells, header);
}

/** A row with all of its columns where it may be a header: those of the next table may be others. */
export const wholeHeader = (row: SheetRow, isApart: boolean): SheetRow =>
  (isApart || looksLikeHeader(row) ? row.whole?.() : undefined) ?? row;

/** Whether a row repeats the header of its table, as in files that were concatenated. */
export function isHeader({ cells }: SheetRow, header: TableHeader): boolean {
  return (
    header !== null &&
    !isWider({ cells }, header.length) &&
    header.every((name, i) => (cells[i] ?? '').trim().toLowerCase() === name)
  );
}

/** Whether a row has a filled cell beyond that many. */
export function isWider({ cells }: Pick<SheetRow, 'cells'>, width: number): boolean {
  return cells.length > width && cells.slice(width).some((cell) => cell !== undefined && cell.trim() !== '');
}

/** Number of cells that a row of text may have, by the header at that index; Infinity where most rows below it have more. */
export function textWidth(rows: readonly SheetRow[], header: number): number {
  const width = rows[header]?.cells.length ?? Infinity;
  const below = rows.slice(header + 1);
  return below.filter((row) => isWider(row, width)).length * 2 < below.length ? width : Infinity;
}

/** The row marked as damaged, for its cells in excess. Shows only cells that would be read: others may be about persons. */
export function withExcessCells(row: SheetRow, plan: ColumnPlan): SheetRow {
  const used = new Set(
    [...plan].flatMap(([field, columns]) =>
      field === 'personName' ? [] : columns.map(({ index }) => index),
    ),
  );
  const value = shownValue(row.cells.filter((_, index) => used.has(index)).join(', '));
  const message = 'tooManyCells';
  return { fault: { column: null, value, code: 'DAMAGED_RECORD', message }, ...row };
}

/** The row without the text of a damaged record: that is reported as a whole, with cells about persons if there are any. */
export function withoutRecord(row: SheetRow): SheetRow {
  const { fault } = row;
  return fault?.column === null ? { ...row, fault: { ...fault, value: '' } } : row;
}
