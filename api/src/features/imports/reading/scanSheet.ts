// Finds rows and cells in a worksheet's XML by searching for their tags, without building a tree: several times as fast
// as a parser, and blind to everything outside sheetData (merges, validations, anchors, claimed dimensions).
import type { ShowNumber } from './cellFormat.ts';
import { showGeneral } from './cellFormat.ts';
import { readingLimits } from './readingLimits.ts';
import type { SharedStrings } from './sharedStrings.ts';
import type { SheetRow } from './sheetRow.ts';
import { unusableFile } from './unusableFile.ts';
import { namespacePrefix, textChunks } from './xmlChunks.ts';
import { TextMarks } from './textMarks.ts';
import { officeText, textRuns } from './xmlText.ts';

interface SheetContext {
  strings: SharedStrings | undefined;
  formats: ShowNumber[];
  /** Tells which columns anybody needs; the text of others is not even decoded. */
  isWanted: (column: number) => boolean;
}

const space = 32;
const quote = 34;
const apostrophe = 39;
const equals = 61;
const slash = 47;
const greater = 62;

/** Rows that hold at least one cell, in batches of what a chunk completed. */
export async function* scanSheet(
  bytes: AsyncIterable<Buffer>,
  context: SheetContext,
): AsyncGenerator<SheetRow[]> {
  let scanner: RowScanner | undefined;
  let rest = '';
  for await (const chunk of textChunks(bytes)) {
    const searched = rest.length;
    rest += chunk;
    if (!scanner) {
      const prefix = namespacePrefix(rest, 'worksheet');
      if (prefix === undefined) {
        if (rest.length > 1_000_000) throw unusableFile('Çalışma sayfası okunamadı: beklenen yapıda değil.');
        continue;
      }
      scanner = new RowScanner(prefix, context);
    }
    const taken = scanner.take(rest, searched);
    if (scanner.rows.length > 0) yield scanner.rows;
    if (scanner.isDone) return;
    rest = rest.slice(taken);
    if (rest.length > readingLimits.rowXml) throw unusableFile('Bir satırın içeriği 32 MB sınırını aşıyor.');
  }
  // Without its end the part was cut off, and what is missing can't be known.
  if (!scanner?.isDone) throw unusableFile('Çalışma sayfası yarım: veri bölümünün sonu yok.');
}

class RowScanner {
  rows: SheetRow[] = [];
  isDone = false;
  private lastRow = 0;
  private readonly marks = new TextMarks();
  private readonly rowOpen: string;
  private readonly rowClose: string;
  private readonly dataClose: string;
  private readonly emptyData: RegExp;
  private readonly cellOpen: string;
  private readonly cellClose: string;
  private readonly valueOpen: string;
  private readonly plainValueOpen: string;
  private readonly valueAndCellClose: string;
  private readonly inlineOpen: string;
  private readonly inlineClose: string;

  constructor(
    private readonly prefix: string,
    private readonly context: SheetContext,
  ) {
    this.rowOpen = `<${prefix}row`;
    this.rowClose = `</${prefix}row>`;
    this.dataClose = `</${prefix}sheetData`;
    this.emptyData = new RegExp(`<${prefix}sheetData[^>]*/>`);
    this.cellOpen = `<${prefix}c`;
    this.cellClose = `</${prefix}c>`;
    this.valueOpen = `<${prefix}v`;
    this.plainValueOpen = `<${prefix}v>`;
    this.valueAndCellClose = `</${prefix}v></${prefix}c>`;
    this.inlineOpen = `<${prefix}is><${prefix}t>`;
    this.inlineClose = `</${prefix}t></${prefix}is></${prefix}c>`;
  }

