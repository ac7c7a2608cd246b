import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions } from 'playwright-core';
import { executeGraphql } from '../support/executeGraphql.ts';
import { expectUsable, logInTo, openBackOffice, screenPaths } from '../support/backOffice.ts';
import { listingRow, makeWorkbook } from '../support/makeWorkbook.ts';
import { eventually, login, statsOf } from '../support/startDirectory.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';

// Spreadsheets in and out, duplicates, and the database, as an operator goes through a day: one flow after the other.

const directory = useOwnDirectory();
let cookie = '';

beforeAll(async () => {
  cookie = await logInTo(directory.url);
});

/** All screens, and parts of them with an address of their own. */
const screens = [...screenPaths, '/admin/businesses/duplicates?list=dismissed', '/admin/ads?tab=global'];

const open = (path: string, options?: BrowserContextOptions) =>
  openBackOffice(directory, cookie, path, options);

const graph = <Data>(query: string) => executeGraphql<Data>(directory.url, query, { cookie });

// A kilometre from each other, so that none could be treated as its neighbour.
const place = (n: number) => ({
  latitude: 40.9 + n / 100,
  phone: `+90 216 345 67 ${String(n).padStart(2, '0')}`,
});
const rows = [
  ...Array.from({ length: 12 }, (_, n) => listingRow(n, { ...place(n), Besonderes: `Salon ${n}` })),
  // Twice the same place: another id, a fuller entry.
  listingRow(90, {
    ...place(3),
    name: 'Çınaraltı Kahvesi 3',
    site: 'https://cinaralti.example/',
    reviews: 900,
    Besonderes: null,
  }),
  listingRow(91, { site: 'javascript:alert(1)' }),
  listingRow(92, { name: '' }),
];
const buffer = makeWorkbook(rows);

describe('spreadsheets', () => {
  it('are dropped, previewed, corrected, applied, and undone', async () => {
    const { page, complaints, close } = await open('/admin/excel');
    await page.getByText('Dosyayı buraya bırakın').waitFor();
    await expectUsable(page, 'the empty screen');
    const drop = (name: string, bytes: Buffer) =>
      page.evaluate(
        ([fileName, text]) => {
          const data = new DataTransfer();
          const content = Uint8Array.from(atob(text ?? ''), (letter) => letter.charCodeAt(0));
          data.items.add(new File([content], fileName ?? ''));
          document
            .querySelector('[data-testid=file-drop]')
            ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        },
        [name, bytes.toString('base64')],
      );
    await drop('resim.png', Buffer.from('x'));
    await page
      .getByRole('region', { name: /Bildirimler/ })
      .getByText(/\S/)
      .first()
      .waitFor();
    await drop('kahveler.xlsx', await buffer);
    await page.getByText('Önizleme hazır: hiçbir kayıt değişmedi').waitFor({ timeout: 60_000 });
    await expectUsable(page, 'the dry run');
    const cells = page.getByRole('region', { name: 'İlk kayıtların tablosu' }).locator('td');
    const overNext = await cells.evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    );
    expect(overNext).toEqual([]);
    await page.getByRole('button', { name: /sütun daha göster$/ }).click();
    await page.getByLabel('Besonderes sütununun alanı').selectOption({ label: 'Tür' });
    await page.getByRole('button', { name: 'Kaydet ve böyle içe aktar' }).click();
    await page.getByText('14 işletme başarıyla içe aktarıldı').first().waitFor({ timeout: 60_000 });
    await page.getByText('1 değer okunamadı ve boş bırakıldı').click();
    await page.getByText('javascript:alert(1)').first().waitFor();
    await expectUsable(page, 'the result');
    const refused = page.waitForEvent('download');
    await page.getByRole('link', { name: /Reddedilen satırları indir/ }).click();
    expect((await refused).suggestedFilename()).toMatch(/\.xlsx$/);
    const first = await graph<{ businesses: { nodes: { type: string | null }[] } }>(
      '{ businesses(filter: { search: "Çınaraltı Kahvesi 7" }, first: 1) { nodes { type } } }',
    );
    expect(first.businesses.nodes[0]?.type).toBe('Salon 7');

    await page
      .getByRole('region', { name: 'İçe aktarma sonucu' })
      .getByRole('button', { name: 'Geri al' })
      .click();
    await expectUsable(page, 'the question before the undo');
    await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
    await page.getByText('İçe aktarma geri alındı').first().waitFor({ timeout: 60_000 });
    // The sample data is back, as it was before.
    expect(await statsOf(directory.url)).toEqual({ total: 300, demo: true });
    expect(complaints).toEqual([]);
    await close();
  });

  it('are exported by range, with a message for an invalid one', async () => {
    const { page, close } = await open('/admin/excel');
    await page.locator('input[type=file]').setInputFiles({
      name: 'kahveler.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await buffer,
    });
    await page.getByRole('button', { name: 'İçe aktar', exact: true }).click({ timeout: 60_000 });
    await page.getByText('14 işletme başarıyla içe aktarıldı').first().waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Aralığı indir' }).click();
    await page.getByText('Lütfen geçerli bir aralık girin (örn: 500 - 10000)').waitFor();
    await page.getByLabel('Başlangıç').fill('2');
    await page.getByLabel('Bitiş').fill('5');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Aralığı indir' }).click();
    expect((await download).suggestedFilename()).toMatch(/2-5.*\.xlsx$/);
    await page.getByText('4 işletme').first().waitFor();
    await expectUsable(page, 'the exports');
    await close();
  });
});

