import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { listingRow, makeWorkbook } from '../support/makeWorkbook.ts';
import { openBrowser, watchedPage } from '../support/openBrowser.ts';
import { hydrated } from '../support/useSite.ts';
import {
  eventually,
  login,
  makeDataDir,
  startDirectory,
  statsOf,
  type RunningDirectory,
} from '../support/startDirectory.ts';

let browser: Browser;
let folder: Awaited<ReturnType<typeof makeDataDir>>;
let directory: RunningDirectory;

beforeAll(async () => {
  browser = await openBrowser();
  folder = await makeDataDir();
  directory = await startDirectory(folder.dataDir);
});
afterAll(async () => {
  // Clean-up after a failed start must not hide the reason of the failure.
  await Promise.allSettled([directory?.end('SIGTERM'), browser?.close()]);
  await folder?.remove();
});

describe('the first hour with a new installation', () => {
  it('starts with sample data, which search engines may not index', async () => {
    await eventually(
      () => statsOf(directory.url),
      ({ total, demo }) => total === 300 && demo,
    );
    const home = await fetch(directory.url);
    expect(home.status).toBe(200);
    expect(home.headers.get('x-robots-tag')).toBe('noindex');
    expect(await home.text()).toContain('Featured Businesses');
  });

  it('leads in three steps to a directory made from a spreadsheet', async () => {
    const { page, complaints, close } = await watchedPage(browser, {
      viewport: { width: 1440, height: 900 },
    });
    await page.goto(`${directory.url}/admin`);
    await page.waitForURL('**/admin/login**');
    const field = (name: string) => page.getByLabel(name, { exact: true });

    await field('Erişim anahtarı').fill('a wrong access key');
    await page.keyboard.press('Enter');
    await page.getByText('Hatalı Erişim Anahtarı').first().waitFor();
    await field('Erişim anahtarı').fill(login.accessKey);
    await page.keyboard.press('Enter');
    await field('Kullanıcı kodu').fill(login.userCode);
    await page.keyboard.press('Enter');
    await field('Şifre').fill(login.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await page.getByText('Giriş yapıldı').first().waitFor();
    await page.getByRole('link', { name: 'Excel yükle' }).click();
    await page.waitForURL('**/admin/excel**');

    const rows = [
      ...Array.from({ length: 40 }, (_, n) => listingRow(n)),
      listingRow(40, { site: 'javascript:alert(1)' }),
    ];
    await page.locator('input[type=file]').setInputFiles({
      name: 'kahveler.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await makeWorkbook(rows),
    });
    // The file is read at once, and nothing changes before that is confirmed.
    await page.getByText('1 değer okunamadı ve boş bırakıldı').click({ timeout: 60_000 });
    await page.getByText('javascript:alert(1)').first().waitFor();
    expect(await statsOf(directory.url)).toMatchObject({ demo: true });
    await page.getByRole('button', { name: 'İçe aktar', exact: true }).click();
    await page.getByText('41 işletme başarıyla içe aktarıldı').first().waitFor({ timeout: 60_000 });
    await page.reload();
    await page.getByText('41 işletme başarıyla içe aktarıldı').first().waitFor();

    const cookie = (await page.context().cookies()).find(({ name }) => name.includes('session'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    // The wrong key above is the one thing that the server refused.
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await close();
    expect(await statsOf(directory.url)).toEqual({ total: 41, demo: false });
  });

  it('ends at a listing on a phone, open now', async () => {
    const { page, complaints, close } = await watchedPage(browser, { viewport: { width: 390, height: 844 } });
    // Once the page is hydrated, results show where one is; before, the form leads to the search page.
    await page.goto(directory.url);
    await hydrated(page);
    // Without accents or Turkish letters, and with a typo.
    await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('cinaralti kahvesi 7');
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?]search=/);
    await page.getByRole('heading', { name: 'Search Results' }).waitFor();
    await page
      .getByRole('link', { name: /Çınaraltı Kahvesi 7\b/ })
      .first()
      .click();
    await page.waitForURL('**/business/**');
    await page.getByRole('heading', { level: 1, name: 'Çınaraltı Kahvesi 7' }).waitFor();
    await page.getByText(/^Open/).first().waitFor();
    await page.getByRole('link', { name: 'Call Now' }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'preserves everything after %s',
    async (signal) => {
      const code = await directory.end(signal);
      if (signal === 'SIGINT') expect(code).toBe(0);
      directory = await startDirectory(folder.dataDir);
      expect(await statsOf(directory.url)).toEqual({ total: 41, demo: false });
      if (signal === 'SIGKILL') expect(directory.output()).toContain('running already');
    },
    60_000,
  );

  it('refuses a second server on the same folder in one line', async () => {
    const second = await startDirectory(folder.dataDir).then(
      () => 'started',
      (error: Error) => error.message,
    );
    expect(second).not.toBe('started');
    expect(second).not.toMatch(/\n\s+at /);
    expect(await statsOf(directory.url)).toEqual({ total: 41, demo: false });
  });
});
