import { beforeAll, describe, expect, it } from '@jest/globals';
import { inDatabase } from '../support/inDatabase.ts';
import { executeGraphql } from '../support/executeGraphql.ts';
import { expectUsable, logInTo, openBackOffice } from '../support/backOffice.ts';
import { layoutShift } from '../support/layoutShift.ts';
import { watchedPage } from '../support/openBrowser.ts';
import { eventually } from '../support/startDirectory.ts';
import { hydrated } from '../support/useSite.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';

// Plans and ads, from the back office to the public page; tests build on each other in one directory.

const directory = useOwnDirectory();
let cookie = '';

beforeAll(async () => {
  cookie = await logInTo(directory.url);
});

const openAdmin = (path: string) => openBackOffice(directory, cookie, path);
const html = async (path: string) => (await fetch(directory.url + path)).text();

const execute = <Data>(query: string, variables: object = {}) =>
  executeGraphql<Data>(directory.url, query, { variables, cookie });
const report = () =>
  execute<{ adReport: { total: { clicks: number } } }>('{ adReport { total { clicks } } }');
const save = (input: object) =>
  execute('mutation ($input: SaveAdSettingsInput!) { saveAdSettings(input: $input) { version } }', { input });
const firstListing = async () =>
  ((await (await fetch(`${directory.url}/api/businesses?limit=1`)).json()) as [{ slug: string }])[0];

/** With a word that is wider than its box. */
const adTitle = `Advertise <b>here</b>, ${'W'.repeat(40)}`;

