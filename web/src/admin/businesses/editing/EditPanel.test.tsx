import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GraphAnswers } from '../../../testing/fakeGraph.ts';
import { GraphRefusal } from '../../../testing/fakeGraph.ts';
import { listingAnswers } from '../../../testing/listingAnswers.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { editFields } from './editValues.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = async (answers: GraphAnswers = {}, path = '/admin/businesses?search=a&edit=1') => {
  const view = await renderAdmin(path, listingAnswers(answers));
  const panel = await screen.findByRole('dialog');
  return { ...view, panel: within(panel) };
};
const field = async (panel: Awaited<ReturnType<typeof open>>['panel'], name: string) =>
  panel.findByRole('textbox', { name: new RegExp(`^${name}`) });

describe('the panel of a listing', () => {
  it('saves what was changed and nothing else, and closes', async () => {
    const { panel, calls, address } = await open();
    const name = await field(panel, 'İşletme adı');
    expect(name).toHaveValue('Place 1');
    await userEvent.clear(name);
    await userEvent.type(name, 'Yeni ad');
    expect(panel.getByText('1 alan değişti')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Kaydedildi')).toBeInTheDocument();
    expect(calls.find((call) => call.name === 'SaveBusiness')?.variables).toEqual({
      id: 1,
      input: { name: 'Yeni ad' },
      version: 4,
    });
    expect(address()).toBe('/admin/businesses?search=a');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sessionStorage).toHaveLength(0);
    // What was saved can be taken back while the message stands.
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(calls.map((call) => call.name)).toContain('UndoBusinessChange'));
  });

  it('says at the field what is wrong, by its own rules and by those of the server', async () => {
    const { panel, calls } = await open({
      SaveBusiness: () => {
        throw new GraphRefusal('BAD_INPUT', { message: 'textInvalid', fields: { city: 'textInvalid' } });
      },
    });
    const website = await field(panel, 'Web sitesi');
    await userEvent.type(website, 'x,y');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    expect(await panel.findByText('Geçersiz URL')).toBeInTheDocument();
    expect(website).toHaveAttribute('aria-invalid', 'true');
    expect(calls.map((call) => call.name)).not.toContain('SaveBusiness');
    await userEvent.clear(website);
    const city = panel.getByRole('combobox', { name: 'Şehir' });
    await userEvent.type(city, 'x');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(panel.getAllByText('Metin çok uzun ya da geçersiz')).toHaveLength(2));
    expect(city).toHaveValue('İzmirx');
  });

  it('asks before unsaved work is given up', async () => {
    const { panel, address } = await open();
    await userEvent.type(await field(panel, 'Adres'), ' 2');
    await userEvent.click(panel.getByRole('button', { name: 'Vazgeç' }));
    expect(await screen.findByText('Kaydedilmemiş değişiklikler')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Düzenlemeye dön' }));
    expect(address()).toContain('edit=1');
    expect(await field(panel, 'Adres')).toHaveValue('Street 1 2');
    await userEvent.click(panel.getByRole('button', { name: 'Vazgeç' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Değişiklikleri at' }));
    await waitFor(() => expect(address()).toBe('/admin/businesses?search=a'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the work through the end of a session', async () => {
    const { panel, address, router } = await open({
      SaveBusiness: () => {
        throw new GraphRefusal('UNAUTHENTICATED');
      },
    });
    await userEvent.type(await field(panel, 'Adres'), ' 3');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/Oturumunuz sona erdi/)).toBeInTheDocument();
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fbusinesses%3Fsearch%3Da%26edit%3D1');
    await act(async () => router.navigate('/admin/businesses?search=a&edit=1'));
    expect(await screen.findByText(/Kaydedilmemiş çalışmanız geri getirildi/)).toBeInTheDocument();
    const again = within(screen.getByRole('dialog'));
    expect(await field(again, 'Adres')).toHaveValue('Street 1 3');
    await userEvent.click(again.getByRole('button', { name: 'Baştan başla' }));
    await waitFor(async () => expect(await field(again, 'Adres')).toHaveValue('Street 1'));
  });

  it('lets choose between both versions where somebody was faster', async () => {
    let isStale = true;
    const { panel, calls } = await open({
      SaveBusiness: (variables) => {
        if (isStale) {
          isStale = false;
          throw new GraphRefusal('CONFLICT', {
            fields: { version: { message: 'valueExpected', expected: '9' } },
          });
        }
        return listingAnswers().SaveBusiness?.(variables) ?? {};
      },
      AdminBusinessEdit: ({ id }) =>
        listingAnswers().AdminBusinessEdit?.({
          id,
          ...(isStale ? {} : { version: 9, name: 'Onun adı', phone: '555' }),
        }) ?? {},
    });
    const name = await field(panel, 'İşletme adı');
    await userEvent.clear(name);
    await userEvent.type(name, 'Benim adım');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    expect(await panel.findByText(/siz düzenlerken değişti/)).toBeInTheDocument();
    const group = panel.getByRole('group', { name: 'İşletme adı' });
    expect(within(group).getByText('Onun adı')).toBeInTheDocument();
    expect(within(group).getByRole('radio', { name: /Sizin yazdığınız/ })).toBeChecked();
    expect(
      within(panel.getByRole('group', { name: 'Telefon' })).getByRole('radio', { name: /Kayıttaki/ }),
    ).toBeChecked();
    await userEvent.click(panel.getByRole('button', { name: 'Seçilenlerle kaydet' }));
    expect(await screen.findByText('Kaydedildi')).toBeInTheDocument();
    expect(calls.filter((call) => call.name === 'SaveBusiness').at(-1)?.variables).toEqual({
      id: 1,
      input: { name: 'Benim adım' },
      version: 9,
    });
  });

  it('shows the history of the listing, and undoes a change', async () => {
    const { panel, calls } = await open({}, '/admin/businesses?edit=1&tab=history');
    expect(await panel.findByText('Elif Aksoy')).toBeInTheDocument();
    expect(panel.getByText('Eski ad')).toBeInTheDocument();
    expect(panel.getByText('Kafe')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'İçe aktarma 7' })).toHaveAttribute(
      'href',
      '/admin/excel?import=7',
    );
    expect(panel.getByText('API anahtarı: Kasa')).toBeInTheDocument();
    await userEvent.click(panel.getAllByRole('button', { name: /^Geri al/ })[0] as HTMLElement);
    expect(await screen.findByText('Geri alındı')).toBeInTheDocument();
    expect(calls.find((call) => call.name === 'UndoBusinessChange')?.variables).toEqual({ id: 31 });
  });

  it('makes a new listing, which needs a name, a category and an address', async () => {
    const { panel, calls } = await open({}, '/admin/businesses?edit=new');
    await userEvent.type(await field(panel, 'Telefon'), '1');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    for (const text of ['İşletme adı gerekli', 'Kategori seçimi gerekli', 'Adres gerekli'])
      expect(await panel.findByText(text)).toBeInTheDocument();
    await userEvent.type(await field(panel, 'İşletme adı'), 'Yeni');
    await userEvent.type(await field(panel, 'Adres'), 'Yol 1');
    await userEvent.type(panel.getByRole('combobox', { name: /^Kategori/ }), 'Kafe');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('İşletme oluşturuldu')).toBeInTheDocument();
    expect(calls.find((call) => call.name === 'MakeBusiness')?.variables.input).toMatchObject({
      name: 'Yeni',
      address: 'Yol 1',
      categoryId: 1,
    });
  });
});

