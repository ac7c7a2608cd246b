import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes read per lookup. The first key of each block is held in memory. */
const blockSize = 8 * 1024;

/**
 * A file of lines `key<tab>value`, sorted by the bytes of their keys, which is read on demand: only the first
 * keys of its blocks are in memory, about one percent of it. The operating system caches the rest as needed.
 */
export class SortedFile {
  readonly #file: number;
  readonly #size: number;
  /** First whole line of each block: its key and where it begins. */
  readonly #blocks: { key: Buffer; start: number }[] = [];

  /** Errors: those of opening and reading a file. */
  constructor(path: string) {
    this.#file = openSync(path, 'r');
    this.#size = fstatSync(this.#file).size;
    for (let start = 0; start < this.#size; start += blockSize) {
      const block = this.#read(start, 2 * blockSize);
      const line = start === 0 ? 0 : block.indexOf(10) + 1;
      const tab = block.indexOf(9, line);
      if (tab > 0 && (start === 0 || line > 0) && line <= blockSize)
        this.#blocks.push({ key: Buffer.from(block.subarray(line, tab)), start: start + line });
    }
  }

  /** The value of a key; undefined for an unknown key. */
  find(key: string): string | undefined {
    const wanted = Buffer.from(key);
    let [low, high] = [0, this.#blocks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (Buffer.compare(this.#blocks[middle]?.key ?? wanted, wanted) <= 0) low = middle + 1;
      else high = middle;
    }
    const block = this.#blocks[low - 1];
    if (!block) return undefined;
    const end = this.#blocks[low]?.start ?? this.#size;
    const text = this.#read(block.start, end - block.start);
    const line = Buffer.concat([Buffer.from('\n'), wanted, Buffer.from('\t')]);
    const found = text.subarray(0, line.length - 1).equals(line.subarray(1)) ? -1 : text.indexOf(line);
    if (found === -1 && !text.subarray(0, line.length - 1).equals(line.subarray(1))) return undefined;
    const from = found + line.length;
    const newline = text.indexOf(10, from);
    return text.toString('utf8', from, newline === -1 ? undefined : newline);
  }

  /** The lines whose keys begin so, as `key<tab>value`. */
  beginningWith(prefix: string): string[] {
    const begun = Buffer.from(prefix);
    const next = this.#blocks.findIndex(({ key }) => Buffer.compare(key, begun) >= 0);
    const first = Math.max(0, (next < 0 ? this.#blocks.length : next) - 1);
    const after = this.#blocks.findIndex(
      ({ key }, at) => at > first && Buffer.compare(key.subarray(0, begun.length), begun) > 0,
    );
    const from = this.#blocks[first]?.start ?? this.#size;
    const end = after < 0 ? this.#size : (this.#blocks[after]?.start ?? this.#size);
    return this.#read(from, end - from)
      .toString('utf8')
      .split('\n')
      .filter((line) => line.startsWith(prefix));
  }

  close(): void {
    closeSync(this.#file);
  }

  #read(start: number, length: number): Buffer {
    const buffer = Buffer.allocUnsafe(Math.min(length, this.#size - start));
    let done = 0;
    while (done < buffer.length) {
      const got = readSync(this.#file, buffer, done, buffer.length - done, start + done);
      if (got === 0) break;
      done += got;
    }
    return buffer.subarray(0, done);
  }
}
