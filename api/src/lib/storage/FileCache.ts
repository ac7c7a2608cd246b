import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A partial file that was not written for this long was left by a killed process. */
const abandonedMs = 60_000;

/** LRU cache of reproducible files in a local directory, bounded in bytes. Adopts the files of an earlier process. */
export class FileCache {
  #sizes = new Map<string, number>();
  #bytes = 0;
  #opened: Promise<void> | null = null;

  constructor(
    readonly folder: string,
    readonly maxBytes: number,
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  async get(name: string): Promise<Buffer | null> {
    await this.#open();
    try {
      // Other processes of the node store files in the same folder.
      const content = await readFile(path.join(this.folder, name));
      this.#note(name, content.length);
      return content;
    } catch {
      this.#forget(name);
      return null;
    }
  }

  async set(name: string, content: Buffer): Promise<void> {
    await this.#open();
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    // A reader never sees half a file, and a kill leaves none under its name.
    const half = `${file}.${randomBytes(4).toString('hex')}.part`;
    try {
      await writeFile(half, content, { mode: 0o600 });
      await rename(half, file);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
    this.#note(name, content.length);
    for (const oldest of this.#sizes.keys()) {
      if (this.#bytes <= this.maxBytes || oldest === name) break;
      this.#forget(oldest);
      await rm(path.join(this.folder, oldest), { force: true });
    }
  }

  #note(name: string, size: number): void {
    this.#forget(name);
    this.#sizes.set(name, size);
    this.#bytes += size;
  }

  #forget(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }

  #open(): Promise<void> {
    this.#opened ??= this.#takeOver();
    return this.#opened;
  }

  async #takeOver(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const found: { name: string; size: number; at: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: null }));
      if (mtimeMs === null) continue;
      if (!entry.name.endsWith('.part'))
        found.push({ name: path.relative(this.folder, file), size, at: mtimeMs });
      // Another process may be writing a young one.
      else if (Date.now() - mtimeMs > abandonedMs) await rm(file, { force: true });
    }
    for (const { name, size } of found.sort((a, b) => a.at - b.at)) this.#note(name, size);
  }
}
