import { readFile } from 'node:fs/promises';
import type * as XLSX from '@e965/xlsx';
import { showGeneral } from './cellFormat.ts';
import { readingLimits } from './readingLimits.ts';
import type { RowBatch, SheetRow } from './sheetRow.ts';
import { unusableFile } from './unusableFile.ts';

/** The format's own limit. */
const mostColumns = 256;

/** Rows of an .xls, which can only be read whole, and by a library that a damaged file can send round in circles: never
 * outside the reader's own process. */
export async function* readXls(path: string): AsyncGenerator<RowBatch> {
  // A megabyte of code that other files do without.
  const { read, utils } = await import('@e965/xlsx');
  const workbook = parse(read, await readFile(path));
  const names = workbook.SheetNames;
  if (names.length > readingLimits.sheets)
    throw unusableFile({ message: 'tooManySheets', limit: readingLimits.sheets });
  let sheetIndex = -1;
  for (const [i, name] of names.entries()) {
    const sheet = workbook.Sheets[name];
    if (!sheet || (workbook.Workbook?.Sheets?.[i]?.Hidden ?? 0) !== 0) continue;
    sheetIndex += 1;
    const rows = rowsOf(sheet, (cell) => utils.format_cell(cell));
    yield {
      sheet: name.slice(0, readingLimits.sheetName),
      sheetIndex,
      rows,
    };
  }
}

type Show = (cell: XLSX.CellObject) => string;

/** Rows with what their cells show. The size that a sheet states is not believed: it may be any. */
function rowsOf(sheet: XLSX.WorkSheet, show: Show): SheetRow[] {
  const rows: SheetRow[] = [];
  // Rows and cells have holes.
  sheet['!data']?.forEach((row, index) => {
    if (!row) return;
    if (row.length > mostColumns) throw unreadable();
    const cells = Array.from(row, (cell) => (cell && hasValue(cell) ? textOf(shown(cell, show)) : undefined));
    if (cells.some((cell) => cell !== undefined)) rows.push({ rowNumber: index + 1, cells });
  });
  return rows;
}

const hasValue = ({ t, v }: XLSX.CellObject) => t !== 'e' && t !== 'z' && v !== undefined && v !== null;

/** The library shows a plain number as a narrow column would, 9.05393E+11 for a telephone number: its digits would be lost. */
function shown(cell: XLSX.CellObject, show: Show): string {
  const isPlain = cell.z === undefined || /^(?:general|@)$/i.test(String(cell.z));
  return cell.t === 'n' && isPlain ? showGeneral(String(cell.v)) : show(cell);
}

/** Errors show as #N/A and the like; they hold no value. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/.test(value))
    return undefined;
  return value;
}

function parse(read: typeof XLSX.read, bytes: Buffer) {
  // The library complains of each record that it does not know: millions of lines for one file.
  const { error: complain } = console;
  console.error = () => undefined;
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
    throw isLocked ? unusableFile('fileProtected') : unreadable();
  } finally {
    console.error = complain;
  }
}

function unreadable() {
  return unusableFile('xlsUnreadable');
}
