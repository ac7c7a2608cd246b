import { BrowserStore } from './BrowserStore.ts';

interface Listed {
  id: number;
}

/**
 * A short list in this browser's storage, newest first, shared by its tabs. If storage is refused or full, the list lasts
 * as long as the page, and `isStored` is false.
 */
export class BrowserList<Item extends Listed> extends BrowserStore {
  readonly #most: number;
  readonly #readItem: (value: unknown) => Item | null;
  #items: readonly Item[] | null = null;
  #isStored = true;

  /** `readItem` returns null for an invalid item: stored values may be damaged or of another release. */
  constructor(key: string, most: number, readItem: (value: unknown) => Item | null) {
    super(key);
    this.#most = most;
    this.#readItem = readItem;
  }

  /** The same array until something changes. */
  readonly items = (): readonly Item[] => (this.#items ??= this.#read());

  get isStored(): boolean {
    return this.#isStored;
  }

  has(id: number): boolean {
    return this.items().some((item) => item.id === id);
  }

  /** Puts an item at the front, or at an index. False if the list is full of others. */
  add(item: Item, { replacesOldest = false, at = 0 } = {}): boolean {
    const others = this.#latest().filter(({ id }) => id !== item.id);
    if (others.length >= this.#most && !replacesOldest) return false;
    this.#write(others.toSpliced(at, 0, item).slice(0, this.#most));
    return true;
  }

  remove(id: number): void {
    this.#write(this.#latest().filter((item) => item.id !== id));
  }

  /** Replaces items by those that `change` returns; null removes one. */
  update(change: (item: Item) => Item | null): void {
    this.#write(this.#latest().flatMap((item) => change(item) ?? []));
  }

  clear(): void {
    this.#write([]);
  }

  protected override reload(): void {
    this.#items = this.#read();
  }

  /** Stored values, which another tab may have changed; without storage, those of this page. */
  #latest(): readonly Item[] {
    return this.#isStored ? this.#read() : this.items();
  }

  #read(): readonly Item[] {
    try {
      const stored: unknown = JSON.parse(window.localStorage.getItem(this.key) ?? '{}');
      const places = (stored as { places?: unknown } | null)?.places;
      if (!Array.isArray(places)) return [];
      return places.flatMap((value) => this.#readItem(value) ?? []).slice(0, this.#most);
    } catch {
      return this.#items ?? [];
    }
  }

  #write(items: readonly Item[]): void {
    this.#items = items;
    try {
      window.localStorage.setItem(this.key, JSON.stringify({ places: items }));
      this.#isStored = true;
    } catch {
      this.#isStored = false;
    }
    this.notify();
  }
}
