import type { Page } from 'playwright-core';
import { eventually } from './startDirectory.ts';

/**
 * Returns a function that navigates within the loaded back office, as a link does. It waits until the network was idle for
 * half a second.
 */
export function screenOpener(page: Page): (path: string) => Promise<void> {
  let pending = 0;
  let since = Date.now();
  const count = (change: number) => {
    pending += change;
    since = Date.now();
  };
  page.on('request', () => count(1));
  page.on('requestfinished', () => count(-1));
  page.on('requestfailed', () => count(-1));
  return async (path) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      return new Promise((resolve) => requestAnimationFrame(resolve));
    }, path);
    count(0);
    await eventually(
      async () => pending <= 0 && Date.now() - since > 500,
      (isSettled) => isSettled,
    );
  };
}
