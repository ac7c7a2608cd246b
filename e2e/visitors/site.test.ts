import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { openBrowser, watchedPage } from '../support/openBrowser.ts';
import { eventually } from '../support/startDirectory.ts';
import { siteUrl, hydrated, useSite } from '../support/useSite.ts';

// Actions of visitors on the public site, in a real browser against the real server.

const site = useSite();
const text = (page: Page) => page.locator('main').innerText();

/** A listing with more kinds of features than show at first. */
async function richListing(): Promise<string> {
  const list = (await (await fetch(`${siteUrl()}/api/businesses?limit=60`)).json()) as { slug: string }[];
  for (const { slug } of list) {
    const detail = await (await fetch(`${siteUrl()}/api/businesses/${slug}`)).json();
    const { about } = detail as { about: object | null };
    if (about && Object.keys(about).length > 3) return slug;
  }
  throw new Error('no listing has so many features');
}

describe('a visitor', () => {
  it('pages through the featured listings without seeing one twice', async () => {
    const { page, close } = await site.open('/');
    const links = page.locator('section[aria-labelledby=listings] a[href^="/business/"]');
    expect(await links.count()).toBe(12);
    for (const count of [24, 36]) {
      await page.getByRole('link', { name: 'View More Businesses' }).click();
      await eventually(
        () => links.count(),
        (shown) => shown === count,
      );
    }
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(36);
    for (const words of ['Popular Categories', 'Top Cities', 'Why Choose Us?', 'View All'])
      expect(await text(page)).toContain(words);
    await close();
  });

  it('opens a city in place, and finds its search in the list', async () => {
    const { page, close } = await site.open('/cities');
    await page
      .getByRole('button', { name: /^Preview / })
      .first()
      .click();
    const card = page.locator('li:has(button[aria-expanded=true])');
    await card.locator('a[href^="/business/"]').first().waitFor();
    expect(await card.locator('a[href^="/business/"]').count()).toBeLessThanOrEqual(6);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await page.locator('main h2 a[href^="/businesses?city="]').first().waitFor();
    await page.goto(`${siteUrl()}/cities?search=zzzz`);
    expect(await text(page)).toContain('No search results found');
    await page.goto(`${siteUrl()}/categories?search=zzzz`);
    expect(await text(page)).toContain('No search results found');
    await close();
  });

  it('reads a listing to its end', async () => {
    const { page, close } = await site.open(`/business/${await richListing()}`);
    for (const words of [
      'Opening Hours',
      'Business Features & Amenities',
      'Customer Reviews',
      'Location & Map',
      'Contact Information',
      'Business Details',
      'Nearby Businesses',
      'Is this your business?',
      'More Businesses in',
      'Popular Categories',
    ])
      expect(await text(page)).toContain(words);
    const more = page.getByRole('button', { name: /^Show More \(\d+ more sections?\)$/ });
    await more.click();
    await page.getByRole('button', { name: 'Show Less' }).click();
    await more.waitFor();
    await page.evaluate(() => window.scrollTo(0, 2000));
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await up.focus();
    await page.keyboard.press('Enter');
    await up.waitFor({ state: 'detached' });
    await close();
  });

  it('gets a prefetched page when the pointer, the focus or a finger reaches its link', async () => {
    const intents = [
      ['/categories', 'main a[href^="/category/"]', (link: Locator) => link.hover()],
      ['/cities', 'main h2 a[href^="/city/"]', (link: Locator) => link.focus()],
      ['/', 'main a[href^="/business/"]', (link: Locator) => link.dispatchEvent('touchstart')],
    ] as const;
    for (const [path, selector, intend] of intents) {
      const { page, requests, complaints, close } = await site.open(path);
      const asked = () => requests.filter((url) => url.endsWith('/graphql')).length;
      const link = page.locator(selector).first();
      const href = await link.getAttribute('href');
      // Links are watched once the page itself has all that it needs.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/watchVisit-')),
      );
      await page.waitForLoadState('networkidle');
      await Promise.all([page.waitForResponse('**/graphql'), intend(link)]);
      const before = asked();
      await link.click();
      await page.waitForURL(`**${href}`);
      await page.locator('main h1').waitFor();
      expect([path, before, asked()]).toEqual([path, 1, 1]);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  it('sees the page before its scripts are fetched, except for the small loader', async () => {
    for (const path of ['/', '/businesses', `/business/${await richListing()}`]) {
      const { page, close } = await site.open(path);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/watchVisit-')),
      );
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }));
      expect(asked.length).toBeGreaterThan(5);
      // A list also has the layout that was chosen in this browser.
      const early = path === '/businesses' ? 2 : 1;
      expect([path, asked.filter((time) => time < painted).length]).toEqual([path, early]);
      await close();
    }
  });

  it('finds the structured data of the about page only there', async () => {
    const { page, close } = await site.open('/about');
    const kinds = () =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    expect((await kinds()).filter((json) => json.includes('"AboutPage"'))).toHaveLength(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await eventually(kinds, (all) => !all.some((json) => json.includes('"AboutPage"')));
    expect(await page.title()).toBe('Contact Us | Business Directory');
    await close();
  });

  it('finds links to other pages on a missing page', async () => {
    const { page, close } = await site.open('/no/such/page');
    for (const name of [
      'Go to Homepage',
      'View All',
      'Contact Support',
      'Search Directory',
      'About',
      'Contact',
    ])
      expect([name, await page.locator('main').getByRole('link', { name }).count()]).toEqual([
        name,
        expect.any(Number),
      ]);
    expect(await page.locator('main a[href^="/category/"]').count()).toBe(6);
    await page.goto(`${siteUrl()}/about`);
    await page.goto(`${siteUrl()}/no/such/page`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'About Business Directory' }).waitFor();
    // A new tab has no page to go back to.
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((address) => void window.open(address), `${siteUrl()}/no/such/page`),
    ]);
    await hydrated(tab);
    expect(await tab.getByRole('link', { name: 'About' }).count()).toBeGreaterThan(0);
    expect(await tab.getByRole('button', { name: 'Go Back' }).count()).toBe(0);
    await tab.close();
    await close();
  });

  it.each(['/privacy-policy', '/legal-notice', '/terms-of-service', '/cookie-policy'])(
    'gets from %s back home',
    async (path) => {
      const { page, close } = await site.open(path, { javaScriptEnabled: false });
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await page.waitForURL(`${siteUrl()}/`);
      await close();
    },
  );
});

