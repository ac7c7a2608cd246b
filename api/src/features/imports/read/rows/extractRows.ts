import { headerEvidence } from '../columns/headerEvidence.ts';
import { findHeader } from '../columns/findHeader.ts';
import type { ReaderMessage, ReaderRequest } from '../readerMessage.ts';
import { readingLimits } from '../formats/readingLimits.ts';
import { readWorkbook } from '../formats/readWorkbook.ts';
import { textLength, type SheetRow } from '../formats/sheetRow.ts';

/** The header of a sheet, and the maximum number of cells of its rows. */
interface SheetTop {
  header: SheetRow | undefined;
  width: number;
}

/**
 * The cells of some rows as the file has them, under the header of their sheet, so that they can be returned
 * for correction. `rows` says which, by sheet and number. The file is read twice: all rows of a sheet get as many
 * cells as the widest of them, and they may be more than memory should hold.
 */
export async function* extractRows(
  request: ReaderRequest,
  rows: Record<string, number[]>,
): AsyncGenerator<ReaderMessage> {
  const wanted = new Map(Object.entries(rows).map(([sheet, numbers]) => [sheet, new Set(numbers)]));
  const tops = await findTops(request, wanted);
  let begun = -1;
  for await (const { sheetIndex, sheet, rows: batch } of readWorkbook(
    request.path,
    request.fileName,
    headerEvidence,
  )) {
    const numbers = wanted.get(sheet);
    const { header, width } = tops.get(sheetIndex) ?? { header: undefined, width: 0 };
    for (const row of numbers ? batch : []) {
      if (!numbers?.has(row.rowNumber)) continue;
      if (begun !== sheetIndex && header)
        yield { type: 'cells', sheet, rowNumber: null, cells: textsOf(header, width) };
      begun = sheetIndex;
      yield { type: 'cells', sheet, rowNumber: row.rowNumber, cells: textsOf(row, width) };
    }
  }
  yield { type: 'done', totalRows: 0 };
}

async function findTops(
  { path, fileName, ...settings }: ReaderRequest,
  wanted: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<Map<number, SheetTop>> {
  const first = new Map<number, SheetRow[]>();
  const widths = new Map<number, number>();
  for await (const { sheetIndex, sheet, rows } of readWorkbook(path, fileName, headerEvidence)) {
    const numbers = wanted.get(sheet);
    if (!numbers) continue;
    const top = first.get(sheetIndex) ?? [];
    first.set(sheetIndex, top);
    for (const row of rows) {
      if (!isFull(top) && row.cells.some((cell) => cell?.trim())) top.push(row);
      if (!numbers.has(row.rowNumber)) continue;
      widths.set(sheetIndex, Math.max(widths.get(sheetIndex) ?? 0, row.cells.length));
    }
  }
  return new Map(
    [...first].map(([sheetIndex, top]) => {
      const found = findHeader(top, settings);
      const header = found === null || found.index < 0 ? undefined : top[found.index];
      return [
        sheetIndex,
        { header, width: Math.max(widths.get(sheetIndex) ?? 0, header?.cells.length ?? 0) },
      ];
    }),
  );
}

/** Whether the rows are those by which `readRows` knows the columns. */
function isFull(rows: readonly SheetRow[]): boolean {
  if (rows.length < readingLimits.headerRows) return false;
  if (rows.length >= readingLimits.sampledRows) return true;
  return rows.reduce((sum, row) => sum + textLength(row), 0) >= readingLimits.sampledText;
}

/** Exactly `width` cells, without holes. */
function textsOf({ cells }: SheetRow, width: number): string[] {
  return Array.from({ length: width }, (_, i) => cells[i] ?? '');
}
