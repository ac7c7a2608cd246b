import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GraphAnswers } from '../../testing/fakeGraph.ts';
import { GraphRefusal } from '../../testing/fakeGraph.ts';
import { importAnswers } from '../../testing/importAnswers.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';

const later = () => new Date(Date.now() + 600_000).toISOString();
/** The delays between the steps are the product's own. */
const patience = { timeout: 4000 };

function ticket(name: string) {
  return { __typename: 'LoginTicket', ticket: name, expiresAt: later() };
}

/** A server that accepts these three credentials, and each ticket once. */
function loginAnswers(more: GraphAnswers = {}): GraphAnswers {
  const used = new Set<unknown>();
  let count = 0;
  function take(given: unknown, kind: string) {
    if (typeof given !== 'string' || !given.startsWith(kind) || used.has(given)) {
      throw new GraphRefusal('UNAUTHENTICATED');
    }
    used.add(given);
  }
  function check(is: boolean) {
    if (!is) throw new GraphRefusal('UNAUTHENTICATED');
  }
  return importAnswers({
    SubmitAccessKey: ({ input }) => {
      check((input as { accessKey: string }).accessKey === 'open-sesame');
      return { submitAccessKey: ticket(`key-${(count += 1)}`) };
    },
    SubmitUserCode: ({ input }) => {
      const { ticket: given, userCode } = input as { ticket: string; userCode: string };
      check(userCode === 'elif.aksoy');
      take(given, 'key');
      return { submitUserCode: ticket(`code-${(count += 1)}`) };
    },
    SubmitPassword: ({ input }) => {
      const { ticket: given, password } = input as { ticket: string; password: string };
      check(password === ' with blanks ');
      take(given, 'code');
      return { submitPassword: { __typename: 'Session', expiresAt: later() } };
    },
    ...more,
  });
}

