import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphRefusal } from '../../testing/fakeGraph.ts';
import { renderAdmin, sessionAnswer } from '../../testing/renderAdmin.tsx';

afterEach(cleanup);

const cafe = {
  __typename: 'ManagedPlace',
  id: 5,
  kind: 'CATEGORY',
  name: 'Cafe',
  slug: 'cafe',
  icon: null,
  country: null,
  businessCount: 1234,
  trashedCount: 0,
  mergedNames: ['Kıraathane'],
  version: 3,
};
const bar = { ...cafe, id: 7, name: 'Bar', slug: 'bar', businessCount: 10, mergedNames: [] };
const change = {
  __typename: 'PlaceChange',
  id: 3,
  kind: 'MERGE',
  placeKind: 'CATEGORY',
  placeId: 5,
  placeName: 'Cafe',
  isGone: false,
  places: 1,
  targetName: 'Bar',
  status: 'DONE',
  before: { name: 'Cafe' },
  after: { name: 'Bar' },
  listings: 1234,
  restored: 0,
  kept: 0,
  errorMessage: null,
  errorData: null,
  operatorName: 'Elif Aksoy',
  createdAt: '2026-11-21T10:00:00.000Z',
};
const listOf = (nodes: readonly object[]) => ({
  managedPlaces: {
    __typename: 'ManagedPlaceConnection',
    totalCount: nodes.length,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false },
    nodes,
  },
});
const answers = {
  OperatorSession: sessionAnswer,
  ManagedPlaces: () => listOf([cafe, bar]),
  PlaceCountries: () => ({ countries: [] }),
  CategoryMergeSuggestions: () => ({ categoryMergeSuggestions: [] }),
};

