import type { Browser, BrowserContextOptions, Route } from 'playwright-core';
import { watchedPage } from './openBrowser.ts';

/** A page of the site whose scripts wait until they are let through, as on a slow line. */
export async function slowPage(browser: Browser, url: string, options: BrowserContextOptions) {
  const watched = await watchedPage(browser, options);
  const { page } = watched;
  let held: Route[] | undefined = [];
  await page.route('**/*.js', async (route) => {
    if (held) held.push(route);
    else await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  // Measured without its styles, a page has another height than anybody sees.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    ),
  );
  const letThrough = async () => {
    const routes = held ?? [];
    held = undefined;
    await Promise.all(routes.map((route) => route.continue()));
  };
  return { ...watched, letThrough };
}