  /** Reads every complete row of the text into `rows`; returns how much of it is done with. */
  take(xml: string, searched: number): number {
    this.rows = [];
    this.marks.start(xml);
    let position = 0;
    let closeFrom = searched - this.rowClose.length;
    for (;;) {
      const start = this.tagStart(xml, this.rowOpen, position);
      if (start < 0) {
        const end = xml.indexOf(this.dataClose, position);
        this.isDone = end >= 0 || (this.lastRow === 0 && this.emptyData.test(xml.slice(position)));
        // An unfinished tag may stand at the end; nothing longer than it matters.
        return Math.max(position, xml.length - 1024);
      }
      const tagEnd = xml.indexOf('>', start);
      if (tagEnd < 0) return start;
      const rowNumber = this.rowNumberOf(xml.slice(start + this.rowOpen.length, tagEnd));
      if (xml.charCodeAt(tagEnd - 1) === slash) {
        this.lastRow = rowNumber;
        position = tagEnd + 1;
        continue;
      }
      const end = xml.indexOf(this.rowClose, Math.max(tagEnd, closeFrom));
      if (end < 0) return start;
      closeFrom = 0;
      this.lastRow = rowNumber;
      const row: SheetRow = { rowNumber, cells: [] };
      this.readCells(xml, tagEnd + 1, end, row);
      if (row.cells.length > 0) this.rows.push(row);
      position = end + this.rowClose.length;
    }
  }

  /** The next tag of exactly that name: `<c` is also how `<cols` begins. */
  private tagStart(xml: string, open: string, from: number): number {
    for (let start = xml.indexOf(open, from); start >= 0; start = xml.indexOf(open, start + 1)) {
      const next = xml.charCodeAt(start + open.length);
      if (next <= space || next === greater || next === slash || Number.isNaN(next)) return start;
    }
    return -1;
  }

