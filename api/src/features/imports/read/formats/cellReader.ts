import { linkedByFormula } from './cellLinks.ts';
import type { ShowNumber } from './cellFormat.ts';
import { readingLimits } from './readingLimits.ts';
import type { SharedStrings } from './sharedStrings.ts';
import { isBlank, type SheetRow, type WantedColumns } from './sheetRow.ts';
import { unusableFile } from './unusableFile.ts';
import { officeText, textRuns } from './xml/xmlText.ts';
import type { XmlWindow } from './xml/xmlWindow.ts';

/** Context for reading the cells of a sheet. */
export interface SheetContext {
  strings: SharedStrings | undefined;
  /** How the numbers of a style show. */
  formatOf: (style: number) => ShowNumber;
  /** The columns to read. The text of others is not decoded, unless a row has no other. */
  wantedColumns: () => WantedColumns;
}

const quote = 34;
const apostrophe = 39;
const equals = 61;
const slash = 47;
const space = 32;
const greater = 62;

/** Character codes of the three relevant attributes. */
const reference = 114;
const styleLetter = 115;
const typeLetter = 116;

/** Reads the displayed text of cells, row by row. */
export class CellReader {
  private readonly cellOpen: Buffer;
  private readonly cellClose: Buffer;
  private readonly plainValueOpen: Buffer;
  private readonly valueClose: Buffer;
  private readonly inlineOpen: Buffer;
  private readonly inlineClose: Buffer;

  constructor(
    private readonly xml: XmlWindow,
    private readonly prefix: string,
    private readonly context: SheetContext,
  ) {
    this.cellOpen = Buffer.from(`<${prefix}c`);
    this.cellClose = Buffer.from(`</${prefix}c>`);
    this.plainValueOpen = Buffer.from(`<${prefix}v>`);
    this.valueClose = Buffer.from(`</${prefix}v>`);
    this.inlineOpen = Buffer.from(`<${prefix}is><${prefix}t`);
    this.inlineClose = Buffer.from(`</${prefix}t></${prefix}is></${prefix}c>`);
  }

  /** The row whose content is between both places. */
  readRow(rowNumber: number, from: number, to: number): SheetRow {
    const wanted = this.context.wantedColumns();
    const row: SheetRow = { rowNumber, cells: [] };
    this.readCells(from, to, row, wanted);
    if (typeof wanted === 'string') return row;
    // A row with text only in unread columns is not blank: it lacks a name.
    if (isBlank(row)) this.readCells(from, to, row, 'all');
    else
      row.whole = () => {
        const whole: SheetRow = { rowNumber, cells: [] };
        this.readCells(from, to, whole, 'all');
        return whole;
      };
    return row;
  }

  /** The next cell: as a rule it begins where the one before has ended. */
  private cellStart(from: number): number {
    const { cellOpen } = this;
    if (this.xml.startsWith(from, cellOpen) && this.xml.endsName(from + cellOpen.length)) return from;
    return this.xml.tagStart(`<${this.prefix}c`, from);
  }

  private readCells(from: number, to: number, row: SheetRow, wanted: WantedColumns): void {
    const { bytes, text } = this.xml;
    let position = from;
    let column = -1;
    for (;;) {
      const start = this.cellStart(position);
      if (start < 0 || start >= to) return;
      let style = 0;
      let type = '';
      column += 1;
      let at = start + this.cellOpen.length;
      // Attributes, by hand: this is the innermost loop of an import.
      for (;;) {
        let code = bytes[at] ?? greater;
        while (code <= space) code = bytes[++at] ?? greater;
        if (code === greater || code === slash || at >= to) break;
        const nameStart = at;
        while (code !== equals && code !== greater && at < to) code = bytes[++at] ?? greater;
        if (code !== equals) break;
        const nameLength = at - nameStart;
        code = bytes[++at] ?? greater;
        while (code !== quote && code !== apostrophe && at < to) code = bytes[++at] ?? greater;
        const valueStart = at + 1;
        at = valueStart;
        while (at < to && bytes[at] !== code) at += 1;
        if (at >= to) break;
        if (nameLength === 1) {
          const name = bytes[nameStart];
          if (name === reference) column = columnOfReference(bytes, valueStart, at, column);
          else if (name === styleLetter) style = wholeNumber(bytes, valueStart, at);
          else if (name === typeLetter) type = text.slice(valueStart, at);
        }
        at += 1;
      }
      if (column >= readingLimits.columns) {
        throw unusableFile({ message: 'sheetColumns', limit: readingLimits.columns });
      }
      const tagEnd = bytes[at] === greater ? at : this.xml.find('>', at);
      if (tagEnd < 0 || tagEnd >= to) return;
      if (bytes[tagEnd - 1] === slash) {
        position = tagEnd + 1;
        continue;
      }
      position = isWanted(wanted, column)
        ? this.readValue(tagEnd + 1, to, row, column, style, type)
        : this.afterCell(tagEnd + 1, to);
    }
  }

