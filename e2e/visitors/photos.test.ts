import { beforeAll, describe, expect, it } from '@jest/globals';
import { localPhotos } from '../../bench/localPhotos.ts';
import { inDatabase } from '../support/inDatabase.ts';
import { findViolations } from '../support/findViolations.ts';
import { layoutShift } from '../support/layoutShift.ts';
import { watchedPage } from '../support/openBrowser.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';
import { hydrated } from '../support/useSite.ts';

// Pictures of listings on the pages: which files a phone asks for, when, and what is there without one.

const directory = useOwnDirectory();
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const cards = 'main a[href^="/business/"]';
/** Slug of a listing whose picture is unavailable. */
let without = '';
/** Slug of a listing with five photos. */
let album = '';

beforeAll(async () => {
  await inDatabase(directory, async (client, databaseUrl) => {
    // Listings on the home page get one photo each, and which ones are there depends on the hour.
    const home = await (await fetch(directory.url)).text();
    const { rows: chosen } = await client.query<{ id: number; slug: string }>(
      `SELECT id, slug FROM businesses
     WHERE photo_url IS NULL AND image_url IS NULL AND strpos($1, slug) = 0
     ORDER BY id DESC LIMIT 1`,
      [home],
    );
    album = chosen[0]?.slug ?? '';
    await localPhotos({
      databaseUrl,
      dataDir: directory.dataDir,
      pages: [`${directory.url}/`],
      // Those that a phone asks for.
      widths: [320, 480],
      album: { id: chosen[0]?.id ?? 0, count: 5 },
    });
    const { rows } = await client.query<{ slug: string }>(
      `UPDATE businesses SET photo_url = 'http://127.0.0.1/inside.jpg'
     WHERE id = (SELECT min(id) FROM businesses WHERE photo_url IS NULL) RETURNING slug`,
    );
    without = rows[0]?.slug ?? '';
  });
});

const photosIn = (requests: string[]) => requests.filter((url) => url.includes('/img/business/'));

describe('pictures of listings', () => {
  it('load in the shown size, three at once and the others when they are near, without layout shift', async () => {
    const { page, requests, complaints, close } = await watchedPage(directory.browser, phone);
    await page.goto(directory.url, { waitUntil: 'load' });
    await hydrated(page);
    const shown = page.locator('main img');
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const before = photosIn(requests).length;
    // A card is half of the window wide, and a pixel of it two of the screen's.
    expect(photosIn(requests).filter((url) => !/-(320|480)\.webp$/.test(url))).toEqual([]);
    expect(
      await shown.evaluateAll((images) =>
        images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      ),
    ).toEqual(Array.from({ length: before }, () => true));
    expect(before).toBeGreaterThanOrEqual(3);
    const listings = await page.locator(cards).count();
    expect(before).toBeLessThan(listings);

    for (const card of await page.locator(cards).all()) await card.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (count) =>
        document.querySelectorAll('main img').length >= count &&
        document.querySelectorAll('main img[data-loading]').length === 0,
      listings,
    );
    expect(new Set(photosIn(requests)).size).toBeGreaterThan(before);
    expect(await layoutShift(page)).toBe(0);
    expect(requests.filter((url) => !url.startsWith(directory.url))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('are complete without script', async () => {
    const { page, close } = await watchedPage(directory.browser, { ...phone, javaScriptEnabled: false });
    await page.goto(directory.url, { waitUntil: 'load' });
    const listings = await page.locator(cards).count();
    expect(listings).toBeGreaterThan(0);
    expect(await page.locator('main img').count()).toBe(listings);
    await close();
  });

  it('that are missing are replaced by a drawing with a text alternative', async () => {
    const { page, close } = await watchedPage(directory.browser, phone);
    await page.goto(`${directory.url}/business/${without}`, { waitUntil: 'load' });
    await hydrated(page);
    await page.locator('article').getByText('Image not available').first().waitFor({ state: 'attached' });
    expect(await page.locator('article').first().locator('img[src*="/img/"]').count()).toBe(0);
    expect(await page.locator('article svg').first().isVisible()).toBe(true);
    await close();
  });

  it('open enlarged, follow keys and swipes, and close with Back, which restores the focus', async () => {
    const { page, requests, complaints, close } = await watchedPage(directory.browser, {
      ...phone,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    await page.goto(`${directory.url}/business/${album}`, { waitUntil: 'load' });
    await hydrated(page);
    const thumbs = page.getByRole('region', { name: 'Photos', exact: true }).getByRole('link');
    expect(await thumbs.count()).toBe(5);
    await thumbs.nth(1).scrollIntoViewIfNeeded();
    expect(photosIn(requests).filter((url) => url.endsWith('-full.webp'))).toEqual([]);
    const before = requests.filter((url) => url.endsWith('.js')).length;
    const address = page.url();
    await thumbs.nth(1).focus();
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog');
    await box.getByText('2 of 5').waitFor();
    expect(requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before);
    expect(await findViolations(page)).toEqual([]);

    // The one in view and its neighbours, each whole.
    const large = () => box.locator('img').evaluateAll((images) => images.length);
    expect(await large()).toBe(3);
    const shape = async () => {
      const shown = box.getByRole('img');
      await shown.evaluate((image: HTMLImageElement) => image.decode());
      return shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    };
    expect(await shape()).toEqual([400, 1600]);
    await page.keyboard.press('ArrowRight');
    await box.getByText('3 of 5').waitFor();
    expect(await shape()).toEqual([1600, 300]);

    await box.locator('ul').evaluate((row) => row.scrollBy({ left: row.clientWidth }));
    await box.getByText('4 of 5').waitFor();
    for (let i = 0; i < 8; i += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') != null,
      );
      expect(isInside).toBe(true);
    }
    await page.goBack();
    await box.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect(await thumbs.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await box.waitFor();
    // A double click closes the album, and does not leave the listing.
    await box.getByRole('button', { name: 'Close' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await box.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);

    await page.keyboard.press('Enter');
    await box.waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect(await layoutShift(page)).toBe(0);
    expect(requests.filter((url) => !url.startsWith(directory.url))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('lead to the large picture without script', async () => {
    const { page, close } = await watchedPage(directory.browser, { ...phone, javaScriptEnabled: false });
    await page.goto(`${directory.url}/business/${album}`, { waitUntil: 'load' });
    const thumb = page.getByRole('region', { name: 'Photos', exact: true }).getByRole('link').nth(2);
    const answer = await fetch(directory.url + (await thumb.getAttribute('href')));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await close();
  });
});
