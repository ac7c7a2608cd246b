import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations } from './support/findViolations.ts';
import { hydrated, siteUrl, useSite } from './support/useSite.ts';

// What a visitor keeps: saved places, the link to them, comparing, and reading them without a network.

const site = useSite();
let first: { slug: string; name: string };
let second: { slug: string; name: string };

beforeAll(async () => {
  const list = (await (
    await fetch(`${siteUrl()}/api/businesses?limit=2&sortBy=name`)
  ).json()) as (typeof first)[];
  [first, second] = list as [typeof first, typeof second];
});

async function save(page: Page, slug: string): Promise<void> {
  await page.goto(`${siteUrl()}/business/${slug}`);
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await page.locator('[data-toast]').getByText('is saved').waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
}

describe('saved places', () => {
  it('are stored, shared as a link, compared, and removed in all tabs', async () => {
    const { page, complaints, close } = await site.open('/saved', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByText('No saved places yet').waitFor();
    await save(page, first.slug);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.locator('[data-toast]').getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${siteUrl()}/business/${first.slug}`,
    );
    await save(page, second.slug);

    await page.goto(`${siteUrl()}/saved`);
    const rows = page.getByRole('list', { name: 'Saved places' }).getByRole('listitem');
    await rows.nth(1).waitFor();
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringContaining(second.name),
      expect.stringContaining(first.name),
    ]);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Share the list as a link' }).click();
    await page.locator('[data-toast]').getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all()) await box.check();
    await page.getByRole('link', { name: 'Compare 2 places' }).click();
    await page.getByRole('columnheader', { name: first.name }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    const other = await site.open(new URL(link).pathname + new URL(link).hash);
    await other.page.getByText('This link brings 2 places').waitFor();
    await other.page.getByRole('button', { name: 'Add to this browser' }).click();
    await other.page.getByRole('listitem').filter({ hasText: second.name }).first().waitFor();
    expect(new URL(other.page.url()).hash).toBe('');
    await other.close();

    const tab = await page.context().newPage();
    await tab.goto(`${siteUrl()}/saved`);
    await page.goto(`${siteUrl()}/saved`);
    await tab.getByRole('button', { name: `Remove` }).first().click();
    await expect(
      rows.filter({ hasText: second.name }).waitFor({ state: 'detached' }),
    ).resolves.toBeUndefined();
    expect(complaints).toEqual([]);
    await close();
  });

  it('are readable without a network, with the time of reading, on a page that says so', async () => {
    const { page, close } = await site.open(`/business/${first.slug}`);
    await save(page, first.slug);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    await page.goto(`${siteUrl()}/business/${second.slug}`);
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await page.getByRole('heading', { level: 3, name: first.name }).waitFor();
    await page.getByText(/^As it was on /).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: second.name }).waitFor();
    await close();
  });

  it('are not offered without script, where contact and calendar are', async () => {
    const { page, close } = await site.open(`/business/${first.slug}`, { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    await page.getByText('Contact and calendar').click();
    const card = await page.getByRole('link', { name: 'Save to contacts' }).getAttribute('href');
    const answer = await fetch(siteUrl() + card);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('BEGIN:VCARD')]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('footer').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await close();
  });
});
