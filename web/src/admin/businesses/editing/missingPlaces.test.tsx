import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreatePlaceDocument } from '../../../graphql/generated.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';
import { twoListings } from '../../../testing/twoListings.ts';

const directory = testDirectory();
beforeEach(() => directory.fill({ ...twoListings }));
afterEach(() => sessionStorage.clear());

const open = async () => {
  const view = await renderScreen('/admin/businesses?edit=new', { directory });
  return { ...view, panel: within(await screen.findByRole('dialog')) };
};
const field = (panel: Awaited<ReturnType<typeof open>>['panel'], name: string) =>
  panel.findByRole('textbox', { name: new RegExp(`^${name}`) });

describe('a category or a city that is missing', () => {
  const typeCategory = async (panel: Awaited<ReturnType<typeof open>>['panel'], name: string) => {
    const box = panel.getByRole('combobox', { name: /^Kategori/ });
    await userEvent.clear(box);
    await userEvent.type(box, name);
    return box;
  };
  it('is created beside the form, which keeps its input', async () => {
    const { panel, calls } = await open();
    await userEvent.type(await field(panel, 'İşletme adı'), 'Yeni');
    await userEvent.type(await field(panel, 'Adres'), 'Yol 1');
    const box = await typeCategory(panel, ' kahvehane');
    await userEvent.click(await panel.findByRole('button', { name: '“kahvehane” kategorisini ekle' }));
    expect(await panel.findByText('“kahvehane” kategorisi eklendi.')).toBeInTheDocument();
    expect(box).toHaveValue('kahvehane');
    expect(calls.find((call) => call.name === 'CreatePlace')?.variables).toEqual({
      input: { kind: 'CATEGORY', name: 'kahvehane' },
    });
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    await screen.findByText('İşletme oluşturuldu');
    expect(calls.find((call) => call.name === 'MakeBusiness')?.variables.input).toMatchObject({
      name: 'Yeni',
      address: 'Yol 1',
      categoryId: expect.any(Number),
    });
  });

  it('is not offered if one exists in another spelling', async () => {
    const { panel, calls } = await open();
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

  it('is chosen if another operator created it first', async () => {
    const { panel } = await open();
    await field(panel, 'İşletme adı');
    await typeCategory(panel, 'Kahve');
    const create = await panel.findByRole('button', { name: '“Kahve” kategorisini ekle' });
    await directory.executeOrThrow(CreatePlaceDocument, { input: { kind: 'CATEGORY', name: 'Kahve' } });
    await userEvent.click(create);
    expect(
      await panel.findByText('Bu adda başka bir kayıt var; ikisini birleştirebilirsiniz'),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(panel.queryByRole('button', { name: /kategorisini ekle/ })).not.toBeInTheDocument(),
    );
  });

  it('is a city that is announced before it is created with the listing', async () => {
    const { panel, calls } = await open();
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
