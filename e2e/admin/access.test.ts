import { describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { findViolations } from '../support/findViolations.ts';
import { watchedPage } from '../support/openBrowser.ts';
import { login } from '../support/startDirectory.ts';
import { useOwnDirectory } from '../support/useOwnDirectory.ts';

// How operators look after their own access, and that of others.

const directory = useOwnDirectory();

interface Credentials {
  accessKey: string;
  userCode: string;
  password: string;
}

/** Performs the three steps of the login; an operator with a second factor is then at the fourth. */
async function logIn(page: Page, { accessKey, userCode, password }: Credentials) {
  await page.goto(`${directory.url}/admin/login`);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Erişim anahtarı').fill(accessKey);
  await page.keyboard.press('Enter');
  await field('Kullanıcı kodu').fill(userCode);
  await page.keyboard.press('Enter');
  await field('Şifre').fill(password);
  await page.keyboard.press('Enter');
}

const codeOf = (secret: string, ahead: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

describe('an operator’s own account', () => {
  it('adds a second factor, requires it at the next login, and removes it again', async () => {
    const { page, complaints, close } = await watchedPage(directory.browser, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await logIn(page, login);
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Hesabım' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.type('hesab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'İki adımlı doğrulama' }).waitFor();
    await page.getByText('Bu tarayıcı').waitFor();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Kur', exact: true }).click();
    await page.getByLabel('Şifreniz').fill('not the password');
    await page.getByRole('button', { name: 'Devam' }).click();
    await page.getByText('Geçersiz şifre girdiniz').waitFor();
    await page.getByLabel('Şifreniz').fill(login.password);
    await page.getByRole('button', { name: 'Devam' }).click();
    await page.getByRole('img', { name: 'Doğrulama uygulaması için karekod' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const secret = (await page.locator('code').first().innerText()).replace(/\s/g, '');
    await page.getByLabel('Uygulamadaki kod').fill(codeOf(secret, 0));
    await page.getByRole('button', { name: 'Doğrula', exact: true }).click();
    const codes = page.getByRole('list', { name: 'Kurtarma kodları' }).getByRole('listitem');
    await codes.nth(9).waitFor();
    const recovery = await codes.first().innerText();
    await page.getByRole('button', { name: 'Sakladım' }).click();
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();

    await logIn(page, login);
    await page.getByLabel('Doğrulama kodu', { exact: true }).fill('000000');
    await page.keyboard.press('Enter');
    await page.getByText('Hatalı Doğrulama Kodu').first().waitFor();
    await page.getByLabel('Doğrulama kodu', { exact: true }).fill(recovery);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();

    await page.getByRole('link', { name: 'Hesabım' }).click();
    const card = page.getByRole('region', { name: 'İki adımlı doğrulama' });
    await card.getByRole('button', { name: 'Kapat' }).click();
    await card.getByLabel('Şifreniz').fill(login.password);
    await card.getByRole('button', { name: 'Kapat' }).click();
    await card.getByRole('button', { name: 'Kur' }).waitFor();
    expect(complaints.filter((text) => !/401|Failed to load resource/.test(text))).toEqual([]);
    await close();
  });
});

describe('operators', () => {
  it('are created, log in, are listed and disabled; keys are created and revoked', async () => {
    const { page, close } = await watchedPage(directory.browser, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await logIn(page, login);
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await page.goto(`${directory.url}/admin/operators`);
    await page.getByRole('button', { name: 'Yeni operatör' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ekle' }).click();
    await dialog.getByText('Zorunlu', { exact: true }).first().waitFor();
    await dialog.getByLabel('Ad', { exact: true }).fill('Can Öz');
    await dialog.getByLabel('Kullanıcı kodu').fill('can');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ekle' }).click();
    const password = await dialog.locator('code').innerText();
    await dialog.getByRole('button', { name: 'Tamam' }).click();

    const other = await watchedPage(directory.browser);
    await logIn(other.page, { ...login, userCode: 'can', password });
    await other.page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'Oturumu kapat: Can Öz' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Kapat: Can Öz', exact: true }).click();
    await dialog.getByRole('button', { name: 'Kapat', exact: true }).last().click();
    await page.getByRole('button', { name: 'Aç: Can Öz' }).waitFor();
    await other.page.reload();
    await other.page.getByLabel('Erişim anahtarı', { exact: true }).waitFor();
    await other.close();

    await page.getByRole('button', { name: 'Yeni anahtar' }).click();
    await dialog.getByLabel('Ne için').fill('Kasa');
    await dialog.getByRole('button', { name: 'Oluştur' }).click();
    const key = await dialog.locator('code').innerText();
    await dialog.getByRole('button', { name: 'Tamam' }).click();
    const send = () =>
      fetch(`${directory.url}/api/businesses/stats`, { headers: { authorization: `Bearer ${key}` } });
    expect((await send()).status).not.toBe(401);
    await page.getByRole('button', { name: 'İptal et: Kasa' }).click();
    await dialog.getByRole('button', { name: 'İptal et' }).click();
    await page.getByText('İptal edildi').waitFor();
    expect((await send()).status).toBe(401);
    await close();
  });
});
