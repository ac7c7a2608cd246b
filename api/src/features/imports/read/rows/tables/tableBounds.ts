// Where tables begin in a sheet that holds several, one below the other or side by side. Pure.
import { looksLikeHeader } from '../../columns/findHeader.ts';
import { comparableHeader } from '../../columns/comparableHeader.ts';
import { knownHeader } from '../../columns/headers/knownHeader.ts';
import { recognisedColumns } from '../../columns/mapColumns.ts';
import type { SheetRow } from '../../formats/sheetRow.ts';

type Cells = readonly SheetRow['cells'][number][];

/**
 * Minimum number of known headers in the header row of another table, and minimum share of its cells.
 */
const minHeaders = 3;
const minCellShare = 0.6;

/** Columns of a sheet that are searched for a second table: each is compared with all others. */
const maxCompared = 200;

const hasDigit = (cell: string) => /\d/.test(cell);
const isFilled = (cell: string | undefined): cell is string => cell !== undefined && cell.trim() !== '';

/** Whether a row is the header of a table of places. Below a blank row, two headers are enough. */
export function isTableHeader(row: SheetRow, isApart: boolean): boolean {
  if (!looksLikeHeader(row)) return false;
  const filled = row.cells.filter(isFilled);
  if (filled.length < (isApart ? 2 : minHeaders)) return false;
  // Looking up words is slow, and nearly all rows are data: commas, digits and unknown words rule them out early.
  if (filled.some((cell) => cell.includes(',')) || filled.filter(hasDigit).length * 2 > filled.length)
    return false;
  if (filled.slice(0, 2).every((cell) => knownHeader(cell.trim()) === undefined)) return false;
  const known = filled.flatMap((cell) => knownHeader(cell.trim()) ?? []);
  if (known.length < filled.length * minCellShare) return false;
  if (!known.some(({ field }) => field === 'name')) return false;
  const recognised = recognisedColumns(filled);
  return recognised >= minHeaders || (isApart && recognised > 0 && known.length === filled.length);
}

/** Maximum number of rows of a form, and maximum share of filled cells. */
const maxFormRows = 20;
const filledOfForm = 0.5;

/** Whether a sheet is a sparse form or a cover page rather than a list. */
export function isForm(rows: readonly SheetRow[]): boolean {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const filled = rows.reduce((sum, { cells }) => sum + cells.filter(isFilled).length, 0);
  // A column alone holds sentences on how to fill in the list.
  return rows.length <= maxFormRows && (width === 1 || filled < rows.length * width * filledOfForm);
}

/** Whether a row is below rows that are blank. */
export const isBelowBlank = (row: SheetRow, before: SheetRow | undefined): boolean =>
  before !== undefined && row.rowNumber > before.rowNumber + 1;

/** Whether a row has one filled cell, as titles of sections have. */
export const isTitle = ({ cells }: SheetRow): boolean => cells.filter(isFilled).length === 1;

/** The rows of the first table: those above the header of the next. */
export function firstTable(rows: readonly SheetRow[]): SheetRow[] {
  const isStart = (row: SheetRow, at: number) => isTableHeader(row, isBelowBlank(row, rows[at - 1]));
  const first = rows.findIndex(isStart);
  const top = rows[Math.max(0, first)]?.cells ?? [];
  const next = rows.findIndex(
    (row, at) =>
      at > first + 1 &&
      ((first >= 0 && isStart(row, at) && !areEqual(row.cells, top)) || isReordered(row.cells, top)),
  );
  return rows.slice(0, next < 0 ? rows.length : next);
}

interface HeaderCells {
  /** In lower case. */
  written: ReadonlySet<string>;
  /** As they are compared. */
  names: ReadonlySet<string>;
  inOrder: string;
}

// A header can be as wide as the format allows, and each row below it is compared with it.
const cellsOfHeaders = new WeakMap<Cells, HeaderCells>();

function cellsOf(header: Cells): HeaderCells {
  let found = cellsOfHeaders.get(header);
  if (found === undefined) {
    const names = headersOf(header);
    const written = new Set(header.filter(isFilled).map((cell) => cell.trim().toLowerCase()));
    found = { written, names: new Set(names), inOrder: names.join('\n') };
    cellsOfHeaders.set(header, found);
  }
  return found;
}

/** Whether a row has the cells of a header in another order, as a list below another may. */
export function isReordered(cells: Cells, header: Cells): boolean {
  // Nearly all rows are values, so that a look at one cell is enough.
  const first = cells.find(isFilled);
  const { written, names, inOrder } = cellsOf(header);
  if (first === undefined || !written.has(first.trim().toLowerCase())) return false;
  const filled = cells.filter(isFilled);
  if (filled.length < minHeaders || filled.length < names.size * minCellShare) return false;
  const own = filled.map(comparableHeader);
  return (
    new Set(own).size >= minHeaders && own.every((cell) => names.has(cell)) && own.join('\n') !== inOrder
  );
}

const areEqual = (a: Cells, b: Cells): boolean => headersOf(a).join('\n') === headersOf(b).join('\n');
const headersOf = (cells: Cells): string[] => cells.filter(isFilled).map(comparableHeader);

/**
 * The column at which a second table begins beside the first; null if there is one table. A second table has
 * the headers of the first again, or is after a blank column and shares fields with it. Wide sheets are one
 * table.
 */
export function columnBeside(rows: readonly SheetRow[]): number | null {
  const header = rows.find((row) => isTableHeader(row, true));
  if (!header) return null;
  const { cells } = header;
  if (cells.length > maxCompared) return null;
  for (let at = 2; at < cells.length - 1; at += 1) {
    const [left, right] = [cells.slice(0, at), cells.slice(at)];
    if (!isFilled(right[0])) continue;
    const isApart = rows.every((row) => !isFilled(row.cells[at - 1]));
    const isAgain = left.every(isFilled) && areEqual(left, right.slice(0, at));
    if ((isApart && sharedFields(left, right).has('name')) || isAgain) return at;
  }
  return null;
}

/** The fields of two headers, if these share a name and another field. */
function sharedFields(left: Cells, right: Cells): ReadonlySet<string> {
  const fieldsOf = (cells: Cells) =>
    cells.filter(isFilled).flatMap((cell) => knownHeader(cell.trim())?.field ?? []);
  const ofRight = new Set<string>(fieldsOf(right));
  const shared = new Set<string>(fieldsOf(left).filter((field) => ofRight.has(field)));
  return shared.size < 2 ? new Set() : shared;
}

/** The cells of a row in some of its columns, at their places. */
export function partOf(row: SheetRow, from: number, to: number): SheetRow {
  const cells = row.cells.slice(0, to).map((cell, index) => (index < from ? undefined : cell));
  return from === 0 ? { ...row, cells } : { rowNumber: row.rowNumber, cells };
}