describe('a category or a city that is missing', () => {
  const typeCategory = async (panel: Awaited<ReturnType<typeof open>>['panel'], name: string) => {
    const box = panel.getByRole('combobox', { name: /^Kategori/ });
    await userEvent.clear(box);
    await userEvent.type(box, name);
    return box;
  };
  const created = (placeName: string) => ({
    __typename: 'PlaceChange',
    id: 9,
    kind: 'CREATE',
    placeKind: 'CATEGORY',
    placeId: 44,
    placeName,
    isGone: false,
    places: 1,
    targetName: null,
    status: 'DONE',
    before: {},
    after: { name: placeName },
    listings: 0,
    restored: 0,
    kept: 0,
    errorMessage: null,
    errorData: null,
    operatorName: 'Elif Aksoy',
    createdAt: '2026-11-21T10:00:00.000Z',
  });

  it('is created beside the form, which keeps what was typed', async () => {
    const { panel, calls } = await open(
      { CreatePlace: () => ({ createPlace: created('Kahvehane') }) },
      '/admin/businesses?edit=new',
    );
    await userEvent.type(await field(panel, 'İşletme adı'), 'Yeni');
    await userEvent.type(await field(panel, 'Adres'), 'Yol 1');
    const box = await typeCategory(panel, ' kahvehane');
    await userEvent.click(await panel.findByRole('button', { name: '“kahvehane” kategorisini ekle' }));
    expect(await panel.findByText('“Kahvehane” kategorisi eklendi.')).toBeInTheDocument();
    expect(box).toHaveValue('Kahvehane');
    expect(calls.find((call) => call.name === 'CreatePlace')?.variables).toEqual({
      input: { kind: 'CATEGORY', name: 'kahvehane' },
    });
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    await screen.findByText('İşletme oluşturuldu');
    expect(calls.find((call) => call.name === 'MakeBusiness')?.variables.input).toMatchObject({
      name: 'Yeni',
      address: 'Yol 1',
      categoryId: 44,
    });
  });

  it('is not offered where one of the name is there in another spelling', async () => {
    const { panel, calls } = await open({}, '/admin/businesses?edit=new');
    await field(panel, 'İşletme adı');
    await typeCategory(panel, 'KAFÉ');
    // The server has answered for the text by then.
    await waitFor(() =>
      expect(
        calls.filter((call) => call.name === 'PlaceChoices').map(({ variables }) => variables.search),
      ).toContain('KAFÉ'),
    );
    expect(panel.queryByRole('button', { name: /kategorisini ekle/ })).not.toBeInTheDocument();
    await typeCategory(panel, 'Kahve');
    expect(await panel.findByRole('button', { name: '“Kahve” kategorisini ekle' })).toBeVisible();
  });

  it('is chosen where another operator was faster', async () => {
    let isThere = false;
    const { panel } = await open(
      {
        PlaceChoices: ({ kind }) => ({
          managedPlaces: {
            __typename: 'ManagedPlaceConnection',
            nodes:
              kind === 'CATEGORY' && isThere
                ? [
                    {
                      __typename: 'ManagedPlace',
                      id: 45,
                      kind,
                      name: 'Kahve',
                      slug: 'kahve',
                      businessCount: 0,
                      country: null,
                    },
                  ]
                : [],
          },
        }),
        CreatePlace: () => {
          isThere = true;
          throw new GraphRefusal('CONFLICT', { message: 'nameTaken', fields: { name: 'nameTaken' } });
        },
      },
      '/admin/businesses?edit=new',
    );
    await field(panel, 'İşletme adı');
    await typeCategory(panel, 'Kahve');
    await userEvent.click(await panel.findByRole('button', { name: '“Kahve” kategorisini ekle' }));
    expect(
      await panel.findByText('Bu adda başka bir kayıt var; ikisini birleştirebilirsiniz'),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(panel.queryByRole('button', { name: /kategorisini ekle/ })).not.toBeInTheDocument(),
    );
  });

  it('is a city that is announced before it is created with the listing', async () => {
    const { panel, calls } = await open({}, '/admin/businesses?edit=new');
    await field(panel, 'İşletme adı');
    const city = panel.getByRole('combobox', { name: 'Şehir' });
    await userEvent.type(city, 'izmir');
    expect(await panel.findByText(/Türkiye içinde var\. Orasıysa ülkeyi seçin/)).toBeVisible();
    // A category of the same number is another thing.
    await typeCategory(panel, 'Kafe');
    await waitFor(() =>
      expect(calls.map(({ name, variables }) => [name, variables.kind, variables.search])).toContainEqual([
        'PlaceChoices',
        'CATEGORY',
        'Kafe',
      ]),
    );
    await panel.findByText(/Türkiye içinde var/);
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Ülke' }), 'TR');
    await waitFor(() => expect(panel.queryByText(/içinde var|yeni bir şehir/)).not.toBeInTheDocument());
    await userEvent.type(city, 'ler');
    expect(await panel.findByText(/Kaydedince yeni bir şehir olarak eklenir: .*Türkiye/)).toBeVisible();
  });
});

