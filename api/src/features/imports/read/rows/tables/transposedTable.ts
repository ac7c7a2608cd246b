import { recognisedColumns } from '../../columns/mapColumns.ts';
import { readingLimits } from '../../formats/readingLimits.ts';
import type { SheetRow } from '../../formats/sheetRow.ts';

/** Minimum number of headers in the first column of a transposed table. */
const minHeaders = 3;
/** Share of its cells that are headers. */
const minHeaderShare = 0.6;

/**
 * The rows of a sheet, transposed if the first column has the headers and each listing is a column; rows then have the numbers of
 * columns. Only sheets with few rows are transposed. Pure.
 */
export function transposedTable(rows: SheetRow[]): SheetRow[] {
  const [first] = rows;
  if (!first || rows.length < minHeaders || rows.length > readingLimits.headerRows * 4) return rows;
  const side = rows.map(({ cells }) => cells[0]);
  const named = side.filter((cell) => (cell ?? '').trim() !== '').length;
  const headers = recognisedColumns(side);
  if (headers < minHeaders || headers < named * minHeaderShare) return rows;
  const ofRows = Math.max(
    ...rows.map(({ cells }) => (cells.length > 1 ? recognisedColumns(cells.slice(0, 200)) : 0)),
  );
  if (ofRows >= headers || ofRows > 2) return rows;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => ({
    rowNumber: at + 1,
    cells: rows.map(({ cells }) => cells[at]),
  }));
}
