import type { Page } from 'playwright-core';

/** Scrolls from top to bottom, so that lazy content loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const box of document.querySelectorAll('[data-ad], img, footer')) {
      box.scrollIntoView();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Waits until every visible ad box has requested its ad. */
export async function adsRequested(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-ad]')].every((box) => {
      box.scrollIntoView();
      return box.clientHeight === 0 || box.getAttribute('data-ad-state') !== 'waiting';
    }),
  );
}
