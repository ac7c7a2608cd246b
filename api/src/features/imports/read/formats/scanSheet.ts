// Finds rows in a worksheet's XML by searching for their tags, without building a tree: several times as fast as a parser,
// and blind to everything outside sheetData (merges, validations, anchors, claimed dimensions).
import { CellReader, type SheetContext } from './cellReader.ts';
import { readingLimits } from './readingLimits.ts';
import type { SheetRow } from './sheetRow.ts';
import { unusableFile } from './unusableFile.ts';
import { chunksBeyond, namespacePrefix, xmlChunks } from './xml/xmlChunks.ts';
import { XmlWindow } from './xml/xmlWindow.ts';

const slash = 47;

/** Rows that hold at least one cell, in batches of what a chunk completed. */
export async function* scanSheet(
  bytes: AsyncIterable<Buffer>,
  context: SheetContext,
): AsyncGenerator<SheetRow[]> {
  const window = new XmlWindow();
  let scanner: RowScanner | undefined;
  let consumed = 0;
  for await (const chunk of chunksBeyond(xmlChunks(bytes), () => window.bytes.length - consumed)) {
    const searched = window.bytes.length - consumed;
    window.advance(consumed, chunk);
    consumed = 0;
    if (!scanner) {
      const prefix = namespacePrefix(window.text, 'worksheet');
      if (prefix === undefined) continue;
      scanner = new RowScanner(window, prefix, context);
    }
    consumed = scanner.consume(searched);
    if (scanner.rows.length > 0) yield scanner.rows;
    if (scanner.isDone) return;
    if (window.bytes.length - consumed > readingLimits.rowXml) {
      throw unusableFile('rowTooLarge');
    }
  }
  // Without its end tag the part is truncated.
  if (!scanner?.isDone) throw unusableFile('sheetIncomplete');
}

class RowScanner {
  rows: SheetRow[] = [];
  isDone = false;
  private lastRow = 0;
  private readonly rowOpen: string;
  private readonly rowClose: string;
  private readonly dataClose: string;
  private readonly dataOpen: string;
  private readonly cells: CellReader;

  constructor(
    private readonly xml: XmlWindow,
    prefix: string,
    context: SheetContext,
  ) {
    this.rowOpen = `<${prefix}row`;
    this.rowClose = `</${prefix}row>`;
    this.dataClose = `</${prefix}sheetData`;
    this.dataOpen = `<${prefix}sheetData`;
    this.cells = new CellReader(xml, prefix, context);
  }

  /** Reads every complete row of the window into `rows`; returns the number of consumed characters. */
  consume(searched: number): number {
    this.rows = [];
    const { text } = this.xml;
    let position = 0;
    let closeFrom = searched - this.rowClose.length;
    for (;;) {
      const start = this.xml.tagStart(this.rowOpen, position);
      if (start < 0) {
        const end = text.indexOf(this.dataClose, position);
        this.isDone = end >= 0 || (this.lastRow === 0 && this.hasEmptyData(position));
        // An unfinished tag may be at the end; nothing longer than it matters.
        return Math.max(position, text.length - 1024);
      }
      const tagEnd = text.indexOf('>', start);
      if (tagEnd < 0) return start;
      const rowNumber = this.rowNumberOf(text.slice(start + this.rowOpen.length, tagEnd));
      if (text.charCodeAt(tagEnd - 1) === slash) {
        this.lastRow = rowNumber;
        position = tagEnd + 1;
        continue;
      }
      const end = text.indexOf(this.rowClose, Math.max(tagEnd, closeFrom));
      if (end < 0) return start;
      closeFrom = 0;
      this.lastRow = rowNumber;
      const row = this.cells.readRow(rowNumber, tagEnd + 1, end);
      if (row.cells.length > 0) this.rows.push(row);
      position = end + this.rowClose.length;
    }
  }

  /** Whether all rows are in one tag that is closed within itself: there are none. */
  private hasEmptyData(from: number): boolean {
    const { text } = this.xml;
    for (let start = this.xml.tagStart(this.dataOpen, from); start >= 0;) {
      const tagEnd = text.indexOf('>', start);
      if (tagEnd < 0) return false;
      if (text.charCodeAt(tagEnd - 1) === slash) return true;
      start = this.xml.tagStart(this.dataOpen, tagEnd);
    }
    return false;
  }

  private rowNumberOf(attributes: string): number {
    const written = /(?:^|\s)r\s*=\s*["'](\d{1,10})["']/.exec(attributes)?.[1];
    const rowNumber = written === undefined ? this.lastRow + 1 : Number(written);
    if (rowNumber < 1 || rowNumber > readingLimits.rows) {
      throw unusableFile({ message: 'sheetRows', limit: readingLimits.rows });
    }
    return rowNumber;
  }
}
