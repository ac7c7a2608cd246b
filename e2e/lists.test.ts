import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations } from './support/findViolations.ts';
import { layoutShift } from './support/layoutShift.ts';
import { firstOf, hydrated, siteUrl, useSite } from './support/useSite.ts';

const site = useSite();

/** How many cards the list has beside each other, and whether their photos are above the words. */
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
    expect(await tab.getByRole('button', { name: 'Cards' }).getAttribute('aria-pressed')).toBe('true');
    expect(await layoutShift(tab)).toBe(0);
    await page.getByRole('button', { name: 'Rows', exact: true }).click();
    await tab.getByRole('button', { name: 'Rows', pressed: true }).waitFor();
    expect((await lookOf(tab)).layout).toBe('rows');
    await close();
  });

  it('is kept by a list that is opened without a new document', async () => {
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
  it('say before they are chosen what each leads to', async () => {
    const { page, complaints, close } = await site.open('/businesses', {
      viewport: { width: 1440, height: 900 },
    });
    const filters = page.getByRole('group', { name: 'Filters', exact: true });
    const countIn = (text: string) => Number(/(\d+)\D*$/.exec(text)?.[1]);
    // One after another, and each in place of another of its kind.
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
