import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateOperatorDocument } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();

it('an operator is added with a password that is shown once, and a second one with the same code is refused', async () => {
  const { router, address } = await renderScreen(adminPaths.operators(), { directory });
  const user = userEvent.setup();
  const dialog = () => within(screen.getByRole('dialog', { name: 'Yeni operatör' }));
  const add = async (name: string, code: string) => {
    await user.click(await screen.findByRole('button', { name: /operatör/i }));
    await user.type(dialog().getByLabelText(/^Ad/), name);
    await user.type(dialog().getByLabelText(/^Kullanıcı kodu/), code);
    await user.click(dialog().getByRole('button', { name: 'Ekle' }));
  };
  await add('Deniz Kaya', 'deniz.kaya');
  expect(await dialog().findByText('deniz.kaya için şifre')).toBeVisible();
  await act(() => router.navigate(adminPaths.home()));
  const question = within(screen.getByRole('dialog', { name: 'Kopyaladınız mı?' }));
  await user.click(question.getByRole('button', { name: 'Geri dön' }));
  expect(address()).toBe(adminPaths.operators());
  await user.click(dialog().getByRole('button', { name: 'Tamam' }));
  const table = within(await screen.findByRole('table', { name: 'Operatörler' }));
  expect(await table.findByText('Deniz Kaya')).toBeVisible();

  await add('Derya Kaya', 'deniz.kaya');
  expect(await dialog().findByText('deniz.kaya kodlu bir operatör zaten var.')).toBeVisible();
  expect(dialog().getByLabelText(/^Ad/)).toHaveValue('Derya Kaya');
});

it('an operator is disabled after a confirmation that explains the effect', async () => {
  await directory.executeOrThrow(CreateOperatorDocument, { input: { name: 'Can Öz', userCode: 'can.oz' } });
  await renderScreen(adminPaths.operators(), { directory });
  const disabled = () => directory.sql('SELECT name FROM operators WHERE is_disabled');
  await userEvent.click(await screen.findByRole('button', { name: 'Kapat: Can Öz' }));
  const question = within(await screen.findByRole('dialog', { name: 'Operatörü kapat' }));
  expect(question.getByText(/açık oturumları hemen kapanır/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Vazgeç' }));
  expect(await disabled()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Kapat: Can Öz' }));
  const again = within(await screen.findByRole('dialog', { name: 'Operatörü kapat' }));
  const close = again.getAllByRole('button', { name: 'Kapat' }).at(-1);
  if (close) await userEvent.click(close);
  await userEvent.click(await screen.findByRole('button', { name: 'Aç: Can Öz' }));
  expect(await screen.findByRole('button', { name: 'Kapat: Can Öz' })).toBeVisible();
});

it('a key is created with a last day, which can be moved and removed', async () => {
  await renderScreen(adminPaths.operators(), { directory });
  await userEvent.click(await screen.findByRole('button', { name: 'Yeni anahtar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni API anahtarı' }));
  await userEvent.type(dialog.getByLabelText('Ne için'), 'Kasa');
  await userEvent.type(dialog.getByLabelText('Son geçerlilik günü'), '2020-01-31');
  await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Bugün ya da sonrası olmalı')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText('Son geçerlilik günü'));
  await userEvent.type(dialog.getByLabelText('Son geçerlilik günü'), '2999-12-31');
  await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Tamam' }));
  const table = within(await screen.findByRole('table', { name: 'API anahtarları' }));
  expect(await table.findByText('31.12.2999 23:59')).toBeVisible();

  await userEvent.click(table.getByRole('button', { name: 'Düzenle: Kasa' }));
  const editing = within(await screen.findByRole('dialog', { name: 'Anahtarı düzenle' }));
  expect(editing.getByLabelText('Son geçerlilik günü')).toHaveValue('2999-12-31');
  expect(editing.getByRole('button', { name: 'Kaydet' })).toBeDisabled();
  await userEvent.clear(editing.getByLabelText('Son geçerlilik günü'));
  await userEvent.click(editing.getByRole('button', { name: 'Kaydet' }));
  expect(await table.findByText('Süresiz')).toBeVisible();
  await directory.sql('UPDATE api_keys SET expires_at = now()');
  await renderScreen(adminPaths.operators(), { directory });
  expect(await screen.findByText('Süresi doldu')).toBeVisible();
});
