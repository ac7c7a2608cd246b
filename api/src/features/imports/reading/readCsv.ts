// Text tables. Written for damaged files: where quotes make no sense, one record is given up, and reading goes on at the
// next line that reads as a record of the usual width.
import { csvRecord, type CsvRecord } from './csvRecord.ts';
import { readingLimits } from './readingLimits.ts';
import { shownValue, type RowBatch, type SheetRow } from './sheetRow.ts';
import { sniffSeparator } from './sniffSeparator.ts';
import { decodedText, encodingOf } from './textEncoding.ts';
import { unusableFile } from './unusableFile.ts';

/** Text looked at before the separator is decided, in characters. */
const sniffed = 64 * 1024;
/** Lines tried for a place to go on at, after damage. */
const linesTried = 200;

/** Rows of a text file; the sheet takes the file's name. Row numbers count records, as a spreadsheet shows them. */
export async function* readCsv(path: string, fileName: string): AsyncGenerator<RowBatch> {
  const sheet = fileName.replace(/\.\w+$/, '').slice(0, 100);
  const pieces = decodedText(path, await encodingOf(path));
  let parser: CsvParser | undefined;
  let rest = '';
  let isLast = false;
  while (!isLast) {
    const piece = await pieces.next();
    isLast = piece.done === true;
    rest += piece.done ? '' : piece.value;
    if (!parser) {
      if (rest.length < sniffed && !isLast) continue;
      const { separator, skip } = sniffSeparator(rest, isLast);
      parser = new CsvParser(separator);
      rest = rest.slice(skip);
    }
    const { rows, taken } = parser.take(rest, isLast);
    rest = rest.slice(taken);
    if (rows.length > 0) yield { sheet, sheetIndex: 0, rows };
  }
}

class CsvParser {
  private rowNumber = 0;
  /** Cells of the first record with several; what lies beside it is suspected of damage. */
  private width = 0;

  constructor(private readonly separator: string) {}

  /** Reads what is complete; returns how much of the text is done with. */
  take(text: string, isLast: boolean): { rows: SheetRow[]; taken: number } {
    const rows: SheetRow[] = [];
    let at = 0;
    while (at < text.length) {
      const record = csvRecord(text, at, this.separator, isLast);
      // While more may come, damage near the end waits, so that the place to go on at is looked for in enough text.
      const isWaiting = text.length - at < readingLimits.record && !isLast;
      if (record.isOpen && isWaiting) break;
      const isBroken =
        record.isDamaged === true || record.isOpen === true || this.hasSwallowed(text, at, record);
      if (isBroken && isWaiting && text.length - record.end < sniffed) break;
      this.rowNumber += 1;
      if (this.rowNumber > readingLimits.rows * 20) throw unusableFile('Dosyada çok fazla satır var.');
      const end = isBroken ? this.resume(text, at) : record.end;
      if (isBroken) rows.push(this.damagedRow(text.slice(at, end)));
      else this.addRow(rows, record);
      at = end;
    }
    return { rows, taken: at };
  }

  /** An open quote that runs over line breaks to another cell's quote gives a record of the wrong width. */
  private hasSwallowed(text: string, at: number, record: CsvRecord): boolean {
    if (this.width < 2 || record.cells.length === this.width) return false;
    const newline = text.indexOf('\n', at);
    return newline >= 0 && newline < record.end - 1;
  }

  /** Where a record of the usual width begins again; the next line where none is near. */
  private resume(text: string, at: number): number {
    const next = text.indexOf('\n', at) + 1;
    if (next === 0) return text.length;
    for (let tried = 0, line = next; tried < linesTried && line > 0 && line < text.length; tried += 1) {
      const record = csvRecord(text, line, this.separator, true);
      if (!record.isDamaged && record.cells.length === this.width) return line;
      line = text.indexOf('\n', line) + 1;
    }
    return next;
  }

  private addRow(rows: SheetRow[], record: CsvRecord): void {
    const { cells } = record;
    if (cells.length > readingLimits.columns)
      throw unusableFile(`Dosyada ${readingLimits.columns} sütundan fazlası var.`);
    if (this.width === 0 && cells.length > 1) this.width = cells.length;
    const row: SheetRow = { rowNumber: this.rowNumber, cells };
    const long = cells.findIndex((cell) => cell.length > readingLimits.textCell);
    if (long >= 0) {
      row.fault = {
        column: long,
        value: shownValue(cells[long] ?? ''),
        code: 'TOO_LONG',
        message: `Hücre ${readingLimits.textCell} karakterden uzun.`,
      };
    }
    rows.push(row);
  }

  private damagedRow(text: string): SheetRow {
    const message = 'Kayıt bozuk: tırnak işaretleri ya da sütun sayısı tutmuyor.';
    return {
      rowNumber: this.rowNumber,
      cells: [],
      fault: { column: null, value: shownValue(text.trim()), code: 'DAMAGED_RECORD', message },
    };
  }
}
