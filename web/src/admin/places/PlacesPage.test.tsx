import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CreatePlaceDocument,
  DeletePlaceDocument,
  SaveBusinessDocument,
  TrashBusinessDocument,
  UpdatePlaceDocument,
} from '../../graphql/generated.ts';
import { sampleBusiness, sampleCategory } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();
const cafe = { ...sampleCategory('Cafe'), id: 5 };
const bar = { ...sampleCategory('Bar'), id: 7 };
const businesses = [cafe, cafe, cafe, bar].map((category, i) => sampleBusiness({ id: i + 1, category }));

/** Three cafés and a bar; Kıraathane became Cafe before. */
beforeEach(() => sessionStorage.clear());
beforeEach(() =>
  directory.fill({
    businesses,
    rows: {
      category: [{ id: 9, name: 'Kıraathane', nameKey: '', slug: 'kiraathane', mergedIntoId: cafe.id }],
    },
  }),
);

const open = (query = '') => renderScreen(`/admin/businesses/categories${query}`, { directory });
const nameField = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: /^Ad \*|^Ad$/ });

describe('categories in the back office', () => {
  it('are listed with their listings, and a taken name is said at its field', async () => {
    const { calls } = await open('?rename=5');
    const dialog = await screen.findByRole('dialog', { name: 'Kategoriyi düzenle' });
    const name = nameField(within(dialog));
    await userEvent.clear(name);
    await userEvent.type(name, 'Bar');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Addan üret' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Kitap' }));
    expect(
      within(dialog).getByText('/category/cafe bundan sonra /category/bar adresine yönlenir.'),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
    expect(
      await within(dialog).findByText('Bu adda başka bir kayıt var; ikisini birleştirebilirsiniz'),
    ).toBeVisible();
    expect(name).toHaveValue('Bar');
    expect(calls.find(({ name: operation }) => operation === 'UpdatePlace')?.variables).toEqual({
      input: { kind: 'CATEGORY', id: 5, version: expect.any(Number), name: 'Bar', slug: 'bar', icon: 'book' },
    });
    const table = screen.getByRole('table', { name: 'Kategoriler', hidden: true });
    const row = within(table).getByText('Cafe').closest('tr') as HTMLElement;
    expect(within(row).getByText('3')).toBeInTheDocument();
    expect(within(row).getByText('Kıraathane')).toBeInTheDocument();
  });

  it('do not get their former name back from an operator who changed only the icon meanwhile', async () => {
    const { calls } = await open('?rename=5');
    const dialog = within(await screen.findByRole('dialog', { name: 'Kategoriyi düzenle' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Kitap' }));
    await directory.executeOrThrow(UpdatePlaceDocument, {
      input: { kind: 'CATEGORY', id: 5, name: 'Kahveci', slug: 'kahveci' },
    });
    const save = dialog.getByRole('button', { name: 'Kaydet' });
    await userEvent.click(save);
    expect(await dialog.findByText(/^Bu arada başka biri kaydetti/)).toBeVisible();
    await waitFor(() => expect(nameField(dialog)).toHaveValue('Kahveci'));
    expect(dialog.getByRole('radio', { name: 'Kitap' })).toBeChecked();
    expect(dialog.getByText(/^Bu arada başka biri kaydetti/)).toBeVisible();
    await userEvent.click(save);
    expect(await screen.findByText('Kategori güncellendi')).toBeVisible();
    expect(calls.filter(({ name }) => name === 'UpdatePlace').at(-1)?.variables).toEqual({
      input: { kind: 'CATEGORY', id: 5, version: expect.any(Number), icon: 'book' },
    });
    expect(await directory.sql('SELECT name, slug, icon FROM categories WHERE id = 5')).toEqual([
      { name: 'Kahveci', slug: 'kahveci', icon: 'book' },
    ]);
  });

  it('are merged after showing how many listings move, and the merge is undone', async () => {
    await directory.executeOrThrow(TrashBusinessDocument, { id: 3 });
    const { address, calls } = await open('?merge=5');
    const dialog = await screen.findByRole('dialog', { name: 'Kategoriyi birleştir' });
    expect(within(dialog).getByRole('button', { name: 'Birleştir' })).toBeDisabled();
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Bar/ }));
    await within(dialog).findByText(
      (_, node) =>
        node?.tagName === 'P' &&
        /2 kayıt “Bar” altına taşınır, çöp kutusundaki 1 kayıt da/.test(node.textContent),
    );
    expect(within(dialog).queryByRole('radio', { name: /Cafe/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: '2 kaydı taşı ve birleştir' }));
    await screen.findByText('“Cafe”, “Bar” ile birleştirildi');
    expect(address()).toBe('/admin/businesses/place-changes');
    await directory.runJobs();
    const undo = await screen.findByRole('link', { name: /^Geri al: “Cafe”/ });
    // One of the listings is moved elsewhere meanwhile.
    const { createPlace } = await directory.executeOrThrow(CreatePlaceDocument, {
      input: { kind: 'CATEGORY', name: 'Bakery' },
    });
    await directory.executeOrThrow(SaveBusinessDocument, {
      id: 1,
      input: { categoryId: createPlace.placeId },
    });
    await userEvent.click(undo);
    const question = await screen.findByRole('dialog', { name: 'Değişikliği geri al' });
    await userEvent.click(within(question).getByRole('button', { name: 'Geri al' }));
    expect(
      await screen.findByText('1 kayıt bu arada yeniden taşındığı için yerinde kaldı.', {}),
    ).toBeVisible();
    expect(calls.filter(({ name }) => name === 'UndoPlaceChange')).toHaveLength(1);
  });

  it('are created, and a taken name is shown at its field with nothing lost', async () => {
    await directory.executeOrThrow(CreatePlaceDocument, { input: { kind: 'CATEGORY', name: 'Kahve evi' } });
    const { calls, address } = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Yeni kategori' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Yeni kategori' }));
    expect(dialog.getByRole('button', { name: 'Ekle' })).toBeDisabled();
    const name = nameField(dialog);
    await userEvent.type(name, ' Kahve ');
    expect(dialog.getByText('Boş bırakılırsa addan üretilir: /category/kahve')).toBeVisible();
    expect(await dialog.findByText('Benzer kayıtlar: Kahve evi · 0 kayıt')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'İçecek' }));
    // Another operator is faster, and thinks better of it.
    const { createPlace } = await directory.executeOrThrow(CreatePlaceDocument, {
      input: { kind: 'CATEGORY', name: 'Kahve' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Ekle' }));
    expect(
      await dialog.findByText('Bu adda başka bir kayıt var; ikisini birleştirebilirsiniz'),
    ).toBeVisible();
    expect(name).toHaveValue(' Kahve ');
    await directory.executeOrThrow(DeletePlaceDocument, {
      input: { kind: 'CATEGORY', id: createPlace.placeId },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Ekle' }));
    expect(await screen.findByText('“Kahve” oluşturuldu')).toBeVisible();
    expect(address()).toBe('/admin/businesses/categories');
    expect(calls.filter(({ name: operation }) => operation === 'CreatePlace').at(-1)?.variables).toEqual({
      input: { kind: 'CATEGORY', name: 'Kahve', icon: 'cup' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı')).toBeVisible();
    expect(calls.at(-1)?.name).toBe('ManagedPlaces');
  });
});
