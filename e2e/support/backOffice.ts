import { expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { findViolations } from './findViolations.ts';
import { watch } from './openBrowser.ts';
import { login } from './startDirectory.ts';
import { adminPaths } from '../../web/src/lib/adminPaths.ts';

/** Addresses of all screens behind the login. */
export const screenPaths = Object.values(adminPaths)
  .map((path) => path())
  .filter((path) => path !== adminPaths.login());

/** Logs the operator in, and returns the session's cookie as a request sends it. */
export async function logInTo(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(login),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`The login answered ${answer.status}.`);
  return cookie;
}

/** Empty pages in contexts of their own, by the options of these. */
const emptyPages = new WeakMap<Browser, Map<string, Page[]>>();

/**
 * A page of the back office in a window of its own, 1440 px wide by default. Its context is that of a page which was closed,
 * if there is one. It is as empty as a new one, except that it holds the scripts of the back office, which take longer than a visit.
 */
export async function openBackOffice(
  { browser, url }: { browser: Browser; url: string },
  cookie: string,
  path: string,
  options: BrowserContextOptions = {},
) {
  const settings: BrowserContextOptions = {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  };
  const pages = emptyPages.get(browser) ?? new Map<string, Page[]>();
  emptyPages.set(browser, pages);
  const key = JSON.stringify(settings);
  const empty = pages.get(key) ?? [];
  pages.set(key, empty);
  const page = empty.pop() ?? (await (await browser.newContext(settings)).newPage());
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url }]);
  const watched = await watch(page);
  await page.goto(url + path);
  return { ...watched, close: async () => void empty.push(await emptyPage(page, url)) };
}

/** Closes all pages of a context and removes what they stored, except for the HTTP cache. Returns an empty page of it. */
async function emptyPage(last: Page, url: string): Promise<Page> {
  const context = last.context();
  const origins = new Set([new URL(url).origin, new URL(last.url()).origin]);
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  const session = await context.newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,service_workers,cache_storage';
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
  await context.clearCookies();
  return page;
}

/** Closes the open dialog with Escape, and waits until it is closed: elements under it take no input before. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Checks that axe finds no violation on a page and that it does not scroll sideways. */
export async function expectUsable(page: Page, what: string): Promise<void> {
  expect([what, await findViolations(page)]).toEqual([what, []]);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect([what, isTooWide]).toEqual([what, false]);
}