describe('duplicates', () => {
  it('are found, compared, merged with a redirect, and separated again', async () => {
    const { page, complaints, close } = await open('/admin/businesses');
    await page.getByRole('button', { name: 'Diğer işlemler', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Yinelenen kayıtlar' }).click();
    await page.getByRole('button', { name: 'Şimdi tara' }).click();
    await page.getByText('1 olası eşleşme').waitFor({ timeout: 60_000 });
    await page.getByText('Aynı ad ve telefon').waitFor();
    await expectUsable(page, 'the pairs');
    await page.getByRole('link', { name: /^Karşılaştır/ }).click();
    await page.getByRole('group', { name: 'Puan ve yorum sayısı' }).waitFor();
    await page
      .getByRole('group', { name: 'Web sitesi' })
      .getByRole('radio', { name: 'https://kahve.example/' })
      .check();
    await expectUsable(page, 'the comparison');
    const slugs = (await page.getByRole('group', { name: 'Hangi kayıt kalsın?' }).innerText()).match(
      /\/business\/\S+/g,
    );
    const stays = await page
      .getByRole('group', { name: 'Hangi kayıt kalsın?' })
      .getByRole('radio')
      .nth(0)
      .isChecked();
    const loser = slugs?.[stays ? 1 : 0] ?? '';
    const winner = slugs?.[stays ? 0 : 1] ?? '';
    await page.getByRole('button', { name: '2 kaydı birleştir' }).click();
    await page.getByText('Kayıtlar birleştirildi').waitFor();
    const moved = await fetch(directory.url + loser, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, expect.stringContaining(winner)]);

    await page.getByRole('link', { name: 'Birleştirilenler' }).click();
    await page.getByText('kaydına katıldı').waitFor();
    await expectUsable(page, 'the merges');
    await page.getByRole('button', { name: /^Geri al: / }).click();
    await page.getByText('Birleştirme geri alındı').waitFor();
    expect((await fetch(directory.url + loser, { redirect: 'manual' })).status).toBe(200);

    await page.getByRole('link', { name: 'Bekleyenler' }).click();
    await page.getByRole('button', { name: /^Ayrı kayıtlar: / }).click();
    await page.getByText('Olası yinelenen kayıt yok').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the database', () => {
  it('is backed up, verified, downloaded, optimized, reset, and restored', async () => {
    const { page, complaints, close } = await open('/admin/database');
    await page.getByRole('button', { name: 'Yedek Al' }).click();
    const backup = page.getByRole('row', { name: /Elle alındı/ });
    await backup.waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Cache Temizle' }).click();
    await page.getByText('Cache başarıyla temizlendi').waitFor();
    await backup.getByRole('button', { name: /^Doğrula: / }).click();
    await backup.getByText('Doğrulandı', { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Optimize Et' }).click();
    await page
      .getByText(/indeks düzenlendi/)
      .first()
      .waitFor({ timeout: 60_000 });
    const download = page.waitForEvent('download');
    await backup.getByRole('link', { name: /^İndir: / }).click();
    expect((await download).suggestedFilename()).toMatch(/\.tar\.gz$/);
    await expectUsable(page, 'the database');

    await page.getByRole('button', { name: 'Veritabanını Sıfırla' }).click();
    await page.getByLabel('Onaylamak için SIFIRLA yazın').fill('SIFIRLA');
    await page.getByLabel('Şifreniz').fill('not the password');
    await page.getByRole('button', { name: 'Her Şeyi Sil' }).click();
    await page.getByRole('alert').first().waitFor();
    await expectUsable(page, 'the refused reset');
    await page.getByLabel('Şifreniz').fill(login.password);
    await page.getByRole('button', { name: 'Her Şeyi Sil' }).click();
    await page.getByText('Tüm veriler başarıyla silindi').waitFor({ timeout: 60_000 });
    expect((await statsOf(directory.url)).total).toBe(0);

    const safety = page.getByRole('row', { name: /Sıfırlamadan önce/ });
    await safety.getByRole('button', { name: /^Geri yükle: / }).click();
    await page.getByLabel('Onaylamak için GERİ YÜKLE yazın').fill('GERİ YÜKLE');
    await page.getByLabel('Şifreniz').fill(login.password);
    await expectUsable(page, 'the question before the restore');
    await page.getByRole('button', { name: 'Geri Yükle', exact: true }).click();
    await eventually(
      () => statsOf(directory.url),
      ({ total }) => total === 14,
    );
    await page.getByRole('row', { name: /Geri yüklemeden önce/ }).waitFor({ timeout: 60_000 });
    // The server refused the wrong password, and answers 503 to what waits too long for the tables of a restore.
    expect(complaints.filter((text) => !/40[013]|503/.test(text))).toEqual([]);
    await close();
  });
});

it('every screen of the back office is accessible, on a phone in the dark theme and on a tablet', async () => {
  const { page, complaints, close } = await open('/admin');
  const phone = { width: 390, colorScheme: 'dark' } as const;
  const tablet = { width: 768, colorScheme: 'light' } as const;
  const show = async ({ width, colorScheme }: typeof phone | typeof tablet) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
  };
  for (const [index, path] of screens.entries()) {
    // Each is loaded on one of them and then seen on the other, as on a device that is turned.
    const [first, then] = index % 2 === 0 ? [phone, tablet] : [tablet, phone];
    await show(first);
    await page.goto(directory.url + path);
    for (const size of [first, then]) {
      await show(size);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectUsable(page, `${path} at ${size.width} px, ${size.colorScheme}`);
    }
  }
  await show(phone);
  await page.goto(`${directory.url}/admin/businesses?country=TR`);
  await page.getByRole('button', { name: 'Filtre (1)' }).click();
  await page.getByRole('combobox', { name: 'Durum' }).waitFor();
  await expectUsable(page, 'the filters on a phone');
  expect(complaints).toEqual([]);
  await close();
}, 240_000);

it('notifications can be reached while a dialog is open', async () => {
  const { page, close } = await open('/admin/database?dialog=reset');
  await page.getByLabel('Şifreniz').waitFor();
  await page.keyboard.press('F8');
  expect(
    await page.evaluate(() => {
      const region = document.activeElement;
      return [region?.getAttribute('aria-label'), Boolean(region?.closest('dialog:modal'))];
    }),
  ).toEqual(['Bildirimler (F8)', true]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('F8');
  expect(
    await page.evaluate(() => [
      document.activeElement?.getAttribute('aria-label'),
      Boolean(document.activeElement?.closest('dialog')),
    ]),
  ).toEqual(['Bildirimler (F8)', false]);
  await close();
});
