import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions } from 'playwright-core';
import { expectUsable, logInTo, openBackOffice } from '../support/backOffice.ts';
import { expectAnswer } from '../support/expectAnswer.ts';
import { eventually } from '../support/startDirectory.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';

// An empty directory is filled by hand: a category, a city, a listing; what is empty goes and comes back.

const directory = useOwnDirectory();
let cookie = '';

beforeAll(async () => {
  cookie = await logInTo(directory.url);
  const answer = await fetch(`${directory.url}/api/reset-database`, {
    method: 'DELETE',
    headers: { cookie, origin: directory.url },
  });
  expect(answer.status).toBe(200);
});

const open = (path: string, options?: BrowserContextOptions) =>
  openBackOffice(directory, cookie, path, options);

const expectPublic = (path: string, expected: readonly [number, string]) =>
  expectAnswer(directory.url, path, expected);

describe('after a reset', () => {
  it('a category, a city and a listing are created from the empty screens', async () => {
    const { page, complaints, close } = await open('/admin/businesses/categories');
    await page.getByText('Henüz kategori yok').waitFor();
    await expectUsable(page, 'no categories');
    await page.getByRole('link', { name: 'Yeni kategori' }).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ad', { exact: false }).first().fill('Kahvehane');
    await dialog.getByRole('radio', { name: 'İçecek' }).check();
    await expectUsable(page, 'a new category');
    await dialog.getByRole('button', { name: 'Ekle' }).click();
    await page.getByText('“Kahvehane” oluşturuldu').waitFor();
    await expectPublic('/category/kahvehane', [200, '']);

    await page.getByRole('link', { name: 'Şehirler', exact: true }).click();
    await page.getByText('Henüz şehir yok').waitFor();
    await page.getByRole('link', { name: 'Yeni şehir' }).last().click();
    await dialog.getByLabel('Ad', { exact: false }).first().fill('Bodrum');
    await dialog.getByLabel('Ülke').selectOption('TR');
    await expectUsable(page, 'a new city');
    await dialog.getByRole('button', { name: 'Ekle' }).click();
    await page.getByRole('link', { name: 'Bodrum: düzenle' }).waitFor();

    // The listing takes a category that is not there yet.
    await page.goto(`${directory.url}/admin/businesses`);
    await page.getByText('Henüz kayıt yok.', { exact: false }).waitFor();
    await expectUsable(page, 'no listings');
    await page.getByRole('link', { name: 'Yeni işletme' }).last().click();
    await dialog.getByRole('textbox', { name: 'İşletme adı' }).fill('Yelken');
    await dialog.getByRole('textbox', { name: 'Adres', exact: true }).fill('İskele 1');
    await dialog.getByRole('combobox', { name: 'Şehir' }).fill('Bodrum');
    await dialog.getByText('Türkiye içinde var', { exact: false }).waitFor();
    await dialog.getByRole('combobox', { name: 'Ülke' }).selectOption('TR');
    await dialog.getByRole('combobox', { name: 'Kategori' }).fill('Çay bahçesi');
    await dialog.getByRole('button', { name: '“Çay bahçesi” kategorisini ekle' }).click();
    await dialog.getByText('“Çay bahçesi” kategorisi eklendi.').waitFor();
    await expectUsable(page, 'a category made in place');
    expect(await dialog.getByRole('textbox', { name: 'İşletme adı' }).inputValue()).toBe('Yelken');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('İşletme oluşturuldu').waitFor();
    await page.goto(`${directory.url}/category/cay-bahcesi`);
    await page.getByRole('heading', { name: 'Yelken' }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('a used one is merged instead of deleted, an empty one is deleted and restored', async () => {
    const { page, complaints, close } = await open('/admin/businesses/categories');
    await page.getByRole('link', { name: 'Çay bahçesi: düzenle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ad', { exact: false }).first().fill('Çay evi');
    await dialog.getByRole('button', { name: 'Addan üret' }).click();
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Kategori güncellendi').waitFor();
    await expectPublic('/category/cay-bahcesi', [301, '/category/cay-evi']);

    await page.getByRole('link', { name: 'Çay evi: sil' }).click();
    await dialog.getByText('kullanılıyor: 1 kayıt', { exact: false }).waitFor();
    await expectUsable(page, 'a category in use');
    await dialog.getByRole('link', { name: 'Birleştir' }).click();
    await page.getByRole('dialog', { name: 'Kategoriyi birleştir' }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Kahvehane: sil' }).click();
    await dialog.getByText('/category/kahvehane adresi artık açılmaz', { exact: false }).waitFor();
    await expectUsable(page, 'the question');
    await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
    await page.getByText('“Kahvehane” silindi').waitFor();
    await expectPublic('/category/kahvehane', [404, '']);
    await page.getByRole('button', { name: 'Geri al' }).click();
    await page.getByText('Geri alındı').waitFor();
    await expectPublic('/category/kahvehane', [200, '']);

    await page.getByRole('combobox', { name: 'Kullanım' }).selectOption({ label: 'Boş olanlar' });
    await page.getByRole('link', { name: '1 boş kategoriyi sil' }).click();
    await dialog.getByRole('button', { name: '1 kategoriyi sil' }).click();
    await page.getByRole('heading', { name: 'Boş kategori yok' }).waitFor();
    await page.getByRole('link', { name: 'Geçmiş' }).click();
    const undo = page.getByRole('link', { name: 'Geri al: “Kahvehane” silindi' });
    await undo.click();
    await expectUsable(page, 'the undo');
    await dialog.getByRole('button', { name: 'Geri al' }).first().click();
    await undo.waitFor({ state: 'hidden' });
    await expectPublic('/category/kahvehane', [200, '']);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a country is renamed on a phone, the site shows the name, and it is reset', async () => {
    const { page, complaints, close } = await open('/admin/businesses/countries', {
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('link', { name: 'Türkiye: adlandır' }).click();
    await page.getByLabel('Sitede görünen ad').fill('Anatolia');
    await expectUsable(page, 'the name of a country');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Değiştirildi').waitFor();
    await expectUsable(page, 'countries on a phone');
    // Cached pages follow.
    const cityPage = async () => (await fetch(`${directory.url}/city/bodrum`)).text();
    await eventually(cityPage, (html) => html.includes('Anatolia'));
    await page.getByRole('link', { name: 'Türkiye: adlandır' }).click();
    await page.getByRole('button', { name: 'Varsayılana dön' }).click();
    await page.getByText('Değiştirildi').waitFor({ state: 'hidden' });
    await eventually(cityPage, (html) => !html.includes('Anatolia'));
    await page.goto(`${directory.url}/admin/businesses/cities`);
    await page.getByRole('link', { name: 'Bodrum: sil' }).waitFor();
    await expectUsable(page, 'cities on a phone');
    expect(complaints).toEqual([]);
    await close();
  });
});