it('a listing can be deleted from its panel', async () => {
  const { panel, address } = await open();
  await userEvent.click(await panel.findByRole('link', { name: 'Sil' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Çöp kutusuna taşı' }));
  expect(await screen.findByText('Çöp kutusuna taşındı')).toBeInTheDocument();
  expect(address()).toBe('/admin/businesses?search=a');
});

describe('the list', () => {
  it('is gone through by keys, and deletes after a question', async () => {
    const { address, calls } = await renderAdmin('/admin/businesses', listingAnswers());
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
    expect(address()).not.toContain('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(calls.map((call) => call.name)).toContain('BringBackBusiness'));
  });

  it('has a trash to take things back from', async () => {
    const { calls } = await renderAdmin('/admin/businesses/trash', listingAnswers());
    await userEvent.click(await screen.findByRole('button', { name: 'Place 1: geri getir' }));
    expect(await screen.findByText('Geri getirildi')).toBeInTheDocument();
    expect(calls.find((call) => call.name === 'BringBackBusiness')?.variables).toEqual({ id: 1 });
  });
});

it('has a control for every field that operators may edit', async () => {
  const { panel } = await open();
  await field(panel, 'İşletme adı');
  const names = [...document.querySelectorAll('form [name]')].map((element) => element.getAttribute('name'));
  // Hours, features and the article are drawn by parts of their own, each under its label.
  const drawnApart = { workingHours: 'Çalışma saatleri', about: 'Özellikler', description: 'Uzun makale' };
  const plain = editFields.filter((name) => !Object.hasOwn(drawnApart, name));
  expect(plain.filter((name) => !names.includes(name))).toEqual([]);
  for (const label of Object.values(drawnApart)) expect(panel.getAllByText(label).length).toBeGreaterThan(0);
});
