import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { until } from '../../api/src/testing/until.ts';
import { mapColors } from '../../api/src/features/maps/style/mapFlavors.ts';
import { executeGraphql } from '../support/executeGraphql.ts';
import { logInTo, openBackOffice } from '../support/backOffice.ts';
import { findViolations } from '../support/findViolations.ts';
import { makeStreets } from '../support/makeStreets.ts';
import { openBrowser, softwareGl, watchedPage } from '../support/openBrowser.ts';
import {
  copyDataDir,
  makeDataDir,
  startDirectory,
  type RunningDirectory,
} from '../support/startDirectory.ts';
import { hydrated } from '../support/useSite.ts';

// Streets of MAP_TILES: an archive of our own, and tiles of another company.

let browser: Browser;
let data: Awaited<ReturnType<typeof makeDataDir>>;
let directory: RunningDirectory | null = null;
let place: { slug: string; id: number; latitude: number; longitude: number };
beforeAll(async () => {
  browser = await openBrowser(softwareGl);
  data = await makeDataDir();
  await copyDataDir(process.env.E2E_DEMO_DATA_DIR ?? '', data.dataDir);
});
afterAll(async () => {
  await directory?.end('SIGTERM');
  await browser?.close();
  await data?.remove();
});

/** Starts the directory with settings of its own, in place of the one before. */
async function restart(env: Record<string, string>): Promise<RunningDirectory> {
  await directory?.end('SIGTERM');
  directory = await startDirectory(data.dataDir, env);
  const query = '{ businesses(first: 1) { nodes { id slug latitude longitude } } }';
  const { businesses } = await executeGraphql<{ businesses: { nodes: (typeof place)[] } }>(
    directory.url,
    query,
  );
  const [first] = businesses.nodes;
  if (!first) throw new Error('The directory is empty.');
  place = first;
  return directory;
}

const around = () => {
  const { latitude, longitude } = place;
  return [latitude - 0.006, longitude - 0.006, latitude + 0.006, longitude + 0.006]
    .map((degrees) => degrees.toFixed(5))
    .join();
};
const drawn = (page: Page) => page.locator('[data-map=drawn]').waitFor();

async function openMap({ url }: RunningDirectory, options: BrowserContextOptions = {}) {
  const watched = await watchedPage(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await watched.page.goto(`${url}/businesses?view=map&within=${around()}`);
  await hydrated(watched.page);
  return watched;
}

/** How many pixels of the canvas have each of these colours, "#rrggbb". */
async function pixelsOf(page: Page, colors: readonly string[]): Promise<number[]> {
  const picture = (await page.locator('canvas.maplibregl-canvas').screenshot()).toString('base64');
  return page.evaluate(
    async ([base64, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      const { data: bytes } = pen.getImageData(0, 0, image.width, image.height);
      return wanted.map((color) => {
        const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16));
        let count = 0;
        for (let i = 0; i < bytes.length; i += 4)
          if (
            Math.abs((bytes[i] ?? 0) - r) < 3 &&
            Math.abs((bytes[i + 1] ?? 0) - g) < 3 &&
            Math.abs((bytes[i + 2] ?? 0) - b) < 3
          )
            count += 1;
        return count;
      });
    },
    [picture, colors] as const,
  );
}

