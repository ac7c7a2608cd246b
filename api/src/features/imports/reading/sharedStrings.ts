// Shared strings beyond the first few megabytes are kept as UTF-8 outside the JavaScript heap, so that 300 MB of them
// fit beside a small heap.
import { readingLimits } from './readingLimits.ts';
import { unusableFile } from './unusableFile.ts';
import { textChunks, namespacePrefix } from './xmlChunks.ts';
import { TextMarks } from './textMarks.ts';
import { textRuns } from './xmlText.ts';

const pageBits = 23;
const pageSize = 1 << pageBits;
const cacheSize = 1 << 12;
/** What the strings kept as they are may cost, in characters; each costs some more than its own. */
const heapBudget = 48 * 1024 * 1024;
const heapOverhead = 32;

export class SharedStrings {
  private heap: string[] = [];
  private heapLeft = heapBudget;
  private pages: Buffer[] = [];
  private used = pageSize;
  private starts = new Uint32Array(1024);
  private sizes = new Uint32Array(1024);
  private count = 0;
  private cachedIndex = new Int32Array(cacheSize).fill(-1);
  private cachedText: string[] = new Array<string>(cacheSize).fill('');
  private overlong = new Set<number>();

  add(text: string): void {
    if (text.length > readingLimits.workbookCell) {
      this.overlong.add(this.count);
      text = text.slice(0, 1000);
    }
    if (this.heapLeft > 0) {
      this.heapLeft -= text.length + heapOverhead;
      this.heap.push(text);
      this.count += 1;
      return;
    }
    const index = this.count - this.heap.length;
    if (index === this.starts.length) {
      this.starts = grown(this.starts);
      this.sizes = grown(this.sizes);
    }
    if (this.used + text.length * 3 > pageSize) {
      if ((this.pages.length + 1) * pageSize > readingLimits.sharedStrings) {
        throw unusableFile('Dosyadaki paylaşılan metinler 1 GB sınırını aşıyor.');
      }
      this.pages.push(Buffer.allocUnsafeSlow(pageSize));
      this.used = 0;
    }
    const page = this.pages.length - 1;
    const size = this.pages[page]?.write(text, this.used) ?? 0;
    this.starts[index] = page * pageSize + this.used;
    this.sizes[index] = size;
    this.used += size;
    this.count += 1;
  }

  /** Undefined beyond the table's end. */
  at(index: number): string | undefined {
    if (index < this.heap.length) return this.heap[index];
    if (!(index < this.count)) return undefined;
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

  /** True where the string was longer than a cell may be, and only its beginning is kept. */
  isOverlong(index: number): boolean {
    return this.overlong.size > 0 && this.overlong.has(index);
  }
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Reads `xl/sharedStrings.xml`. */
export async function readSharedStrings(bytes: AsyncIterable<Buffer>): Promise<SharedStrings> {
  const strings = new SharedStrings();
  let rest = '';
  let prefix: string | undefined;
  for await (const chunk of textChunks(bytes)) {
    const searchFrom = Math.max(0, rest.length - 16);
    rest += chunk;
    prefix ??= namespacePrefix(rest, 'sst');
    if (prefix === undefined) {
      if (rest.length > 1_000_000) throw unusableFile('Paylaşılan metinler tablosu okunamadı.');
      continue;
    }
    const taken = takeStrings(rest, prefix, searchFrom, strings);
    rest = rest.slice(taken);
    if (rest.length > readingLimits.rowXml) throw unusableFile('Bir hücrenin içeriği 32 MB sınırını aşıyor.');
  }
  return strings;
}

const marks = new TextMarks();

/** Adds every complete string; returns how much of the text is done with. */
function takeStrings(xml: string, prefix: string, searchFrom: number, strings: SharedStrings): number {
  const open = `<${prefix}si`;
  const close = `</${prefix}si>`;
  const run = `<${prefix}t>`;
  const runClose = `</${prefix}t>`;
  marks.start(xml);
  let position = 0;
  let closeFrom = searchFrom;
  for (;;) {
    const start = xml.indexOf(open, position);
    if (start < 0) return Math.max(position, xml.length - open.length - 1);
    const tagEnd = xml.indexOf('>', start);
    if (tagEnd < 0) return start;
    if (xml.charAt(tagEnd - 1) === '/') {
      strings.add('');
      position = tagEnd + 1;
      continue;
    }
    const end = xml.indexOf(close, Math.max(tagEnd, closeFrom));
    if (end < 0) return start;
    closeFrom = 0;
    const runStart = tagEnd + 1 + run.length;
    const runEnd = end - runClose.length;
    // Almost always a single run of plain text.
    const isSingle =
      xml.startsWith(run, tagEnd + 1) &&
      xml.indexOf('<', runStart) === runEnd &&
      marks.isPlain(runStart, end);
    strings.add(isSingle ? xml.slice(runStart, runEnd) : textRuns(xml.slice(tagEnd + 1, end), prefix));
    position = end + close.length;
  }
}
