type Result = { errors?: readonly unknown[] } | object;

/** Pages show the date of the last change, but must not query it again after each change. */
const maxAgeMs = 60_000;

/**
 * Cache of data that every page needs, such as the name of the site, its counts and injected codes: loaded once instead of for
 * each page, until a count or a setting changes. Until `resume`, and after `suspend`, changes cannot be received, and
 * nothing is cached.
 */
export class SharedQueryCache {
  #entries = new Map<object, { result: Promise<Result>; loadedAt: Date }>();
  #isListening = false;

  /** The result for `key`, cached or from `load`. The results of one key always have the same type. */
  get<Loaded extends Result>(key: object, now: Date, load: () => Promise<Loaded>): Promise<Loaded> {
    if (!this.#isListening) return load();
    const cached = this.#entries.get(key);
    if (cached && now.getTime() - cached.loadedAt.getTime() < maxAgeMs)
      return cached.result as Promise<Loaded>;
    const entry = { result: load(), loadedAt: now };
    this.#entries.set(key, entry);
    const remove = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    entry.result.then((result) => 'errors' in result && result.errors && remove(), remove);
    return entry.result;
  }

  /** The same for optional data, with `load` as the key: after an error it calls `report` and returns `fallback`. */
  getOr<Loaded extends Result>(
    fallback: Loaded,
    now: Date,
    load: () => Promise<Loaded>,
    report: (error: unknown) => void,
  ): Promise<Loaded> {
    return this.get(load, now, load).catch((error: unknown) => {
      report(error);
      return fallback;
    });
  }

  invalidate(tags: readonly string[]): void {
    if (tags.includes('counts')) this.invalidateAll();
  }

  invalidateAll(): void {
    this.#entries.clear();
  }

  resume(): void {
    this.invalidateAll();
    this.#isListening = true;
  }

  suspend(): void {
    this.invalidateAll();
    this.#isListening = false;
  }
}