  /** Stores what the cell displays; returns where the cell ends. */
  private readValue(
    from: number,
    to: number,
    row: SheetRow,
    column: number,
    style: number,
    type: string,
  ): number {
    const { xml } = this;
    if (type === 'inlineStr') return this.readInline(from, to, row, column);
    let valueStart = from + this.plainValueOpen.length;
    let formulaEnd = from;
    if (!xml.startsWith(from, this.plainValueOpen)) {
      // A formula is before its cached value.
      const after = this.afterCell(from, to);
      const tag = this.xml.tagStart(`<${this.prefix}v`, from);
      if (tag < 0 || tag >= after) return after;
      const tagEnd = xml.find('>', tag);
      if (tagEnd < 0 || tagEnd >= after || xml.bytes[tagEnd - 1] === slash) return after;
      valueStart = tagEnd + 1;
      formulaEnd = tag;
    }
    xml.findText(valueStart);
    let text: string;
    if (xml.startsWith(xml.runEnd, this.valueClose)) {
      if (type === 's') text = this.sharedString(wholeNumber(xml.bytes, valueStart, xml.runEnd), row, column);
      else text = xml.runEnd > valueStart ? this.display(xml.run(), type, style) : '';
    } else {
      // More than text: a CDATA section, or damage.
      const valueEnd = xml.find(`</${this.prefix}v>`, valueStart);
      if (valueEnd < 0 || valueEnd >= to) return this.afterCell(valueStart, to);
      xml.runEnd = valueEnd;
      text = this.display(officeText(xml.characters(valueStart, valueEnd)), type, style);
    }
    if (formulaEnd > from) text = linkedByFormula(text, () => officeText(xml.characters(from, formulaEnd)));
    if (xml.runEnd > valueStart) this.store(row, column, text);
    const end = xml.runEnd + this.valueClose.length;
    return xml.startsWith(end, this.cellClose) ? end + this.cellClose.length : this.afterCell(end, to);
  }

  private readInline(from: number, to: number, row: SheetRow, column: number): number {
    const { xml } = this;
    if (
      xml.startsWith(from, this.inlineOpen) &&
      xml.findRun(from + this.inlineOpen.length, this.inlineClose)
    ) {
      this.store(row, column, xml.run());
      return xml.runEnd + this.inlineClose.length;
    }
    const after = this.afterCell(from, to);
    this.store(row, column, textRuns(xml.characters(from, after), this.prefix));
    return after;
  }

  private display(raw: string, type: string, style: number): string {
    switch (type) {
      case 'str':
      case 'd':
        return raw;
      case 'b':
        return raw === '1' || raw === 'true' ? 'TRUE' : 'FALSE';
      case 'e':
      case 's':
        return '';
      default:
        return this.context.formatOf(style)(raw);
    }
  }

  private sharedString(index: number, row: SheetRow, column: number): string {
    const { strings } = this.context;
    if (!strings) throw unusableFile('stringsMissing');
    const text = strings.at(index) ?? '';
    if (strings.isOverlong(index)) this.tooLong(row, column, text);
    return text;
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
      message: { message: 'cellTooLong', limit: readingLimits.workbookCell },
    };
  }

  private afterCell(from: number, to: number): number {
    const end = this.xml.find(`</${this.prefix}c>`, from);
    return end < 0 || end >= to ? to : end + this.cellClose.length;
  }
}

function isWanted(wanted: WantedColumns, column: number): boolean {
  return typeof wanted === 'string' ? wanted === 'all' : wanted[column] === 1;
}

/** A non-negative integer; NaN for anything else. */
function wholeNumber(bytes: Buffer, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return Number(bytes.toString('latin1', from, to));
    value = value * 10 + digit;
  }
  return value;
}

/** Column from 0 of a reference such as AB12; the position already counted where it is not a reference. */
function columnOfReference(bytes: Buffer, from: number, to: number, counted: number): number {
  let column = 0;
  let at = from;
  for (; at < to; at += 1) {
    const code = (bytes[at] ?? 0) & ~32;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
    if (column > readingLimits.columns) break;
  }
  return at === from ? counted : column - 1;
}
