import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { inDatabase } from '../support/inDatabase.ts';
import { listingRow, makeWorkbook } from '../support/makeWorkbook.ts';
import { htmlFaults } from '../../web/src/testing/htmlFaults.ts';
import { structuredDataFaults, structuredDataOf } from '../../web/src/testing/structuredDataFaults.ts';
import { openBrowser, watchedPage } from '../support/openBrowser.ts';
import {
  eventually,
  login,
  makeDataDir,
  startDirectory,
  statsOf,
  type RunningDirectory,
} from '../support/startDirectory.ts';

// Each sets a mark where it runs.
const attacks = [
  '<script>window.ran=1</script>',
  '<img src=x onerror="window.ran=1">',
  '"><svg onload=window.ran=1>',
  "'-window.ran=1-'",
  '</script><script>window.ran=1</script>',
  '<!--<script>window.ran=1//-->',
  '</title><script>window.ran=1</script>',
  '<a href="javascript:window.ran=1" id=go>go</a>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=window.ran=1>',
  '{{constructor.constructor("window.ran=1")()}}',
  '\u2028window.ran=1\u2029"\'\\',
];

let browser: Browser;
let folder: Awaited<ReturnType<typeof makeDataDir>>;
let directory: RunningDirectory;

beforeAll(async () => {
  browser = await openBrowser();
  folder = await makeDataDir();
  directory = await startDirectory(folder.dataDir, { DEMO_DATA: 'off' });
  await upload();
  await putStraightIntoTheDatabase();
});
afterAll(async () => {
  await Promise.allSettled([directory?.end('SIGTERM'), browser?.close()]);
  await folder?.remove();
});

/** The corpus in every text column of a file. */
async function upload(): Promise<void> {
  const answer = await fetch(`${directory.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const rows = attacks.map((attack, n) =>
    listingRow(n, {
      name: `Place ${n} ${attack} ${'x'.repeat(80)}😀`,
      full_address: attack,
      city: n % 2 ? attack : 'Lisbon',
      category: n % 3 ? attack : 'Café',
      description: `<p>${attack}</p>`,
      working_hours: JSON.stringify({ Monday: attack, Tuesday: '9AM-5PM' }),
      about: JSON.stringify({ [attack]: { [attack]: attack, __proto__: true } }),
      user_reviews: JSON.stringify([{ Name: attack, Rating: 5, Description: attack, When: '2026-01-02' }]),
      range: attack,
      type: attack,
    }),
  );
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await makeWorkbook(rows))]), 'hostile.xlsx');
  const result = await fetch(`${directory.url}/api/upload-excel`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  expect(await result.json()).toMatchObject({ totalRows: attacks.length });
  expect((await statsOf(directory.url)).total).toBeGreaterThan(0);
}

/** Data that the API refuses, written directly into the tables. */
async function putStraightIntoTheDatabase(): Promise<void> {
  await inDatabase(folder, async (client) => {
    await client.query('ALTER TABLE businesses DROP CONSTRAINT businesses_links');
    for (const [n, attack] of attacks.entries()) {
      await client.query(
        `INSERT INTO businesses (slug, name, description, detailed_info, address, website, menu_link, location_link, phone, email, about, working_hours, type)
         VALUES ($1, $2, $2, $2, $2, $3, $3, $3, $2, 'a@b.example', $4, $5, $2)`,
        [
          `straight-${n}`,
          attack,
          'javascript:window.ran=1',
          { [attack]: { [attack]: attack } },
          { Monday: attack },
        ],
      );
      await client.query(
        `INSERT INTO injection_codes (name, code, position, consent) VALUES (left($1, 100), $2, 'BODY_END', $3)`,
        [attack, `<p title="own">${n}</p>`, n % 2 ? 'ADS' : 'NONE'],
      );
    }
    // Codes of the operator, under the policy that they need: only they run.
    await client.query(
      `INSERT INTO injection_codes (name, code, position) VALUES ('own', '<script>window.own = true</script>', 'HEAD')`,
    );
    // The API refuses these; each is skipped.
    for (const code of [
      '<base href="https://evil.example/">',
      '<plaintext>',
      '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    ])
      await client.query(`INSERT INTO injection_codes (name, code, position) VALUES ('bad', $1, 'HEAD')`, [
        code,
      ]);
  });
}

describe('hostile text', () => {
  it('is never executed or linked and breaks no page, while operators’ codes run', async () => {
    const { page, complaints, requests, close } = await watchedPage(browser);
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const listed = (await (await fetch(`${directory.url}/api/businesses?limit=1000`)).json()) as {
      slug: string;
      name: string;
    }[];
    expect(listed.length).toBeGreaterThanOrEqual(attacks.length);
    const paths = ['/', '/businesses?search=place', ...listed.map(({ slug }) => `/business/${slug}`)];
    for (const path of paths) {
      await page.goto(directory.url + path, { waitUntil: 'load' });
      await eventually(
        () => page.evaluate(() => [document.readyState, 'own' in window]),
        ([state, own]) => state === 'complete' && own === true,
      );
      const found = await page.evaluate(() => ({
        ran: 'ran' in window,
        links: [...document.querySelectorAll('a[href]')]
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !/^(\/|#|https?:|mailto:|tel:|\?)/.test(href)),
        frames: document.querySelectorAll('iframe, object, embed').length,
        structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (node) => node.textContent ?? '',
        ),
        description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      }));
      expect([path, found.ran, found.links, found.frames]).toEqual([path, false, [], 0]);
      for (const text of found.structured) expect(() => JSON.parse(text) as unknown).not.toThrow();
      expect([...found.description].length).toBeLessThanOrEqual(160);
      expect(found.description).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    }
    expect(requests.filter((url) => !url.startsWith(directory.url))).toEqual([]);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await close();
  });

  it('leaves every page valid HTML, with structured data that schema.org knows', async () => {
    const list = async (path: string) =>
      (await (await fetch(directory.url + path)).json()) as { slug: string }[];
    const [listings, categories, cities] = await Promise.all(
      ['/api/businesses?limit=1000', '/api/categories', '/api/cities'].map(list),
    );
    const paths = [
      ...[
        '/',
        '/businesses',
        '/businesses?search=%3Cscript%3E',
        '/categories',
        '/cities',
        '/cities?view=list',
      ],
      ...[
        '/about',
        '/contact',
        '/privacy-policy',
        '/legal-notice',
        '/terms-of-service',
        '/cookie-policy',
        '/none',
      ],
      ...(listings ?? []).map(({ slug }) => `/business/${slug}`),
      ...(categories ?? []).slice(0, 5).map(({ slug }) => `/category/${slug}`),
      ...(cities ?? []).slice(0, 5).map(({ slug }) => `/city/${slug}`),
    ];
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const html = await (await fetch(directory.url + path)).text();
      const data = structuredDataOf(html).flatMap(structuredDataFaults);
      expect([path, await htmlFaults(html), data]).toEqual([path, [], []]);
    }
  });
});
