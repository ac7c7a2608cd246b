import { readFile } from 'node:fs/promises';
import type * as XLSX from '@e965/xlsx';
import { showCode, showGeneral, type Formatter, type ShowNumber } from './cellFormat.ts';
import { codePages } from './codePages.ts';
import { isInCodePage } from './compoundFile.ts';
import { readingLimits } from './readingLimits.ts';
import type { RowBatch, SheetRow } from './sheetRow.ts';
import { unusableFile } from './unusableFile.ts';

/** The format's own limit. */
const maxColumns = 256;

/** Rows of an .xls, which can only be read whole, by a library that a damaged file can send into an endless loop: call it only
 * in the reader process. */
export async function* readXls(path: string): AsyncGenerator<RowBatch> {
  // A megabyte of code that other files do without.
  const xlsx = (await import('@e965/xlsx')) as Omit<typeof XLSX, 'SSF'> & { SSF: Formatter };
  const { read, SSF } = xlsx;
  const bytes = await readFile(path);
  // Without these tables the library reads each byte as the letter of that number.
  if (isInCodePage(bytes)) xlsx.set_cptable(await codePages());
  const workbook = parse(read, bytes);
  const names = workbook.SheetNames;
  if (names.length > readingLimits.sheets)
    throw unusableFile({ message: 'tooManySheets', limit: readingLimits.sheets });
  const formatOf = cellFormats(SSF, workbook.Workbook?.WBProps?.date1904 ?? false);
  let sheetIndex = -1;
  for (const [i, name] of names.entries()) {
    const sheet = workbook.Sheets[name];
    if (!sheet || (workbook.Workbook?.Sheets?.[i]?.Hidden ?? 0) !== 0) continue;
    sheetIndex += 1;
    const rows = rowsOf(sheet, formatOf);
    yield {
      sheet: name.slice(0, readingLimits.sheetName),
      sheetIndex,
      rows,
    };
  }
}

type FormatOf = (code: string) => ShowNumber;

function cellFormats(formatter: Formatter, isDate1904: boolean): FormatOf {
  const formats = new Map<string, ShowNumber>();
  return (code) => {
    const format = formats.get(code) ?? showCode(formatter, code, isDate1904);
    formats.set(code, format);
    return format;
  };
}

/** Rows with the displayed text of their cells. The stated size of a sheet is not trusted. */
function rowsOf(sheet: XLSX.WorkSheet, formatOf: FormatOf): SheetRow[] {
  const rows: SheetRow[] = [];
  // Rows and cells have holes.
  sheet['!data']?.forEach((row, index) => {
    if (!row) return;
    if (row.length > maxColumns) throw unreadable();
    const cells = Array.from(row, (cell) =>
      cell && hasValue(cell) ? textOf(shown(cell, formatOf)) : undefined,
    );
    if (cells.some((cell) => cell !== undefined)) rows.push({ rowNumber: index + 1, cells });
  });
  return rows;
}

const hasValue = ({ t, v }: XLSX.CellObject) => t !== 'e' && t !== 'z' && v !== undefined && v !== null;

function shown({ t, v, z }: XLSX.CellObject, formatOf: FormatOf): string {
  if (t === 'b') return v ? 'TRUE' : 'FALSE';
  if (t !== 'n') return String(v);
  const code = String(z ?? 'General');
  return code === '@' ? showGeneral(String(v)) : formatOf(code)(String(v));
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
      cellText: false,
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
