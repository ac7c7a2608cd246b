import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { connectDatabase } from '../api/src/lib/db/connectDatabase.ts';
import { adPlacements } from '../domain/ads/ads.ts';
import { logInTo, openBackOffice } from './backOffice.ts';
import { listingRow, makeWorkbook } from './makeWorkbook.ts';
import { watchedPage } from './openBrowser.ts';
import { eventually } from './startDirectory.ts';
import {
  dropRules,
  poisonAddresses,
  safeAddress,
  safeLinks,
  unsafeAddresses,
  unsafeParts,
} from './unsafeAddresses.ts';
import { useOwnDirectory } from './useOwnDirectory.ts';
import { hydrated } from './useSite.ts';

// Every stored address is replaced in the tables by one that no link may lead to; then all pages and screens are walked.

const directory = useOwnDirectory({ RATE_LIMIT: '100000' });
const addresses = [...unsafeAddresses, safeAddress];
let cookie = '';
/** One listing for each address, in their order. */
let listings: { id: number; slug: string }[] = [];

const ask = async <Data>(query: string, variables: object = {}) => {
  const answer = await fetch(`${directory.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: directory.url, cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect([query, errors]).toEqual([query, undefined]);
  return data;
};

async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const connection = await connectDatabase({ databaseUrl: null, dataDir: directory.dataDir }, 'command');
  const client = new pg.Client({ connectionString: connection.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await connection.release();
  }
}

const links = {
  website: 'https://old.example/',
  menuLink: 'https://old.example/menu',
  orderLink: 'https://old.example/order',
  reservationLink: 'https://old.example/table',
  reviewsLink: 'https://old.example/reviews',
  locationLink: 'https://old.example/map',
  photoUrl: 'https://old.example/photo.jpg',
};
const website = 'https://old.example/';

const cafe = (n: number, change: Record<string, unknown> = {}) =>
  listingRow(n, {
    name: `Kahve ${n} ${'abcdefghij'.charAt(n % 10).repeat(4)}`,
    latitude: 38 + n / 20,
    phone: `+90 216 ${100 + n} 00 00`,
    email: `kahve${n}@kahve.example`,
    menu_link: website,
    order_links: website,
    reservation_links: website,
    reviews_link: website,
    location_link: website,
    photo: 'https://old.example/photo.jpg',
    ...change,
  });

/** Something in every table that holds addresses: edits, proposals, messages, an import with questions, a merge and others. */
async function fillTables(): Promise<void> {
  const { siteIdentity } = await ask<{ siteIdentity: { version: number } }>('{ siteIdentity { version } }');
  await ask('mutation ($input: SaveSiteIdentityInput!) { saveSiteIdentity(input: $input) { version } }', {
    input: {
      version: siteIdentity.version,
      liveChatUrl: website,
      socialLinks: [{ name: 'Social', url: website }],
    },
  });
  await ask('mutation ($input: SaveAdSettingsInput!) { saveAdSettings(input: $input) { version } }', {
    input: {
      placements: adPlacements.map((placement) => ({
        placement,
        isEnabled: true,
        houseAd: { title: `Ad ${placement}`, url: website },
      })),
    },
  });
  await ask('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }', {
    input: { name: 'Hook', url: 'https://hooks.example/listen' },
  });
  await importRows(Array.from({ length: 40 }, (_, n) => cafe(n)));
  const all = await ask<{ businesses: { nodes: { id: number; name: string }[] } }>(
    '{ businesses(first: 50) { nodes { id name } } }',
  );
  const [edited, winner, loser, trashed, twin] = all.businesses.nodes.sort((a, b) => b.id - a.id);
  if (!edited || !winner || !loser || !trashed || !twin) throw new Error('too few listings');
  const update =
    'mutation ($id: Int!, $input: BusinessInput!) { updateBusiness(id: $id, input: $input) { id } }';
  for (const id of [edited.id, winner.id, loser.id]) await ask(update, { id, input: links });
  await ask('mutation ($input: SendListingProposalInput!) { sendListingProposal(input: $input) }', {
    input: {
      businessId: edited.id,
      kind: 'EDIT',
      shownMs: 60_000,
      email: 'a@visitor.example',
      changes: { website: 'https://new.example/', menuLink: 'https://new.example/menu' },
    },
  });
  await ask('mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) }', {
    input: { name: 'A', email: 'a@visitor.example', subject: 'S', message: website, shownMs: 60_000 },
  });
  await ask('mutation ($id: Int!) { deleteBusiness(id: $id) { id } }', { id: trashed.id });
  await ask('mutation ($input: MergeBusinessesInput!) { mergeBusinesses(input: $input) { winner { id } } }', {
    input: { winner: { id: winner.id }, losers: [{ id: loser.id }] },
  });
  await ask('mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { id } }', {
    input: { ids: [edited.id], changes: { isVerified: true } },
  });
  // Rows that are taken, changed, warned of, refused and asked about, and one that may be a listing that is there.
  const elsewhere = {
    name: 'Zürich Bank',
    full_address: 'Bahnhofstrasse 1, 8001 Zürich, Switzerland',
    city: 'Zürich',
    country: 'Switzerland',
    country_code: 'CH',
    phone: '+41 44 111 22 33',
    latitude: 47.37,
    longitude: 8.54,
  };
  const rows = [
    listingRow(50, { menu_link: website, reviews_link: website }),
    listingRow(51, { site: 'javascript:window.ran=1//', menu_link: 'data:text/html,x' }),
    listingRow(52, { name: null }),
    cafe(10, elsewhere),
    cafe(11, { site: 'https://new.example/', menu_link: 'https://new.example/menu' }),
    listingRow(54, { name: `${twin.name} Cafe`, place_id: 'twin' }),
  ];
  await importRows(rows, true);
  await importRows(rows);
  await ask('mutation { scanDuplicates }');
}

async function importRows(rows: Record<string, unknown>[], isDryRun = false): Promise<void> {
  const form = new FormData();
  form.set('dryRun', String(isDryRun));
  form.set('file', new Blob([new Uint8Array(await makeWorkbook(rows))]), 'rows.xlsx');
  const answer = await fetch(`${directory.url}/api/upload-excel`, {
    method: 'POST',
    headers: { cookie, origin: directory.url },
    body: form,
  });
  expect(await answer.json()).toMatchObject({ totalRows: rows.length });
}

beforeAll(async () => {
  cookie = await logInTo(directory.url);
  await fillTables();
  await inDatabase(async (client) => {
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
}, 180_000);

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

/** Walks from top to bottom, so that what waits for being seen is loaded. */
async function seen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const box of document.querySelectorAll('[data-ad], img, footer')) {
      box.scrollIntoView();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Waits until every box of an ad that is shown has asked for what fills it. */
async function adsAsked(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-ad]')].every((box) => {
      box.scrollIntoView();
      return box.clientHeight === 0 || box.getAttribute('data-ad-state') !== 'waiting';
    }),
  );
}

/** Addresses for the one chat and the boxes of ads, so that each stands in each place once. */
async function poisonSettings(client: pg.Client, round: number): Promise<void> {
  const at = (n: number) => addresses[(round + n) % addresses.length];
  await client.query(
    `INSERT INTO site_settings (data)
     SELECT jsonb_set(data, '{identity}', data -> 'identity' || $1::jsonb) FROM site_settings ORDER BY version DESC LIMIT 1`,
    [
      {
        liveChatUrl: at(0),
        legalName: `Round ${round}.`,
        socialLinks: addresses.map((url, n) => ({ name: `Social ${n}`, url })),
      },
    ],
  );
  const placements = Object.fromEntries(
    adPlacements.map((placement, n) => [
      placement,
      {
        placement,
        isEnabled: true,
        houseAd: { title: `Ad ${round}`, text: null, label: null, url: at(n + 4) },
      },
    ]),
  );
  await client.query(`INSERT INTO ad_settings (data) VALUES ($1)`, [{ placements }]);
}

describe('addresses that no link may lead to', () => {
  it('are told from others by this test', async () => {
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
  }, 60_000);

  it.each([true, false])(
    'stand in no element of a public page, with scripts: %s',
    async (javaScriptEnabled) => {
      const { page, close } = await watchedPage(directory.browser, {
        javaScriptEnabled,
        reducedMotion: 'reduce',
      });
      const faults: string[] = [];
      let shown = 0;
      for (const path of publicPaths()) {
        await page.goto(directory.url + path, { waitUntil: 'load' });
        if (javaScriptEnabled && !path.startsWith('/admin')) {
          await hydrated(page);
          await seen(page);
        }
        faults.push(...(await unsafeParts(page)).map((part) => `${path}: ${part}`));
        if (path.startsWith('/business/')) shown = Math.max(shown, await safeLinks(page));
      }
      expect(faults).toEqual([]);
      // The listing whose row holds a good address links to it: site, menu, order, table, map and reviews.
      expect(shown).toBeGreaterThanOrEqual(5);
      await close();
    },
    180_000,
  );

  it.each([true, false])(
    'stand neither in the chat, the social links nor the ads of the site, with scripts: %s',
    async (javaScriptEnabled) => {
      const { page, close } = await watchedPage(directory.browser, { javaScriptEnabled });
      const faults: string[] = [];
      const shown = { chat: 0, ads: 0 };
      await inDatabase(async (client) => {
        for (const round of addresses.keys()) {
          await poisonSettings(client, round);
          await eventually(
            async () => (await fetch(`${directory.url}/legal-notice`)).text(),
            (html) => html.includes(`Round ${round}.`),
          );
          // Ads are filled by a script, one address in each of the boxes.
          const hasAds = javaScriptEnabled && round % adPlacements.length === 0;
          for (const path of ['/contact', ...(hasAds ? [`/business/${listings[0]?.slug}`] : [])]) {
            const isAdPage = path !== '/contact';
            const answered = isAdPage
              ? page.waitForResponse((one) => one.url().includes('listingAds'))
              : null;
            await page.goto(directory.url + path, { waitUntil: 'load' });
            if (javaScriptEnabled) {
              await hydrated(page);
              await seen(page);
            }
            if (isAdPage) await adsAsked(page);
            await answered;
            faults.push(...(await unsafeParts(page)).map((part) => `${path}: ${part}`));
            if (path === '/contact') shown.chat = Math.max(shown.chat, await safeLinks(page));
            shown.ads += await page.locator(`a.ad-house[href^="${safeAddress}"]`).count();
          }
        }
      });
      expect(faults).toEqual([]);
      expect(shown.chat).toBeGreaterThanOrEqual(2);
      if (javaScriptEnabled) expect(shown.ads).toBeGreaterThanOrEqual(1);
      await close();
    },
    180_000,
  );

  it('stand in no element of the back office', async () => {
    const ids = await inDatabase(async (client) => {
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
      '',
      '/businesses',
      '/businesses?search=a&order=newest',
      '/businesses/changes',
      '/businesses/categories',
      '/businesses/cities',
      '/businesses/countries',
      '/businesses/place-changes',
      '/businesses/duplicates',
      '/businesses/duplicates?list=dismissed',
      '/businesses/duplicates?list=merged',
      `/businesses/duplicates?compare=${ids?.pairA}&with=${ids?.pairB}`,
      '/businesses/trash',
      '/reviews',
      '/reviews/decisions',
      '/excel',
      `/excel?import=${ids?.import}`,
      '/analytics',
      `/analytics?listing=${ids?.edited}`,
      '/analytics/synonyms',
      '/ads',
      '/ads?panel=versions',
      '/ads?tab=global',
      '/ads?tab=injection',
      '/ads?tab=preview',
      '/audit',
      '/account',
      '/operators',
      '/database',
      '/messages',
      `/messages?message=${ids?.message}`,
      '/proposals',
      '/pricing',
      '/settings',
      '/settings?panel=versions',
      '/settings?tab=analytics',
      '/settings?tab=seo',
      '/settings?tab=security',
      '/settings/identity',
      `/businesses?edit=${ids?.edited}&tab=history`,
      ...listings.map(({ id }) => `/businesses?edit=${id}`),
    ];
    const { page, close } = await openBackOffice(directory, cookie, '/admin');
    const faults: string[] = [];
    for (const screen of screens) {
      await page.goto(`${directory.url}/admin${screen}`, { waitUntil: 'networkidle' });
      await page.getByRole('heading').first().waitFor();
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
      });
      faults.push(...(await unsafeParts(page)).map((part) => `${screen}: ${part}`));
    }
    expect(faults).toEqual([]);
    await close();
  }, 180_000);

  it('stand in no map of the site for search engines', async () => {
    const index = await (await fetch(`${directory.url}/sitemap.xml`)).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    for (const path of [
      '/sitemap.xml',
      '/robots.txt',
      '/ads.txt',
      ...parts.filter((one) => one.endsWith('.xml')),
    ])
      expect(await (await fetch(directory.url + path)).text()).not.toContain('unsafe-mark');
  }, 60_000);
});
