import { describe, expect, it } from '@jest/globals';
import { watchedPage } from './openBrowser.ts';
import { useDemoDirectory } from './useDemoDirectory.ts';

const directory = useDemoDirectory();

describe('a search', () => {
  it('suggests from the first letters, and the keyboard chooses', async () => {
    const { page, complaints, close } = await watchedPage(directory.browser, {
      viewport: { width: 1440, height: 900 },
    });
    await page.goto(directory.url);
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
    const { page, close } = await watchedPage(directory.browser, { viewport: { width: 1440, height: 900 } });
    // What is chosen before the page is taken over would be lost.
    await page.goto(`${directory.url}/businesses`, { waitUntil: 'networkidle' });
    const field = page.getByRole('combobox', { name: 'What are you looking for?' });
    await field.fill('restaurant');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/businesses?search=restaurant');
    await page.getByRole('link', { name: 'Remove filter “restaurant”' }).waitFor();
    await page.getByRole('combobox', { name: 'Rating' }).selectOption('4');
    await page.waitForURL('**/businesses?search=restaurant&rating=4');
    await page.getByRole('link', { name: 'Remove filter Rated 4+' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/businesses?search=restaurant');
    await page.getByRole('link', { name: 'Remove filter Rated 4+' }).waitFor({ state: 'detached' });
    await close();
  }, 60_000);

  it('forgives a slip and says how it was read', async () => {
    const { page, close } = await watchedPage(directory.browser, { viewport: { width: 390, height: 844 } });
    await page.goto(`${directory.url}/businesses?search=resturant`);
    await page.getByText('Showing results for').waitFor();
    await close();
  }, 60_000);

  it('is a plain form where no script runs', async () => {
    const context = await directory.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(directory.url);
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('restaurant');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/businesses?search=restaurant**');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
    await context.close();
  }, 60_000);
});
