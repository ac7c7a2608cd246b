// Text tables. Written for damaged files: a record with invalid quotes is refused, and parsing resumes at the next line that
// parses as a record of the usual width.
import { csvRecord, type CsvRecord } from './csvRecord.ts';
import { areJsonLines, JsonLines, keysOfLines } from './jsonLines.ts';
import { readingLimits } from '../readingLimits.ts';
import { shownValue, type RowBatch, type SheetRow } from '../sheetRow.ts';
import { hasEscapedQuotes, EscapedQuotes } from './escapedQuotes.ts';
import { nextLine } from './nextLine.ts';
import { sniffSeparator, type HeaderEvidence } from './sniffSeparator.ts';
import { decodedText, encodingOf } from './textEncoding.ts';
import { unwrap, wrappedSeparators } from './wrappedRecords.ts';
import { unusableFile } from '../unusableFile.ts';

/** Characters examined to detect the separator. */
const sniffed = 64 * 1024;
/** Maximum number of lines tried for resuming after damage. */
const linesTried = 200;
/** Maximum number of rows per batch: after a damaged record, millions may be buffered. */
const batchSize = 10_000;
/** Maximum length of a damaged record in the output: that of a cell. */
const maxShownLength = 32_000;

/** Rows of a text file; the sheet takes the file's name. Row numbers count records, as a spreadsheet shows them. */
export async function* readCsv(
  path: string,
  fileName: string,
  headers: HeaderEvidence,
): AsyncGenerator<RowBatch> {
  const sheet = fileName.replace(/\.\w+$/, '').slice(0, 100);
  const encoding = await encodingOf(path);
  const pieces = decodedText(path, encoding);
  let parser: CsvParser | JsonLines | undefined;
  let escaped: EscapedQuotes | undefined;
  let wrapped: string | null = null;
  let rest = '';
  let isLast = false;
  /** Length of the incomplete rest; a record is parsed again only once it has doubled. */
  let unread = 0;
  while (!isLast) {
    const piece = await pieces.next();
    isLast = piece.done === true;
    const text = piece.done ? '' : piece.value;
    rest += escaped ? escaped.hide(text, isLast) : text;
    if (!parser) {
      if (rest.length < sniffed && !isLast) continue;
      if (areJsonLines(rest)) parser = new JsonLines(await keysOfLines(decodedText(path, encoding)));
      else {
        if (hasEscapedQuotes(rest)) {
          escaped = new EscapedQuotes();
          rest = escaped.hide(rest, isLast);
        }
        const { separator, skip } = sniffSeparator(rest, isLast, headers);
        rest = rest.slice(skip);
        const wrappings = wrappedSeparators(rest, separator, headers);
        parser = new CsvParser(wrappings?.outer ?? separator);
        wrapped = wrappings?.inner ?? null;
      }
    }
    if (rest.length < unread * 2 && !isLast) continue;
    for (let isMore = true; isMore;) {
      const { rows, consumed } = parser.consume(rest, isLast);
      rest = rest.slice(consumed);
      isMore = rows.length === batchSize;
      escaped?.restore(rows);
      if (wrapped !== null) unwrap(rows, wrapped);
      if (rows.length > 0) yield { sheet, sheetIndex: 0, rows, isText: true };
    }
    unread = rest.length;
  }
}

class CsvParser {
  private rowNumber = 0;
  /** Usual number of cells of a record. Records of another width are suspected of damage. */
  private width = 0;
  private isWidthCertain = false;
  /** Set within a record that exceeds the limit, until a line parses as a record again. */
  private isLost = false;
  /** Offset of the current text in the file, in characters. */
  private offset = 0;
  /** Offsets at which no record begins, cached because long damage asks for the same ones repeatedly. */
  private readonly noRecords = new Set<number>();

  constructor(private readonly separator: string) {}

  /** Reads what is complete, up to `batchSize` rows; returns the number of consumed characters. */
  consume(text: string, isLast: boolean): { rows: SheetRow[]; consumed: number } {
    const rows: SheetRow[] = [];
    let at = 0;
    while (at < text.length && rows.length < batchSize) {
      if (this.isLost) at = this.findAgain(text, at, isLast);
      if (this.isLost || at >= text.length) break;
      const record = csvRecord(text, at, this.separator, isLast);
      // Damage near the end waits for more text, so that resuming has enough of it.
      const isWaiting = text.length - at < readingLimits.record && !isLast;
      if (record.isOpen && isWaiting) break;
      const isBroken =
        record.isDamaged === true || record.isOpen === true || this.hasSwallowed(text, at, record);
      if (isBroken && isWaiting && text.length - record.end < sniffed) break;
      this.rowNumber += 1;
      if (this.rowNumber > readingLimits.rows * 20) throw unusableFile('tooManyRows');
      const isTooLong = record.isOpen === true;
      const end = isBroken ? this.resume(text, at, isTooLong) : record.end;
      if (isTooLong) rows.push(this.longRow(text.slice(at, at + sniffed)));
      else if (isBroken) rows.push(this.damagedRow(text.slice(at, end).trim()));
      else this.addRow(rows, record);
      at = end;
    }
    this.offset += at;
    return { rows, consumed: at };
  }

