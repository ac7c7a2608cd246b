import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openBackOffice, logInTo } from '../support/backOffice.ts';
import { coveredControls, showToast } from '../support/coveredControls.ts';
import { screenOpener } from '../support/screenOpener.ts';
import { firstOf, siteUrl, hydrated, useSite } from '../support/useSite.ts';

// Overlays, such as a toast, a bar or a banner, leave every control within reach.

const site = useSite();
const widths = [320, 390, 768, 1024, 1366];
let cookie = '';

beforeAll(async () => {
  cookie = await logInTo(siteUrl());
});

/** Elements that a message covers on a page, at each width. */
async function coveredAtAnyWidth(page: Page, of = widths): Promise<string[]> {
  const faults: string[] = [];
  for (const width of of) {
    await page.setViewportSize({ width, height: width < 768 ? 640 : 768 });
    await showToast(page, 'Saved');
    for (const fault of await coveredControls(page))
      faults.push(`${new URL(page.url()).pathname} at ${width}: ${fault}`);
  }
  return faults;
}

const openAdmin = (path: string) =>
  openBackOffice({ browser: site.browser(), url: siteUrl() }, cookie, `/admin${path}`);

/** Screens of the back office. */
const screens = [
  '',
  '/businesses',
  '/businesses/changes',
  '/businesses/categories',
  '/businesses/cities',
  '/businesses/place-changes',
  '/businesses/duplicates',
  '/businesses/trash',
  '/excel',
  '/analytics',
  '/analytics/synonyms',
  '/ads',
  '/ads?tab=injection',
  '/audit',
  '/account',
  '/operators',
  '/database',
  '/messages',
  '/proposals',
  '/pricing',
  '/settings',
  '/settings?tab=security',
  '/settings/identity',
  '/no/such/screen',
];

describe('a notification covers nothing permanently', () => {
  it('on public pages', async () => {
    const [business, category, city] = await Promise.all([
      firstOf('/api/businesses?limit=1'),
      firstOf('/api/categories'),
      firstOf('/api/cities'),
    ]);
    const paths = [
      '/',
      '/businesses',
      '/businesses?search=zzzzqqqq',
      `/business/${business.slug}`,
      '/categories',
      `/category/${category.slug}`,
      '/cities',
      `/city/${city.slug}`,
      '/about',
      '/contact',
      '/privacy-policy',
      '/cookie-policy',
      '/no/such/page',
      '/admin/login',
    ];
    const faults: string[] = [];
    const { page, close } = await site.open('/', { reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(siteUrl() + path, { waitUntil: 'load' });
      if (path === '/admin/login') await page.getByLabel('Erişim anahtarı', { exact: true }).waitFor();
      else await hydrated(page);
      faults.push(...(await coveredAtAnyWidth(page)));
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('on any screen of the back office', async () => {
    const faults: string[] = [];
    const { page, close } = await openAdmin('');
    const openScreen = screenOpener(page);
    for (const screen of screens) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await openScreen(`/admin${screen}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      faults.push(...(await coveredAtAnyWidth(page)));
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('in a panel, beside a bar and in a dialog of the back office', async () => {
    const { page, close } = await openAdmin('/businesses');
    await page
      .getByRole('checkbox', { name: /: seç$/ })
      .first()
      .check();
    await page.getByRole('region', { name: 'Seçilenler' }).waitFor();
    const faults = await coveredAtAnyWidth(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.locator('a[data-open]').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).waitFor();
    faults.push(...(await coveredAtAnyWidth(page)));
    await page.goto(`${siteUrl()}/admin/pricing`);
    await page.getByRole('button', { name: 'Yeni abonelik' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Plan' }).waitFor();
    faults.push(...(await coveredAtAnyWidth(page)));
    expect(faults).toEqual([]);
    await close();
  });

  it('in a sheet and in a dialog of a public page', async () => {
    const { page, close } = await site.open('/businesses', {
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 640 },
    });
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Show 300 businesses' }).waitFor();
    const faults = await coveredAtAnyWidth(page, [320, 390]);
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(`${siteUrl()}/business/${(await firstOf('/api/businesses?limit=1')).slug}`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Claim or correct' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).waitFor();
    faults.push(...(await coveredAtAnyWidth(page)));
    expect(faults).toEqual([]);
    await close();
  });

  it('and a scrolled page stays in place when it disappears', async () => {
    const { page, close } = await openAdmin('/businesses');
    await page.setViewportSize({ width: 1366, height: 768 });
    const last = page.getByRole('navigation', { name: 'Sayfalar' }).getByRole('link').last();
    await last.waitFor();
    await showToast(page, 'Saved');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const before = await last.boundingBox();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await page.getByText('Saved').waitFor({ state: 'detached' });
    expect(await last.boundingBox()).toEqual(before);
    // Once somebody goes up again, the room is given back.
    const room = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--toast-bar'));
    expect(await room()).not.toBe('');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--toast-bar') === '');
    await close();
  });
});