describe('ads', () => {
  it('of the operator fill their boxes without consent, are counted, and replace missing network ads', async () => {
    const { page, complaints, close } = await openAdmin('/admin/ads');
    const middle = page.getByRole('region', { name: 'Orta' });
    await middle.getByRole('switch').check();
    const style = middle.getByRole('textbox', { name: 'Stil (CSS, JSON)' });
    await style.fill('{ "color": ');
    await middle.getByText('Geçerli bir JSON değil').waitFor();
    await middle.getByRole('textbox', { name: 'Başlık' }).fill(adTitle);
    await middle.getByRole('textbox', { name: 'Bağlantı' }).fill('/contact');
    await expectUsable(page, 'the placements');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Reklam ayarları kaydedildi').waitFor();
    await page.getByRole('link', { name: 'Önizleme' }).click();
    await page.getByText(adTitle).waitFor();
    await expectUsable(page, 'the preview');
    expect(complaints).toEqual([]);
    await close();

    const listing = (await firstListing()).slug;
    const visit = await watchedPage(directory.browser, { reducedMotion: 'reduce' });
    // An automated browser identifies itself and is not counted for it.
    await visit.page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
    await visit.page.goto(`${directory.url}/business/${listing}`, { waitUntil: 'load' });
    await hydrated(visit.page);
    const box = visit.page.locator('[data-ad=MIDDLE]');
    await box.scrollIntoViewIfNeeded();
    // It loads nothing from elsewhere, so nobody is asked.
    const ad = box.getByRole('link', { name: adTitle });
    await ad.waitFor();
    expect(
      await box.evaluate((one) => [one.clientWidth, one.querySelector('.ad-frame')?.clientHeight]),
    ).toEqual([300, 250]);
    expect(await ad.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    expect(await layoutShift(visit.page)).toBe(0);
    await expectUsable(visit.page, 'a page with an ad');
    await ad.click();
    await visit.page.waitForURL('**/contact');
    expect(visit.complaints).toEqual([]);
    expect(await visit.page.getByRole('button', { name: 'Accept all' }).count()).toBe(0);
    await visit.close();
    await eventually(
      () => report(),
      ({ adReport }) => adReport.total.clicks > 0,
    );

    // The network's script is faked: it leaves its units empty, and loads under the page's policy.
    await save({ placements: [{ placement: 'MIDDLE', adClient: 'ca-pub-1234567890', adSlot: '12345' }] });
    const second = await watchedPage(directory.browser);
    await second.page.addInitScript(() =>
      localStorage.setItem('consent', JSON.stringify({ ads: true, at: new Date().toISOString() })),
    );
    await second.page.route('https://pagead2.googlesyndication.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `const fill = () => { for (const one of document.querySelectorAll('ins.adsbygoogle:not([data-ad-status])')) one.dataset.adStatus = 'unfilled'; };
          (window.adsbygoogle = window.adsbygoogle || []).push = fill; fill();`,
      }),
    );
    await second.page.goto(`${directory.url}/business/${listing}`, { waitUntil: 'load' });
    await hydrated(second.page);
    await second.page.locator('[data-ad=MIDDLE]').scrollIntoViewIfNeeded();
    await second.page.locator('[data-ad=MIDDLE]').getByRole('link', { name: adTitle }).waitFor();
    expect(second.requests.some((url) => url.startsWith('https://pagead2.googlesyndication.com/'))).toBe(
      true,
    );
    expect(await (await fetch(`${directory.url}/ads.txt`)).text()).toContain(
      'google.com, pub-1234567890, DIRECT',
    );
    await second.close();
  });

  it('and every other change appear in the audit trail with before and after', async () => {
    const { page, close } = await openAdmin('/admin/audit');
    await page.getByRole('combobox', { name: 'Nesne' }).selectOption('adSettings');
    await page.waitForURL('**kind=adSettings');
    await page.locator('summary', { hasText: 'Reklam ayarları kaydedildi' }).first().click();
    await page.getByRole('cell', { name: 'Orta: Yayıncı kimliği' }).waitFor();
    await page.getByRole('link', { name: 'Reklam ayarları: aç ya da geri al' }).waitFor();
    await expectUsable(page, 'the audit trail');
    await close();
  });
});

describe('pricing', () => {
  it('a sold plan puts its listing first in its category, marked, until it ends; the price is edited in place', async () => {
    const [category] = (await (await fetch(`${directory.url}/api/categories`)).json()) as {
      id: number;
      slug: string;
    }[];
    const made = await fetch(`${directory.url}/api/businesses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: directory.url, cookie },
      body: JSON.stringify({ name: 'Zümrüt Köşe', categoryId: category?.id, address: 'Yol 5' }),
    });
    expect(made.status).toBe(201);
    const { id, slug } = (await made.json()) as { id: number; slug: string };
    const list = `/category/${category?.slug}`;
    const sponsored = '<b>Sponsored · </b>';
    expect((await html(list)).includes(sponsored)).toBe(false);

    const { page, complaints, close } = await openAdmin('/admin/pricing');
    await page.getByText('Henüz abonelik yok').waitFor();
    await page.getByRole('button', { name: 'Düzenle: Premium' }).click();
    await page.getByRole('textbox', { name: 'Fiyat (₺)' }).fill('1.250');
    await expectUsable(page, 'a plan in edit');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Fiyatlandırma planı güncellendi').waitFor();
    await page.getByText('₺1.250').waitFor();

    await page.getByRole('button', { name: 'Yeni abonelik' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'İşletme' }).fill('Zümrüt');
    await dialog.getByRole('option', { name: 'Zümrüt Köşe' }).click();
    await dialog.getByRole('combobox', { name: 'Plan' }).selectOption('premium');
    await expectUsable(page, 'a sale');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Abonelik kaydedildi').waitFor();
    await page.getByRole('link', { name: 'Zümrüt Köşe' }).waitFor();

    const marked = await eventually(
      () => html(list),
      (text) => text.includes(sponsored),
    );
    const main = marked.slice(marked.indexOf('<main'));
    expect(main.indexOf('Zümrüt Köşe')).toBeLessThan(main.indexOf('</li>', main.indexOf('<h2')));
    expect(main.match(/<h2[^>]*>(<bdi>)?Zümrüt Köşe</g)).toHaveLength(1);

    // It is paid for: no ads of others are on its page, while others keep theirs.
    const visit = await watchedPage(directory.browser);
    const isShown = async (of: string) => {
      await visit.page.goto(`${directory.url}/business/${of}`, { waitUntil: 'load' });
      return visit.page.locator('[data-ad=MIDDLE]').isVisible();
    };
    expect([await isShown(slug), await isShown((await firstListing()).slug)]).toEqual([false, true]);
    // There it is advertised, since the network has nothing.
    await visit.page.route('https://pagead2.googlesyndication.com/**', (route) => route.abort());
    await hydrated(visit.page);
    const box = visit.page.locator('[data-ad=MIDDLE]');
    const asksNetwork = () => visit.requests.some((url) => url.includes('googlesyndication'));
    await box.scrollIntoViewIfNeeded();
    await box.getByRole('link', { name: 'Zümrüt Köşe' }).waitFor();
    expect(asksNetwork()).toBe(false);
    await visit.page.getByRole('button', { name: 'Accept all' }).click();
    await eventually(async () => asksNetwork(), Boolean);
    await box.getByRole('link', { name: 'Zümrüt Köşe' }).waitFor();
    await visit.close();

    await page.getByRole('link', { name: 'Zümrüt Köşe' }).click();
    await page.getByRole('button', { name: 'Sonlandır' }).waitFor();
    await expectUsable(page, 'a subscription');
    await page.getByRole('button', { name: 'Sonlandır' }).click();
    await page.getByText('Abonelik sonlandırıldı').waitFor();
    await eventually(
      () => html(list),
      (text) => !text.includes(sponsored),
    );
    expect(complaints).toEqual([]);
    await close();

    // Sold again, it ends by time, which only the polled task detects.
    await execute('mutation ($input: StartSubscriptionInput!) { startSubscription(input: $input) { id } }', {
      input: { businessId: id, planId: 'premium' },
    });
    await eventually(
      () => html(list),
      (text) => text.includes(sponsored),
    );
    await inDatabase(directory, async (client) => {
      await client.query(`
      ALTER TABLE subscriptions DISABLE TRIGGER USER;
      UPDATE subscriptions SET starts_at = starts_at - interval '30 days', ends_at = now() WHERE status = 'RUNNING';
      ALTER TABLE subscriptions ENABLE TRIGGER USER`);
    });
    await eventually(
      () => html(list),
      (text) => !text.includes(sponsored),
    );
    const { auditEvents } = await execute<{ auditEvents: { nodes: object[] } }>(
      '{ auditEvents(filter: { action: "subscription.lapse" }) { nodes { entity } } }',
    );
    expect(auditEvents.nodes).toEqual([{ entity: 'subscription' }]);
  });
});