  /**
   * An open quote that runs over line breaks to another cell's quote gives a record of the wrong width, and holds lines that
   * are records themselves.
   */
  private hasSwallowed(text: string, at: number, { cells, end }: CsvRecord): boolean {
    const isUsual = cells.length >= this.width && cells.slice(this.width).every((cell) => cell === '');
    if (this.width < 2 || isUsual) return false;
    let line = nextLine(text, at);
    for (let tried = 0; tried < linesTried && line > 0 && line < end; tried += 1) {
      if (this.readsAsRecord(text, line)) return true;
      line = nextLine(text, line);
    }
    return false;
  }

  /** Whether a record of the usual width begins at a line, and no quote of it belongs to an earlier one. */
  private readsAsRecord(text: string, line: number): boolean {
    const place = this.offset + line;
    if (this.noRecords.has(place)) return false;
    const { cells, end, isDamaged } = csvRecord(text, line, this.separator, true);
    const isRecord =
      !isDamaged && cells.length === this.width && text.slice(line, end).split('"').length % 2 === 1;
    // A record that reaches the end of the text may still become complete.
    if (!isRecord && end < text.length) {
      if (this.noRecords.size > linesTried * 10) this.noRecords.clear();
      this.noRecords.add(place);
    }
    return isRecord;
  }

  /** Where a record of the usual width begins again; the next line where none is near, and the record is not too long. */
  private resume(text: string, at: number, isTooLong: boolean): number {
    const next = nextLine(text, at);
    this.isLost = isTooLong && (next === 0 || this.width > 1);
    if (next === 0) return text.length;
    for (let tried = 0, line = next; tried < linesTried && line > 0 && line < text.length; tried += 1) {
      if (this.readsAsRecord(text, line)) {
        this.isLost = false;
        return line;
      }
      line = nextLine(text, line);
    }
    return this.isLost ? next - 1 : next;
  }

  /** The next line that reads as a record of the usual width by itself, from a place within another line on. */
  private findAgain(text: string, at: number, isLast: boolean): number {
    for (let line = nextLine(text, at); line > 0;) {
      const end = nextLine(text, line);
      if (end === 0 && !isLast) return text.length - line < readingLimits.record ? line - 1 : text.length;
      const { cells, isDamaged } = csvRecord(text.slice(line, end || undefined), 0, this.separator, true);
      if (!isDamaged && (this.width < 2 || cells.length === this.width)) {
        this.isLost = false;
        return line;
      }
      line = end;
    }
    return text.length;
  }

  private addRow(rows: SheetRow[], record: CsvRecord): void {
    const { cells } = record;
    if (cells.length > readingLimits.columns)
      throw unusableFile({ message: 'fileColumns', limit: readingLimits.columns });
    if (!this.isWidthCertain && cells.length > 1) {
      this.isWidthCertain = cells.length === this.width;
      this.width = cells.length;
      this.noRecords.clear();
    }
    const row: SheetRow = { rowNumber: this.rowNumber, cells };
    const long = cells.findIndex((cell) => cell.length > readingLimits.textCell);
    if (long >= 0) {
      row.fault = {
        column: long,
        value: shownValue(cells[long] ?? ''),
        code: 'TOO_LONG',
        message: { message: 'cellTooLong', limit: readingLimits.textCell },
      };
    }
    rows.push(row);
  }

  private longRow(text: string): SheetRow {
    const message = { message: 'recordTooLong', limit: readingLimits.record } as const;
    return {
      rowNumber: this.rowNumber,
      cells: [],
      fault: { column: null, value: shownValue(text.trim()), code: 'TOO_LONG', message },
    };
  }

  /** A damaged row with the record's text in its first cell, to be corrected. */
  private damagedRow(text: string): SheetRow {
    const message = 'recordBroken';
    return {
      rowNumber: this.rowNumber,
      cells: [text.slice(0, maxShownLength)],
      fault: { column: null, value: shownValue(text), code: 'DAMAGED_RECORD', message },
    };
  }
}
