import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths } from '../../lib/adminPaths.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();
beforeEach(() => directory.sql('DELETE FROM webhooks'));

const stored = () => directory.sql<{ name: string; url: string }>('SELECT name, url FROM webhooks');
const insert = (name: string) =>
  directory.sql(
    `INSERT INTO webhooks (name, url, secret, cursor) VALUES ($1, 'https://partner.example/hook', decode(repeat('00', 32), 'hex'), '')`,
    [name],
  );
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') ?? document.body);

it('a webhook is created with a secret that is shown once, and a forbidden address is refused', async () => {
  const { address } = await renderScreen(adminPaths.webhooks(), { directory });
  await userEvent.click(await screen.findByRole('button', { name: 'Yeni webhook' }));
  expect(address()).toBe('/admin/operators/webhooks?edit=new');
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni webhook' }));
  await userEvent.type(dialog.getByLabelText('Ne için'), 'Kasa');
  await userEvent.type(dialog.getByLabelText('Adres'), 'http://partner.example/hook');
  await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Adres https ile başlamalıdır.')).toBeVisible();
  expect(dialog.getByLabelText('Adres')).toBeInvalid();
  await userEvent.clear(dialog.getByLabelText('Adres'));
  await userEvent.type(dialog.getByLabelText('Adres'), 'https://partner.example/hook');
  await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText(/^whsec_/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Tamam' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await card('Kasa')).getByText('Çalışıyor')).toBeVisible();
  expect(await stored()).toEqual([{ name: 'Kasa', url: 'https://partner.example/hook' }]);
});

it('a webhook is changed, turned off and on, deleted, and restored', async () => {
  await insert('Kasa');
  const { address } = await renderScreen(adminPaths.webhooks(), { directory });
  await userEvent.click((await card('Kasa')).getByRole('button', { name: 'Düzenle: Kasa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook’u düzenle' }));
  await userEvent.clear(dialog.getByLabelText('Ne için'));
  await userEvent.type(dialog.getByLabelText('Ne için'), 'Depo');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(address()).toBe('/admin/operators/webhooks'));

  const shown = await card('Depo');
  await userEvent.click(shown.getByRole('button', { name: 'Kapat: Depo' }));
  expect(await shown.findByText('Kapalı')).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Aç: Depo' }));
  expect(await shown.findByText('Çalışıyor')).toBeVisible();

  await userEvent.click(shown.getByRole('button', { name: 'Sil: Depo' }));
  const question = within(await screen.findByRole('dialog', { name: 'Webhook’u sil' }));
  await userEvent.click(question.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Henüz webhook yok')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await card('Depo')).toBeTruthy();
});

it('a webhook that was deleted within a day is restored on the screen, by any operator', async () => {
  await insert('Kasa');
  await insert('Eski');
  await directory.sql(
    `UPDATE webhooks SET deleted_at = now() - CASE name WHEN 'Eski' THEN interval '25 hours' ELSE interval '1 hour' END`,
  );
  await renderScreen(adminPaths.webhooks(), { directory });
  const deleted = within(await screen.findByRole('region', { name: 'Son bir günde silinenler' }));
  expect(deleted.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Geri getir: Kasa',
  ]);
  await userEvent.click(deleted.getByRole('button', { name: 'Geri getir: Kasa' }));
  expect(await card('Kasa')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Son bir günde silinenler')).toBeNull());
});

it('a stopped webhook shows since when and what to do, and its deliveries show why', async () => {
  await insert('Kasa');
  await directory.sql(`UPDATE webhooks SET failures = 10, stopped_at = now(), failing_since = now()`);
  await directory.sql(`INSERT INTO webhook_deliveries
    (webhook_id, message_id, type, body, change_count, status, attempts, http_status, latency_ms, answer)
    SELECT id, 'm', 'businesses.changed', '{}', 1200, 'WAITING', 10, 503, 1250, 'maintenance' FROM webhooks`);
  const { address } = await renderScreen(adminPaths.webhooks(), { directory });
  const shown = await card('Kasa');
  expect(shown.getByText('Durduruldu')).toBeVisible();
  expect(shown.getByText(/tarihinden beri iletilemiyor\. Alıcıyı düzeltin/)).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Mesajlar: Kasa' }));
  expect(address()).toMatch(/\?messages=\d+$/);
  const dialog = within(await screen.findByRole('dialog', { name: /Kasa.*: mesajlar/ }));
  expect(await dialog.findByText('1.200 değişiklik')).toBeVisible();
  expect(dialog.getByText(/10 deneme.*Alıcının yanıtı: 503 \(1\.250 ms\)/)).toBeVisible();
  expect(dialog.getByText('maintenance')).toBeVisible();
});

it('a test message reports why it was not delivered', async () => {
  await insert('Kasa');
  await directory.sql(`UPDATE webhooks SET url = 'https://127.0.0.1/'`);
  await renderScreen(adminPaths.webhooks(), { directory });
  await userEvent.click((await card('Kasa')).getByRole('button', { name: 'Dene: Kasa' }));
  expect(await screen.findByText('Deneme mesajı iletilemedi')).toBeVisible();
  expect(screen.getByText('Bu adrese bağlanılmasına izin verilmiyor.')).toBeVisible();
});

it('a link to a deleted webhook says so', async () => {
  await renderScreen(`${adminPaths.webhooks()}?messages=77`, { directory });
  expect(await screen.findByRole('dialog', { name: 'Webhook bulunamadı' })).toBeVisible();
});
