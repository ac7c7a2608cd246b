import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { connectDatabase } from '../api/src/lib/db/connectDatabase.ts';
import { localPhotos } from '../bench/localPhotos.ts';
import { layoutShift } from './support/layoutShift.ts';
import { watchedPage } from './support/openBrowser.ts';
import { useOwnDirectory } from './support/useOwnDirectory.ts';
import { hydrated } from './support/useSite.ts';

// Pictures of listings on the pages: which files a phone asks for, when, and what stands there without one.

const directory = useOwnDirectory();
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const cards = 'main a[href^="/business/"]';
/** Slug of a listing whose picture can't be had. */
let without = '';

beforeAll(async () => {
  const connection = await connectDatabase({ databaseUrl: null, dataDir: directory.dataDir }, 'command');
  await localPhotos({
    databaseUrl: connection.url,
    dataDir: directory.dataDir,
    pages: [`${directory.url}/`],
  });
  const client = new pg.Client({ connectionString: connection.url });
  await client.connect();
  const { rows } = await client.query<{ slug: string }>(
    `UPDATE businesses SET photo_url = 'http://127.0.0.1/inside.jpg'
     WHERE id = (SELECT min(id) FROM businesses WHERE photo_url IS NULL) RETURNING slug`,
  );
  without = rows[0]?.slug ?? '';
  await client.end();
  await connection.release();
}, 120_000);

const photosIn = (requests: string[]) => requests.filter((url) => url.includes('/img/business/'));

describe('pictures of listings', () => {
  it('come in the size that is shown, three at once, the others when they are near, and move nothing', async () => {
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
  }, 60_000);

  it('stand there without script', async () => {
    const { page, close } = await watchedPage(directory.browser, { ...phone, javaScriptEnabled: false });
    await page.goto(directory.url, { waitUntil: 'load' });
    const listings = await page.locator(cards).count();
    expect(listings).toBeGreaterThan(0);
    expect(await page.locator('main img').count()).toBe(listings);
    await close();
  }, 60_000);

  it('that cannot be had give way to a drawing, and say so to those who listen', async () => {
    const { page, close } = await watchedPage(directory.browser, phone);
    await page.goto(`${directory.url}/business/${without}`, { waitUntil: 'load' });
    await hydrated(page);
    await page.locator('article').getByText('Image not available').first().waitFor({ state: 'attached' });
    expect(await page.locator('article').first().locator('img[src*="/img/"]').count()).toBe(0);
    expect(await page.locator('article svg').first().isVisible()).toBe(true);
    await close();
  }, 60_000);
});
