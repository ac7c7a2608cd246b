import { createServer, type AddressInfo, type Socket } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { watchedPage } from './openBrowser.ts';
import { useDemoDirectory } from './useDemoDirectory.ts';
import { eventually, login } from './startDirectory.ts';

// What visitors do on the public site, in a real browser against the real server.

let slug = '';
/** A mail server that takes connections and never says a word. */
const mailSockets: Socket[] = [];
const silentMail = createServer((socket) => void mailSockets.push(socket.on('error', () => undefined)));

beforeAll(() => new Promise<void>((resolve) => silentMail.listen(0, '127.0.0.1', resolve)));
const directory = useDemoDirectory(() => ({
  SMTP_URL: `smtp://127.0.0.1:${(silentMail.address() as AddressInfo).port}`,
  CONTACT_TO: 'team@directory.example',
}));
beforeAll(async () => {
  const list = (await (await fetch(`${directory.url}/api/businesses?limit=60`)).json()) as {
    slug: string;
    about: object | null;
  }[];
  const detail = async (one: string) =>
    (await (await fetch(`${directory.url}/api/businesses/${one}`)).json()) as { about: object | null };
  for (const { slug: one } of list) {
    const { about } = await detail(one);
    if (about && Object.keys(about).length > 3) {
      slug = one;
      break;
    }
  }
}, 120_000);
afterAll(async () => {
  for (const socket of mailSockets) socket.destroy();
  silentMail.close();
});

async function openPage(path: string, options: Parameters<typeof watchedPage>[1] = {}) {
  const watched = await watchedPage(directory.browser, {
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  await watched.page.goto(directory.url + path, { waitUntil: 'networkidle' });
  return watched;
}
const hosts = (requests: string[]) => [...new Set(requests.map((url) => new URL(url).origin))];
const text = (page: Page) => page.locator('main').innerText();

let cookie = '';
/** Asks as an operator. */
async function askAsOperator<Data>(query: string): Promise<Data> {
  if (cookie === '') {
    const answer = await fetch(`${directory.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    });
    cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }
  const answer = await fetch(`${directory.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { data: Data }).data;
}

async function messages() {
  const { contactMessages } = await askAsOperator<{
    contactMessages: { nodes: { subject: string; type: string; mailState: string }[] };
  }>('{ contactMessages { nodes { subject type mailState } } }');
  return contactMessages.nodes;
}

describe('consent', () => {
  it('is asked for once, moves nothing, and is remembered and changed on the cookie page', async () => {
    const { page, requests, close } = await openPage('/');
    const banner = page.getByRole('region', { name: 'Cookies' });
    await banner.getByRole('button', { name: 'Choose' }).click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await banner.getByRole('switch', { name: 'Advertising' }).check();
    await banner.getByRole('button', { name: 'Save choices' }).click();
    await banner.waitFor({ state: 'detached' });

    await page.goto(`${directory.url}/cookie-policy`, { waitUntil: 'networkidle' });
    const choice = (name: string) => page.getByRole('switch', { name });
    expect([await choice('Advertising').isChecked(), await choice('Analytics').isChecked()]).toEqual([
      true,
      false,
    ]);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await page.getByText('Choices saved').waitFor();
    await page.goto(directory.url, { waitUntil: 'networkidle' });
    expect(await banner.count()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    expect(hosts(requests)).toEqual([directory.url]);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value') as number;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum));
        }),
    );
    expect(shift).toBeLessThan(0.02);
    await close();
  }, 60_000);

  it('keeps maps of others away until one is pressed for', async () => {
    const { page, requests, close } = await openPage(`/business/${slug}`);
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'a map' }));
    expect(hosts(requests)).toEqual([directory.url]);
    await page.getByRole('button', { name: 'Show map', exact: true }).click();
    const frame = page.locator('iframe[title^="Map of"]');
    expect(await frame.getAttribute('src')).toMatch(
      /^https:\/\/www\.google\.com\/maps\?q=.*&z=15&output=embed$/,
    );
    await page.frameLocator('iframe[title^="Map of"]').getByText('a map').waitFor();
    await close();
  }, 60_000);
});

