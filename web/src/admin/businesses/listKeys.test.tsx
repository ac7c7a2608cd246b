import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrashBusinessDocument } from '../../graphql/generated.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';
import { twoListings } from '../../testing/twoListings.ts';

const directory = testDirectory();
beforeEach(() => directory.fill({ ...twoListings }));

describe('the list of listings', () => {
  it('is gone through by keys, and deletes after a question', async () => {
    const { address } = await renderScreen('/admin/businesses', { directory });
    const first = await screen.findByRole('link', { name: 'Place 1' });
    await userEvent.keyboard('/{ArrowDown}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Place 2' })).toHaveFocus();
    await userEvent.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Place 2: seç' })).toBeChecked();
    await userEvent.keyboard('h');
    await waitFor(() => expect(address()).toBe('/admin/businesses?edit=2&tab=history'));
    await userEvent.keyboard('{Escape}');
    screen.getByRole('link', { name: 'Place 2' }).focus();
    await userEvent.keyboard('{Delete}');
    expect(address()).toContain('dialog=delete&id=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Çöp kutusuna taşı' }));
    expect(await screen.findByText('Çöp kutusuna taşındı')).toBeInTheDocument();
    await waitFor(() => expect(address()).not.toContain('dialog'));
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(async () =>
      expect(await directory.sql('SELECT FROM businesses WHERE deleted_at IS NULL')).toHaveLength(2),
    );
  });

  it('shows its keyboard shortcuts', async () => {
    await renderScreen('/admin/businesses', { directory });
    await userEvent.click(await screen.findByRole('button', { name: 'Kısayollar' }));
    const keys = await screen.findByRole('dialog', { name: 'Kısayollar' });
    expect(within(keys).getByText('Enter, E')).toBeVisible();
    expect(within(keys).getByText('Geçmişini açar')).toBeVisible();
  });

  it('ignores the slash while a form is open, since formatted text may contain one', async () => {
    await renderScreen('/admin/businesses?edit=2', { directory });
    const form = await screen.findByRole('dialog');
    const editor = await waitFor(() => {
      const found = form.querySelector<HTMLElement>('[contenteditable="true"]');
      if (!found) throw new Error('The editor is being loaded.');
      return found;
    });
    const [button] = within(form).getAllByRole('button');
    button?.focus();
    // Typing needs a layout, which tests have none of.
    for (const element of [editor, button ?? form]) fireEvent.keyDown(element, { key: '/' });
    expect(button).toHaveFocus();
  });

  it('has a trash from which listings are restored', async () => {
    await directory.executeOrThrow(TrashBusinessDocument, { id: 1 });
    await renderScreen('/admin/businesses/trash', { directory });
    await userEvent.click(await screen.findByRole('button', { name: 'Place 1: geri getir' }));
    expect(await screen.findByText('Geri getirildi')).toBeInTheDocument();
    expect(await screen.findByText('Çöp kutusu boş')).toBeInTheDocument();
  });
});
