import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions } from 'playwright-core';
import { closeDialog, expectUsable, logInTo, openBackOffice } from '../support/backOffice.ts';
import { expectAnswer } from '../support/expectAnswer.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';

const directory = useOwnDirectory();
let cookie = '';

beforeAll(async () => {
  cookie = await logInTo(directory.url);
});

const open = (path: string, options?: BrowserContextOptions) =>
  openBackOffice(directory, cookie, path, options);

describe('categories', () => {
  interface Category {
    id: number;
    name: string;
    slug: string;
    businessCount: number;
  }
  const categories = async () =>
    (await (await fetch(`${directory.url}/api/categories`)).json()) as Category[];
  const expectPublic = (path: string, expected: readonly [number, string]) =>
    expectAnswer(directory.url, path, expected);

  it('are merged and renamed, redirect, and are restored', async () => {
    const [target, source] = await categories();
    if (!target || !source) throw new Error('the sample data has categories');
    const [moved] = (await (
      await fetch(`${directory.url}/api/businesses?categoryId=${source.id}&limit=1`)
    ).json()) as { name: string }[];
    const { page, complaints, close } = await open('/admin/businesses');
    await page.getByRole('button', { name: 'Diğer işlemler' }).first().click();
    await page.getByRole('menuitem', { name: 'Kategoriler ve şehirler' }).click();
    await page.getByRole('link', { name: `${source.name}: birleştir`, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(target.name);
    await dialog.getByRole('radio', { name: target.name }).first().check();
    await dialog.getByText(/altına taşınır/).waitFor();
    await expectUsable(page, 'the merge');
    await dialog.getByRole('button', { name: /taşı ve birleştir/ }).click();
    await page.getByText('Bitti', { exact: true }).waitFor();
    await expectUsable(page, 'the history');

    // The public site: the address leads on, and the listings are under the target.
    await expectPublic(`/category/${source.slug}`, [301, `/category/${target.slug}`]);
    await page.goto(
      `${directory.url}/category/${target.slug}?${new URLSearchParams({ search: moved?.name ?? '' })}`,
    );
    await page
      .getByRole('heading', { name: moved?.name ?? '' })
      .first()
      .waitFor();
    const merged = (await categories()).find(({ id }) => id === target.id);
    expect(merged?.businessCount).toBe(source.businessCount + target.businessCount);

    await page.goto(`${directory.url}/admin/businesses/place-changes`);
    await page.getByRole('link', { name: /^Geri al/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
    await page.getByText(`${source.businessCount} kayıt geri döndü`).waitFor();
    await expectPublic(`/category/${source.slug}`, [200, '']);

    await page.goto(`${directory.url}/admin/businesses/categories?rename=${source.id}`);
    await page.getByRole('textbox', { name: 'Ad' }).first().fill('Lezzet durakları');
    await page.getByRole('button', { name: 'Addan üret' }).click();
    await page.getByRole('radio', { name: 'Kitap' }).check();
    await expectUsable(page, 'the name');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Kategori güncellendi').waitFor();
    await expectPublic(`/category/${source.slug}`, [301, '/category/lezzet-duraklari']);
    await page.goto(`${directory.url}/category/${source.slug}`);
    await page.getByRole('heading', { level: 1, name: 'Lezzet durakları' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('and cities are managed on a phone', async () => {
    const { page, close } = await open('/admin/businesses/cities', { viewport: { width: 390, height: 844 } });
    await page.getByRole('table', { name: 'Şehirler' }).waitFor();
    await expectUsable(page, 'cities on a phone');
    await page
      .getByRole('link', { name: /: düzenle$/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Şehri düzenle' }).waitFor();
    await expectUsable(page, 'a city on a phone');
    await closeDialog(page);
    await page.waitForURL((url) => !url.search.includes('rename'));
    await close();
  });
});
