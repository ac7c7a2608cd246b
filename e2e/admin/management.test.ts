import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { closeDialog, expectUsable, logInTo, openBackOffice } from '../support/backOffice.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';

// Business management as an operator goes through it, one flow after the other on one directory.

const directory = useOwnDirectory();
let cookie = '';

beforeAll(async () => {
  cookie = await logInTo(directory.url);
});

const open = (path: string, options?: BrowserContextOptions) =>
  openBackOffice(directory, cookie, path, options);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false }).first();

describe('business management', () => {
  it('creates a listing, edits every kind of field, and undoes the edit', async () => {
    const { page, complaints, close } = await open('/admin/businesses');
    await page.getByRole('link', { name: 'Yeni işletme' }).click();
    await field(page, 'İşletme adı').fill('Kahve Deneme');
    await field(page, 'Adres').fill('Deneme Sokak 1');
    await page.getByRole('dialog').getByRole('combobox', { name: 'Kategori' }).fill('Bakery');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('İşletme oluşturuldu').waitFor();

    await page.goto(`${directory.url}/admin/businesses?search=Kahve+Deneme`);
    await page.getByRole('link', { name: 'Kahve Deneme', exact: true }).click();
    await page.waitForURL(/edit=\d+/);
    const address = page.url();
    await page.getByRole('combobox', { name: 'Pazartesi: durum' }).selectOption('ranges');
    await page.getByRole('button', { name: 'Pazartesi: aralık ekle' }).click();
    await page.getByLabel('Pazartesi: 2. açılış').fill('19:00');
    await page.getByLabel('Pazartesi: 2. kapanış').fill('23:30');
    await page.getByRole('button', { name: 'Pazartesi: diğer günlere kopyala' }).click();
    await page.getByRole('button', { name: 'Hafta içine' }).click();
    await page
      .getByLabel('Harita bağlantısı ya da koordinat yapıştır')
      .fill('https://www.google.com/maps/@38.42,27.14,15z');
    const article = page.getByRole('textbox', { name: 'Uzun makale' });
    expect((await article.boundingBox())?.height).toBeGreaterThanOrEqual(200);
    await article.click();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<div class="x" style="color:red; letter-spacing: 2px">Merhaba <b style="letter-spacing: 0.1em">dünya</b><script>x()</script></div>',
      );
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    page.once('dialog', (dialog) => void dialog.accept('https://ornek.example/'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.getByRole('button', { name: 'Bağlantı', exact: true }).click();
    await page.getByRole('button', { name: 'HTML' }).click();
    const html = await page.getByRole('textbox', { name: 'Uzun makale' }).inputValue();
    expect(html).toContain('href="https://ornek.example/"');
    expect(html).toContain('<strong>dünya</strong>');
    expect(html).not.toMatch(/style|class|script|span|letter/);
    await expectUsable(page, 'the panel');

    // Unsaved work outlives a reload.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Kaydedilmemiş çalışmanız geri getirildi.').waitFor();
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Kaydedildi', { exact: true }).waitFor();
    expect(page.url()).not.toContain('edit=');
    await page.goto(`${address}&tab=history`);
    await page.locator('dt', { hasText: 'Çalışma saatleri' }).waitFor();
    await page
      .getByText(/Pazartesi: 9 AM-6 PM/)
      .first()
      .waitFor();
    await expectUsable(page, 'the history');
    await page
      .getByRole('button', { name: /^Geri al/ })
      .first()
      .click();
    await page.getByText('Geri alındı').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('reports a concurrent edit, and offers both versions', async () => {
    const { page, close } = await open('/admin/businesses?edit=7');
    await field(page, 'İşletme adı').fill('Benim adım');
    const other = await fetch(`${directory.url}/api/businesses/7`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie, origin: directory.url },
      body: JSON.stringify({ name: 'Onun adı' }),
    });
    expect(other.status).toBe(200);
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText(/siz düzenlerken değişti/).waitFor();
    await expectUsable(page, 'the choice');
    await page.getByRole('radio', { name: /Onun adı/ }).check();
    await page.getByRole('button', { name: 'Seçilenlerle kaydet' }).click();
    await page.getByText('Kaydedildi', { exact: true }).waitFor();
    const stored = (await (
      await fetch(`${directory.url}/api/admin/businesses?limit=300`, { headers: { cookie } })
    ).json()) as {
      id: number;
      name: string;
    }[];
    expect(stored.find(({ id }) => id === 7)?.name).toBe('Onun adı');
    await close();
  });

  it('deletes by keyboard and restores from the trash', async () => {
    const { page, close } = await open('/admin/businesses?search=Deneme');
    await page.getByRole('link', { name: 'Kahve Deneme', exact: true }).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('heading', { name: 'İşletmeyi sil' }).waitFor();
    await expectUsable(page, 'the question');
    await page.getByRole('button', { name: 'Çöp kutusuna taşı' }).click();
    await page.getByText('Çöp kutusuna taşındı').waitFor();
    await page.goto(`${directory.url}/admin/businesses/trash`);
    await page.getByText('Kahve Deneme').waitFor();
    await expectUsable(page, 'the trash');
    await page.getByRole('button', { name: 'Kahve Deneme: geri getir' }).click();
    await page.getByText('Çöp kutusu boş').waitFor();
    await close();
  });

  it('goes on by keyboard at the next row after one was deleted from its menu', async () => {
    const { page, complaints, close } = await open('/admin/businesses');
    const buttons = page.getByRole('button', { name: /: diğer işlemler$/ });
    const next = (await buttons.nth(1).getAttribute('aria-label')) ?? '';
    await buttons.first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role=menu]') !== null);
    await page.keyboard.type('sil');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'İşletmeyi sil' });
    // Disabled until the listing is loaded, and then cannot be focused.
    await dialog.getByRole('button', { name: 'Çöp kutusuna taşı', disabled: false }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(
      (label) => document.activeElement?.getAttribute('aria-label') === label,
      next,
      {
        timeout: 10_000,
      },
    );
    await page.goto(`${directory.url}/admin/businesses/trash`);
    await page.getByRole('button', { name: /: geri getir$/ }).click();
    await page.getByText('Çöp kutusu boş').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('exports a range, and explains an invalid one', async () => {
    const { page, close } = await open('/admin/businesses?dialog=export');
    await page.getByLabel('Bitiş').fill('0');
    await page.getByRole('button', { name: 'Dışa aktar', exact: true }).click();
    await page.getByText('Lütfen geçerli bir aralık girin (örn: 500 - 10000)').waitFor();
    await expectUsable(page, 'the export');
    await page.getByLabel('Bitiş').fill('2.000.000');
    await page.getByRole('button', { name: 'Dışa aktar', exact: true }).click();
    await page.getByText(/Güvenlik uyarısı/).waitFor();
    await page.getByLabel('Bitiş').fill('200000');
    await page.getByRole('button', { name: 'Dışa aktar', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Yine de aktar' }).click();
    expect((await download).suggestedFilename()).toMatch(/^isletmeler-1-200000-.*\.xlsx$/);
    await page.route('**/api/export-businesses?*', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.goto(`${directory.url}/admin/businesses?dialog=export`);
    await page.getByRole('button', { name: 'Dışa aktar', exact: true }).click();
    await page.getByText('HTTP 503: Service Unavailable').waitFor();
    await page.getByText('❌ Export işlemi sırasında hata oluştu').waitFor();
    await close();
  });

  it('edits many at once and undoes all of it', async () => {
    const { page, close } = await open('/admin/businesses?status=unverified&dialog=bulk');
    await page.getByLabel('Doğrulanmış').selectOption('yes');
    await page.getByText(/kayıt eşleşiyor/).waitFor();
    await expectUsable(page, 'the bulk edit');
    await page.getByRole('button', { name: /kaydı değiştir/ }).click();
    await page.waitForURL('**/admin/businesses/changes');
    await page.getByText('Bitti').waitFor();
    await page.getByRole('link', { name: /^Geri al/ }).click();
    await expectUsable(page, 'the question before the undo');
    await page.getByRole('button', { name: /kaydı geri al/ }).click();
    await page.getByText('Geri alındı').first().waitFor();
    await expectUsable(page, 'the bulk edits');
    await close();
  });

  it('saves a filter under a name', async () => {
    const { page, close } = await open('/admin/businesses?status=closed&dialog=filters');
    await page.getByLabel('Şimdiki filtrenin adı').fill('Kapalılar');
    await expectUsable(page, 'the saved filters');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    // Leaving earlier would cancel the request.
    await page.getByText('Filtre kaydedildi').first().waitFor();
    await page.goto(`${directory.url}/admin/businesses`);
    await page.getByRole('link', { name: 'Kapalılar' }).click();
    await page.waitForURL(/status=closed/);
    await close();
  });

  it('is usable on a phone, in the dark theme', async () => {
    const { page, close } = await open('/admin/businesses', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    await page
      .getByRole('link', { name: /Swallow|Onun adı/ })
      .first()
      .waitFor();
    await expectUsable(page, 'the list on a phone');
    await page.getByRole('link', { name: /Onun adı/ }).click();
    await page.getByRole('button', { name: 'Kaydet' }).waitFor();
    await expectUsable(page, 'the panel on a phone');
    await closeDialog(page);
    await page.getByRole('checkbox').first().check();
    await page.getByText('1 seçildi').waitFor();
    await expectUsable(page, 'selected rows on a phone');
    await close();
  });
});
