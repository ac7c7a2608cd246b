import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths } from '../../lib/adminPaths.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();

const openTab = (tab: string) => renderScreen(`${adminPaths.ads()}?tab=${tab}`, { directory });
const savedNotice = () => screen.findByText('Reklam ayarları kaydedildi');

it('a placement shows its fields once it is on, and keeps them if the server refuses one', async () => {
  await openTab('placements');
  const user = userEvent.setup();
  const top = await screen.findByRole('switch', { name: 'Üst: açık' });
  expect(screen.queryByLabelText(/^Yayıncı kimliği/)).toBeNull();
  await user.click(top);
  const client = screen.getByLabelText(/^Yayıncı kimliği/);
  await user.type(client, 'not-a-publisher');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(client).toHaveAttribute('aria-invalid', 'true'));
  expect(client).toHaveValue('not-a-publisher');

  await user.clear(client);
  await user.type(client, 'ca-pub-1234567890123456');
  await user.type(screen.getByLabelText(/^Reklam birimi/), '1234567890');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await savedNotice();
});

it('rates accept a decimal comma, and text that is not a number stays in its field with a message', async () => {
  await openTab('global');
  const user = userEvent.setup();
  const rate = await screen.findByLabelText(/^1\.000 gösterim başına gelir/);
  await user.type(rate, 'on iki');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Bir sayı yazın')).toBeVisible();
  expect(rate).toHaveValue('on iki');

  await user.clear(rate);
  await user.type(rate, '12,5');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await savedNotice();
  await waitFor(() => expect(rate).toHaveValue('12,5'));
});

it('each saved state is listed as a version with who saved it', async () => {
  const { address } = await openTab('global');
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText(/^Gecikme/), '1000');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await savedNotice();
  await user.click(screen.getByRole('button', { name: 'Sürümler' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reklam ayarlarının sürümleri' }));
  expect((await dialog.findAllByText(/Elif Aksoy/)).length).toBeGreaterThan(0);
  expect(address()).toContain('panel=versions');
});

it('settings that cannot be read are shown as defaults that cannot be saved, until a retry', async () => {
  const failing = new Set(['AdSettings']);
  await renderScreen(`${adminPaths.ads()}?tab=global`, { directory, failing });
  const user = userEvent.setup();
  expect(await screen.findByText(/Aşağıda varsayılan ayarlar görünüyor/)).toBeVisible();
  expect(screen.getByLabelText(/^Gecikme/)).toBeDisabled();
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => expect(screen.getByLabelText(/^Gecikme/)).toBeEnabled());
});
