import { describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { closeDialog, expectUsable, logInTo, openBackOffice } from '../support/backOffice.ts';
import { eventually } from '../support/startDirectory.ts';
import { siteUrl, hydrated, useSite } from '../support/useSite.ts';

// Visitors' actions appear in the back office, and an operator's synonym works on the site.

const site = useSite();
/** No listing of the sample data has it, nor anything similar. */
const unknown = 'qxzvbrk';

/** Resolves when the server has received a page's report; closing the page earlier may abort the request. */
const taken = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/visits'));

async function visit(paths: readonly string[], act?: (page: Page) => Promise<void>) {
  const { page, close } = await site.open('/about');
  // An automated browser identifies itself and is not counted for it.
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  for (const path of paths) {
    const reported = taken(page);
    await page.goto(siteUrl() + path, { waitUntil: 'load' });
    await hydrated(page);
    await reported;
  }
  await act?.(page);
  await close();
}

const backOffice = async (path: string, options?: BrowserContextOptions) =>
  openBackOffice({ browser: site.browser(), url: siteUrl() }, await logInTo(siteUrl()), path, options);

describe('analytics', () => {
  it('shows a visitor’s view, call and empty search, and a synonym makes the search succeed', async () => {
    const [listing] = (await (await fetch(`${siteUrl()}/api/businesses?limit=100`)).json()).filter(
      ({ phone }: { phone: string | null }) => phone,
    ) as { slug: string; name: string }[];
    await visit([`/business/${listing?.slug}`, `/businesses?search=${unknown}`]);
    await visit([`/business/${listing?.slug}`], async (page) => {
      const reported = taken(page);
      await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true));
      await page.getByRole('link', { name: 'Call Now' }).first().click();
      await reported;
    });
    await eventually(
      () =>
        site.executeAsOperator<{
          analyticsReport: { totals: { calls: number } | null; emptySearches: object[] };
        }>(
          `{ analyticsReport(range: "${new Date().toLocaleDateString('en-CA').slice(0, 7)}") {
            totals { calls } emptySearches { words } } }`,
        ),
      ({ analyticsReport }) =>
        (analyticsReport.totals?.calls ?? 0) > 0 && analyticsReport.emptySearches.length > 0,
    );

    const { page, close } = await backOffice('/admin/analytics');
    const row = page
      .getByRole('table', { name: 'En çok görülen işletmeler' })
      .getByRole('row', { name: listing?.name ?? '' });
    await row.waitFor();
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([listing?.name, '2', '1', '0', '0']);
    await expectUsable(page, 'analytics');
    await row.getByRole('link').click();
    await page.getByRole('dialog').getByText('Telefon 1').waitFor();
    await expectUsable(page, 'one listing');
    await closeDialog(page);

    await page.getByRole('button', { name: `${unknown}: eş anlamlı ekle` }).click();
    await page.getByRole('textbox', { name: 'Şunu da ara' }).fill(listing?.name ?? '');
    await expectUsable(page, 'a synonym');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Eş anlamlı kaydedildi').waitFor();
    const { page: found, close: leave } = await site.open(`/businesses?search=${unknown}`);
    await found
      .getByRole('link', { name: listing?.name ?? '' })
      .first()
      .waitFor();
    await leave();

    await page.goto(`${siteUrl()}/admin/analytics/synonyms`);
    await page.getByRole('button', { name: `${unknown}: sil` }).click();
    await page.getByText('Henüz eş anlamlı yok').waitFor();
    await expectUsable(page, 'synonyms');
    await close();
  });

  it('fits a phone and the dark theme', async () => {
    const { page, close } = await backOffice('/admin/analytics', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    await page.getByRole('table', { name: 'En çok görülen işletmeler' }).waitFor();
    await page.getByRole('button', { name: 'Görüntüleme: tanım' }).click();
    await page.getByRole('dialog', { name: 'Görüntüleme: tanım' }).waitFor();
    await expectUsable(page, 'analytics on a phone');
    await close();
  });
});
