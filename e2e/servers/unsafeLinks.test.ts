import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adPlacements } from '../../domain/ads/ads.ts';
import { adminPaths } from '../../web/src/lib/adminPaths.ts';
import { executeGraphql } from '../support/executeGraphql.ts';
import { inDatabase } from '../support/inDatabase.ts';
import { logInTo, openBackOffice, screenPaths } from '../support/backOffice.ts';
import { fillTables, type Execute, type ImportRows } from '../support/fillTables.ts';
import { makeWorkbook } from '../support/makeWorkbook.ts';
import { watchedPage } from '../support/openBrowser.ts';
import { eventually } from '../support/startDirectory.ts';
import { screenOpener } from '../support/screenOpener.ts';
import { adsRequested, scrollThrough } from '../support/scrollThrough.ts';
import {
  adAddress,
  dropRules,
  poisonAddresses,
  poisonSettings,
  safeAddress,
  safeLinks,
  unsafeAddresses,
  unsafeParts,
} from '../support/unsafeAddresses.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';
import { hydrated } from '../support/useSite.ts';

// Every stored address is replaced in the tables by one that no link may lead to; then all pages and screens are walked.

const directory = useOwnDirectory({ RATE_LIMIT: '100000' });
const addresses = [...unsafeAddresses, safeAddress];
let cookie = '';
/** One listing for each address, in their order. */
let listings: { id: number; slug: string }[] = [];

const execute: Execute = <Data>(query: string, variables: object = {}) =>
  executeGraphql<Data>(directory.url, query, { variables, cookie });

const importRows: ImportRows = async (rows, isDryRun = false) => {
  const form = new FormData();
  form.set('dryRun', String(isDryRun));
  form.set('file', new Blob([new Uint8Array(await makeWorkbook(rows))]), 'rows.xlsx');
  const answer = await fetch(`${directory.url}/api/upload-excel`, {
    method: 'POST',
    headers: { cookie, origin: directory.url },
    body: form,
  });
  expect(await answer.json()).toMatchObject({ totalRows: rows.length });
};

beforeAll(async () => {
  cookie = await logInTo(directory.url);
  await fillTables(execute, importRows);
  await inDatabase(directory, async (client) => {
    await eventually(
      () =>
        client.query<{ open: number }>('SELECT count(*)::int AS open FROM jobs WHERE finished_at IS NULL'),
      ({ rows }) => rows[0]?.open === 0,
    );
    await dropRules(client);
    const html = addresses
      .map((address) => `<a href="${address}">x</a><img src="${address}"><form action="${address}"></form>`)
      .join('');
    await client.query(
      'UPDATE businesses SET description = $1, detailed_info = $1, about = $2 WHERE deleted_at IS NULL',
      [html, { Links: Object.fromEntries(addresses.map((address) => [address, address])) }],
    );
    const poisoned = await poisonAddresses(client, addresses);
    expect(expectedColumns.filter((column) => !poisoned.columns.includes(column))).toEqual([]);
    ({ rows: listings } = await client.query<{ id: number; slug: string }>(
      'SELECT id, slug FROM businesses ORDER BY id LIMIT $1',
      [addresses.length],
    ));
  });
});

const expectedColumns = [
  'businesses.website',
  'businesses.menu_link',
  'businesses.order_link',
  'businesses.reservation_link',
  'businesses.reviews_link',
  'businesses.location_link',
  'businesses.photo_url',
  'businesses.image_url',
  'businesses.email',
  'business_revisions.before',
  'business_revisions.after',
  'site_settings.data',
  'ad_settings.data',
  'audit_events.after',
  'contact_messages.email',
  'import_outcomes.after',
  'import_doubts.staged',
  'listing_proposals.changes',
  'webhooks.url',
];

const publicPaths = () => [
  '/',
  '/businesses',
  '/businesses?search=cafe',
  '/categories',
  '/cities',
  '/about',
  '/contact',
  '/privacy-policy',
  '/legal-notice',
  '/terms-of-service',
  '/cookie-policy',
  '/no/such/page',
  '/admin/login',
  ...listings.map(({ slug }) => `/business/${slug}`),
];