  private rowNumberOf(attributes: string): number {
    const written = /(?:^|\s)r\s*=\s*["'](\d{1,10})["']/.exec(attributes)?.[1];
    const rowNumber = written === undefined ? this.lastRow + 1 : Number(written);
    if (rowNumber < 1 || rowNumber > readingLimits.rows) {
      throw unusableFile(`Sayfada ${readingLimits.rows} satırdan ötesi var.`);
    }
    return rowNumber;
  }

  private readCells(xml: string, from: number, to: number, row: SheetRow): void {
    let position = from;
    let column = -1;
    for (;;) {
      const start = this.tagStart(xml, this.cellOpen, position);
      if (start < 0 || start >= to) return;
      let style = 0;
      let type = '';
      column += 1;
      let at = start + this.cellOpen.length;
      // Attributes, by hand: this is the innermost loop of an import.
      for (;;) {
        let code = xml.charCodeAt(at);
        while (code <= space) code = xml.charCodeAt(++at);
        if (code === greater || code === slash || at >= to) break;
        const nameStart = at;
        while (code !== equals && code !== greater && at < to) code = xml.charCodeAt(++at);
        if (code !== equals) break;
        const nameLength = at - nameStart;
        code = xml.charCodeAt(++at);
        while (code !== quote && code !== apostrophe && at < to) code = xml.charCodeAt(++at);
        const valueEnd = xml.indexOf(code === apostrophe ? "'" : '"', at + 1);
        if (valueEnd < 0) break;
        if (nameLength === 1) {
          const name = xml.charCodeAt(nameStart);
          if (name === 114) column = columnOfReference(xml, at + 1, valueEnd, column);
          else if (name === 115) style = Number(xml.slice(at + 1, valueEnd));
          else if (name === 116) type = xml.slice(at + 1, valueEnd);
        }
        at = valueEnd + 1;
      }
      if (column >= readingLimits.columns) {
        throw unusableFile(`Sayfada ${readingLimits.columns} sütundan fazlası var.`);
      }
      const tagEnd = xml.indexOf('>', at);
      if (tagEnd < 0 || tagEnd >= to) return;
      if (xml.charCodeAt(tagEnd - 1) === slash) {
        position = tagEnd + 1;
        continue;
      }
      position = this.readValue(xml, tagEnd + 1, to, row, column, style, type);
    }
  }

  /** Stores what the cell displays; returns where the cell ends. */
  private readValue(
    xml: string,
    from: number,
    to: number,
    row: SheetRow,
    column: number,
    style: number,
    type: string,
  ): number {
    if (!this.context.isWanted(column)) return this.afterCell(xml, from, to);
    if (type === 'inlineStr') {
      const after = this.afterCell(xml, from, to);
      this.store(row, column, this.inlineText(xml, from, after));
      return after;
    }
    let valueStart = from + this.plainValueOpen.length;
    let after = -1;
    if (!xml.startsWith(this.plainValueOpen, from)) {
      // A formula stands before its cached value.
      after = this.afterCell(xml, from, to);
      const tag = this.tagStart(xml, this.valueOpen, from);
      if (tag < 0 || tag >= after) return after;
      const tagEnd = xml.indexOf('>', tag);
      if (xml.charCodeAt(tagEnd - 1) === slash) return after;
      valueStart = tagEnd + 1;
    }
    const valueEnd = xml.indexOf(`</${this.prefix}v>`, valueStart);
    if (valueEnd < 0 || valueEnd >= to) return after < 0 ? this.afterCell(xml, from, to) : after;
    if (valueEnd > valueStart) {
      const raw = xml.slice(valueStart, valueEnd);
      const isPlain = this.marks.isPlain(valueStart, valueEnd);
      this.store(row, column, this.display(isPlain ? raw : officeText(raw), type, style, row, column));
    }
    if (after >= 0) return after;
    if (xml.startsWith(this.valueAndCellClose, valueEnd)) return valueEnd + this.valueAndCellClose.length;
    return this.afterCell(xml, valueEnd, to);
  }

  private display(raw: string, type: string, style: number, row: SheetRow, column: number): string {
    switch (type) {
      case 's': {
        const index = Number(raw);
        if (this.context.strings?.isOverlong(index))
          this.tooLong(row, column, this.context.strings.at(index) ?? '');
        return this.context.strings?.at(index) ?? '';
      }
      case 'str':
      case 'd':
        return raw;
      case 'b':
        return raw === '1' || raw === 'true' ? 'TRUE' : 'FALSE';
      case 'e':
        return '';
      default:
        return (this.context.formats[style] ?? showGeneral)(raw);
    }
  }

  /** Almost always a single run. */
  private inlineText(xml: string, from: number, to: number): string {
    const end = to - this.inlineClose.length;
    const isSingle = xml.startsWith(this.inlineOpen, from) && xml.startsWith(this.inlineClose, end);
    if (
      isSingle &&
      this.marks.isPlain(from, end) &&
      xml.indexOf('<', from + this.inlineOpen.length) === end
    ) {
      return xml.slice(from + this.inlineOpen.length, end);
    }
    return textRuns(xml.slice(from, to), this.prefix);
  }

  private store(row: SheetRow, column: number, text: string): void {
    if (text.length > readingLimits.workbookCell) this.tooLong(row, column, text);
    row.cells[column] = text;
  }

  private tooLong(row: SheetRow, column: number, text: string): void {
    row.fault ??= {
      column,
      value: text.slice(0, 200),
      code: 'TOO_LONG',
      message: `Hücre ${readingLimits.workbookCell} karakterden uzun.`,
    };
  }

  private afterCell(xml: string, from: number, to: number): number {
    const end = xml.indexOf(this.cellClose, from);
    return end < 0 || end >= to ? to : end + this.cellClose.length;
  }
}

/** Column from 0 of a reference such as AB12; the position already counted where it is no reference. */
function columnOfReference(xml: string, from: number, to: number, counted: number): number {
  let column = 0;
  let at = from;
  for (; at < to; at += 1) {
    const code = xml.charCodeAt(at) & ~32;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
    if (column > readingLimits.columns) break;
  }
  return at === from ? counted : column - 1;
}