describe('the contact form', () => {
  async function fillIn(page: Page, subject: string) {
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('What is it about?').selectOption('press');
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Message', { exact: true }).fill('A line.\nAnother.');
  }

  it('sends, says so, and empties itself; the message stays though the mail server hangs', async () => {
    const { page, close } = await openPage('/contact?type=partnership');
    expect(await page.getByLabel('What is it about?').inputValue()).toBe('partnership');
    expect(await page.getByLabel('What is it about?').locator('option').count()).toBe(6);
    await fillIn(page, 'With script');
    await page.route('**/graphql', async (route) => {
      expect(await page.getByRole('button', { name: 'Sending Message...' }).isDisabled()).toBe(true);
      await route.continue();
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
    await toasts.getByText('Message Sent Successfully!').waitFor();
    await toasts.getByText("Thanks for reaching out! We'll get back to you within 24 hours.").waitFor();
    await page.keyboard.press('F8');
    expect(await toasts.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Subject').inputValue()).toBe('');
    const [message] = await messages();
    expect(message).toMatchObject({ subject: 'With script', type: 'PRESS', mailState: 'QUEUED' });
    await close();
  }, 60_000);

  it('says when it failed, and keeps what was typed', async () => {
    const { page, close } = await openPage('/contact');
    await fillIn(page, 'Lost');
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Oops! Something went wrong').waitFor();
    await page.getByText('Failed to send message. Please try again or contact us directly.').waitFor();
    expect(await page.getByLabel('Subject').inputValue()).toBe('Lost');
    await close();
  }, 60_000);

  it('works without script', async () => {
    const { page, close } = await openPage('/contact', { javaScriptEnabled: false });
    await fillIn(page, 'Without script');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect(page.url()).toContain('/contact?sent=yes');
    expect(await text(page)).toContain('Message Sent Successfully!');
    expect((await messages()).map(({ subject }) => subject)).toContain('Without script');
    await close();
  }, 60_000);
});

describe('a visitor', () => {
  it('goes on in the featured listings without meeting one twice', async () => {
    const { page, close } = await openPage('/');
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
  }, 60_000);

  it('opens a city in its place, and finds the search behind its name in the list', async () => {
    const { page, close } = await openPage('/cities');
    await page
      .getByRole('button', { name: /^Preview / })
      .first()
      .click();
    const card = page.locator('li:has(button[aria-expanded=true])');
    await card.locator('a[href^="/business/"]').first().waitFor();
    expect(await card.locator('a[href^="/business/"]').count()).toBeLessThanOrEqual(6);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await page.locator('main h2 a[href^="/businesses?city="]').first().waitFor();
    await page.goto(`${directory.url}/cities?search=zzzz`);
    expect(await text(page)).toContain('No search results found');
    await page.goto(`${directory.url}/categories?search=zzzz`);
    expect(await text(page)).toContain('No search results found');
    await close();
  }, 60_000);

  it('reads a listing to its end', async () => {
    const { page, close } = await openPage(`/business/${slug}`);
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
  }, 60_000);

  it('finds the structured data of the about page there and nowhere else', async () => {
    const { page, close } = await openPage('/about');
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
  }, 60_000);

  it('finds a way on from a page that is not there', async () => {
    const { page, close } = await openPage('/no/such/page');
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
    await page.goto(`${directory.url}/about`, { waitUntil: 'networkidle' });
    await page.goto(`${directory.url}/no/such/page`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'About Business Directory' }).waitFor();
    await close();
  }, 60_000);

  it.each(['/privacy-policy', '/legal-notice', '/terms-of-service', '/cookie-policy'])(
    'gets from %s back home',
    async (path) => {
      const { page, close } = await openPage(path, { javaScriptEnabled: false });
      await page.getByRole('link', { name: 'Back to Home' }).click();
      expect(new URL(page.url()).pathname).toBe('/');
      await close();
    },
  );
});

it('pages measure themselves, and their figures come to operators as sums', async () => {
  const { page, close } = await watchedPage(directory.browser);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`${directory.url}/legal-notice`, { waitUntil: 'load' });
  await eventually(
    async () => lines,
    (all) => ['scripts', 'TTFB', 'FCP'].every((word) => all.some((line) => line.includes(word))),
    30_000,
  );
  await page.goto(`${directory.url}/cities`);
  await close();
  const { webVitals } = await eventually(
    () =>
      askAsOperator<{ webVitals: { route: string; metric: string }[] }>(
        '{ webVitals(days: 1) { route metric count } }',
      ),
    (answer) => answer.webVitals.some(({ route }) => route === '/legal-notice'),
    30_000,
  );
  expect(webVitals).toContainEqual({ route: '/legal-notice', metric: 'TTFB', count: expect.any(Number) });
}, 90_000);
