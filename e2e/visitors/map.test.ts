import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { findViolations } from '../support/findViolations.ts';
import { openBrowser, softwareGl, watchedPage } from '../support/openBrowser.ts';
import { eventually } from '../support/startDirectory.ts';
import { firstOf, hydrated, siteUrl } from '../support/useSite.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(softwareGl);
});
afterAll(async () => {
  await browser?.close();
});

const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };

/** A page with a map, and the requests that leave the site or ask for what the map shows. */
async function openMap(path: string, options: BrowserContextOptions = wide) {
  const watched = await watchedPage(browser, options);
  const { page, requests } = watched;
  await page.goto(siteUrl() + path);
  await hydrated(page);
  const outside = () => requests.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(siteUrl()));
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"MapClusters"')) asked += 1;
  });
  return { ...watched, outside, asked: () => asked };
}

const drawn = (page: Page) => page.locator('[data-map=drawn]').waitFor();

/** Number of colours in the picture of an element. */
async function coloursOf(page: Page, selector: string): Promise<number> {
  const picture = (await page.locator(selector).screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(image, 0, 0);
    return new Set(new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer)).size;
  }, picture);
}

async function listed(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+ business(es)? found$/).textContent();
  return Number(text?.replace(/\D/g, ''));
}
/** Waits until the clusters and pins of the map hold as many listings as the list counts: `count`, or another number than `not`. */
async function agree(page: Page, wanted: { count?: number; not?: number } = {}): Promise<number> {
  await page.waitForFunction(({ count, not }) => {
    const text = /([\d,]+) business(?:es)? found/.exec(document.body.innerText)?.[1];
    const inList = Number(text?.replaceAll(',', ''));
    const onMap = [...document.querySelectorAll<HTMLElement>('[data-cluster], [data-pin]')].reduce(
      (sum, mark) => sum + Number(mark.dataset['cluster'] ?? 1),
      0,
    );
    return onMap === inList && inList === (count ?? inList) && inList !== not;
  }, wanted);
  return listed(page);
}

/** Opens a pin of a small map: its card covers neither the pin nor the buttons. */
async function expectCardsApart(page: Page): Promise<void> {
  const clusters = page.locator('[data-cluster]');
  const pins = page.locator('[data-pin]');
  const marks = () =>
    page
      .locator('[data-cluster], [data-pin]')
      .evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label')).join());
  for (let step = 0; step < 8 && (await pins.count()) === 0; step += 1) {
    const before = await marks();
    await clusters.first().press('Enter');
    await eventually(marks, (now) => now !== before);
  }
  await pins.first().press('Enter');
  const card = page.locator('[data-docked]');
  await card.waitFor();
  await page.waitForFunction(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const shown = boxOf('[data-docked]');
    const pin = boxOf('[data-pin][aria-expanded=true] svg');
    const buttons = boxOf('.controls');
    const isApart = (one?: DOMRect, other?: DOMRect) =>
      one &&
      other &&
      (one.bottom <= other.top ||
        one.top >= other.bottom ||
        one.left >= other.right ||
        one.right <= other.left);
    const others = [pin, buttons, boxOf('.maplibregl-ctrl-attrib')];
    return others.every((box) => isApart(box, shown)) && isApart(pin, buttons);
  });
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
}

describe('the map of a list', () => {
  it('shows all listings of the list, and sends requests to our origin only', async () => {
    const { page, complaints, outside, close } = await openMap('/businesses');
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await page.waitForURL('**/businesses?view=map');
    await drawn(page);
    expect(await agree(page)).toBe(300);
    expect(await coloursOf(page, 'canvas')).toBeGreaterThan(5);
    expect(await findViolations(page)).toEqual([]);
    expect([outside(), complaints]).toEqual([[], []]);
    await close();
  });

  it('offers to search a moved area once, which survives a reload and is undone by Back', async () => {
    const { page, asked, outside, close } = await openMap('/businesses?view=map');
    await drawn(page);
    const all = await agree(page);
    const before = asked();
    // Two moves in a row, before the first one rests.
    await page
      .getByRole('button', { name: 'Zoom in', exact: true })
      .evaluate((button: HTMLElement) => [1, 2].forEach(() => button.click()));
    const search = page.getByRole('button', { name: 'Search this area' });
    await search.waitFor();
    expect(await listed(page)).toBe(all);
    await search.click();
    await page.waitForURL('**within=**');
    const found = await agree(page, { not: all });
    expect(asked() - before).toBe(1);
    expect([found > 0, found < all]).toEqual([true, true]);
    const address = page.url();

    await page.reload();
    await hydrated(page);
    await drawn(page);
    expect(await agree(page, { count: found })).toBe(found);
    expect(page.url()).toBe(address);

    await page.goBack();
    await page.waitForURL('**/businesses?view=map');
    expect(await agree(page, { count: all })).toBe(all);
    expect(outside()).toEqual([]);
    await close();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const without = await plain.newPage();
    await without.goto(address);
    expect(await listed(without)).toBe(found);
    expect(await without.getByRole('link', { name: 'List', exact: true }).isVisible()).toBe(false);
    await plain.close();
  });

  it('highlights the pin of a card and the card of a pin, by mouse and keyboard', async () => {
    const { slug } = await firstOf('/api/cities');
    const { page, close } = await openMap(`/city/${slug}?view=map`, {
      viewport: { width: 1024, height: 800 },
      reducedMotion: 'reduce',
    });
    await drawn(page);
    const card = page.locator('#listed a[href^="/business/"]').first();
    await card.hover();
    const marked = page.locator('[data-pin][data-active]');
    await marked.waitFor();
    const of = await marked.getAttribute('data-pin');
    expect(await card.getAttribute('href')).toBe(`/business/${of}`);
    await page.mouse.move(0, 0);

    const cluster = page.locator('[data-cluster]').first();
    if ((await page.locator('[data-pin]').count()) === 0) await cluster.press('Enter');
    const pin = page.locator('[data-pin]').first();
    await pin.waitFor();
    await pin.focus();
    await page.keyboard.press('Enter');
    const link = page.locator('.maplibregl-popup a');
    await link.waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('.maplibregl-popup') !== null);
    expect(await link.getAttribute('href')).toBe(`/business/${await pin.getAttribute('data-pin')}`);
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'detached' });
    expect(await pin.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Skip the map' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.pane') === null)).toBe(true);
    await close();
  });

  it('keeps the list if it cannot be drawn or loaded', async () => {
    const { page, close } = await openMap('/businesses?view=map', {
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
    });
    await drawn(page);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"MapClusters"') ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await page.getByText('The businesses could not be loaded.').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/on the map$/).waitFor();
    await page.route('**/map/style-*', (route) => route.abort());
    await page.reload();
    await page.getByText('Parts of the map could not be loaded.').waitFor();
    await page.unroute('**/map/style-*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await drawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectCardsApart(page);

    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.reload();
    await page.getByText('This browser cannot draw the map.').waitFor();
    expect(await listed(page)).toBe(300);
    expect(await page.locator('#listed a[href^="/business/"]').count()).toBe(12);
    await close();
  });
});
