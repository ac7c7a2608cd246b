import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { PageCache } from './pageCache.ts';
import { gzipPage, compressPage } from './compressPage.ts';
import { PageStore, type CachedPage } from './pageStore.ts';
import type { RenderedPage } from '../../../web/src/contract/renderPage.ts';

const start = new Date('2026-11-21T10:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const page = (html: string, tags: string[] = [], minutes = 60): RenderedPage => ({
  status: 200,
  html,
  cachePolicy: { tags, changesAt: later(minutes) },
});
const textOf = (answer: RenderedPage | CachedPage) =>
  'html' in answer ? answer.html : brotliDecompressSync(answer.br).toString();

/** A page whose text is the number of its renders. */
function counted(tags: string[] = [], minutes = 60) {
  let count = 0;
  return async () => page(`render ${(count += 1)}`, tags, minutes);
}
function hearing(bytes = {}) {
  const cache = new PageCache(bytes);
  cache.resume();
  return cache;
}
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('PageCache', () => {
  it('renders a page once, until its content changes', async () => {
    const cache = hearing();
    const render = counted(['business:1', 'lists']);
    const read = async (now = start) => textOf(await cache.get('/a', now, render));
    expect([await read(), await read()]).toEqual(['render 1', 'render 1']);
    cache.invalidate(['business:2', 'counts']);
    expect(await read()).toBe('render 1');
    cache.invalidate(['lists']);
    expect(await read()).toBe('render 2');
    cache.invalidateAll();
    expect(await read()).toBe('render 3');
  });

  it('renders a page again when an opening state on it changes, and after an hour at the latest', async () => {
    const cache = hearing();
    const soon = counted([], 5);
    const never = counted([], 10_000);
    await cache.get('/soon', start, soon);
    await cache.get('/never', start, never);
    expect(textOf(await cache.get('/soon', later(4), soon))).toBe('render 1');
    expect(textOf(await cache.get('/soon', later(5), soon))).toBe('render 2');
    expect(textOf(await cache.get('/never', later(59), never))).toBe('render 1');
    expect(textOf(await cache.get('/never', later(60), never))).toBe('render 2');
  });

  it('renders once for concurrent requests', async () => {
    const cache = hearing();
    const render = counted();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('/a', start, render)));
    expect(new Set(answers.map(textOf))).toEqual(new Set(['render 1']));
  });

  it('neither caches a page that changed during its render nor serves it to later requests', async () => {
    const cache = hearing();
    const { opened, open } = gate();
    const first = cache.get('/a', start, async () => {
      await opened;
      return page('old', ['business:1']);
    });
    cache.invalidate(['business:1']);
    const second = cache.get('/a', start, async () => page('new', ['business:1']));
    open();
    expect([textOf(await first), textOf(await second)]).toEqual(['old', 'new']);
    expect(textOf(await cache.get('/a', start, async () => page('newest')))).toBe('new');
  });

  it('caches neither missing nor private pages, and removes pages that no longer exist', async () => {
    const cache = hearing();
    const missing = { ...page('none', ['x']), status: 404 };
    expect(await cache.get('/a', start, async () => missing)).toBe(missing);
    expect(textOf(await cache.get('/a', start, async () => page('there')))).toBe('there');
    expect(await cache.get('/b', start, async () => ({ status: 200, html: 'mine' }))).toEqual({
      status: 200,
      html: 'mine',
    });
    expect(textOf(await cache.get('/b', start, async () => page('yours')))).toBe('yours');
  });

  it('renders each time while notifications are interrupted, and serves a stale page if that fails', async () => {
    const cache = hearing();
    const render = counted(['a']);
    await cache.get('/a', start, render);
    cache.suspend();
    expect(textOf(await cache.get('/a', start, render))).toBe('render 2');
    const failed = { status: 503, html: 'failed' };
    expect(textOf(await cache.get('/a', start, async () => failed))).toBe('render 1');
    expect(textOf(await cache.get('/b', start, async () => failed))).toBe('failed');
    const { opened, open } = gate();
    const concurrent = Array.from({ length: 5 }, () =>
      cache.get('/a', start, () => opened.then(() => failed)),
    );
    open();
    expect(new Set((await Promise.all(concurrent)).map(textOf))).toEqual(new Set(['render 1']));
    cache.resume();
    expect(textOf(await cache.get('/a', start, render))).toBe('render 3');
  });

  it('gives pages of equal content equal tags', async () => {
    const at = async (now: Date, words: string) => {
      const answer = await new PageCache().get('/a', now, async () => page(`${words} ${now.toISOString()}`));
      return 'etag' in answer && answer.etag;
    };
    expect(await at(start, 'a')).toBe(await at(later(1), 'a'));
    expect(await at(start, 'a')).not.toBe(await at(start, 'b'));
  });

  it('never evicts pages in favour of searches', async () => {
    const cache = hearing({ plain: 10_000, queried: 3000 });
    const render = counted();
    await cache.get('/a', start, render);
    for (let i = 0; i < 50; i += 1) await cache.get(`/a?search=${i}`, start, async () => page('x'));
    expect(textOf(await cache.get('/a', start, render))).toBe('render 1');
  });
});

