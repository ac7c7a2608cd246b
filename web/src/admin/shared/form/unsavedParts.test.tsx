import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StartSubscriptionDocument } from '../../../graphql/generated.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { sampleBusiness } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';

const directory = testDirectory();
const businesses = ['Casa', 'Mezze'].map((name, at) =>
  sampleBusiness({ id: at + 1, name, latitude: 40 + at, longitude: 29 }),
);
beforeEach(() => directory.fill({ businesses }));
afterEach(() => sessionStorage.clear());

const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklikler' }));
const stay = async () => userEvent.click((await question()).getByRole('button', { name: 'Düzenlemeye dön' }));

it('notes of a subscription are not lost without a question, and are over once they are saved', async () => {
  const { startSubscription } = await directory.executeOrThrow(StartSubscriptionDocument, {
    input: { businessId: 1, planId: 'basic' },
  });
  await renderScreen(`${adminPaths.pricing()}?subscription=${startSubscription.id}`, { directory });
  const dialog = await screen.findByRole('dialog', { name: 'Casa' });
  const notes = within(dialog).getByRole('textbox', { name: 'Notlar' });
  await userEvent.type(notes, ' Arayacak ');
  await userEvent.keyboard('{Escape}');
  await stay();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Notu kaydet' }));
  await waitFor(() => expect(notes).toHaveValue('Arayacak'));
  expect(await screen.findByText('Not kaydedildi')).toBeVisible();
  await userEvent.click(notes);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('settings of search engines are not lost without a question', async () => {
  await renderScreen(`${adminPaths.home()}?dialog=indexing`, { directory });
  const dialog = await screen.findByRole('dialog', { name: 'İndeksleme ayarları' });
  const file = within(dialog).getByRole('textbox', { name: /^Hizmet hesabının/ });
  await userEvent.type(file, 'key');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kapat' }));
  await stay();
  expect(file).toHaveValue('key');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('key');
});

it('a schedule of backups is not lost without a question', async () => {
  const { router } = await renderScreen(adminPaths.database(), { directory });
  const pace = await screen.findByRole('combobox', { name: 'Sıklık' });
  await userEvent.selectOptions(pace, 'Her hafta');
  await act(() => router.navigate(adminPaths.messages()));
  await stay();
  expect(screen.getByRole('combobox', { name: 'Sıklık' })).toHaveDisplayValue('Her hafta');
});

it('a moved pin is not lost without a question when another listing is chosen', async () => {
  const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => query });
  await directory.sql(
    `INSERT INTO position_issues (business_id, reason, latitude, longitude, suggested_latitude, suggested_longitude)
     SELECT id, 'AT_SEA', latitude, longitude, 41.5, 28.5 FROM businesses`,
  );
  await renderScreen(adminPaths.positions(), { directory });
  await userEvent.click(await screen.findByRole('button', { name: /^Casa/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Önerilen yere taşı' }));
  await userEvent.click(screen.getByRole('button', { name: /^Mezze/ }));
  await stay();
  expect(screen.getByText(/^Yeni konum: 41.50000, 28.50000/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Mezze/ }));
  await userEvent.click((await question()).getByRole('button', { name: 'Değişiklikleri at' }));
  expect(await screen.findByRole('button', { name: /^Mezze/, pressed: true })).toBeVisible();
  expect(screen.queryByText(/^Yeni konum/)).not.toBeInTheDocument();
});