describe('categories in the back office', () => {
  it('are listed with their listings, and a taken name is said at its field', async () => {
    const { calls } = await renderAdmin('/admin/businesses/categories?rename=5', {
      ...answers,
      UpdatePlace: () => {
        throw new GraphRefusal('CONFLICT', { fields: { name: 'nameTaken' } });
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Kategoriyi düzenle' });
    const name = within(dialog).getByRole('textbox', { name: /^Ad \*|^Ad$/ });
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
      input: { kind: 'CATEGORY', id: 5, version: 3, name: 'Bar', slug: 'bar', icon: 'book' },
    });
    const table = screen.getByRole('table', { name: 'Kategoriler', hidden: true });
    expect(within(table).getByText('1.234')).toBeInTheDocument();
    expect(within(table).getByText('Kıraathane')).toBeInTheDocument();
  });

  it('are merged after saying how many listings move, and taken back', async () => {
    let status = 'RUNNING';
    const { address, calls } = await renderAdmin('/admin/businesses/categories?merge=5', {
      ...answers,
      PlaceMergePreview: () => ({
        placeMergePreview: { __typename: 'PlaceMergePreview', listings: 1234, trashed: 2, together: 1244 },
      }),
      MergePlaces: () => ({ mergePlaces: { ...change, status: 'QUEUED' } }),
      PlaceChangeList: () => ({
        placeChanges: {
          __typename: 'PlaceChangeConnection',
          totalCount: 1,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false },
          nodes: [{ ...change, status }],
        },
      }),
      UndoPlaceChange: () => {
        status = 'UNDONE';
        return { undoPlaceChange: { ...change, status, restored: 1230, kept: 4 } };
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Kategoriyi birleştir' });
    expect(within(dialog).getByRole('button', { name: 'Birleştir' })).toBeDisabled();
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Bar/ }));
    await within(dialog).findByText(
      (_, node) =>
        node?.tagName === 'P' &&
        /1.234 kayıt “Bar” altına taşınır, çöp kutusundaki 2 kayıt da/.test(node.textContent),
    );
    expect(within(dialog).queryByRole('radio', { name: /Cafe/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: '1.234 kaydı taşı ve birleştir' }));
    await screen.findByText('“Cafe”, “Bar” ile birleştirildi');
    expect(address()).toBe('/admin/businesses/place-changes');
    status = 'DONE';
    await userEvent.click(await screen.findByRole('link', { name: /^Geri al: “Cafe”/ }, { timeout: 5000 }));
    const question = await screen.findByRole('dialog', { name: 'Değişikliği geri al' });
    await userEvent.click(within(question).getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('4 kayıt bu arada yeniden taşındığı için yerinde kaldı.')).toBeVisible();
    expect(calls.filter(({ name }) => name === 'UndoPlaceChange')).toHaveLength(1);
  });

  it('are created, and a taken name is shown at its field with nothing lost', async () => {
    let isTaken = true;
    const { calls, address } = await renderAdmin('/admin/businesses/categories', {
      ...answers,
      PlaceChoices: () => ({
        managedPlaces: {
          __typename: 'ManagedPlaceConnection',
          nodes: [{ ...cafe, name: 'Kahve evi', businessCount: 2 }],
        },
      }),
      CreatePlace: () => {
        if (isTaken) {
          isTaken = false;
          throw new GraphRefusal('CONFLICT', { fields: { name: 'nameTaken' } });
        }
        return {
          createPlace: {
            ...change,
            kind: 'CREATE',
            before: {},
            after: { name: 'Kahvehane' },
            placeName: 'Kahvehane',
          },
        };
      },
      UndoPlaceChange: () => ({ undoPlaceChange: { ...change, kind: 'CREATE', status: 'UNDONE' } }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Yeni kategori' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Yeni kategori' }));
    expect(dialog.getByRole('button', { name: 'Ekle' })).toBeDisabled();
    const name = dialog.getByRole('textbox', { name: /^Ad \*|^Ad$/ });
    await userEvent.type(name, ' Kahvehane ');
    expect(dialog.getByText('Boş bırakılırsa addan üretilir: /category/kahvehane')).toBeVisible();
    expect(await dialog.findByText('Benzer kayıtlar: Kahve evi · 2 kayıt')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'İçecek' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ekle' }));
    expect(
      await dialog.findByText('Bu adda başka bir kayıt var; ikisini birleştirebilirsiniz'),
    ).toBeVisible();
    expect(name).toHaveValue(' Kahvehane ');
    await userEvent.click(dialog.getByRole('button', { name: 'Ekle' }));
    expect(await screen.findByText('“Kahvehane” oluşturuldu')).toBeVisible();
    expect(address()).toBe('/admin/businesses/categories');
    expect(calls.filter(({ name: operation }) => operation === 'CreatePlace').at(-1)?.variables).toEqual({
      input: { kind: 'CATEGORY', name: 'Kahvehane', icon: 'cup' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı')).toBeVisible();
    expect(calls.at(-1)?.name).toBe('ManagedPlaces');
  });

  it('are deleted where nothing uses them, and else merged', async () => {
    const trashedCounts = [0, 2, 0];
    const empty = { ...bar, businessCount: 0 };
    const { calls, address, client } = await renderAdmin('/admin/businesses/categories', {
      ...answers,
      ManagedPlaces: () => listOf([cafe, { ...empty, trashedCount: trashedCounts[0] }]),
      DeletePlace: () => {
        if (trashedCounts.shift() === 0 && trashedCounts.length > 0)
          throw new GraphRefusal('CONFLICT', {
            message: { message: 'placeInTrash', name: 'Bar', trashed: 2 },
          });
        return {
          deletePlace: { ...change, id: 8, kind: 'DELETE', isGone: true, before: { name: 'Bar' }, after: {} },
        };
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Cafe: sil' }));
    const used = within(await screen.findByRole('dialog', { name: 'Kategoriyi sil' }));
    expect(used.getByText(/kullanılıyor: 1\.234 kayıt\./)).toBeVisible();
    expect(used.queryByRole('button', { name: 'Sil' })).toBeNull();
    await userEvent.click(used.getByRole('link', { name: 'Birleştir' }));
    expect(address()).toBe('/admin/businesses/categories?merge=5');
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));

    await userEvent.click(await screen.findByRole('link', { name: 'Bar: sil' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kategoriyi sil' }));
    expect(dialog.getByText(/silinir; \/category\/bar adresi artık açılmaz\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sil' }));
    // A listing came meanwhile: the reason is shown, and the way to merge.
    expect(await dialog.findByText(/kullanılıyor: çöp kutusunda 2 kayıt\. Silmek yerine/)).toBeVisible();
    expect(await dialog.findByRole('link', { name: 'Birleştir' })).toBeVisible();
    expect(screen.getByText('0 (çöpte 2)')).toBeInTheDocument();
    // And gone again: the question is asked anew.
    trashedCounts.shift();
    await userEvent.click(dialog.getByRole('button', { name: 'Kapat' }));
    await act(async () => {
      await client.refetchQueries({ include: 'active' });
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Bar: sil' }));
    const again = within(await screen.findByRole('dialog', { name: 'Kategoriyi sil' }));
    await userEvent.click(again.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('“Bar” silindi')).toBeVisible();
    expect(calls.find(({ name }) => name === 'DeletePlace')?.variables).toEqual({
      input: { kind: 'CATEGORY', id: 7, version: 3 },
    });
  });

  it('are deleted together where they are empty, with one undo', async () => {
    const { calls, address } = await renderAdmin('/admin/businesses/cities?search=b&country=TR', {
      ...answers,
      ManagedPlaces: ({ isEmpty }) =>
        listOf(
          (isEmpty ? ['Bodrum', 'Bursa'] : ['Ankara', 'Bodrum', 'Bursa']).map((name, id) => ({
            ...bar,
            id,
            kind: 'CITY',
            name,
            businessCount: name === 'Ankara' ? 5 : 0,
          })),
        ),
      DeleteEmptyPlaces: () => ({
        deleteEmptyPlaces: {
          ...change,
          kind: 'DELETE',
          placeKind: 'CITY',
          places: 2,
          isGone: true,
          before: { name: 'Bodrum' },
          after: {},
        },
      }),
      UndoPlaceChange: () => ({
        undoPlaceChange: {
          ...change,
          kind: 'DELETE',
          placeKind: 'CITY',
          places: 2,
          status: 'UNDONE',
          restored: 1,
          kept: 1,
        },
      }),
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
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(
      await screen.findByText('1 şehir, adı ya da adresi bu arada başkasına verildiği için geri gelmedi.'),
    ).toBeVisible();
  });

  it('lead to the first one where there is none, and offer no undo of what is gone', async () => {
    const { address } = await renderAdmin('/admin/businesses/categories', {
      ...answers,
      ManagedPlaces: () => listOf([]),
      PlaceChangeList: () => ({
        placeChanges: {
          __typename: 'PlaceChangeConnection',
          totalCount: 2,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false },
          nodes: [
            { ...change, id: 2, kind: 'DELETE', isGone: true, before: { name: 'Cafe' }, after: {} },
            { ...change, id: 1, kind: 'CREATE', isGone: true, before: {}, after: { name: 'Cafe' } },
          ],
        },
      }),
    });
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

  it('say that there are none, and that they could not be read', async () => {
    await renderAdmin('/admin/businesses/cities?search=xyz', { ...answers, ManagedPlaces: () => listOf([]) });
    expect(await screen.findByText('Şehir bulunamadı')).toBeVisible();
    cleanup();
    await renderAdmin('/admin/businesses/cities', {
      ...answers,
      ManagedPlaces: () => {
        throw new GraphRefusal('INTERNAL');
      },
    });
    expect(await screen.findByText('Şehirler alınamadı')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
  });
});
