import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness, sampleCity } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const casa = sampleBusiness({ id: 7, name: 'Casa Andorinha', city: sampleCity('Lisboa') });
const directory = testDirectory({ businesses: [casa] });

afterEach(() => localStorage.clear());

async function open() {
  const view = await renderScreen('/admin/excel', { directory });
  await screen.findByRole('heading', { name: 'Excel İçe Aktarma' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Ekran, işlem ya da işletme ara' });
  return { ...view, field };
}

describe('the command palette', () => {
  it('opens by the keyboard, offers every screen and action, and opens the typed one', async () => {
    const { address, field } = await open();
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    expect(options).toEqual(
      expect.arrayContaining(['Dashboard', 'İşletme Yönetimi', 'Hesabım', 'Çıkış Yap']),
    );
    await userEvent.type(field, 'operator');
    const option = screen.getByRole('option', { name: 'Operatörler ve erişim' });
    expect(option).toHaveAttribute('aria-selected', 'true');
    // Screen readers hear of the option through the field, also while the list changes under it.
    expect(field).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/operators'));
    expect(screen.queryByRole('combobox', { name: /Ekran, işlem/ })).not.toBeInTheDocument();
  });

  it('finds listings, and opens the one that the arrows chose', async () => {
    const { address, field } = await open();
    await userEvent.type(field, 'casa');
    expect(await screen.findByRole('option', { name: /Casa Andorinha/ })).toHaveTextContent('Lisboa');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/businesses?edit=7'));
  });

  it('goes round at the end of the list, and chooses by a press', async () => {
    const { address, field } = await open();
    await userEvent.type(field, '{ArrowUp}');
    const last = screen.getAllByRole('option').at(-1);
    expect(last).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', last?.id);
    await userEvent.type(field, 'kategori');
    expect(field).toHaveValue('kategori');
    await userEvent.click(screen.getByRole('option', { name: 'Kategoriler' }));
    await waitFor(() => expect(address()).toBe('/admin/businesses/categories'));
  });

  it('reports a search without results, and closes without an action', async () => {
    const { address, field } = await open();
    await userEvent.type(field, 'zzzz');
    expect(await screen.findByText('Bir şey bulunamadı.')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: /Ekran, işlem/ })).not.toBeInTheDocument();
    expect(address()).toBe('/admin/excel');
  });
});
