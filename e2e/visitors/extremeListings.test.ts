import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { localPhotos } from '../../bench/localPhotos.ts';
import { DAYS } from '../../domain/hours/openingHours.ts';
import { inDatabase } from '../support/inDatabase.ts';
import { findViolations } from '../support/findViolations.ts';
import { layoutShift } from '../support/layoutShift.ts';
import { watchedPage } from '../support/openBrowser.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';
import { hydrated } from '../support/useSite.ts';

// Listings at the edges of what files bring, for visitors with small windows, large text, a keyboard, or colours of their own.

const directory = useOwnDirectory();
/** Slugs of listings: everything known and twenty photos; nothing known; written from right to left. */
let [full, bare, arabic]: [string, string, string] = ['', '', ''];
let ids: number[] = [];

const week = (hours: (hour: number) => number) =>
  Object.fromEntries(DAYS.map((day) => [day, Array.from({ length: 24 }, (_, hour) => hours(hour))]));

beforeAll(async () => {
  await inDatabase(directory, async (client, databaseUrl) => {
    const { rows } = await client.query<{ id: number; slug: string }>(
      'SELECT id, slug FROM businesses WHERE time_zone IS NOT NULL ORDER BY id LIMIT 3',
    );
    ids = rows.map(({ id }) => id);
    [full = '', bare = '', arabic = ''] = rows.map(({ slug }) => slug);
    const long = `Donaudampfschifffahrts${'elektrizitätenhauptbetriebswerk'.repeat(4)} & Söhne, ${'the place with the longest name '.repeat(4)}`;
    await client.query(
      `UPDATE businesses SET name = $2, address = $3, reviews_per_score = '[3, 0, 8, 21, 40]', busy_hours = $4,
      other_phones = '["+351 21 555 01 43", "+351 21 555 01 44"]', special_hours = '{"2099-12-25": "Closed"}',
      area_served = '["Lisbon", "Sintra"]', located_in = $3, price_range = '$$$', rating = 3.6, review_count = 72
     WHERE id = $1`,
      [
        ids[0],
        long,
        'Karl-Liebknecht-Straße-am-Wasserturm '.repeat(5),
        week((hour) => (hour < 7 ? 0 : hour * 4)),
      ],
    );
    await client.query(
      `UPDATE businesses SET phone = NULL, phone_normalised = NULL, email = NULL, website = NULL, working_hours = NULL,
      opening_minutes = '{}', about = NULL, rating = NULL, review_count = 0, latitude = NULL, longitude = NULL,
      description = NULL, price_range = NULL WHERE id = $1`,
      [ids[1]],
    );
    await client.query('UPDATE businesses SET name = $2, address = $3, description = $4 WHERE id = $1', [
      ids[2],
      `مطعم البيت (${'الكبير '.repeat(8)}) 24/7`,
      'شارع الحمراء 12، بيروت 1103',
      '<p>أفضل المأكولات اللبنانية — open daily.</p>',
    ]);
    await localPhotos({
      databaseUrl,
      dataDir: directory.dataDir,
      pages: [],
      album: { id: ids[0] ?? 0, count: 20, isSmall: true },
    });
  });
});