async function pass(label: string, text: string) {
  const field = await screen.findByLabelText(label, {}, patience);
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.keyboard('{Enter}');
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the login', () => {
  it('leads through three steps to where one was going', async () => {
    const { address, calls } = await renderAdmin(
      '/admin/login?next=%2Fadmin%2Fexcel%3Fhistory%3D2',
      loginAnswers(),
    );
    await pass('Erişim anahtarı', ' open-sesame ');
    expect(await screen.findByText('Adım 1 Tamamlandı')).toBeInTheDocument();
    await pass('Kullanıcı kodu', 'elif.aksoy');
    expect(await screen.findByText('Adım 2 Tamamlandı')).toBeInTheDocument();
    await pass('Şifre', ' with blanks ');
    expect(await screen.findByText('Giriş Başarılı')).toBeInTheDocument();
    expect(address()).toMatch(/^\/admin\/login/);
    expect(await screen.findByRole('heading', { name: 'Excel İçe Aktarma' }, patience)).toBeInTheDocument();
    expect(address()).toBe('/admin/excel?history=2');
    const tickets = calls.map(({ variables }) => variables['input']).filter(Boolean);
    expect(tickets).toEqual([
      { accessKey: 'open-sesame' },
      { ticket: 'key-1', userCode: 'elif.aksoy' },
      { ticket: 'code-2', password: ' with blanks ' },
    ]);
  });

  it('can be sent only with something typed', async () => {
    await renderAdmin('/admin/login', loginAnswers());
    const button = await screen.findByRole('button', { name: 'Devam Et' });
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Erişim anahtarı'), '   ');
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Erişim anahtarı'), 'x');
    expect(button).toBeEnabled();
  });

  it('reports a wrong key, marks the field and keeps its text', async () => {
    const { address } = await renderAdmin('/admin/login', loginAnswers());
    await pass('Erişim anahtarı', 'wrong');
    expect(await screen.findByText('Hatalı Erişim Anahtarı')).toBeInTheDocument();
    const field = screen.getByLabelText('Erişim anahtarı');
    expect(field).toHaveValue('wrong');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Geçersiz anahtar girdiniz\. Lütfen tekrar deneyin\./);
    expect(field).toHaveFocus();
    expect(address()).toBe('/admin/login');
  });

  it('reports a wrong code and a wrong password, and continues when they are corrected', async () => {
    await renderAdmin('/admin/login', loginAnswers());
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
    await renderAdmin('/admin/login', loginAnswers());
    expect(await screen.findByLabelText('Erişim anahtarı')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Geri' })).not.toBeInTheDocument();
    await pass('Erişim anahtarı', 'open-sesame');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    await screen.findByLabelText('Şifre', {}, patience);
    await userEvent.click(screen.getByRole('button', { name: 'Geri' }));
    expect(screen.getByLabelText('Kullanıcı kodu')).toHaveValue('elif.aksoy');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    await pass('Şifre', ' with blanks ');
    expect(await screen.findByText('Giriş Başarılı')).toBeInTheDocument();
  });

  it('starts over, with all that was typed, when the server no longer takes the ticket', async () => {
    const answers = loginAnswers({
      SubmitUserCode: () => {
        throw new GraphRefusal('UNAUTHENTICATED', { fields: { ticket: 'loginExpired' } });
      },
    });
    await renderAdmin('/admin/login', answers);
    await pass('Erişim anahtarı', 'open-sesame');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    expect(await screen.findByText('Süre Doldu')).toBeInTheDocument();
    expect(await screen.findByLabelText('Erişim anahtarı')).toHaveValue('open-sesame');
    expect(screen.queryByText('Hatalı Kullanıcı Kodu')).not.toBeInTheDocument();
  });

  it('asks an operator with a second factor for a code, and accepts a right one', async () => {
    const sent: unknown[] = [];
    const answers = loginAnswers({
      SubmitPassword: ({ input }) => {
        const { code } = input as { code?: string };
        sent.push(code);
        if (code !== '123456') throw new GraphRefusal('UNAUTHENTICATED', { fields: { code: 'codeFromApp' } });
        return { submitPassword: { __typename: 'Session', expiresAt: later() } };
      },
    });
    await renderAdmin('/admin/login', answers);
    await pass('Erişim anahtarı', 'open-sesame');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    await pass('Şifre', ' with blanks ');
    const field = await screen.findByLabelText('Doğrulama kodu', {}, patience);
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByText('Hatalı Doğrulama Kodu')).not.toBeInTheDocument();
    await pass('Doğrulama kodu', '000000');
    expect(await screen.findByText('Hatalı Doğrulama Kodu')).toBeInTheDocument();
    await pass('Doğrulama kodu', ' 123456 ');
    expect(await screen.findByText('Giriş Başarılı')).toBeInTheDocument();
    expect(sent).toEqual([undefined, '000000', '123456']);
  });

  it('says how long to wait after too many tries', async () => {
    const answers = loginAnswers({
      SubmitAccessKey: () => {
        throw new GraphRefusal('RATE_LIMITED', { retryAfter: 252 });
      },
    });
    await renderAdmin('/admin/login', answers);
    await pass('Erişim anahtarı', 'open-sesame');
    expect(await screen.findByText('Çok Fazla Deneme')).toBeInTheDocument();
    expect(await screen.findByText(/Çok fazla deneme yapıldı\. 4 dk 1\d sn sonra/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Devam Et' })).toBeDisabled();
    expect(screen.getByLabelText('Erişim anahtarı')).toBeValid();
  });

  it('keeps what was typed when the server is out of reach', async () => {
    const answers = loginAnswers({
      SubmitAccessKey: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await renderAdmin('/admin/login', answers);
    await pass('Erişim anahtarı', 'open-sesame');
    expect(await screen.findByText('Bağlantı Kurulamadı')).toBeInTheDocument();
    expect(screen.getByLabelText('Erişim anahtarı')).toHaveValue('open-sesame');
    expect(screen.getByRole('button', { name: 'Devam Et' })).toBeEnabled();
  });

  it('hides secrets, shows them on demand, and marks them for password managers', async () => {
    await renderAdmin('/admin/login', loginAnswers());
    const key = await screen.findByLabelText('Erişim anahtarı');
    expect(key).toHaveAttribute('type', 'password');
    expect(key).toHaveAttribute('autocomplete', 'off');
    await userEvent.click(screen.getByRole('button', { name: 'Erişim anahtarı: göster' }));
    expect(key).toHaveAttribute('type', 'text');
    await pass('Erişim anahtarı', 'open-sesame');
    const code = await screen.findByLabelText('Kullanıcı kodu', {}, patience);
    expect(code).toHaveAttribute('autocomplete', 'username');
    await pass('Kullanıcı kodu', 'elif.aksoy');
    const password = await screen.findByLabelText('Şifre', {}, patience);
    expect(password).toHaveAttribute('autocomplete', 'current-password');
  });
});
