import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations } from '../support/findViolations.ts';
import { firstOf, hydrated, siteUrl, useSite } from '../support/useSite.ts';

// Saved places of a visitor: the list, its link, the comparison, and reading offline.

const site = useSite();
let first: { slug: string; name: string };
let second: { slug: string; name: string };

beforeAll(async () => {
  const list = (await (
    await fetch(`${siteUrl()}/api/businesses?limit=2&sortBy=name`)
  ).json()) as (typeof first)[];
  [first, second] = list as [typeof first, typeof second];
});

async function save(page: Page, slug: string): Promise<void> {
  await page.goto(`${siteUrl()}/business/${slug}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('[data-toast]').getByText('is saved').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true, pressed: true }).waitFor();
}

describe('saved places', () => {
  it('are stored, shared as a link, compared, and removed in all tabs', async () => {
    const { page, complaints, close } = await site.open('/saved', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByText('No saved places yet').waitFor();
    await save(page, first.slug);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.locator('[data-toast]').getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${siteUrl()}/business/${first.slug}`,
    );
    await save(page, second.slug);

    await page.goto(`${siteUrl()}/saved`);
    const rows = page.getByRole('list', { name: 'Saved places' }).getByRole('listitem');
    await rows.nth(1).waitFor();
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringContaining(second.name),
      expect.stringContaining(first.name),
    ]);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Share the list as a link' }).click();
    await page.locator('[data-toast]').getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all()) await box.check();
    await page.getByRole('link', { name: 'Compare 2 places' }).click();
    await page.getByRole('columnheader', { name: first.name }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    const other = await site.open(new URL(link).pathname + new URL(link).hash);
    await other.page.getByText('This link brings 2 places').waitFor();
    await other.page.getByRole('button', { name: 'Add to this browser' }).click();
    await other.page.getByRole('listitem').filter({ hasText: second.name }).first().waitFor();
    expect(new URL(other.page.url()).hash).toBe('');
    await other.close();

    const tab = await page.context().newPage();
    await tab.goto(`${siteUrl()}/saved`);
    await page.goto(`${siteUrl()}/saved`);
    await tab.getByRole('button', { name: `Remove` }).first().click();
    await expect(
      rows.filter({ hasText: second.name }).waitFor({ state: 'detached' }),
    ).resolves.toBeUndefined();
    expect(complaints).toEqual([]);
    await close();
  });

  it('are readable offline, marked as offline, with the time of the last visit', async () => {
    const { page, close } = await site.open(`/business/${first.slug}`);
    await save(page, first.slug);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    await page.goto(`${siteUrl()}/business/${second.slug}`);
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await page.getByRole('heading', { level: 3, name: first.name }).waitFor();
    await page.getByText(/^As it was on /).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: second.name }).waitFor();
    await close();
  });

  it('are not offered without script, unlike contact and calendar files', async () => {
    const { page, close } = await site.open(`/business/${first.slug}`, { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    await page.getByText('Contact and calendar').click();
    const card = await page.getByRole('link', { name: 'Save to contacts' }).getAttribute('href');
    const answer = await fetch(siteUrl() + card);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('BEGIN:VCARD')]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('footer').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await close();
  });
});

describe('the site as an app', () => {
  it('passes the browser’s own check for installable apps on pages of each kind', async () => {
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