async function open(path: string, options: Parameters<typeof watchedPage>[1] = {}) {
  const watched = await watchedPage(directory.browser, { reducedMotion: 'reduce', ...options });
  await watched.page.goto(directory.url + path, { waitUntil: 'load' });
  await hydrated(watched.page);
  return watched;
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe('pages of extreme listings', () => {
  // 640 px at twice the density is a window of 1280 px at 200 % zoom.
  it.each([
    [320, 1, 'light'],
    [390, 3, 'dark'],
    [640, 2, 'light'],
    [1440, 1, 'dark'],
  ] as const)(
    'fit, move nothing and are accessible at %i px (density %i), %s',
    async (width, deviceScaleFactor, colorScheme) => {
      const size = { viewport: { width, height: 900 }, deviceScaleFactor, colorScheme };
      const { page, complaints, close } = await open('/', size);
      const paths = [full, bare, arabic].map((slug) => `/business/${slug}`);
      for (const path of [...paths, '/businesses?search=place', `/compare?ids=${ids.join('.')}`, '/saved']) {
        await page.goto(directory.url + path, { waitUntil: 'load' });
        await hydrated(page);
        if (path === '/saved') await page.getByRole('heading', { name: 'Recently opened' }).waitFor();
        expect([path, await findViolations(page, { hasTargetSizes: true })]).toEqual([path, []]);
        expect([path, await isTooWide(page)]).toEqual([path, false]);
        expect([path, await layoutShift(page)]).toEqual([path, 0]);
      }
      expect(complaints).toEqual([]);
      await close();
    },
    180_000,
  );

  it('name the rows of a comparison on a phone, however far it is scrolled', async () => {
    const { page, close } = await open(`/compare?ids=${ids.join('.')}`, {
      viewport: { width: 320, height: 700 },
    });
    const table = page.getByRole('region', { name: 'Comparison' });
    const isScrolled = await table.evaluate((region) => {
      region.scrollLeft = region.scrollWidth;
      return region.scrollLeft > 0;
    });
    expect(isScrolled).toBe(true);
    const label = await page.getByRole('rowheader', { name: 'Opening hours' }).boundingBox();
    const last = await page.getByRole('columnheader').last().boundingBox();
    expect(label?.x).toBeGreaterThanOrEqual(0);
    expect(Math.round((label?.x ?? 0) + (label?.width ?? 0))).toBeLessThanOrEqual(Math.round(last?.x ?? 0));
    await close();
  });
});

describe('in forced colours', () => {
  it('focus, chips, controls, stars and bars are seen without grounds and shadows', async () => {
    const { page, close } = await open(`/business/${full}`, { viewport: { width: 1440, height: 900 } });
    await page.emulateMedia({ forcedColors: 'active' });
    const seen = await page.evaluate(() => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      const groundOf = (selector: string) => {
        const found = document.querySelector(selector);
        return found ? getComputedStyle(found).backgroundColor : null;
      };
      const busy = document.querySelector('[aria-label^="Usual visitors"] .bar');
      const stars = [...document.querySelectorAll('[role=img][aria-label*="out of 5"]')][0]?.querySelectorAll(
        'svg',
      );
      return {
        histogram: groundOf('[aria-label="Reviews by stars"] [style]') !== canvas,
        busy: busy ? getComputedStyle(busy).borderTopColor !== canvas : null,
        stars: new Set([...(stars ?? [])].map((star) => getComputedStyle(star).color)).size,
      };
    });
    expect(seen).toEqual({ histogram: true, busy: true, stars: 2 });

    await page.goto(`${directory.url}/businesses?rating=3`);
    await hydrated(page);
    const bordered = async (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((found) => {
          const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(found);
          const ground = getComputedStyle(document.body).backgroundColor;
          return borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground;
        });
    expect(await bordered('[aria-label="Active filters"] a')).toBe(true);
    expect(await bordered('#filters label:has(:checked[name=rating])')).toBe(true);
    expect(await bordered('input[name=city] >> xpath=..')).toBe(true);
    // The system's own controls stand beside the text of their chips, not over it.
    const covered = await page.locator('#filters label:has([name=rating])').evaluateAll((chips) =>
      chips.filter((chip) => {
        const control = chip.querySelector('input')?.getBoundingClientRect();
        const text = chip.querySelector('span')?.getBoundingClientRect();
        return !control || !text || control.right > text.left;
      }),
    );
    expect(covered).toHaveLength(0);
    const appearance = await page
      .getByRole('switch', { name: 'Open now' })
      .evaluate((found) => getComputedStyle(found).appearance);
    expect(appearance).toBe('auto');
    // Every focused element has an outline, fields included.
    await page.locator('h1').click();
    for (let i = 0; i < 25; i += 1) {
      await page.keyboard.press('Tab');
      const isSeen = await page.evaluate(() => {
        let element = document.activeElement;
        for (let up = 0; element && up < 3; up += 1, element = element.parentElement) {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
        }
        return document.activeElement?.outerHTML.slice(0, 120) ?? false;
      });
      expect(isSeen).toBe(true);
    }
    await close();
  });
});

describe('with the keyboard alone', () => {
  it('a visitor filters a list, opens a listing, leafs through its photos, saves it and opens its menus', async () => {
    const { page, complaints, close } = await open('/businesses', { viewport: { width: 390, height: 844 } });
    const filters = page.getByRole('button', { name: /^Filters/ });
    await filters.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('radio', { name: 'Any rating' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/businesses?rating=3');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Filters'));

    await page.goto(`${directory.url}/business/${full}`);
    await hydrated(page);
    const photos = page.getByRole('region', { name: 'Photos' });
    await photos.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    const lightbox = page.getByRole('dialog', { name: /^Photos of/ });
    await lightbox.getByText('1 of 20').waitFor();
    await page.keyboard.press('ArrowRight');
    await lightbox.getByText('2 of 20').waitFor();
    await page.keyboard.press('End');
    await lightbox.getByText('20 of 20').waitFor();
    expect(await findViolations(page, { hasTargetSizes: true })).toEqual([]);
    await page.keyboard.press('Escape');
    await lightbox.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Save', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Save', exact: true, pressed: true }).waitFor();
    await page.getByText('Contact and calendar').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Add opening hours to a calendar' }).waitFor();
    expect(await findViolations(page, { hasTargetSizes: true })).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
