import { describe, expect, it } from '@jest/globals';
import { firstOf, siteUrl, useSite } from './support/useSite.ts';

const site = useSite();

describe('the site as an app', () => {
  it('passes the browser’s own check of what can be installed, on pages of each kind', async () => {
    const { slug } = await firstOf('/api/businesses');
    for (const path of ['/', '/businesses', `/business/${slug}`, '/saved']) {
      const { page, close } = await site.open(path);
      const session = await page.context().newCDPSession(page);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      const { url, errors, data } = await session.send('Page.getAppManifest');
      // A browser installs nothing in a private window, and so says no more than that of a test's.
      const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
      expect({ path, url, faults, errors }).toEqual({
        path,
        url: `${siteUrl()}/manifest.webmanifest`,
        faults: [],
        errors: [],
      });
      expect(JSON.parse(data ?? '{}')).toMatchObject({ start_url: '/', display: 'standalone' });
      await close();
    }
  });

  it('has icons that no mask cuts, as the browser decodes them', async () => {
    const { page, close } = await site.open('/about');
    const sizes = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      const manifest = (await (await fetch(link?.href ?? '')).json()) as {
        icons: { src: string; sizes: string; purpose: string }[];
      };
      return Promise.all(
        manifest.icons.map(async ({ src, sizes, purpose }) => {
          const bitmap = await createImageBitmap(await (await fetch(src)).blob());
          return { purpose, isTrue: sizes === `${bitmap.width}x${bitmap.height}` };
        }),
      );
    });
    expect(sizes.every(({ isTrue }) => isTrue)).toBe(true);
    expect(new Set(sizes.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
    await close();
  });

  it('leaves the worker out of the first load: it is registered once the page has loaded', async () => {
    const { page, requests, close } = await site.open('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const { loaded, isLinked } = await page.evaluate(() => ({
      loaded: performance.getEntriesByType('navigation')[0]?.loadEventEnd ?? 0,
      isLinked: document.documentElement.outerHTML.includes('sw.js'),
    }));
    expect(loaded).toBeGreaterThan(0);
    expect(isLinked).toBe(false);
    expect(requests.filter((url) => url.endsWith('/offline.js'))).toEqual([]);
    await close();
  });

  it('never answers a page from a store: each navigation without a network is the offline page', async () => {
    const { slug } = await firstOf('/api/businesses');
    const { page, close } = await site.open(`/business/${slug}`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.context().setOffline(true);
    // Pages that this browser has just seen, and one that it has not.
    for (const path of [`/business/${slug}`, '/', '/saved', '/businesses?search=a']) {
      await page.goto(siteUrl() + path);
      await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    }
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.sort()).toEqual(['/favicon.svg', '/offline', '/offline.js']);
    await page.context().setOffline(false);
    await close();
  });
});
