import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { turkish } from '../../../../domain/messages/turkish.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { renderAdmin, renderScreen, sessionAnswer } from '../../testing/renderAdmin.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();

it('synonyms are added, refused where they say nothing, changed and deleted', async () => {
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
  const proposal = { __typename: 'SearchSynonymProposal', words: 'sushici', emptySearches: 7 };
  const proposals = [{ ...proposal, means: 'Restoran', businessCount: 12 }];
  const { calls } = await renderAdmin(adminPaths.synonyms(), {
    OperatorSession: sessionAnswer,
    SearchSynonyms: () => ({ searchSynonyms: [] }),
    SearchSynonymProposals: () => ({ searchSynonymProposals: proposals }),
    SaveSearchSynonym: () => ({
      saveSearchSynonym: {
        ...{ __typename: 'SearchSynonym', id: 9, words: 'sushici', means: 'restoran', isTwoWay: false },
      },
    }),
    DeleteSearchSynonym: () => ({ deleteSearchSynonym: { __typename: 'SearchSynonym', id: 9 } }),
    DismissSearchSynonymProposal: () => ({ dismissSearchSynonymProposal: true }),
    RestoreSearchSynonymProposal: () => ({ restoreSearchSynonymProposal: true }),
  });
  const user = userEvent.setup();
  const table = within(await screen.findByRole('table', { name: 'Eş anlamlı önerileri' }));
  const sent = (operation: string) => calls.filter(({ name }) => name === operation);
  expect(table.getByText('Restoran')).toBeVisible();
  await user.click(table.getByRole('button', { name: 'sushici: Restoran olarak ekle' }));
  expect(await screen.findByText('Eş anlamlı eklendi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  await waitFor(() => expect(sent('DeleteSearchSynonym')).toHaveLength(1));
  await user.click(table.getByRole('button', { name: 'sushici: öneriyi yok say' }));
  expect(await screen.findByText('Öneri yok sayıldı')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  await waitFor(() => expect(sent('RestoreSearchSynonymProposal')).toHaveLength(1));
});

it('without proposals the page says what will be there', async () => {
  await renderScreen(adminPaths.synonyms(), { directory });
  expect(await screen.findByText('Öneri yok')).toBeVisible();
});