describe('an archive of streets in the layers of Protomaps’ basemap', () => {
  it('is read by the reference reader, leaf directories and bounds included', async () => {
    const bytes = makeStreets(29, 41);
    const archive = new PMTiles({
      getKey: () => 'streets',
      getBytes: async (offset, length) => ({
        data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
      }),
    });
    const header = await archive.getHeader();
    expect([header.maxZoom, header.minLon, header.maxLat]).toEqual([15, 28.7, 41.3]);
    expect(header.leafDirectoryLength).toBeGreaterThan(0);
    const stored = await archive.getZxy(15, 19023, 12285);
    const { layers } = new VectorTile(new PbfReader(new Uint8Array(stored?.data ?? [])));
    expect(Object.keys(layers)).toEqual(expect.arrayContaining(['earth', 'roads']));
  });

  it('is drawn in both themes, with its sources named, without a request to anybody else', async () => {
    const first = await restart({});
    const file = path.join(data.dataDir, 'region.pmtiles');
    await writeFile(file, makeStreets(place.longitude, place.latitude));
    expect(first.output()).not.toContain('MAP_TILES');
    const site = await restart({ MAP_TILES: file });
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, requests, complaints, close } = await openMap(site, { colorScheme });
      await drawn(page);
      const { road, park, building, water } = mapColors[colorScheme];
      const counts = await pixelsOf(page, [road, park, building, water]);
      expect(counts.map((count) => count > 50)).toEqual([true, true, true, true]);
      const sources = page.locator('.maplibregl-ctrl-attrib');
      expect(await sources.innerText()).toMatch(/Protomaps.*OpenStreetMap/s);
      expect(await page.getByRole('button', { name: 'Show streets' }).count()).toBe(0);
      expect(requests.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(site.url))).toEqual([]);
      expect(requests.some((url) => /\/map\/tiles\/streets\/1[45]\//.test(url))).toBe(true);
      expect([complaints, await findViolations(page)]).toEqual([[], []]);
      // A phone has no room for the scale beside so many sources.
      await page.setViewportSize({ width: 320, height: 700 });
      await page.waitForFunction(() => {
        const [scale, named] = ['.maplibregl-ctrl-scale', '.maplibregl-ctrl-attrib'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return scale && named && (scale.bottom <= named.top || scale.right <= named.left);
      });
      await close();
    }
  }, 240_000);

  it('that is cut short is reported once, and the world map and the list stay', async () => {
    const file = path.join(data.dataDir, 'cut.pmtiles');
    await writeFile(file, makeStreets(place.longitude, place.latitude).subarray(0, 200));
    const site = await restart({ MAP_TILES: file });
    const { page, complaints, close } = await openMap(site);
    await drawn(page);
    expect(await page.locator('#listed a[href^="/business/"]').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    expect(site.output().split('MAP_TILES cannot be used').length).toBe(2);
    await close();
  });
});

describe('tiles of another company', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  async function watchTiles(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.context().route('https://tiles.example/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        body: pixel,
        contentType: 'image/png',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    return asked;
  }

  it('are loaded after a visitor agreed on the map, and no longer once that is withdrawn', async () => {
    const site = await restart({
      MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_ATTRIBUTION: '© Tiles Ltd',
    });
    const { page, complaints, close } = await openMap(site);
    const asked = await watchTiles(page);
    await drawn(page);
    await page.getByText('Streets come from tiles.example.').waitFor();
    expect([asked, await findViolations(page)]).toEqual([[], []]);
    await page.getByRole('button', { name: 'Show streets' }).click();
    await page.getByText('Streets come from tiles.example.').waitFor({ state: 'detached' });
    await page.waitForFunction(() =>
      document.querySelector('.maplibregl-ctrl-attrib')?.textContent?.includes('© Tiles Ltd'),
    );
    await until(async () => asked.length > 0);
    await page.goto(`${site.url}/cookie-policy`);
    await hydrated(page);
    // Disabled until the browser's decision is read.
    const maps = page.getByRole('switch', { name: 'Maps', disabled: false });
    await maps.waitFor();
    expect(await maps.isChecked()).toBe(true);
    await maps.click();
    await page.getByRole('button', { name: 'Save choices' }).click();
    const before = asked.length;
    await page.goto(`${site.url}/businesses?view=map&within=${around()}`);
    await page.getByText('Streets come from tiles.example.').waitFor();
    await drawn(page);
    expect([asked.length, complaints]).toEqual([before, []]);
    await close();
  });

  it('are loaded after an operator agreed, who withdraws that on the map', async () => {
    if (!directory) throw new Error('The directory does not run.');
    const { url } = directory;
    const cookie = await logInTo(url);
    const { page, complaints, close } = await openBackOffice({ browser, url }, cookie, '/admin', {
      serviceWorkers: 'block',
    });
    const asked = await watchTiles(page);
    await page.goto(`${url}/admin/businesses?edit=${place.id}`);
    await page.getByRole('button', { name: 'Haritada göster ve taşı' }).click();
    await drawn(page);
    await page.getByText('Sokaklar tiles.example adresinden yüklenir.').waitFor();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Sokakları göster' }).click();
    const hide = page.getByRole('button', { name: 'Sokakları gizle' });
    await hide.waitFor();
    await page.waitForFunction(() =>
      document.querySelector('.maplibregl-ctrl-attrib')?.textContent?.includes('© Tiles Ltd'),
    );
    await until(async () => asked.length > 0);
    await hide.click();
    await page.getByText('Sokaklar tiles.example adresinden yüklenir.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
