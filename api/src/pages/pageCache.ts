import type { PageOutcome } from '../lib/telemetry/metrics.ts';
import { compressPage, recompressPage } from './compressPage.ts';
import { PageStore, type CachedPage } from './pageStore.ts';
import type { RenderedPage } from '../../../web/src/contract/renderPage.ts';

interface InFlightRender {
  page: Promise<RenderedPage | CachedPage>;
  /** Tags invalidated during the render. */
  invalidTags: Set<string>;
  isAllInvalid: boolean;
}

// A page takes about 25 KB. URLs with a query are unlimited in number, so they must not evict the others.
const plainBytes = 48 * 1024 * 1024;
const queryBytes = 16 * 1024 * 1024;

/**
 * Cache of rendered pages in memory, invalidated by tags. Requests for one page share one render. Until `resume`, and after
 * `suspend`, invalidations cannot be received: each page is then rendered again, and a cached page is only served when
 * rendering fails (stale-if-error).
 */
export class PageCache {
  #plain: PageStore;
  #queried: PageStore;
  #inFlight = new Map<string, InFlightRender>();
  #recompressing = new Set<CachedPage>();
  #isListening = false;

  /** `processes` share the default sizes. `count` is called with the outcome of each request. */
  constructor(
    { plain, queried, processes = 1 }: { plain?: number; queried?: number; processes?: number } = {},
    readonly count: (outcome: PageOutcome) => void = () => undefined,
  ) {
    this.#plain = new PageStore(plain ?? plainBytes / processes);
    this.#queried = new PageStore(queried ?? queryBytes / processes);
  }

  /** Current size of the cache. */
  get bytes(): number {
    return this.#plain.bytes + this.#queried.bytes;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /**
   * Returns the page of a key: cached, from an in-flight render, or rendered now. `now` decides what is open, and whether
   * a cached page has expired.
   */
  async get(
    key: string,
    now: Date,
    render: (now: Date) => Promise<RenderedPage>,
  ): Promise<RenderedPage | CachedPage> {
    const store = this.#storeOf(key);
    const cached = store.get(key);
    if (cached && this.#isListening && cached.expiresAt > now.getTime()) {
      this.count('hit');
      if (!cached.isThorough) void this.#recompress(key, cached);
      return cached;
    }
    const inFlight = this.#inFlight.get(key);
    const page = await (inFlight ?? this.#startRender(key, now, render)).page;
    // Without the database no newer page can be rendered.
    const isStaleIfError = page.status === 503 && cached && !this.#isListening;
    this.count(isStaleIfError ? 'stale' : inFlight ? 'shared' : 'rendered');
    return isStaleIfError ? cached : page;
  }

  #startRender(key: string, now: Date, render: (now: Date) => Promise<RenderedPage>): InFlightRender {
    const inFlight: InFlightRender = {
      page: Promise.resolve(null as never),
      invalidTags: new Set(),
      isAllInvalid: false,
    };
    inFlight.page = this.#render(key, inFlight, now, render).finally(() => {
      if (this.#inFlight.get(key) === inFlight) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, inFlight);
    return inFlight;
  }

  async #render(
    key: string,
    inFlight: InFlightRender,
    now: Date,
    render: (now: Date) => Promise<RenderedPage>,
  ): Promise<RenderedPage | CachedPage> {
    const page = await render(now);
    if (page.status !== 200 || !page.cachePolicy) {
      // A page that no longer exists must not be served from the cache; a server error does not mean that.
      if (page.status < 500) this.#storeOf(key).remove(key);
      return page;
    }
    const compressed = await compressPage(page, now);
    const isStale = inFlight.isAllInvalid || compressed.tags.some((tag) => inFlight.invalidTags.has(tag));
    if (this.#isListening && !isStale) this.#storeOf(key).set(key, compressed);
    return compressed;
  }

  /** Compresses a cached page thoroughly for later requests; this one is not held up. */
  async #recompress(key: string, page: CachedPage): Promise<void> {
    if (this.#recompressing.has(page)) return;
    this.#recompressing.add(page);
    try {
      this.#storeOf(key).replace(key, page, await recompressPage(page));
    } catch {
      // Without memory for it, the page stays as it is.
    } finally {
      this.#recompressing.delete(page);
    }
  }

  /** Invalidates every page with one of these tags, also those that are being rendered. */
  invalidate(tags: readonly string[]): void {
    this.#plain.invalidate(tags);
    this.#queried.invalidate(tags);
    for (const inFlight of this.#inFlight.values()) for (const tag of tags) inFlight.invalidTags.add(tag);
    // Later requests must not share a render that began before.
    this.#inFlight = new Map();
  }

  invalidateAll(): void {
    this.#plain.clear();
    this.#queried.clear();
    for (const inFlight of this.#inFlight.values()) inFlight.isAllInvalid = true;
    this.#inFlight = new Map();
  }

  /** Invalidations are received from now on; earlier ones may have been missed. */
  resume(): void {
    this.invalidateAll();
    this.#isListening = true;
  }

  suspend(): void {
    this.#isListening = false;
  }

  #storeOf(key: string): PageStore {
    return key.includes('?') ? this.#queried : this.#plain;
  }
}
