import { isAscii } from 'node:buffer';
import { officeText } from './xmlText.ts';

const space = 32;
const quote = 34;
const ampersand = 38;
const slash = 47;
const less = 60;
const greater = 62;
const underscore = 95;
const x = 120;

/**
 * The stretch of an XML part that is being read, twice: as bytes, and as text of one character a byte, so that a
 * position means the same in both. Text of any script is decoded only where somebody asks for it, which makes the
 * search for tags cheap.
 */
export class XmlWindow {
  bytes: Buffer = Buffer.alloc(0);
  /** One character for each byte. */
  text = '';
  /** Set by `findRun`. */
  runStart = 0;
  runEnd = 0;
  /** Whether the run stands for itself, in ASCII and without references. */
  isPlainRun = true;
  private isAscii = true;
  private searches = new Map<string, { from: number; found: number }>();

  /** Discards consumed bytes and appends the next ones, in UTF-8. */
  advance(read: number, next: Buffer): void {
    const rest = this.bytes.subarray(read);
    this.bytes = rest.length === 0 ? next : Buffer.concat([rest, next]);
    this.text = this.bytes.toString('latin1');
    this.isAscii = isAscii(this.bytes);
    this.searches.clear();
  }

  startsWith(at: number, expected: Buffer): boolean {
    for (let i = 0; i < expected.length; i += 1) if (this.bytes[at + i] !== expected[i]) return false;
    return true;
  }

  /**
   * Where a text is next, or -1. The last answer for each text is cached while it is valid, so that many
   * searches for what is missing, or far away, cost one.
   */
  find(searched: string, from: number): number {
    return this.memoized(searched, from, () => this.text.indexOf(searched, from));
  }

  /** The next tag of exactly that name: `<c` is also how `<cols` begins. -1 where there is none. */
  tagStart(open: string, from: number): number {
    return this.memoized(open, from, () => {
      const { text } = this;
      for (let start = text.indexOf(open, from); start >= 0; start = text.indexOf(open, start + 1)) {
        if (this.endsName(start + open.length)) return start;
      }
      return -1;
    });
  }

  /** Tags that are searched for by name, and texts, are never the same. */
  private memoized(searched: string, from: number, search: () => number): number {
    const last = this.searches.get(searched);
    if (last && last.from <= from && (last.found < 0 || last.found >= from)) return last.found;
    const found = search();
    this.searches.set(searched, { from, found });
    return found;
  }

  /** Whether no more of a tag's name follows. */
  endsName(at: number): boolean {
    const next = this.bytes[at] ?? space;
    return next <= space || next === greater || next === slash;
  }

  /** The characters of a stretch, as written. */
  characters(from: number, to: number): string {
    return this.isAscii ? this.text.slice(from, to) : this.bytes.toString('utf8', from, to);
  }

  /** Finds where text that begins here ends, at the next tag. */
  findText(from: number): void {
    const { bytes } = this;
    const { length } = bytes;
    let isPlain = true;
    let at = from;
    for (; at < length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === less) break;
      if (byte > 127 || byte === ampersand || (byte === underscore && bytes[at + 1] === x)) isPlain = false;
    }
    this.runStart = from;
    this.runEnd = at;
    this.isPlainRun = isPlain;
  }

  /**
   * Finds the text of a string that is a single run, as almost all are. `from` is after the `<t` of its tag,
   * `closing` what must follow the text. False for anything else.
   */
  findRun(from: number, closing: Buffer): boolean {
    let start = from;
    // Of attributes there is only xml:space="preserve".
    if (this.bytes[start] !== greater) {
      start = this.text.indexOf('>', start);
      if (start < 0 || this.bytes[start - 1] === slash || this.bytes[start - 1] !== quote) return false;
    }
    this.findText(start + 1);
    return this.startsWith(this.runEnd, closing);
  }

  /** The last text found, decoded. */
  run(): string {
    if (this.isPlainRun) return this.text.slice(this.runStart, this.runEnd);
    return officeText(this.characters(this.runStart, this.runEnd));
  }
}
