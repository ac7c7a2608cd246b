import { columnNamed } from './columnLetters.ts';
import { mapColumns, recognisedColumns, type ColumnMapping } from './mapColumns.ts';
import type { SheetRow } from './sheetRow.ts';

/** Where a sheet's header is: its place among the first rows; -1 for a sheet that has none; null where nothing is known. */
export function findHeader(rows: SheetRow[], mapping: ColumnMapping | null): number | null {
  let best: number | null = null;
  let most = 0;
  rows.forEach((row, i) => {
    const count = recognisedColumns(row.cells, mapping);
    if (count > most) {
      most = count;
      best = i;
    }
  });
  const isTable = (i: number) =>
    mapColumns(rows[i]?.cells ?? [], [], mapping).mapped.some(({ field }) => field === 'name');
  if (best !== null && isTable(best)) return best;
  const isByPosition = Object.entries(mapping ?? {}).some(
    ([key, field]) => field && columnNamed(key) !== null,
  );
  if (!isByPosition) return null;
  return rows[0] && looksLikeHeader(rows[0]) ? 0 : -1;
}

/** Headers are short words: no numbers, links or sentences, and no two alike among the first. */
function looksLikeHeader(row: SheetRow): boolean {
  const cells = row.cells.filter((cell): cell is string => cell !== undefined && cell.trim() !== '');
  return cells.every((cell) => cell.length <= 60 && !/^[+(]?\d|https?:|@/.test(cell.trim()));
}
