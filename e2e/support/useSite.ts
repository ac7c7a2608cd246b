import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { executeGraphql } from './executeGraphql.ts';
import { openBrowser, watchedPage, type WatchedPage } from './openBrowser.ts';
import { login } from './startDirectory.ts';

/** The directory that tests share; see startSharedDirectory. */
export const siteUrl = () => process.env.E2E_DIRECTORY ?? '';

export const sharedDataDir = () => process.env.E2E_DATA_DIR ?? '';

/** The shared directory in a browser of the test file. */
export function useSite() {
  let browser: Browser;
  let cookie = '';
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    browser: () => browser,
    /** A page in a context of its own, opened at a path and hydrated. */
    async open(path: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
      const watched = await watchedPage(browser, { viewport: { width: 1280, height: 900 }, ...options });
      await watched.page.goto(siteUrl() + path, { waitUntil: 'load' });
      if (options.javaScriptEnabled !== false) await hydrated(watched.page);
      return watched;
    },
    /** Sends a GraphQL request as an operator. */
    async executeAsOperator<Data>(query: string): Promise<Data> {
      cookie ||= await logIn();
      return executeGraphql<Data>(siteUrl(), query, { cookie });
    },
  };
}

/** Waits until the whole page is hydrated: React then stores properties with each element. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#main, #main :is(section, form, ul, button), footer')];
    return (
      parts.length > 0 &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps$')))
    );
  });
}

/** Waits for the minimum time in which a person fills in the visible form. */
export async function takeTime(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((then) => performance.now() - then > 3000, since);
}

async function logIn(): Promise<string> {
  const answer = await fetch(`${siteUrl()}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** The slug of the first listing, category or city of a REST path. */
export async function firstOf(path: string): Promise<{ slug: string; name: string }> {
  const [first] = (await (await fetch(siteUrl() + path)).json()) as { slug: string; name: string }[];
  if (!first) throw new Error(`${path} is empty`);
  return first;
}