it('the site sends web vitals, and operators see their sums', async () => {
  const { page, close } = await watchedPage(site.browser());
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`${siteUrl()}/legal-notice`, { waitUntil: 'load' });
  await eventually(
    async () => lines,
    (all) => ['scripts', 'TTFB', 'FCP'].every((word) => all.some((line) => line.includes(word))),
    30_000,
  );
  await page.goto(`${siteUrl()}/cities`);
  await close();
  const { webVitals } = await eventually(
    () =>
      site.executeAsOperator<{ webVitals: { route: string; metric: string }[] }>(
        '{ webVitals(days: 1) { route metric count } }',
      ),
    (answer) => answer.webVitals.some(({ route }) => route === '/legal-notice'),
    30_000,
  );
  expect(webVitals).toContainEqual({ route: '/legal-notice', metric: 'TTFB', count: expect.any(Number) });
});

const pagesToFit = async () => [
  '/',
  '/businesses',
  '/businesses?page=5',
  '/categories?page=2',
  '/cities',
  `/business/${await richListing()}`,
  '/contact',
  '/about',
  '/privacy-policy',
  '/saved',
  '/no-such-page',
];
const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;

// 390 px with text of 150 % have the room of 260 px, fonts of some systems are a tenth wider; 320 px is what WCAG 1.4.10 asks for.
it('no page is wider than its window, with larger text and at 320 px (WCAG 1.4.10)', async () => {
  const { page, close } = await site.open('/', { viewport: { width: 320, height: 700 } });
  const tooWide: string[] = [];
  for (const path of [...(await pagesToFit()), '/admin/login']) {
    await page.goto(siteUrl() + path, { waitUntil: 'load' });
    for (const [width, percent] of [
      [320, 100],
      [390, 150],
      [390, 165],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
      if (await page.evaluate(isTooWide)) tooWide.push(`${path} at ${width} px, ${percent} %`);
    }
    await page.setViewportSize({ width: 320, height: 700 });
  }
  expect(tooWide).toEqual([]);
  await close();
});

it('pages fit a phone of a visitor who reads at twice the usual size (WCAG 1.4.4), and cut no button', async () => {
  const browser = await openBrowser(['--disable-gpu', '--blink-settings=defaultFontSize=32']);
  try {
    const { page } = await watchedPage(browser, { viewport: { width: 390, height: 700 } });
    const faults: string[] = [];
    for (const path of await pagesToFit()) {
      await page.goto(siteUrl() + path, { waitUntil: 'load' });
      if (await page.evaluate(isTooWide)) faults.push(path);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main button, main a, nav[aria-label=Actions] a')]
          .filter(
            (control) => control.innerText.trim() !== '' && control.scrollWidth > control.clientWidth + 1,
          )
          .filter((control) => control.clientWidth > 0)
          .map((control) => control.innerText),
      );
      faults.push(...cut.map((text) => `${path}: ${text}`));
    }
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});
