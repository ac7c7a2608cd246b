import { describe, expect, it } from '@jest/globals';
import { findViolations } from './findViolations.ts';
import { layoutShift } from './layoutShift.ts';
import { firstOf, siteUrl, takenOver, useSite } from './useSite.ts';

// Nothing of others loads before a visitor wants it.

const site = useSite();
const hosts = (requests: string[]) => [...new Set(requests.map((url) => new URL(url).origin))];

describe('consent', () => {
  it('is asked for once, moves nothing, and is remembered and changed on the cookie page', async () => {
    const { page, requests, close } = await site.open('/');
    const banner = page.getByRole('region', { name: 'Cookies' });
    await banner.getByRole('button', { name: 'Choose' }).click();
    expect(await findViolations(page)).toEqual([]);
    await banner.getByRole('switch', { name: 'Advertising' }).check();
    await banner.getByRole('button', { name: 'Save choices' }).click();
    await banner.waitFor({ state: 'detached' });

    await page.goto(`${siteUrl()}/cookie-policy`);
    await takenOver(page);
    const choice = (name: string) => page.getByRole('switch', { name });
    expect([await choice('Advertising').isChecked(), await choice('Analytics').isChecked()]).toEqual([
      true,
      false,
    ]);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await page.getByText('Choices saved').waitFor();
    await page.goto(siteUrl());
    await takenOver(page);
    expect(await banner.count()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    expect(hosts(requests)).toEqual([siteUrl()]);
    expect(await layoutShift(page)).toBe(0);
    await close();
  }, 60_000);

  it('keeps maps of others away until one is pressed for', async () => {
    const { page, requests, close } = await site.open(
      `/business/${(await firstOf('/api/businesses?limit=1')).slug}`,
    );
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'a map' }));
    expect(hosts(requests)).toEqual([siteUrl()]);
    await page.getByRole('button', { name: 'Show map', exact: true }).click();
    const frame = page.locator('iframe[title^="Map of"]');
    expect(await frame.getAttribute('src')).toMatch(
      /^https:\/\/www\.google\.com\/maps\?q=.*&z=15&output=embed$/,
    );
    await page.frameLocator('iframe[title^="Map of"]').getByText('a map').waitFor();
    await close();
  }, 60_000);
});
