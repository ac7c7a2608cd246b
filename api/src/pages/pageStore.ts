/** A cached page: compressed, since nearly every browser asks for it that way. */
export interface CachedPage {
  status: number;
  br: Buffer;
  /** Whether `br` is as small as it will be. A page is compressed quickly first, thoroughly when it is requested again. */
  isThorough: boolean;
  /** Missing until a client requests it. */
  gzip?: Buffer;
  /** Weak: equal for pages that differ only in the time of their rendering. */
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** Data shown on the page; a change of any of it makes the page stale. */
  tags: readonly string[];
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Size of a page in both encodings, relative to Brotli alone. */
const bothEncodingsFactor = 2.25;

// Key, tags and the entries of the maps.
const overheadBytes = 1024;

/** LRU cache of pages by key, bounded in bytes. */
export class PageStore {
  #pages = new Map<string, CachedPage>();
  #keysOf = new Map<string, Set<string>>();
  #bytes = 0;

  constructor(readonly maxBytes: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    // A Map iterates in insertion order: re-inserting makes this page the most recently used.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: CachedPage): void {
    this.remove(key);
    if (sizeOf(page) > this.maxBytes) return;
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const tag of page.tags) {
      const keys = this.#keysOf.get(tag) ?? new Set();
      this.#keysOf.set(tag, keys.add(key));
    }
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.remove(oldest);
    }
  }

  /** Puts one page in the place of another, unless that one was removed meanwhile. */
  replace(key: string, page: CachedPage, by: CachedPage): void {
    if (this.#pages.get(key) === page) this.set(key, by);
  }

  remove(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
    for (const tag of page.tags) {
      const keys = this.#keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(tag);
    }
  }

  /** Removes every page with any of these tags. */
  invalidate(tags: readonly string[]): void {
    for (const tag of tags) for (const key of [...(this.#keysOf.get(tag) ?? [])]) this.remove(key);
  }

  clear(): void {
    this.#pages.clear();
    this.#keysOf.clear();
    this.#bytes = 0;
  }
}

function sizeOf(page: CachedPage): number {
  return Math.ceil(page.br.length * bothEncodingsFactor) + overheadBytes;
}
