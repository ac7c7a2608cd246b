import { describe, expect, it } from '@jest/globals';
import { watchedPage } from './support/openBrowser.ts';
import { firstOf, siteUrl, hydrated, useSite } from './support/useSite.ts';

const site = useSite();

describe('a search', () => {
  it('suggests from the first letters, and the keyboard chooses', async () => {
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
  }, 60_000);

  it('keeps its filters in the address, and Back takes them away again', async () => {
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
  }, 60_000);

  it('keeps a choice made before hydration', async () => {
    const { page, complaints, close } = await watchedPage(site.browser(), {
      viewport: { width: 1440, height: 900 },
    });
    let isHeld = Promise.resolve();
    // All but the one that a list waits for before it is painted.
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
  }, 60_000);

  it('corrects a typo and shows the corrected search', async () => {
    const { page, close } = await watchedPage(site.browser(), { viewport: { width: 390, height: 844 } });
    await page.goto(`${siteUrl()}/businesses?search=resturant`);
    await page.getByText('Showing results for').waitFor();
    await close();
  }, 60_000);

  it('is a plain form where no script runs', async () => {
    const context = await site.browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(siteUrl());
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('restaurant');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/businesses?search=restaurant**');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
    await context.close();
  }, 60_000);
});
