import type { PageOutcome } from '../lib/metrics.ts';
import { packPage } from './packPage.ts';
import { PageStore, type CachedPage } from './pageStore.ts';
import type { RenderedPage } from './renderedPage.ts';

interface Flight {
  page: Promise<RenderedPage | CachedPage>;
  /** What changed while it was on its way. */
  dropped: Set<string>;
  isAllDropped: boolean;
}

// Some 25 KB a page. Addresses with a query are without number, so they never crowd out the others.
const plainBytes = 48 * 1024 * 1024;
const queryBytes = 16 * 1024 * 1024;

/**
 * Rendered pages in memory, until what they show changes. One render at a time for each page, whoever asks.
 * Until `resume`, and after `suspend`, changes can't be heard: then each page is rendered anew, and a kept one only
 * stands in where rendering fails.
 */
export class PageCache {
  #plain: PageStore;
  #queried: PageStore;
  #flights = new Map<string, Flight>();
  #isHearing = false;

  /** `count` is told how each answer came about. */
  constructor(
    bytes: { plain?: number; queried?: number } = {},
    readonly count: (outcome: PageOutcome) => void = () => undefined,
  ) {
    this.#plain = new PageStore(bytes.plain ?? plainBytes);
    this.#queried = new PageStore(bytes.queried ?? queryBytes);
  }

  /** What it holds now. */
  get bytes(): number {
    return this.#plain.bytes + this.#queried.bytes;
  }

  get isHearing(): boolean {
    return this.#isHearing;
  }

  /** The page of a key: kept, on its way, or rendered now. `now` is the moment that a rendering is for. */
  async answer(
    key: string,
    now: Date,
    render: (now: Date) => Promise<RenderedPage>,
  ): Promise<RenderedPage | CachedPage> {
    const store = this.#storeOf(key);
    const kept = store.get(key);
    if (kept && this.#isHearing && kept.expiresAt > now.getTime()) {
      this.count('kept');
      return kept;
    }
    const waiting = this.#flights.get(key);
    if (waiting) {
      this.count('shared');
      return waiting.page;
    }
    const flight: Flight = { page: Promise.resolve(null as never), dropped: new Set(), isAllDropped: false };
    flight.page = this.#fly(key, flight, now, render).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#flights.set(key, flight);
    const page = await flight.page;
    // Without the database nothing newer is to be had.
    const standsIn = page.status === 503 && kept && !this.#isHearing;
    this.count(standsIn ? 'stoodIn' : 'rendered');
    return standsIn ? kept : page;
  }

  async #fly(
    key: string,
    flight: Flight,
    now: Date,
    render: (now: Date) => Promise<RenderedPage>,
  ): Promise<RenderedPage | CachedPage> {
    const page = await render(now);
    if (page.status !== 200 || !page.life) {
      // What was there is no more; a failure of ours says nothing about it.
      if (page.status < 500) this.#storeOf(key).remove(key);
      return page;
    }
    const packed = await packPage(page, now);
    const isStale = flight.isAllDropped || packed.tags.some((tag) => flight.dropped.has(tag));
    if (this.#isHearing && !isStale) this.#storeOf(key).set(key, packed);
    return packed;
  }

  /** Forgets every page that shows any of these, also those that are being rendered. */
  drop(tags: readonly string[]): void {
    this.#plain.drop(tags);
    this.#queried.drop(tags);
    for (const flight of this.#flights.values()) for (const tag of tags) flight.dropped.add(tag);
    // Whoever asks from now on must not be answered from before.
    this.#flights = new Map();
  }

  dropAll(): void {
    this.#plain.clear();
    this.#queried.clear();
    for (const flight of this.#flights.values()) flight.isAllDropped = true;
    this.#flights = new Map();
  }

  /** Changes are heard from now on; what changed before is unknown. */
  resume(): void {
    this.dropAll();
    this.#isHearing = true;
  }

  suspend(): void {
    this.#isHearing = false;
  }

  #storeOf(key: string): PageStore {
    return key.includes('?') ? this.#queried : this.#plain;
  }
}