const htmlOf = async (path: string) => (await fetch(directory.url + path)).text();

const safeLinksIn = (html: string) => html.split(`href="${safeAddress}`).length - 1;

/** Waits for the ad with the safe address where the page has a box for it. Boxes with unsafe addresses stay empty. */
async function safeAdShown(page: Page, round: number): Promise<void> {
  const placement = adPlacements.find((_, n) => adAddress(addresses, round, n) === safeAddress);
  if (placement === undefined || !(await page.locator(`[data-ad="${placement}"]`).isVisible())) return;
  await page.locator(`[data-ad="${placement}"] a.ad-house`).waitFor();
}

describe('unsafe link targets', () => {
  it('are recognized by this test', async () => {
    const { page, close } = await watchedPage(directory.browser);
    for (const address of unsafeAddresses.slice(0, -1)) {
      await page.setContent('<a>x</a>');
      await page.evaluate((href) => document.querySelector('a')?.setAttribute('href', href), address);
      const isRelative = /^[\u00a0\u200b]/.test(address);
      expect([address, (await unsafeParts(page)).length]).toEqual([address, isRelative ? 0 : 1]);
    }
    for (const html of [
      '<svg><a xlink:href="javascript:1"></a></svg>',
      '<form action="vbscript:1"></form>',
      '<iframe srcdoc="<a href=javascript:1>x</a>"></iframe>',
      '<meta http-equiv="refresh" content="0;url=javascript:unsafe-mark">',
      '<script type="application/ld+json">{"url":"javascript:unsafe-mark"}</script>',
      '<img srcset="https://x.example/1 1x, data:text/html,1 2x">',
      '<button formaction="file:///x">x</button>',
    ]) {
      await page.setContent(html);
      expect([html, await unsafeParts(page)]).not.toEqual([html, []]);
    }
    await close();
  });

  it('appear in no element of a public page, with and without scripts', async () => {
    const { page, close } = await watchedPage(directory.browser, { reducedMotion: 'reduce' });
    const faults: string[] = [];
    const shown = { inHtml: 0, inPage: 0 };
    for (const path of publicPaths()) {
      await page.goto(directory.url + path, { waitUntil: 'load' });
      if (!path.startsWith('/admin')) {
        await hydrated(page);
        await scrollThrough(page);
      }
      const html = await htmlOf(path);
      for (const part of [...(await unsafeParts(page)), ...(await unsafeParts(page, html))])
        faults.push(`${path}: ${part}`);
      if (!path.startsWith('/business/')) continue;
      shown.inPage = Math.max(shown.inPage, await safeLinks(page));
      shown.inHtml = Math.max(shown.inHtml, safeLinksIn(html));
    }
    expect(faults).toEqual([]);
    // The listing whose row holds a good address links to it: site, menu, order, table, map and reviews.
    for (const count of Object.values(shown)) expect(count).toBeGreaterThanOrEqual(5);
    await close();
  }, 180_000);

  it('appear neither in the chat, the social links nor the ads of the site, with and without scripts', async () => {
    const { page, close } = await watchedPage(directory.browser);
    const faults: string[] = [];
    const shown = { chat: 0, chatInHtml: 0, ads: 0 };
    await inDatabase(directory, async (client) => {
      for (const round of addresses.keys()) {
        await poisonSettings(client, addresses, round);
        await eventually(
          () => htmlOf('/legal-notice'),
          (html) => html.includes(`Round ${round}.`),
        );
        const html = await htmlOf('/contact');
        await page.goto(`${directory.url}/contact`, { waitUntil: 'load' });
        await hydrated(page);
        await scrollThrough(page);
        for (const part of [...(await unsafeParts(page)), ...(await unsafeParts(page, html))])
          faults.push(`/contact: ${part}`);
        shown.chat = Math.max(shown.chat, await safeLinks(page));
        shown.chatInHtml = Math.max(shown.chatInHtml, safeLinksIn(html));
        // Ads are filled by a script, one address in each of the boxes.
        if (round % adPlacements.length !== 0) continue;
        const adPage = `/business/${listings[0]?.slug}`;
        await eventually(
          () => htmlOf(adPage),
          (text) => text.includes(`Ad ${round}`),
        );
        const answered = page.waitForResponse((one) => one.url().includes('listingAds'));
        await page.goto(directory.url + adPage, { waitUntil: 'load' });
        await hydrated(page);
        await scrollThrough(page);
        await adsRequested(page);
        await (await answered).finished();
        await safeAdShown(page, round);
        faults.push(...(await unsafeParts(page)).map((part) => `${adPage}: ${part}`));
        shown.ads += await page.locator(`a.ad-house[href^="${safeAddress}"]`).count();
      }
    });
    expect(faults).toEqual([]);
    expect(shown.chat).toBeGreaterThanOrEqual(2);
    expect(shown.chatInHtml).toBeGreaterThanOrEqual(2);
    expect(shown.ads).toBeGreaterThanOrEqual(1);
    await close();
  }, 180_000);

  it('appear in no element of the back office', async () => {
    const ids = await inDatabase(directory, async (client) => {
      const { rows } = await client.query<
        Record<'edited' | 'import' | 'message' | 'pairA' | 'pairB', number>
      >(
        `SELECT (SELECT max(business_id) FROM business_revisions)::int AS edited, (SELECT max(id) FROM imports)::int AS import,
           (SELECT max(id) FROM contact_messages)::int AS message, first_id AS "pairA", second_id AS "pairB"
         FROM (SELECT 1) one LEFT JOIN LATERAL (SELECT first_id, second_id FROM duplicate_pairs LIMIT 1) pair ON true`,
      );
      return rows[0];
    });
    const screens = [
      ...screenPaths,
      ...[
        '/businesses?search=a&order=newest',
        '/businesses/duplicates?list=dismissed',
        '/businesses/duplicates?list=merged',
        `/businesses/duplicates?compare=${ids?.pairA}&with=${ids?.pairB}`,
        `/excel?import=${ids?.import}`,
        `/analytics?listing=${ids?.edited}`,
        '/ads?panel=versions',
        '/ads?tab=global',
        '/ads?tab=injection',
        '/ads?tab=preview',
        `/messages?message=${ids?.message}`,
        '/settings?panel=versions',
        '/settings?tab=analytics',
        '/settings?tab=seo',
        '/settings?tab=security',
        `/businesses?edit=${ids?.edited}&tab=history`,
        ...listings.map(({ id }) => `/businesses?edit=${id}`),
      ].map((path) => `${adminPaths.home()}${path}`),
    ];
    const faults: string[] = [];
    const walk = async () => {
      const { page, close } = await openBackOffice(directory, cookie, '/admin');
      const openScreen = screenOpener(page);
      for (let screen = screens.shift(); screen !== undefined; screen = screens.shift()) {
        await openScreen(screen);
        await page.getByRole('heading').first().waitFor();
        await page.evaluate(() => {
          for (const part of document.querySelectorAll('details')) part.open = true;
        });
        faults.push(...(await unsafeParts(page)).map((part) => `${screen}: ${part}`));
      }
      await close();
    };
    // Side by side, since each waits until its page asks for nothing more.
    await Promise.all([walk(), walk(), walk()]);
    expect(faults).toEqual([]);
  });

  it('appear in no sitemap', async () => {
    const index = await (await fetch(`${directory.url}/sitemap.xml`)).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    for (const path of [
      '/sitemap.xml',
      '/robots.txt',
      '/ads.txt',
      ...parts.filter((one) => one.endsWith('.xml')),
    ])
      expect(await (await fetch(directory.url + path)).text()).not.toContain('unsafe-mark');
  });
});
