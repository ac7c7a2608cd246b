import { unescapeCopied } from '../db/copyLines.ts';
import { withGuard } from '../../../../domain/text/formulaGuard.ts';
import { columnLetters, exactDigits, isExactNumber, maxCellLength, textCell } from './officeXml.ts';
import type { SheetColumn } from './sheetTable.ts';

const gathered = 128 * 1024;
/** Bytes that one of a value becomes at most: '&amp;'. */
const maxPerByte = 5;
/** Bytes of UTF-8 that one character of a string takes at most. */
const maxPerCharacter = 3;
/** Bytes around the content of a cell, or of a row, at most. */
const maxAround = 96;
/** Digits of a row number. */
const maxDigits = 7;

const [tab, newline, space, backslash, letterN, letterT, letterX] = [9, 10, 32, 92, 110, 116, 120];
const [minus, point, zero, nine] = [45, 46, 48, 57];

/** Handling of a byte of a value: copy it, or inspect it. */
const asItIs = 0;
const atEnd = 1;
const asReference = 2;
const escaped = 3;
const marked = 4;
const meanings = new Uint8Array(256);
meanings.fill(marked, 0, space);
meanings[tab] = meanings[newline] = atEnd;
for (const sign of '&<>') meanings[sign.charCodeAt(0)] = asReference;
meanings[backslash] = escaped;
// '_x' begins what the format writes for signs that XML cannot hold; U+FFFE and U+FFFF, of three bytes, are such.
const [underline, beforeNoncharacter] = [95, 0xef];
meanings[underline] = meanings[beforeNoncharacter] = marked;

const ascii = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const references = new Map(
  [...'&<>'].map((sign, i) => [sign.charCodeAt(0), ascii(['&amp;', '&lt;', '&gt;'][i] ?? '')]),
);
const beforeRow = ascii('<row r="');
const afterRowNumber = ascii('">');
const afterRow = ascii('</row>');
const beforeNumber = ascii('"><v>');
const beforeBoolean = ascii('" t="b"><v>');
const afterNumber = ascii('</v></c>');
const beforeText = ascii('" t="inlineStr"><is><t>');
const beforeSpacedText = ascii('" t="inlineStr"><is><t xml:space="preserve">');
/** With style 1, programs do not read the text as a formula after an edit. */
const styled = ascii('" s="1');
const afterText = ascii('</t></is></c>');
const none = new Uint8Array(0);
const nothing = Buffer.alloc(0);

/** First characters of a text that a program may take for a formula. */
const formulaSigns = new Set([...'=+-@'].map((sign) => sign.charCodeAt(0)));
/** First bytes of blanks, full-width signs and guards, which require a check of the whole text. */
const guardedStarts = new Set([space, backslash, 39, 0xc2, 0xe1, 0xe2, 0xe3, 0xef]);
const seconds: Record<number, readonly number[]> = {
  0xc2: [0xa0],
  0xe1: [0x9a],
  0xe2: [0x80, 0x81],
  0xe3: [0x80],
  0xef: [0xbb, 0xbc],
};

/**
 * The rows of a worksheet as bytes, from lines of PostgreSQL's text format. Most of an export is plain text, which is
 * copied from bytes to bytes: decoding and encoding it would dominate the export. All else is written as in `textCell`.
 * Texts that look guarded get a guard, as in `withGuard`.
 */
export class SheetBytes {
  private bytes: Buffer = nothing;
  private readonly others: Buffer[] = [nothing, nothing];
  private used = 0;
  private readonly places: readonly Uint8Array[];
  /** The row's number and what follows it in a cell of text. */
  private readonly numbered = new Uint8Array(maxDigits + beforeText.length);
  private rowNumber = 0;
  private digits = 0;
  private numberedLength = 0;
  /** Bytes that the rest of the row takes at most. */
  private ahead = 0;

  constructor(
    private readonly columns: readonly SheetColumn[],
    private readonly onTooLong: ((length: number) => void) | undefined,
  ) {
    this.places = columns.map((_, i) => ascii(`<c r="${columnLetters(i)}`));
  }

  /** Adds the row of the line that ends before `end`. Returns the bytes gathered so far, if there are enough. */
  add(lines: Buffer, from: number, end: number, rowNumber: number): Uint8Array | null {
    this.ahead = (end - from) * maxPerByte + (this.columns.length + 1) * maxAround;
    const full = this.used > 0 && this.used + this.ahead > this.bytes.length ? this.rest() : null;
    this.makeRoom(0);
    this.setNumber(rowNumber);
    this.put(beforeRow);
    this.putNumber();
    this.put(afterRowNumber);
    let at = from;
    for (let i = 0; i < this.columns.length; i += 1) at = this.addCell(lines, at, i) + 1;
    this.put(afterRow);
    return full;
  }

  /** The bytes written since the last call. The returned buffer is reused two calls later. */
  rest(): Uint8Array {
    const filled = this.bytes.subarray(0, this.used);
    this.others.push(this.bytes);
    this.bytes = this.others.shift() ?? nothing;
    this.used = 0;
    return filled;
  }

  private setNumber(rowNumber: number): void {
    this.rowNumber = rowNumber;
    let digits = 1;
    for (let rest = rowNumber; rest >= 10; rest = Math.floor(rest / 10)) digits += 1;
    for (let i = digits - 1, rest = rowNumber; i >= 0; i -= 1, rest = Math.floor(rest / 10)) {
      this.numbered[i] = zero + (rest % 10);
    }
    if (digits !== this.digits) this.numbered.set(beforeText, digits);
    this.digits = digits;
    this.numberedLength = digits + beforeText.length;
  }

  private putNumber(): void {
    const { bytes, used, numbered, digits } = this;
    for (let i = 0; i < digits; i += 1) bytes[used + i] = numbered[i] ?? 0;
    this.used = used + digits;
  }

