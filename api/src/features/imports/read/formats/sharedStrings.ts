// Shared strings beyond the first few megabytes are stored as UTF-8 outside the JavaScript heap, so that 300 MB of them
// fit beside a small heap.
import { readingLimits } from './readingLimits.ts';
import { unusableFile } from './unusableFile.ts';
import { chunksBeyond, namespacePrefix, xmlChunks } from './xml/xmlChunks.ts';
import { textRuns } from './xml/xmlText.ts';
import { XmlWindow } from './xml/xmlWindow.ts';

const pageBits = 23;
const pageSize = 1 << pageBits;
const cacheSize = 1 << 12;
/** Maximum number of characters of strings in the JavaScript heap; each string has some overhead. */
const heapBudget = 48 * 1024 * 1024;
const heapOverhead = 32;

export class SharedStrings {
  private heap: string[] = [];
  private heapLeft = heapBudget;
  private pages: Buffer[] = [];
  private used = 0;
  private starts = new Uint32Array(1024);
  private sizes = new Uint32Array(1024);
  private count = 0;
  private cachedIndex = new Int32Array(cacheSize).fill(-1);
  private cachedText: string[] = new Array<string>(cacheSize).fill('');
  private overlong = new Set<number>();

  add(text: string): void {
    if (this.count === readingLimits.stringCount) throw tooManyStrings();
    if (text.length > readingLimits.workbookCell) {
      this.overlong.add(this.count);
      text = text.slice(0, 1000);
    }
    if (this.heapLeft > 0) {
      this.heapLeft -= text.length + heapOverhead;
      this.heap.push(text);
      this.count += 1;
    } else {
      const page = this.pageFor(text.length * 3);
      this.note(page.write(text, this.used));
    }
  }

  /** Adds the last run found by the window; beyond the heap budget its bytes are copied unchanged. */
  addRun(xml: XmlWindow): void {
    if (this.count === readingLimits.stringCount) throw tooManyStrings();
    const size = xml.runEnd - xml.runStart;
    if (this.heapLeft > 0 || !xml.isPlainRun || size > readingLimits.workbookCell) {
      this.add(xml.run());
      return;
    }
    const page = this.pageFor(size);
    this.note(xml.bytes.copy(page, this.used, xml.runStart, xml.runEnd));
  }

  /** The page for the next string, with room for `size` bytes. */
  private pageFor(size: number): Buffer {
    const last = this.pages.at(-1);
    if (last && this.used + size <= pageSize) return last;
    const index = this.starts.byteLength + this.sizes.byteLength;
    if ((this.pages.length + 1) * pageSize + index > readingLimits.sharedStrings) {
      throw unusableFile('stringsTooLarge');
    }
    const page = Buffer.allocUnsafeSlow(pageSize);
    this.pages.push(page);
    this.used = 0;
    return page;
  }

  /** Records the position of the string of `size` bytes that was just written to the last page. */
  private note(size: number): void {
    const index = this.count - this.heap.length;
    if (index === this.starts.length) {
      this.starts = grown(this.starts);
      this.sizes = grown(this.sizes);
    }
    this.starts[index] = (this.pages.length - 1) * pageSize + this.used;
    this.sizes[index] = size;
    this.used += size;
    this.count += 1;
  }

  /** Undefined beyond the table's end. */
  at(index: number): string | undefined {
    if (index < this.heap.length) return this.heap[index];
    if (!(index >= 0 && index < this.count)) return undefined;
    const slot = index & (cacheSize - 1);
    if (this.cachedIndex[slot] === index) return this.cachedText[slot];
    const paged = index - this.heap.length;
    const start = this.starts[paged] ?? 0;
    const offset = start & (pageSize - 1);
    const text = this.pages[start >>> pageBits]?.toString('utf8', offset, offset + (this.sizes[paged] ?? 0));
    this.cachedIndex[slot] = index;
    this.cachedText[slot] = text ?? '';
    return text;
  }

  /** True if the string was longer than a cell may be, and was cut. */
  isOverlong(index: number): boolean {
    return this.overlong.size > 0 && this.overlong.has(index);
  }
}

function tooManyStrings(): Error {
  return unusableFile({ message: 'tooManyStrings', limit: readingLimits.stringCount });
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Reads `xl/sharedStrings.xml`. */
export async function readSharedStrings(bytes: AsyncIterable<Buffer>): Promise<SharedStrings> {
  const strings = new SharedStrings();
  const window = new XmlWindow();
  let consumed = 0;
  let prefix: string | undefined;
  for await (const chunk of chunksBeyond(xmlChunks(bytes), () => window.bytes.length - consumed)) {
    const searchFrom = Math.max(0, window.bytes.length - consumed - 16);
    window.advance(consumed, chunk);
    consumed = 0;
    prefix ??= namespacePrefix(window.text, 'sst');
    if (prefix === undefined) continue;
    consumed = consumeStrings(window, prefix, searchFrom, strings);
    if (window.bytes.length - consumed > readingLimits.rowXml) {
      throw unusableFile('cellTooLarge');
    }
  }
  return strings;
}

/** Adds every complete string; returns the number of consumed characters of the window. */
function consumeStrings(xml: XmlWindow, prefix: string, searchFrom: number, strings: SharedStrings): number {
  const { text } = xml;
  const open = `<${prefix}si`;
  const close = `</${prefix}si>`;
  const single = Buffer.from(`<${prefix}si><${prefix}t`);
  const singleClose = Buffer.from(`</${prefix}t></${prefix}si>`);
  let position = 0;
  let closeFrom = searchFrom;
  for (;;) {
    // Almost always the next string begins here and is a single run.
    if (xml.startsWith(position, single) && xml.findRun(position + single.length, singleClose)) {
      strings.addRun(xml);
      position = xml.runEnd + singleClose.length;
      closeFrom = 0;
      continue;
    }
    const start = text.indexOf(open, position);
    if (start < 0) return Math.max(position, text.length - open.length - 1);
    const tagEnd = text.indexOf('>', start);
    if (tagEnd < 0) return start;
    if (text.charAt(tagEnd - 1) === '/') {
      strings.add('');
      position = tagEnd + 1;
      continue;
    }
    const end = text.indexOf(close, Math.max(tagEnd, closeFrom));
    if (end < 0) return start;
    closeFrom = 0;
    strings.add(textRuns(xml.characters(tagEnd + 1, end), prefix));
    position = end + close.length;
  }
}
