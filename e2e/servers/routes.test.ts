import { beforeAll, describe, expect, it } from '@jest/globals';
import { matchPath } from 'react-router-dom';
import { publicRoutes } from '../../domain/publicRoutes.ts';
import { findViolations } from '../support/findViolations.ts';
import { watchedPage } from '../support/openBrowser.ts';
import { layoutShift } from '../support/layoutShift.ts';
import { firstOf, siteUrl, hydrated, useSite } from '../support/useSite.ts';

const site = useSite();
interface Route {
  path: string;
  status: number;
  shows: string;
  /** Text of what comes after the page is hydrated. */
  comes?: string;
  /** Asks the server once, for what only the browser knows. */
  fetches?: boolean;
}
let routes: Route[] = [];

beforeAll(async () => {
  const [business, category, city] = await Promise.all([
    firstOf('/api/businesses?limit=1'),
    firstOf('/api/categories'),
    firstOf('/api/cities'),
  ]);
  routes = [
    { path: '/', status: 200, shows: 'Featured Businesses' },
    { path: '/businesses', status: 200, shows: '300 businesses found' },
    { path: '/businesses?search=coffee&sort=rating', status: 200, shows: 'coffee' },
    { path: '/businesses?search=zzzzqqqq', status: 200, shows: 'No businesses found' },
    { path: `/business/${business.slug}`, status: 200, shows: 'Opening Hours', comes: 'Share' },
    { path: '/categories', status: 200, shows: category.name },
    { path: `/category/${category.slug}`, status: 200, shows: category.name },
    { path: '/cities', status: 200, shows: city.name },
    { path: `/city/${city.slug}`, status: 200, shows: city.name },
    { path: '/saved', status: 200, shows: 'Saved places', comes: 'Recently opened', fetches: true },
    { path: '/compare?ids=1.2.3.4', status: 200, shows: 'Wheelchair accessible' },
    { path: '/about', status: 200, shows: 'Our Mission' },
    { path: '/contact', status: 200, shows: 'Send Us a Message' },
    { path: '/privacy-policy', status: 200, shows: 'Effective July 25, 2025' },
    { path: '/legal-notice', status: 200, shows: 'July 26, 2025' },
    { path: '/terms-of-service', status: 200, shows: 'Acceptance of Terms' },
    { path: '/cookie-policy', status: 200, shows: 'Managing Your Preferences' },
    { path: '/business/no-such-place', status: 404, shows: 'Business Not Found' },
    { path: '/category/no-such-category', status: 404, shows: 'Category Not Found' },
    { path: '/city/no-such-city', status: 404, shows: 'City Not Found' },
    { path: '/no/such/page', status: 404, shows: '404' },
  ];
});

describe('every public page', () => {
  it('has a row in the table of this test', () => {
    const isTested = (route: string) =>
      routes.some(({ path }) => matchPath(route, path.split('?')[0] ?? '') !== null);
    expect(publicRoutes.filter((route) => !isTested(route))).toEqual([]);
  });

  it('is complete before any script runs', async () => {
    const { page, close } = await watchedPage(site.browser(), { javaScriptEnabled: false });
    for (const { path, status, shows } of routes) {
      const response = await page.goto(siteUrl() + path);
      expect([path, response?.status()]).toEqual([path, status]);
      expect([path, await page.locator('main').innerText()]).toEqual([path, expect.stringContaining(shows)]);
      expect([path, await page.locator('h1').count()]).toEqual([path, 1]);
      expect([path, await page.title()]).not.toEqual([path, '']);
    }
    // A form and a link lead on without script too.
    await page.goto(siteUrl());
    await page.locator('form').first().locator('input[name=search]').fill('hotel');
    await page.locator('form').first().locator('button[type=submit]').click();
    await page.waitForURL('**/businesses?*');
    await close();
  });

  it.each([
    [390, 'light'],
    [1440, 'dark'],
  ] as const)(
    'hydrates without an error, a request or a layout shift, and is accessible at %i px, %s',
    async (width, colorScheme) => {
      const { page, complaints, requests, close } = await watchedPage(site.browser(), {
        viewport: { width, height: 900 },
        colorScheme,
        // Colours are judged as they end up, not on their way.
        reducedMotion: 'reduce',
      });
      for (const { path, status, comes, fetches } of routes) {
        requests.length = complaints.length = 0;
        await page.goto(siteUrl() + path, { waitUntil: 'load' });
        await hydrated(page);
        if (comes) await page.locator('main').getByText(comes, { exact: true }).waitFor();
        expect([path, await findViolations(page)]).toEqual([path, []]);
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect([path, isTooWide]).toEqual([path, false]);
        expect([path, await layoutShift(page)]).toEqual([path, 0]);
        const asked = requests.filter((url) => /\/(graphql|api)\b/.test(url) || !url.startsWith(siteUrl()));
        // The last page sends its measurements when it is left; an automated browser reports no visit.
        const own = fetches ? [`${siteUrl()}/graphql`] : [];
        expect([path, asked.filter((url) => !url.endsWith('/api/vitals'))]).toEqual([path, own]);
        // The browser itself reports the status of a page that is not found.
        const faults = complaints.filter((text) => !(status === 404 && text.includes('404')));
        expect([path, faults]).toEqual([path, []]);
      }
      await close();
    },
    300_000,
  );

  it('takes its URLs from the configuration, not from the request', async () => {
    for (const path of ['/', routes[4]?.path ?? '/']) {
      const headers = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      };
      const html = await (await fetch(siteUrl() + path, { headers })).text();
      expect(html).not.toContain('evil.example');
      expect(html).toContain(`rel="canonical" href="${siteUrl()}`);
    }
  });

  it('has scripts whose conditional requests are answered as HTTP asks', async () => {
    const html = await (await fetch(siteUrl())).text();
    const script = siteUrl() + (/\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '');
    const send = async (headers: Record<string, string>) => {
      const answer = await fetch(script, { headers });
      await answer.arrayBuffer();
      return [answer.status, answer.headers.get('cache-control')];
    };
    const whole = [200, 'public, max-age=31536000, immutable'];
    expect(await send({})).toEqual(whole);
    expect(await send({ 'if-match': '*' })).toEqual(whole);
    expect(await send({ 'if-match': '"of another version"' })).toEqual([412, 'no-store']);
    expect(await send({ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toEqual([412, 'no-store']);
    // A server may ignore a range; these files are sent whole.
    expect(await send({ range: 'bytes=999999999-' })).toEqual(whole);
  });

  it('contains no private data', async () => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/schema.graphql',
      '/api/prisma/schema.prisma',
      '/.vite/manifest.json',
      '/..%2f.env',
    ]) {
      const response = await fetch(siteUrl() + path);
      expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true]);
    }
  });
});

describe('the login screen', () => {
  it('loads at most 200 KiB of script, as sent', async () => {
    const { page, close } = await watchedPage(site.browser());
    await page.goto(`${siteUrl()}/admin/login`);
    await page.getByLabel('Erişim anahtarı', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(total / 1024).toBeLessThanOrEqual(200);
    await close();
  });
});
