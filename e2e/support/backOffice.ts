import { expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { findViolations } from './findViolations.ts';
import { watchedPage } from './openBrowser.ts';
import { login } from './startDirectory.ts';

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

/** A page of the back office in a window of its own, 1440 px wide by default. */
export async function openBackOffice(
  { browser, url }: { browser: Browser; url: string },
  cookie: string,
  path: string,
  options: BrowserContextOptions = {},
) {
  const watched = await watchedPage(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await watched.page.context().addCookies([{ name, value, url }]);
  await watched.page.goto(url + path);
  return watched;
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
