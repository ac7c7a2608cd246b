import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Secret, TOTP } from 'otpauth';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

/** The delays between the steps are the product's own. */
const operator = {
  accessKey: 'open-sesame',
  userCode: 'elif.aksoy',
  password: ' with blanks ',
  isLoggedOut: true,
};
const directory = testDirectory();

beforeEach(() => directory.fill({ operator }));
afterEach(() => localStorage.clear());

const open = (query = '', failing = new Set<string>()) =>
  renderScreen(`/admin/login${query}`, { directory, failing });

async function pass(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  await userEvent.clear(field);
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
}

describe('the login', () => {
  it('leads through three steps to the requested screen', async () => {
    const { address, calls } = await open('?next=%2Fadmin%2Fexcel%3Fhistory%3D2');
    await pass('Erişim anahtarı', ' open-sesame ');
    expect(await screen.findByText('Adım 1 Tamamlandı')).toBeInTheDocument();
    await pass('Kullanıcı kodu', 'elif.aksoy');
    expect(await screen.findByText('Adım 2 Tamamlandı')).toBeInTheDocument();
    await pass('Şifre', ' with blanks ');
    expect(await screen.findByText('Giriş Başarılı')).toBeInTheDocument();
    expect(address()).toMatch(/^\/admin\/login/);
    expect(await screen.findByRole('heading', { name: 'Excel İçe Aktarma' })).toBeInTheDocument();
    expect(address()).toBe('/admin/excel?history=2');
    const ticket = expect.stringMatching(/\S/);
    expect(calls.map(({ variables }) => variables['input']).filter(Boolean)).toEqual([
      { accessKey: 'open-sesame' },
      { ticket, userCode: 'elif.aksoy' },
      { ticket, password: ' with blanks ' },
    ]);
    expect(await directory.sql('SELECT FROM sessions')).toHaveLength(1);
  });

  it('can be sent only with something typed', async () => {
    await open();
    const button = await screen.findByRole('button', { name: 'Devam Et' });
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Erişim anahtarı'), '   ');
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Erişim anahtarı'), 'x');
    expect(button).toBeEnabled();
  });

  it('reports a wrong key, marks the field and keeps its text', async () => {
    const { address } = await open();
    await pass('Erişim anahtarı', 'wrong');
    expect(await screen.findByText('Hatalı Erişim Anahtarı')).toBeInTheDocument();
    const field = screen.getByLabelText('Erişim anahtarı');
    expect(field).toHaveValue('wrong');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Geçersiz anahtar girdiniz\. Lütfen tekrar deneyin\./);
    await waitFor(() => expect(field).toHaveFocus());
    expect(address()).toBe('/admin/login');
  });

  it('reports a wrong code and a wrong password, and continues when they are corrected', async () => {
    await open();
    await pass('Erişim anahtarı', 'open-sesame');
    await pass('Kullanıcı kodu', 'nobody');
    expect(await screen.findByText('Hatalı Kullanıcı Kodu')).toBeInTheDocument();
    await pass('Kullanıcı kodu', 'elif.aksoy');
    await pass('Şifre', 'guess');
    expect(await screen.findByText('Hatalı Şifre')).toBeInTheDocument();
    await pass('Şifre', ' with blanks ');
    expect(await screen.findByText('Giriş Başarılı')).toBeInTheDocument();
  });

  it('can go back a step, and earns a spent ticket again', async () => {
    await open();
    expect(await screen.findByLabelText('Erişim anahtarı')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Geri' })).not.toBeInTheDocument();
    await pass('Erişim anahtarı', 'open-sesame');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    await screen.findByLabelText('Şifre');
    await userEvent.click(screen.getByRole('button', { name: 'Geri' }));
    expect(screen.getByLabelText('Kullanıcı kodu')).toHaveValue('elif.aksoy');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    await pass('Şifre', ' with blanks ');
    expect(await screen.findByText('Giriş Başarılı')).toBeInTheDocument();
  });

  it('is possible on a computer whose clock is fast', async () => {
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
    try {
      await open();
      await pass('Erişim anahtarı', 'open-sesame');
      await pass('Kullanıcı kodu', 'elif.aksoy');
      expect(await screen.findByText('Adım 2 Tamamlandı')).toBeInTheDocument();
      expect(screen.queryByText('Süre Doldu')).toBeNull();
    } finally {
      Date.now = now;
    }
  });

  it('starts over, with all that was typed, when the server no longer takes the ticket', async () => {
    await open();
    await pass('Erişim anahtarı', 'open-sesame');
    await screen.findByLabelText('Kullanıcı kodu');
    // The key that signs tickets is another one since.
    await directory.sql("UPDATE installation SET signing_key = decode(repeat('ab', 32), 'hex')");
    await pass('Kullanıcı kodu', 'elif.aksoy');
    expect(await screen.findByText('Süre Doldu')).toBeInTheDocument();
    expect(await screen.findByLabelText('Erişim anahtarı')).toHaveValue('open-sesame');
    expect(screen.queryByText('Hatalı Kullanıcı Kodu')).not.toBeInTheDocument();
  });

  it('asks an operator with a second factor for a code, and accepts a right one', async () => {
    const secret = new Secret();
    await open();
    await screen.findByLabelText('Erişim anahtarı');
    await directory.sql("UPDATE operators SET totp_secret = decode($1, 'hex'), second_factor_since = now()", [
      secret.hex,
    ]);
    await pass('Erişim anahtarı', 'open-sesame');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    await pass('Şifre', ' with blanks ');
    const field = await screen.findByLabelText('Doğrulama kodu');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByText('Hatalı Doğrulama Kodu')).not.toBeInTheDocument();
    await pass('Doğrulama kodu', '000000');
    expect(await screen.findByText('Hatalı Doğrulama Kodu')).toBeInTheDocument();
    await pass('Doğrulama kodu', ` ${new TOTP({ secret }).generate()} `);
    expect(await screen.findByText('Giriş Başarılı')).toBeInTheDocument();
  });

  it('returns to the password if it was changed while the code was asked for', async () => {
    const secret = new Secret();
    await open();
    await screen.findByLabelText('Erişim anahtarı');
    await directory.sql("UPDATE operators SET totp_secret = decode($1, 'hex'), second_factor_since = now()", [
      secret.hex,
    ]);
    await pass('Erişim anahtarı', 'open-sesame');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    await pass('Şifre', ' with blanks ');
    await screen.findByLabelText('Doğrulama kodu');
    const [former] = await directory.sql<{ hash: string }>('SELECT password_hash AS hash FROM operators');
    await directory.sql('UPDATE operators SET password_hash = (SELECT access_key_hash FROM installation)');
    await pass('Doğrulama kodu', new TOTP({ secret }).generate());
    expect(await screen.findByText('Hatalı Şifre')).toBeInTheDocument();
    expect(screen.queryByText('Hatalı Doğrulama Kodu')).not.toBeInTheDocument();
    const field = screen.getByLabelText('Şifre');
    expect(field).toHaveAccessibleDescription(/Az önce kabul edilmişti, artık geçerli değil/);
    await waitFor(() => expect(field).toHaveFocus());

    await directory.sql('UPDATE operators SET password_hash = $1', [former?.hash]);
    await pass('Şifre', ' with blanks ');
    await pass('Doğrulama kodu', new TOTP({ secret }).generate());
    expect(await screen.findByText('Giriş Başarılı')).toBeInTheDocument();
  });

  it('returns to the access key if it was changed after it was accepted', async () => {
    await open();
    await pass('Erişim anahtarı', 'open-sesame');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    await screen.findByLabelText('Şifre');
    await userEvent.click(screen.getByRole('button', { name: 'Geri' }));
    await directory.sql('UPDATE installation SET access_key_hash = (SELECT password_hash FROM operators)');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    expect(await screen.findByText('Hatalı Erişim Anahtarı')).toBeInTheDocument();
    expect(screen.getByLabelText('Erişim anahtarı')).toHaveValue('open-sesame');
  });

  it('says how long to wait after too many tries', async () => {
    await directory.sql(
      `INSERT INTO login_budgets (address, failures, window_start, locked_until)
       VALUES ('203.0.113.1', 10, now(), now() + interval '252 seconds')`,
    );
    await open();
    await pass('Erişim anahtarı', 'open-sesame');
    expect(await screen.findByText('Çok Fazla Deneme')).toBeInTheDocument();
    expect(await screen.findByText(/Çok fazla deneme yapıldı\. 4 dk \d+ sn sonra/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Devam Et' })).toBeDisabled();
    expect(screen.getByLabelText('Erişim anahtarı')).toBeValid();
  });

  it('keeps the input when the server is unreachable', async () => {
    await open('', new Set(['SubmitAccessKey']));
    await pass('Erişim anahtarı', 'open-sesame');
    expect(await screen.findByText('Bağlantı Kurulamadı')).toBeInTheDocument();
    expect(screen.getByLabelText('Erişim anahtarı')).toHaveValue('open-sesame');
    expect(screen.getByRole('button', { name: 'Devam Et' })).toBeEnabled();
  });

  it('hides secrets, shows them on demand, and marks them for password managers', async () => {
    await open();
    const key = await screen.findByLabelText('Erişim anahtarı');
    expect(key).toHaveAttribute('type', 'password');
    expect(key).toHaveAttribute('autocomplete', 'off');
    await userEvent.click(screen.getByRole('button', { name: 'Erişim anahtarı: göster' }));
    expect(key).toHaveAttribute('type', 'text');
    await pass('Erişim anahtarı', 'open-sesame');
    const code = await screen.findByLabelText('Kullanıcı kodu');
    expect(code).toHaveAttribute('autocomplete', 'username');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    const password = await screen.findByLabelText('Şifre');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
  });
});
