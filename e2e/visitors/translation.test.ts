import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { watchedPage } from '../support/openBrowser.ts';
import { hydrated, siteUrl, useSite } from '../support/useSite.ts';

const site = useSite();
const viewport = { width: 1440, height: 900 };

it('a list translated by the browser shows the same listings as untranslated for every search', async () => {
  const { page, complaints, close } = await watchedPage(site.browser(), { viewport });
  const plain = await watchedPage(site.browser(), { viewport });
  await page.goto(`${siteUrl()}/businesses`);
  await hydrated(page);
  await page.evaluate(translate, mark);
  for (const search of ['restaurant', 'zzzzqqqq', '']) {
    await page.locator('main input[type=search]').first().fill(search);
    await page.keyboard.press('Enter');
    await page.waitForURL(search ? `**/businesses?search=${search}` : '**/businesses');
    const bothTexts = async () => {
      await plain.page.goto(page.url());
      await hydrated(plain.page);
      return [await shownText(page), await shownText(plain.page)];
    };
    // Read again, since minutes until something opens go by.
    let [translated, untranslated] = await bothTexts();
    for (let tries = 0; tries < 10 && translated !== untranslated; tries += 1) {
      await page.waitForTimeout(500);
      [translated, untranslated] = await bothTexts();
    }
    expect(translated).toBe(untranslated);
  }
  expect(complaints).toEqual([]);
  await Promise.all([close(), plain.close()]);
});

/** The mark that a translation adds to each letter: a dot below. */
const mark = '\u0323';

/** Without flags, which a page shows until it knows that the browser has none. */
const shownText = async (page: Page) =>
  (await page.locator('main').innerText())
    .replaceAll(/[\u{1f1e6}-\u{1f1ff}\u0323]/gu, '')
    .split(/\s+/)
    .join(' ');

/** As the translator of Chromium does: an element with another text takes the place of each text, now and later. */
function translate(added: string) {
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, svg, select')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.append(text.data.replaceAll(/[a-z]/gi, `$&${added}`));
      text.replaceWith(outer);
    }
  };
  translateAll(document.body);
  new MutationObserver(() => translateAll(document.body)).observe(document.body, {
    ...{ childList: true, characterData: true, subtree: true },
  });
}