describe('a page that is requested again', () => {
  const html = Array.from({ length: 400 }, (_, i) => `<li class="card card-${i % 7}">Café ${i}</li>`).join(
    '',
  );
  const isThorough = (answer: RenderedPage | CachedPage) => 'isThorough' in answer && answer.isThorough;
  const untilThorough = async (cache: PageCache, render: () => Promise<RenderedPage>) => {
    for (;;) {
      const answer = await cache.get('/a', start, render);
      if (isThorough(answer)) return answer as CachedPage;
      await setTimeout(5);
    }
  };

  it('is compressed quickly at first and thoroughly afterwards, with the same text and ETag', async () => {
    const cache = hearing();
    const render = async () => page(html);
    const first = (await cache.get('/a', start, render)) as CachedPage;
    expect(isThorough(first)).toBe(false);
    const again = await untilThorough(cache, render);
    expect(again.br.length).toBeLessThan(first.br.length);
    expect(again.etag).toBe(first.etag);
    expect(textOf(again)).toBe(html);
    expect(cache.bytes).toBeLessThan(first.br.length * 3 + 1024);
  });

  it('does not return to the cache if it changed while it was compressed', async () => {
    const cache = hearing();
    const render = counted(['business:1']);
    await cache.get('/a', start, render);
    await cache.get('/a', start, render);
    cache.invalidate(['business:1']);
    expect(textOf(await untilThorough(cache, render))).toBe('render 2');
  });
});

it('PageCache compresses a page by gzip at the first request without Brotli, and only once', async () => {
  const compressed = await compressPage(page('<p>Ödön’s café</p>'), start);
  expect(compressed.gzip).toBeUndefined();
  const gzip = await gzipPage(compressed);
  expect(gunzipSync(gzip).toString()).toBe('<p>Ödön’s café</p>');
  expect(await gzipPage(compressed)).toBe(gzip);
});

describe('PageStore', () => {
  const pageOf = (tags: string[] = [], bytes = 1000): CachedPage => ({
    status: 200,
    br: Buffer.alloc(bytes),
    isThorough: false,
    etag: '',
    headers: {},
    tags,
    expiresAt: 0,
  });

  it('stays within its size by evicting the least recently used page', () => {
    const store = new PageStore(3 * 3274);
    for (const key of ['a', 'b', 'c']) store.set(key, pageOf(['t']));
    store.get('a');
    store.set('d', pageOf());
    expect(['a', 'b', 'c', 'd'].filter((key) => store.get(key))).toEqual(['a', 'c', 'd']);
    store.set('huge', pageOf([], 100_000));
    expect(store.get('huge')).toBeUndefined();
    for (let i = 0; i < 1000; i += 1) store.set(`k${i}`, pageOf([`t${i}`]));
    expect(store.bytes).toBeLessThanOrEqual(store.maxBytes);
    store.invalidate(['t999', 't998', 't997']);
    expect(store.bytes).toBe(0);
  });
});
