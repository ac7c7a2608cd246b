import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log.ts';

/** A partial file that has not changed for this long was left by a killed process. */
const abandonedMs = 60_000;

/** Pause between two warnings about one folder. */
const warningPauseMs = 60_000;

/** Age after which the time of a file is renewed when it is read, for processes that do not see the read. */
const staleTimeMs = 3_600_000;

interface CachedFile {
  size: number;
  /** Milliseconds since 1970 of the last use that this process knows. */
  usedAt: number;
}

/**
 * LRU cache of reproducible files in a local directory, bounded in bytes. Adopts the files of an earlier process. Several
 * processes may share the directory and its limit: each reads it again after it has stored a share of the limit, and
 * leaves an eighth free for what the others store meanwhile. A disk that is full or cannot be read is logged, and
 * nothing is cached meanwhile.
 */
export class FileCache {
  /** Least recently used first. */
  #files = new Map<string, CachedFile>();
  #bytes = 0;
  /** Bytes stored since the directory was read. */
  #stored = 0;
  #opened: Promise<void> | null = null;
  #quietUntil = 0;

  constructor(
    readonly folder: string,
    readonly maxBytes: number,
    readonly log: Pick<Log, 'warn'>,
    readonly processes = 1,
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  async get(name: string): Promise<Buffer | null> {
    try {
      await this.#open();
      // Other processes of the node store files in the same folder.
      const content = await readFile(path.join(this.folder, name));
      await this.#renewTime(name);
      this.#note(name, content.length);
      return content;
    } catch {
      this.#dropEntry(name);
      return null;
    }
  }

  async set(name: string, content: Buffer): Promise<void> {
    try {
      await this.#open();
      await this.#write(name, content);
    } catch (error) {
      this.#warn(error);
    }
  }

  async #write(name: string, content: Buffer): Promise<void> {
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    // Written under another name and renamed, so that no partial file is ever read.
    const half = `${file}.${randomBytes(4).toString('hex')}.part`;
    try {
      await writeFile(half, content, { mode: 0o600 });
      await rename(half, file);
    } catch (error) {
      await rm(half, { force: true }).catch(() => undefined);
      throw error;
    }
    this.#note(name, content.length);
    this.#stored += content.length;
    const isShared = this.processes > 1;
    if (isShared && this.#stored > this.maxBytes / (8 * this.processes)) await this.#readFolder();
    const limit = isShared ? (this.maxBytes * 7) / 8 : this.maxBytes;
    for (const oldest of this.#files.keys()) {
      if (this.#bytes <= limit || oldest === name) break;
      this.#dropEntry(oldest);
      await rm(path.join(this.folder, oldest), { force: true });
    }
  }

  #note(name: string, size: number, usedAt = Date.now()): void {
    this.#dropEntry(name);
    this.#files.set(name, { size, usedAt });
    this.#bytes += size;
  }

  #dropEntry(name: string): void {
    this.#bytes -= this.#files.get(name)?.size ?? 0;
    this.#files.delete(name);
  }

  async #renewTime(name: string): Promise<void> {
    const now = Date.now();
    if (now - (this.#files.get(name)?.usedAt ?? 0) < staleTimeMs) return;
    await utimes(path.join(this.folder, name), now / 1000, now / 1000).catch(() => undefined);
  }

  #open(): Promise<void> {
    this.#opened ??= this.#readFolder().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  #warn(error: unknown): void {
    if (performance.now() < this.#quietUntil) return;
    this.#quietUntil = performance.now() + warningPauseMs;
    this.log.warn({ err: error, folder: this.folder }, 'a file could not be cached');
  }

  async #readFolder(): Promise<void> {
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
      // Another process may still be writing a recent one.
      else if (Date.now() - mtimeMs > abandonedMs) await rm(file, { force: true });
    }
    const known = this.#files;
    const usedAt = ({ name, at }: { name: string; at: number }) => Math.max(at, known.get(name)?.usedAt ?? 0);
    this.#files = new Map();
    this.#bytes = this.#stored = 0;
    for (const file of found.sort((a, b) => usedAt(a) - usedAt(b)))
      this.#note(file.name, file.size, usedAt(file));
  }
}
