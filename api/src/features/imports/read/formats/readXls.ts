import { readFile } from 'node:fs/promises';
import type * as XLSX from '@e965/xlsx';
import { showGeneral } from './cellFormat.ts';
import { readingLimits } from './readingLimits.ts';
import type { RowBatch } from './sheetRow.ts';
import { unusableFile } from './unusableFile.ts';

/** Rows of an .xls, which can only be read whole, and by a library that a damaged file can send round in circles: never
 * outside the reader's own process. */
export async function* readXls(path: string): AsyncGenerator<RowBatch> {
  // A megabyte of code that other files do without.
  const { read, utils } = await import('@e965/xlsx');
  const workbook = parse(read, await readFile(path));
  const names = workbook.SheetNames;
  if (names.length > readingLimits.sheets)
    throw unusableFile(`Çalışma kitabında ${readingLimits.sheets} sayfadan fazlası var.`);
  let sheetIndex = -1;
  for (const [i, name] of names.entries()) {
    const sheet = workbook.Sheets[name];
    if (!sheet || (workbook.Workbook?.Sheets?.[i]?.Hidden ?? 0) !== 0) continue;
    sheetIndex += 1;
    showWholeNumbers(sheet);
    const start = sheet['!ref'] ? utils.decode_range(sheet['!ref']).s : { r: 0, c: 0 };
    const cells = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, blankrows: true });
    const rows = cells.map((row, index) => ({
      rowNumber: start.r + index + 1,
      cells: [...new Array<undefined>(start.c), ...Array.from(row, textOf)],
    }));
    yield {
      sheet: name.slice(0, readingLimits.sheetName),
      sheetIndex,
      rows: rows.filter((row) => row.cells.some((cell) => cell !== undefined)),
    };
  }
}

/** The library shows a plain number as a narrow column would, 9.05393E+11 for a telephone number: its digits would be lost. */
function showWholeNumbers(sheet: XLSX.WorkSheet): void {
  for (const row of sheet['!data'] ?? []) {
    // Rows have holes.
    row?.forEach((cell) => {
      const isPlain = cell.z === undefined || /^(?:general|@)$/i.test(String(cell.z));
      if (cell.t === 'n' && isPlain) cell.w = showGeneral(String(cell.v));
    });
  }
}

/** Errors show as #N/A and the like; they hold no value. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/.test(value))
    return undefined;
  return value;
}

function parse(read: typeof XLSX.read, bytes: Buffer) {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellHTML: false,
      cellFormula: false,
      cellNF: true,
      bookVBA: false,
    });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw unusableFile(
      isLocked
        ? 'Dosya parolayla korunuyor; parolasını kaldırıp yeniden yükleyin.'
        : 'Dosya bozuk: .xls içeriği okunamadı.',
    );
  }
}
