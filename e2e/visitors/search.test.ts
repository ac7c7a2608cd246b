import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations } from '../support/findViolations.ts';
import { layoutShift } from '../support/layoutShift.ts';
import { watchedPage } from '../support/openBrowser.ts';
import { firstOf, siteUrl, hydrated, useSite } from '../support/useSite.ts';

const site = useSite();

describe('a search', () => {
  it('suggests from the first letters, and the keyboard selects', async () => {
    const { page, complaints, close } = await watchedPage(site.browser(), {
      viewport: { width: 1440, height: 900 },
    });
    await page.goto(siteUrl());
    const field = page.getByRole('combobox', { name: 'What are you looking for?' });
    await field.pressSequentially('resta');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await list.waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('resta');

    await page.keyboard.press('ArrowDown');
    await list.waitFor();
    await page.keyboard.press('ArrowDown');
    const active = await field.getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/category/**');
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps its filters in the URL, and Back removes them again', async () => {
    const { page, close } = await watchedPage(site.browser(), { viewport: { width: 1440, height: 900 } });
    await page.goto(`${siteUrl()}/businesses`);
    await hydrated(page);
    const field = page.getByRole('combobox', { name: 'What are you looking for?' });
    await field.fill('restaurant');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/businesses?search=restaurant');
    await page.getByRole('link', { name: 'Remove filter “restaurant”' }).waitFor();
    await page.getByRole('radio', { name: /^4 and up/ }).click();
    await page.waitForURL('**/businesses?search=restaurant&rating=4');
    await page.getByRole('link', { name: 'Remove filter Rated 4+' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/businesses?search=restaurant');
    await page.getByRole('link', { name: 'Remove filter Rated 4+' }).waitFor({ state: 'detached' });
    await close();
  });

  it('keeps a choice made before hydration', async () => {
    const { page, complaints, close } = await watchedPage(site.browser(), {
      viewport: { width: 1440, height: 900 },
    });
    let isHeld = Promise.resolve();
    // All but the one that blocks the first paint of a list.
    await page.route(/\/assets\/(?!earlyListLayout-)[^/]+\.js$/, async (route) => {
      await isHeld;
      await route.continue();
    });
    /** Opens a page whose scripts wait until the visitor has chosen. */
    async function chooseEarly(path: string, choose: () => Promise<unknown>) {
      let release: () => void = () => undefined;
      isHeld = new Promise((resolve) => (release = resolve));
      await page.goto(siteUrl() + path, { waitUntil: 'commit' });
      await choose();
      release();
    }
    const rating = page.getByRole('radio', { name: /^4 and up/ });
    await chooseEarly('/businesses?search=restaurant', async () => {
      await rating.check();
      await page.getByRole('switch', { name: 'Open now' }).check();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
    });
    await page.waitForURL('**/businesses?search=restaurant&open=1&rating=4&sort=name');
    await page.getByRole('link', { name: 'Remove filter Rated 4+' }).waitFor();
    expect(await rating.isChecked()).toBe(true);

    const { slug } = await firstOf('/api/categories');
    await chooseEarly(`/category/${slug}`, () =>
      page.getByRole('combobox', { name: 'Sort by' }).selectOption('reviews'),
    );
    await page.waitForURL(`**/category/${slug}?sort=reviews`);

    const country = page.getByRole('combobox', { name: 'Country' });
    await chooseEarly('/cities', () => country.selectOption({ index: 1 }));
    await page.waitForURL('**/cities?country=*');
    expect(complaints).toEqual([]);
    await close();
  });

  it('corrects a typo and shows the corrected search', async () => {
    const { page, close } = await watchedPage(site.browser(), { viewport: { width: 390, height: 844 } });
    await page.goto(`${siteUrl()}/businesses?search=resturant`);
    await page.getByText('Showing results for').waitFor();
    await close();
  });

  it('is a plain form without script', async () => {
    const context = await site.browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(siteUrl());
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('restaurant');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/businesses?search=restaurant**');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
    await context.close();
  });
});

/** Number of cards per row, and whether photos are above the text. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('#main ul a:has(.photo)');
    const list = card?.closest('ul');
    if (!card || !list) throw new Error('The page has no list.');
    const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
    const { bottom } = card.querySelector('.photo')?.getBoundingClientRect() ?? { bottom: 0 };
    const { top } = card.querySelector('.name')?.getBoundingClientRect() ?? { top: 0 };
    return { columns, layout: top >= bottom ? 'cards' : 'rows' };
  });

const widths = [
  { width: 320, cards: 2, rows: 1 },
  { width: 390, cards: 2, rows: 1 },
  { width: 768, cards: 2, rows: 1 },
  { width: 1440, cards: 3, rows: 2 },
];

describe('the layout of lists', () => {
  it.each(widths)('is cards or rows at $width px, on lists of both kinds', async ({ width, cards, rows }) => {
    const { slug } = await firstOf('/api/categories');
    const { page, complaints, close } = await site.open('/businesses', { viewport: { width, height: 900 } });
    const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
    expect((await lookOf(page)).layout).toBe('rows');
    await choose('Cards');
    expect(await lookOf(page)).toEqual({ layout: 'cards', columns: cards });
    expect(await findViolations(page)).toEqual([]);
    await page.goto(`${siteUrl()}/category/${slug}`);
    await hydrated(page);
    expect((await lookOf(page)).layout).toBe('cards');
    await choose('Rows');
    expect(await lookOf(page)).toEqual({ layout: 'rows', columns: rows });
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is there from the first paint on, and in other tabs at once', async () => {
    const { page, close } = await site.open('/businesses', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Cards', exact: true }).click();
    const tab = await page.context().newPage();
    await tab.route('**/assets/start-*.js', (route) => route.abort());
    await tab.goto(`${siteUrl()}/businesses`);
    expect(await lookOf(tab)).toEqual({ layout: 'cards', columns: 2 });
    await tab.unroute('**/assets/start-*.js');
    await tab.reload();
    await hydrated(tab);
    await tab.getByRole('button', { name: 'Cards', pressed: true }).waitFor();
    expect(await layoutShift(tab)).toBe(0);
    await page.getByRole('button', { name: 'Rows', exact: true }).click();
    await tab.getByRole('button', { name: 'Rows', pressed: true }).waitFor();
    expect((await lookOf(tab)).layout).toBe('rows');
    await close();
  });

  it('holds for a list that is opened without a new document', async () => {
    const { slug } = await firstOf('/api/categories');
    const { page, close } = await site.open('/categories');
    await page.evaluate(() => localStorage.setItem('list-layout', 'rows'));
    await page.locator(`#main a[href="/category/${slug}"]`).first().click();
    await page.getByRole('button', { name: 'Rows', pressed: true }).waitFor();
    expect((await lookOf(page)).layout).toBe('rows');
    await close();
  });

  it('is not offered without script', async () => {
    const { page, close } = await site.open('/businesses', { javaScriptEnabled: false });
    expect(await page.getByRole('group', { name: 'Layout' }).isVisible()).toBe(false);
    expect((await lookOf(page)).layout).toBe('rows');
    await close();
  });
});

describe('the filters of a list', () => {
  it('show before they are chosen how many listings each leads to', async () => {
    const { page, complaints, close } = await site.open('/businesses', {
      viewport: { width: 1440, height: 900 },
    });
    const filters = page.getByRole('group', { name: 'Filters', exact: true });
    const countIn = (text: string) => Number(/(\d+)\D*$/.exec(text)?.[1]);
    // One after another, each replacing another of its kind.
    for (const name of [/^4 and up/, /^3 and up/, /^4\.5 and up/]) {
      const choice = filters.getByRole('radio', { name });
      const count = countIn(await choice.locator('xpath=..').innerText());
      await choice.click();
      expect(count).toBeGreaterThan(0);
      await page.getByText(`${count} businesses found`, { exact: true }).waitFor();
    }
    expect(await findViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
