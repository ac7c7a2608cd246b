import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CreatePlaceDocument,
  DeletePlaceDocument,
  MakeBusinessDocument,
  TrashBusinessDocument,
} from '../../graphql/generated.ts';
import { sampleBusiness, sampleCategory, sampleCity } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();
const cafe = { ...sampleCategory('Cafe'), id: 5 };
const bar = { ...sampleCategory('Bar'), id: 7 };
const turkey = { code: 'TR', name: 'Türkiye' };
const [ankara, bodrum, bursa] = ['Ankara', 'Bodrum', 'Bursa'].map((name) => sampleCity(name, turkey));
const businesses = [1, 2].map((id) => sampleBusiness({ id, category: cafe, city: ankara ?? null }));

/** Two cafés in Ankara; no bar, and nothing in the other cities. */
beforeEach(() =>
  directory.fill({
    businesses,
    categories: [bar],
    cities: [bodrum, bursa].flatMap((city) => city ?? []),
  }),
);

describe('categories and cities', () => {
  it('are deleted if nothing uses them, and otherwise merged', async () => {
    const { address, client } = await renderScreen('/admin/businesses/categories', { directory });
    await userEvent.click(await screen.findByRole('link', { name: 'Cafe: sil' }));
    const used = within(await screen.findByRole('dialog', { name: 'Kategoriyi sil' }));
    expect(used.getByText(/kullanılıyor: 2 kayıt\./)).toBeVisible();
    expect(used.queryByRole('button', { name: 'Sil' })).toBeNull();
    await userEvent.click(used.getByRole('link', { name: 'Birleştir' }));
    expect(address()).toBe('/admin/businesses/categories?merge=5');
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));

    await userEvent.click(await screen.findByRole('link', { name: 'Bar: sil' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kategoriyi sil' }));
    expect(dialog.getByText(/silinir; \/category\/bar adresi artık açılmaz\./)).toBeVisible();
    const { createBusiness } = await directory.executeOrThrow(MakeBusinessDocument, {
      input: { name: 'Place 3', address: 'Street 3', categoryId: 7 },
    });
    await directory.executeOrThrow(TrashBusinessDocument, { id: createBusiness.id });
    await userEvent.click(dialog.getByRole('button', { name: 'Sil' }));
    // A listing came meanwhile: the reason is shown, and the way to merge.
    expect(await dialog.findByText(/kullanılıyor: çöp kutusunda 1 kayıt\. Silmek yerine/)).toBeVisible();
    expect(await dialog.findByRole('link', { name: 'Birleştir' })).toBeVisible();
    expect(screen.getByText('0 (çöpte 1)')).toBeInTheDocument();
    // Deleted again: the question is asked again.
    await directory.sql('DELETE FROM businesses WHERE id = $1', [createBusiness.id]);
    await userEvent.click(dialog.getByRole('button', { name: 'Kapat' }));
    await act(async () => {
      await client.refetchQueries({ include: 'active' });
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Bar: sil' }));
    const again = within(await screen.findByRole('dialog', { name: 'Kategoriyi sil' }));
    await userEvent.click(again.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('“Bar” silindi')).toBeVisible();
    expect(await directory.sql('SELECT FROM categories WHERE id = 7')).toHaveLength(0);
  });

  it('are deleted together if they are empty, with one undo', async () => {
    const { calls, address } = await renderScreen('/admin/businesses/cities?search=b&country=TR', {
      directory,
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kullanım' }), 'Boş olanlar');
    expect(address()).toBe('/admin/businesses/cities?search=b&country=TR&empty=1');
    await userEvent.click(await screen.findByRole('link', { name: '2 boş şehri sil' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Boş şehirleri sil' }));
    expect(await dialog.findByText('Bodrum, Bursa')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '2 şehri sil' }));
    expect(await screen.findByText('2 boş şehir silindi')).toBeVisible();
    expect(calls.find(({ name }) => name === 'DeleteEmptyPlaces')?.variables).toEqual({
      input: { kind: 'CITY', search: 'b', countryCode: 'TR' },
    });
    // Another Bodrum takes the name of the former one.
    await directory.executeOrThrow(CreatePlaceDocument, {
      input: { kind: 'CITY', name: 'Bodrum', country: 'TR' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(
      await screen.findByText('1 şehir, adı ya da adresi bu arada başkasına verildiği için geri gelmedi.'),
    ).toBeVisible();
  });

  it('offer to create the first one in an empty list, and no undo of deleted ones', async () => {
    await directory.fill({});
    const { createPlace } = await directory.executeOrThrow(CreatePlaceDocument, {
      input: { kind: 'CATEGORY', name: 'Cafe' },
    });
    await directory.executeOrThrow(DeletePlaceDocument, {
      input: { kind: 'CATEGORY', id: createPlace.placeId },
    });
    const { address } = await renderScreen('/admin/businesses/categories', { directory });
    expect(await screen.findByText('Henüz kategori yok')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Excel yükle' })).toHaveAttribute('href', '/admin/excel');
    await userEvent.click(screen.getAllByRole('link', { name: 'Yeni kategori' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Yeni kategori' })).toBeVisible();
    expect(address()).toBe('/admin/businesses/categories?dialog=new');
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await userEvent.click(screen.getByRole('link', { name: 'Geçmiş' }));
    expect(await screen.findByRole('link', { name: 'Geri al: “Cafe” silindi' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /oluşturuldu/ })).toBeNull();
    expect(screen.getByText(/Bu kayıt artık yok/)).toBeVisible();
  });

  it('report an empty list, and a failure to load', async () => {
    await renderScreen('/admin/businesses/cities?search=xyz', { directory });
    expect(await screen.findByText('Şehir bulunamadı')).toBeVisible();
    cleanup();
    const failing = new Set(['ManagedPlaces']);
    await renderScreen('/admin/businesses/cities', { directory, failing });
    expect(await screen.findByText('Şehirler alınamadı')).toBeVisible();
    failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('table', { name: 'Şehirler' })).toBeVisible();
  });
});