  /** Writes the cell whose value begins at `from`. Returns where its end is. */
  private addCell(lines: Buffer, from: number, i: number): number {
    if (meanings[lines[from] ?? 0] === atEnd) return from;
    const column = this.columns[i];
    const place = this.places[i];
    if (!column || !place) return from;
    const start = this.used;
    let end = -1;
    if (!column.show) {
      if (column.kind === 'text') end = this.addText(lines, from, place);
      else if (column.kind === 'number') end = this.addNumber(lines, from, place);
      else end = this.addBoolean(lines, from, place);
    }
    if (end >= 0) return end;
    this.used = start;
    end = endOf(lines, from);
    this.addString(unescapeCopied(lines.toString('utf8', from, end)), column, i);
    return end;
  }

  /** Returns the end, or -1 if the value must be parsed as text. */
  private addText(lines: Buffer, from: number, place: Uint8Array): number {
    const first = lines[from] ?? 0;
    if (guardedStarts.has(first) && (seconds[first]?.includes(lines[from + 1] ?? 0) ?? true)) return -1;
    const start = this.used;
    this.put(place);
    if (formulaSigns.has(first)) {
      this.putNumber();
      this.put(styled);
      this.put(beforeText);
    } else {
      const { bytes, used, numbered, numberedLength } = this;
      for (let i = 0; i < numberedLength; i += 1) bytes[used + i] = numbered[i] ?? 0;
      this.used = used + numberedLength;
    }
    let end = this.copyText(lines, from, false);
    if (end === needsSpace) {
      this.used = start;
      this.put(place);
      this.putNumber();
      if (formulaSigns.has(first)) this.put(styled);
      this.put(beforeSpacedText);
      end = this.copyText(lines, from, true);
    }
    if (end < 0 || end - from > maxCellLength) return -1;
    this.put(afterText);
    return end;
  }

  private copyText(lines: Buffer, from: number, isSpaced: boolean): number {
    const { bytes } = this;
    let to = this.used;
    let at = from;
    for (;;) {
      const byte = lines[at] ?? 0;
      const meaning = meanings[byte];
      if (meaning === asItIs) bytes[to++] = byte;
      else if (meaning === atEnd) break;
      else if (meaning === asReference) {
        this.used = to;
        this.put(references.get(byte) ?? none);
        to = this.used;
      } else if (meaning === escaped) {
        const sign = lines[(at += 1)] ?? 0;
        if (sign === letterN) {
          if (!isSpaced) return needsSpace;
          bytes[to++] = newline;
        } else if (sign === letterT) bytes[to++] = tab;
        else if (sign === backslash) bytes[to++] = backslash;
        else return -1;
      } else {
        const next = lines[at + 1];
        if (
          byte === underline
            ? next === letterX
            : byte < space || (next === 0xbf && (lines[at + 2] ?? 0) >= 0xbe)
        )
          return -1;
        bytes[to++] = byte;
      }
      at += 1;
    }
    if (!isSpaced && (bytes[to - 1] ?? 0) <= space) return needsSpace;
    this.used = to;
    return at;
  }

  private addNumber(lines: Buffer, from: number, place: Uint8Array): number {
    let end = from;
    let points = 0;
    for (; meanings[lines[end] ?? 0] !== atEnd; end += 1) {
      const byte = lines[end] ?? 0;
      if (byte === point) points += 1;
      else if ((byte < zero || byte > nine) && !(byte === minus && end === from)) return -1;
    }
    const last = lines[end - 1];
    if (end - from > exactDigits || points > 1 || last === point || last === minus) return -1;
    const first = lines[from] === minus ? lines[from + 1] : lines[from];
    if (first === point) return -1;
    this.put(place);
    this.putNumber();
    this.put(beforeNumber);
    for (let at = from; at < end; at += 1) this.bytes[this.used++] = lines[at] ?? 0;
    this.put(afterNumber);
    return end;
  }

  private addBoolean(lines: Buffer, from: number, place: Uint8Array): number {
    this.put(place);
    this.putNumber();
    this.put(beforeBoolean);
    this.bytes[this.used++] = lines[from] === letterT ? zero + 1 : zero;
    this.put(afterNumber);
    return endOf(lines, from);
  }

  private addString(value: string, { kind, show, isVerbatim = false }: SheetColumn, i: number): void {
    const shown = (show ? show(value) : value) ?? '';
    const text = isVerbatim ? shown : withGuard(shown, false);
    if (text === '') return;
    const place = `<c r="${columnLetters(i)}${this.rowNumber}"`;
    if (kind === 'number' && isExactNumber(text)) this.putString(`${place}><v>${text}</v></c>`);
    else if (text.length > maxCellLength && this.onTooLong) this.onTooLong(text.length);
    else this.putString(textCell(place, text));
  }

  private put(constant: Uint8Array): void {
    const { bytes, used } = this;
    for (let i = 0; i < constant.length; i += 1) bytes[used + i] = constant[i] ?? 0;
    this.used = used + constant.length;
  }

  private putString(text: string): void {
    this.makeRoom(text.length * maxPerCharacter);
    this.used += this.bytes.write(text, this.used);
  }

  /** Ensures capacity for this many bytes and the end of the row. */
  private makeRoom(bytes: number): void {
    const needed = this.used + bytes + this.ahead;
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(gathered, needed));
    larger.set(this.bytes.subarray(0, this.used));
    this.bytes = larger;
  }
}

/** A text that keeps its blanks has to say so before it begins. */
const needsSpace = -2;

function endOf(lines: Buffer, from: number): number {
  let end = from;
  while (meanings[lines[end] ?? 0] !== atEnd) end += 1;
  return end;
}
