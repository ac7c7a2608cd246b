import { expect, it } from '@jest/globals';
import { slowPage } from '../support/slowPage.ts';
import { hydrated, siteUrl, takeTime, useSite } from '../support/useSite.ts';

// Actions of visitors before a page is ready, and pages of which a part does not arrive.

const site = useSite();
const phone = { viewport: { width: 390, height: 844 } };

it('a menu that is opened before the script runs stays open, and closes with the next page', async () => {
  const { page, letThrough, complaints, close } = await slowPage(site.browser(), `${siteUrl()}/about`, phone);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.locator('summary', { hasText: 'Menu' }).click();
  await letThrough();
  await hydrated(page);
  expect(await menu.isVisible()).toBe(true);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  await menu.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await close();
});

it('a message typed before the script runs does not count as spam, however soon after it is sent', async () => {
  const { page, letThrough, close } = await slowPage(site.browser(), `${siteUrl()}/contact`, phone);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Subject').fill('Typed early');
  await page.getByLabel('Message', { exact: true }).fill('On a slow line.');
  await takeTime(page);
  await letThrough();
  await hydrated(page);
  const sent = page.waitForRequest((request) => request.postData()?.includes('shownMs') ?? false);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const { variables } = (await sent).postDataJSON() as { variables: { input: { shownMs: number } } };
  expect(variables.input.shownMs).toBeGreaterThan(2500);
  await close();
});

it('a public page reloads if a deployment removed its script, and the back office reports that its script is missing', async () => {
  const { page, close } = await site.open('/');
  await page.route('**/assets/{AboutPage,adminRoutes}-*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();
  expect(page.url()).toBe(`${siteUrl()}/about`);
  await page.goto(`${siteUrl()}/admin/login`);
  await page.getByRole('alert').getByText('Yönetim paneli yüklenemedi.').waitFor();
  expect(await page.getByRole('link', { name: 'Yeniden yükle' }).count()).toBe(1);
  await close();
});
