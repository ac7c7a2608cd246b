import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { turkish } from '../../../../domain/messages/turkish.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { sampleBusiness, sampleCategory } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();

it('synonyms are added, refused if they have no effect, changed and deleted', async () => {
  await renderScreen(adminPaths.synonyms(), { directory });
  const user = userEvent.setup();
  const dialog = () => within(screen.getByRole('dialog'));
  const fill = async (words: string, means: string) => {
    await user.clear(dialog().getByRole('textbox', { name: /Ziyaretçinin aradığı/ }));
    await user.type(dialog().getByRole('textbox', { name: /Ziyaretçinin aradığı/ }), words);
    await user.clear(dialog().getByRole('textbox', { name: /Şunu da ara/ }));
    await user.type(dialog().getByRole('textbox', { name: /Şunu da ara/ }), means);
    await user.click(dialog().getByRole('button', { name: 'Kaydet' }));
  };
  await user.click(await screen.findByRole('button', { name: 'Eş anlamlı ekle' }));
  expect(dialog().getByRole('button', { name: 'Kaydet' })).toBeDisabled();
  await fill('kahve', 'kahve');
  await waitFor(() => expect(dialog().getByRole('textbox', { name: /Şunu da ara/ })).toBeInvalid());
  await fill('kahve', 'kafe');
  const table = within(await screen.findByRole('table', { name: 'Eş anlamlılar' }));
  expect(table.getByText('kahve')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(table.getByRole('button', { name: 'kahve: düzenle' }));
  await fill('kahve', 'kahvehane');
  expect(await screen.findByText('kahvehane')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'kahve: sil' }));
  expect(await screen.findByText('Henüz eş anlamlı yok')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('kahvehane')).toBeVisible();
});

it('a synonym that could not be saved stays in its dialog, with the reason', async () => {
  const failing = new Set(['SaveSearchSynonym']);
  await renderScreen(adminPaths.synonyms(), { directory, failing });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Eş anlamlı ekle' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Ziyaretçinin aradığı/ }), 'kahve');
  await user.type(dialog.getByRole('textbox', { name: /Şunu da ara/ }), 'kafe');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText(turkish.serverUnreachable)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Ziyaretçinin aradığı/ })).toHaveValue('kahve');
});

it('proposals are accepted and dismissed, each with its undo', async () => {
  const restaurants = sampleCategory('Restaurants');
  const thisYear = `${new Date().getUTCFullYear()}-01-01T00:00:00.000Z`;
  await directory.fill({
    businesses: [sampleBusiness({ category: restaurants })],
    rows: { searchSum: [{ period: 'YEAR', start: thisYear, words: 'lokanta', count: 7, emptyCount: 7 }] },
  });
  await renderScreen(adminPaths.synonyms(), { directory });
  const user = userEvent.setup();
  const table = () => screen.findByRole('table', { name: 'Eş anlamlı önerileri' });
  const synonyms = () => directory.sql('SELECT FROM search_synonyms');
  expect(within(await table()).getByText('Restaurants')).toBeVisible();
  await user.click(within(await table()).getByRole('button', { name: 'lokanta: Restaurants olarak ekle' }));
  expect(await screen.findByText('Eş anlamlı eklendi')).toBeVisible();
  expect(await synonyms()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  await waitFor(async () => expect(await synonyms()).toHaveLength(0));
  await user.click(await within(await table()).findByRole('button', { name: 'lokanta: öneriyi yok say' }));
  expect(await screen.findByText('Öneri yok sayıldı')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(within(await table()).getByText('Restaurants')).toBeVisible();
});

it('without proposals the page explains what will appear there', async () => {
  await renderScreen(adminPaths.synonyms(), { directory, content: {} });
  expect(await screen.findByText('Öneri yok')).toBeVisible();
});
