import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateOperatorDocument } from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();

it('an operator is added with a password that is shown once, and no second one of the same code', async () => {
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

it('an operator is shut out after a question that says what happens to them', async () => {
  await directory.carryOut(CreateOperatorDocument, { input: { name: 'Can Öz', userCode: 'can.oz' } });
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
