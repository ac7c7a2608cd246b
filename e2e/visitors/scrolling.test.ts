import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { slowPage } from '../support/slowPage.ts';
import { hydrated, siteUrl, useSite } from '../support/useSite.ts';

const site = useSite();

const scrollDown = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: 1500, behavior: 'instant' });
    return window.scrollY;
  });
const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const open = async (page: Page, path: string) => {
  await page.goto(siteUrl() + path, { waitUntil: 'load' });
  await hydrated(page);
};

it.each(['/', '/categories', '/privacy-policy'])(
  'somebody who scrolls %s before its script runs is not thrown back',
  async (path) => {
    const { page, letThrough, close } = await slowPage(site.browser(), siteUrl() + path, {
      viewport: { width: 1280, height: 600 },
    });
    const before = await scrollDown(page);
    expect(before).toBeGreaterThan(100);
    await letThrough();
    await hydrated(page);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await position(page)).toBe(Math.round(before));
    await close();
  },
);

it('a page opened by its address starts at its top, whatever the scroll position of the previous page', async () => {
  const { page, close } = await site.open('/categories');
  await scrollDown(page);
  await open(page, '/privacy-policy');
  expect(await position(page)).toBe(0);
  await close();
});

it('a page that is opened at a heading shows that heading', async () => {
  const { page, close } = await site.open('/cookie-policy#preferences');
  expect(
    await page.locator('#preferences').evaluate((one) => Math.abs(one.getBoundingClientRect().top)),
  ).toBeLessThan(200);
  await close();
});

it('a reloaded page, and one returned to, restores its scroll position', async () => {
  const { page, close } = await site.open('/categories');
  const left = await scrollDown(page);
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
  expect(await position(page)).toBe(Math.round(left));
  await open(page, '/privacy-policy');
  await page.goBack({ waitUntil: 'load' });
  await hydrated(page);
  expect(await position(page)).toBe(Math.round(left));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();
  expect(await position(page)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/categories');
  await page.waitForFunction((top) => Math.round(window.scrollY) === top, Math.round(left));
  await close();
});
