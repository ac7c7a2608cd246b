import { beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../support/executeGraphql.ts';
import { expectUsable, logInTo, openBackOffice } from '../support/backOffice.ts';
import { watchedPage } from '../support/openBrowser.ts';
import { eventually } from '../support/startDirectory.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';

// A hidden review is on no public page, and returns when it is restored.

const directory = useOwnDirectory();
let cookie = '';
let review = { id: 0, comment: '', listing: { id: 0, slug: '' } };

beforeAll(async () => {
  cookie = await logInTo(directory.url);
  const { managedReviews } = await executeGraphql<{ managedReviews: { nodes: (typeof review)[] } }>(
    directory.url,
    '{ managedReviews(first: 50) { nodes { id comment listing { id slug } } } }',
    { cookie },
  );
  const first = managedReviews.nodes.find(({ comment }) => comment);
  if (!first) throw new Error('The sample data has no review with a text.');
  review = first;
});

/** Whether a visitor's page of the listing, and what it says to machines, have the text. */
async function isPublic(): Promise<boolean[]> {
  const { page, close } = await watchedPage(directory.browser);
  await page.goto(`${directory.url}/business/${review.listing.slug}`);
  const shown = await page.locator('main').innerText();
  const source = await page.content();
  await close();
  return [shown.includes(review.comment), source.includes(JSON.stringify(review.comment).slice(1, -1))];
}

/** Waits until it is: the cached page follows the decision a moment later. */
const expectPublic = (is: boolean) =>
  eventually(isPublic, (found) => found.every((one) => one === is), 20_000);

describe('a review', () => {
  it.each([
    [1440, 'light'],
    [390, 'dark'],
  ] as const)(
    'is hidden, gone from the site, and restored: %s px, %s',
    async (width, colorScheme) => {
      await expectPublic(true);
      const { page, complaints, close } = await openBackOffice(
        directory,
        cookie,
        `/admin/reviews?business=${review.listing.id}`,
        { viewport: { width, height: 900 }, colorScheme },
      );
      const entry = page.locator(`[data-review="${review.id}"]`);
      await entry.waitFor();
      await expectUsable(page, 'the list');
      await entry.getByRole('button', { name: 'Gizle: ', exact: false }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Gizle', exact: true }).click();
      await dialog.getByText('Bir neden seçin').waitFor();
      await expectUsable(page, 'no reason');
      await dialog.getByRole('radio', { name: 'Spam ya da reklam' }).check();
      await dialog.getByRole('button', { name: 'Gizle', exact: true }).click();
      await entry.waitFor({ state: 'detached' });
      await expectPublic(false);

      await page.getByRole('link', { name: 'Gizlenen', exact: false }).click();
      await entry.getByText('Spam ya da reklam').waitFor();
      await expectUsable(page, 'what is hidden');
      await entry.getByRole('button', { name: 'Yayına al: ', exact: false }).click();
      await entry.waitFor({ state: 'detached' });
      await expectPublic(true);

      await page.getByRole('link', { name: 'Kararlar' }).click();
      await page.getByText('1 yorum yeniden yayına alındı').first().waitFor();
      await expectUsable(page, 'the decisions');
      expect(complaints).toEqual([]);
      await close();
    },
    120_000,
  );
});
