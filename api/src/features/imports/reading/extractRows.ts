import { findHeader } from './findHeader.ts';
import type { ReaderMessage, ReaderRequest } from './readerMessage.ts';
import { readingLimits } from './readingLimits.ts';
import { readWorkbook } from './readWorkbook.ts';
import type { SheetRow } from './sheetRow.ts';

/**
 * The cells of some rows as the file has them, under the header of their sheet, so that they can be handed back to be
 * mended. `rows` says which, by sheet and number.
 */
export async function* extractRows(
  { path, fileName, mapping, remembered = {} }: ReaderRequest,
  rows: Record<string, number[]>,
): AsyncGenerator<ReaderMessage> {
  const wanted = new Map(Object.entries(rows).map(([sheet, numbers]) => [sheet, new Set(numbers)]));
  let current = -1;
  let first: SheetRow[] = [];
  let found: SheetRow[] = [];
  let sheet = '';

  function* flush(): Generator<ReaderMessage> {
    const header = findHeader(first, mapping, remembered);
    const top = header === null || header.index < 0 ? undefined : first[header.index];
    const width = found.reduce((most, { cells }) => Math.max(most, cells.length), top?.cells.length ?? 0);
    if (found.length > 0 && top) yield { type: 'cells', sheet, rowNumber: null, cells: textsOf(top, width) };
    for (const row of found)
      yield { type: 'cells', sheet, rowNumber: row.rowNumber, cells: textsOf(row, width) };
    found = [];
  }

  for await (const batch of readWorkbook(path, fileName)) {
    if (batch.sheetIndex !== current) {
      if (first.length > 0) yield* flush();
      ({ sheetIndex: current, sheet } = batch);
      first = [];
    }
    const numbers = wanted.get(sheet);
    for (const row of numbers ? batch.rows : []) {
      if (first.length < readingLimits.headerRows && row.cells.some((cell) => cell?.trim())) first.push(row);
      if (numbers?.has(row.rowNumber)) found.push(row);
    }
  }
  yield* flush();
  yield { type: 'done', totalRows: 0 };
}

/** So many cells, without holes: a list of cells has some where the row has none. */
function textsOf({ cells }: SheetRow, width: number): string[] {
  return Array.from({ length: width }, (_, i) => cells[i] ?? '');
}
