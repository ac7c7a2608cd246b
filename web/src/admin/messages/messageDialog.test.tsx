import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const message = { name: 'Ada', email: 'ada@mail.example', subject: 'Opening hours', message: 'Hello' };
const directory = testDirectory({
  rows: { contactMessage: [{ ...message, id: 5, archivedAt: '2026-11-20T01:00:00.000Z' }] },
});
afterEach(() => sessionStorage.clear());

describe('a link to a message', () => {
  it('opens it in another folder than the list', async () => {
    await renderScreen('/admin/messages?message=5', { directory });
    const dialog = within(await screen.findByRole('dialog', { name: 'Opening hours' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gelen kutusuna taşı' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Gelen kutusuna alındı')).toBeVisible();
  });

  it('says so if the message is gone', async () => {
    const { address } = await renderScreen('/admin/messages?message=77', { directory });
    const dialog = within(await screen.findByRole('dialog', { name: 'Mesaj bulunamadı' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(address()).toBe('/admin/messages'));
  });
});

it('a link to a deleted subscription says so', async () => {
  await renderScreen('/admin/pricing?subscription=77', { directory });
  expect(await screen.findByRole('dialog', { name: 'Abonelik bulunamadı' })).toBeVisible();
});
