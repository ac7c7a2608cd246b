import type { Browser, BrowserContextOptions, Route } from 'playwright-core';
import { watchedPage } from './openBrowser.ts';

/** A page whose scripts are held back until they are released, as on a slow connection. */
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
  // Without its styles, the page would have another height.
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
