import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DirectoryContent } from '../../../../../api/src/testing/fillDirectory.ts';
import { SaveBusinessDocument } from '../../../graphql/generated.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';
import { twoListings } from '../../../testing/twoListings.ts';
import { editFields } from './editValues.ts';

const directory = testDirectory();
const file = { fileName: 'kafeler.xlsx', fileSize: 1, fileSha256: 'a'.repeat(64) };
/** Changes by an import and by a program, before the listings got the state that they have. */
const oldChanges: DirectoryContent['rows'] = {
  import: [{ id: 7, status: 'DONE', ...file }],
  businessRevision: [
    { id: 29, businessId: 1, version: -2, before: { is_open: false }, after: { is_open: true } },
    {
      id: 30,
      businessId: 1,
      version: -1,
      before: { category_id: 2 },
      after: { category_id: 1 },
      importId: 7,
    },
  ],
};

beforeEach(() => directory.fill({ ...twoListings }));
afterEach(() => sessionStorage.clear());

const open = async (
  path = '/admin/businesses?search=place&edit=1',
  failing = new Set<string>(),
  lost = new Set<string>(),
) => {
  const view = await renderScreen(path, { directory, failing, lost });
  const panel = await screen.findByRole('dialog');
  return { ...view, panel: within(panel) };
};
const nameOf = async (id: number) =>
  (await directory.sql<{ name: string }>('SELECT name FROM businesses WHERE id = $1', [id]))[0]?.name;
const field = async (panel: Awaited<ReturnType<typeof open>>['panel'], name: string) =>
  panel.findByRole('textbox', { name: new RegExp(`^${name}`) });

describe('the panel of a listing', () => {
  it('saves the changed fields and nothing else, and closes', async () => {
    const { panel, calls, address } = await open();
    const name = await field(panel, 'İşletme adı');
    expect(name).toHaveValue('Place 1');
    await userEvent.clear(name);
    await userEvent.paste('Yeni ad');
    expect(panel.getByText('1 alan değişti')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Kaydedildi')).toBeInTheDocument();
    expect(calls.find((call) => call.name === 'SaveBusiness')?.variables).toEqual({
      id: 1,
      input: { name: 'Yeni ad' },
      version: 1,
    });
    expect(address()).toBe('/admin/businesses?search=place');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sessionStorage).toHaveLength(0);
    // The change can be undone while the message is shown.
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı')).toBeInTheDocument();
    expect(await nameOf(1)).toBe('Place 1');
  });

  it('shows errors at their fields, by its own rules and by those of the server', async () => {
    const { panel, calls } = await open();
    const website = await field(panel, 'Web sitesi');
    await userEvent.type(website, 'x,y');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    expect(await panel.findByText('Geçersiz URL')).toBeInTheDocument();
    expect(website).toHaveAttribute('aria-invalid', 'true');
    expect(calls.map((call) => call.name)).not.toContain('SaveBusiness');
    await userEvent.clear(website);
    // Half of a surrogate pair, as in truncated text.
    const halfLetter = 'Mersin\ud83d';
    const city = panel.getByRole('combobox', { name: 'Şehir' });
    await userEvent.clear(city);
    await userEvent.click(city);
    await userEvent.paste(halfLetter);
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(panel.getAllByText('Metin çok uzun ya da geçersiz')).toHaveLength(2));
    expect(city).toBeInvalid();
    expect(calls.map((call) => call.name)).toContain('SaveBusiness');
    expect(city).toHaveValue(halfLetter);
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
    await waitFor(() => expect(address()).toBe('/admin/businesses?search=place'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the work through the end of a session', async () => {
    const { panel, address, router } = await open();
    await userEvent.type(await field(panel, 'Adres'), ' 3');
    const end = (interval: string) =>
      directory.sql(`UPDATE sessions SET expires_at = now() + interval '${interval}'`);
    await end('-1 minute');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/Oturumunuz sona erdi/)).toBeInTheDocument();
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fbusinesses%3Fsearch%3Dplace%26edit%3D1');
    await end('1 hour');
    await act(async () => router.navigate('/admin/businesses?search=place&edit=1'));
    expect(await screen.findByText(/Kaydedilmemiş çalışmanız geri getirildi/)).toBeInTheDocument();
    const again = within(screen.getByRole('dialog'));
    expect(await field(again, 'Adres')).toHaveValue('Street 1 3');
    await userEvent.click(again.getByRole('button', { name: 'Baştan başla' }));
    await waitFor(async () => expect(await field(again, 'Adres')).toHaveValue('Street 1'));
  });

  it('offers a choice of both versions if somebody saved first', async () => {
    const { panel, calls } = await open();
    const name = await field(panel, 'İşletme adı');
    await userEvent.clear(name);
    await userEvent.paste('Benim adım');
    await directory.executeOrThrow(SaveBusinessDocument, {
      id: 1,
      input: { name: 'Onun adı', phone: '555' },
    });
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
      version: 2,
    });
    expect(await nameOf(1)).toBe('Benim adım');
  });

  it('shows the history of the listing, and undoes a change', async () => {
    await directory.fill({ ...twoListings, rows: oldChanges });
    await directory.sql("INSERT INTO api_keys (id, name, prefix, key_hash) VALUES (1, 'Kasa', 'k', '')");
    await directory.sql('UPDATE business_revisions SET api_key_id = 1 WHERE id = 29');
    await directory.executeOrThrow(SaveBusinessDocument, { id: 1, input: { name: 'Yeni ad' } });
    const { panel } = await open('/admin/businesses?edit=1&tab=history');
    expect(await panel.findByText('Elif Aksoy')).toBeInTheDocument();
    expect(panel.getAllByText('Yeni ad').length).toBeGreaterThan(0);
    expect(panel.getByText('Restoran')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'İçe aktarma 7' })).toHaveAttribute(
      'href',
      '/admin/excel?import=7',
    );
    expect(panel.getByText('API anahtarı: Kasa')).toBeInTheDocument();
    await userEvent.click(panel.getAllByRole('button', { name: /^Geri al/ })[0] as HTMLElement);
    expect(await screen.findByText('Geri alındı')).toBeInTheDocument();
    expect(await nameOf(1)).toBe('Place 1');
    // The form shows what is stored again, and another change is not in conflict with the undo.
    await userEvent.click(panel.getByRole('link', { name: 'Bilgiler' }));
    await waitFor(async () => expect(await field(panel, 'İşletme adı')).toHaveValue('Place 1'));
    await userEvent.type(await field(panel, 'Telefon'), '555');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Kaydedildi')).toBeInTheDocument();
    expect(await nameOf(1)).toBe('Place 1');
  });

  it('leaves the screen alone that was opened while it saved', async () => {
    let answer: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const held = { operation: 'SaveBusiness', until };
    const { router, address } = await renderScreen('/admin/businesses?edit=1', { directory, held });
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.type(await field(panel, 'İşletme adı'), '!');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    await act(() => router.navigate('/admin/businesses?edit=2'));
    await waitFor(async () => expect(await field(panel, 'İşletme adı')).toHaveValue('Place 2'));
    answer();
    expect(await screen.findByText('Kaydedildi')).toBeInTheDocument();
    expect(address()).toBe('/admin/businesses?edit=2');
    expect(await nameOf(1)).toBe('Place 1!');
  });

  it('saves a correction of a listing that came without an address and a category', async () => {
    await directory.sql('UPDATE businesses SET address = NULL, category_id = NULL WHERE id = 1', []);
    const { panel, calls } = await open();
    await userEvent.type(await field(panel, 'İşletme adı'), '!');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Kaydedildi')).toBeInTheDocument();
    expect(calls.find((call) => call.name === 'SaveBusiness')?.variables.input).toEqual({ name: 'Place 1!' });
  });

  it('does not let a listing lose its address or its category', async () => {
    const { panel } = await open();
    await userEvent.clear(await field(panel, 'Adres'));
    await userEvent.clear(panel.getByRole('combobox', { name: /^Kategori/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    expect(await panel.findByText('Adres gerekli')).toBeInTheDocument();
    expect(await panel.findByText('Kategori seçimi gerekli')).toBeInTheDocument();
  });

  it('makes a new listing, which needs a name, a category and an address', async () => {
    const { panel, calls } = await open('/admin/businesses?edit=new');
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

describe('a connection that is lost while it brings the answer', () => {
  it('creates no second listing when the form is sent again', async () => {
    const { panel } = await open('/admin/businesses?edit=new', new Set(), new Set(['MakeBusiness']));
    await userEvent.type(await field(panel, 'İşletme adı'), 'Bir kez');
    await userEvent.type(await field(panel, 'Adres'), 'Yol 1');
    await userEvent.type(panel.getByRole('combobox', { name: /^Kategori/ }), 'Kafe');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('İşletme oluşturuldu')).toBeInTheDocument();
    const [made] = await directory.sql<{ count: number }>(
      "SELECT count(*) FROM businesses WHERE name = 'Bir kez'",
    );
    expect(Number(made?.count)).toBe(1);
  });

  it('asks nothing about a change that is already stored when it is saved again', async () => {
    const { panel, address } = await open(undefined, new Set(), new Set(['SaveBusiness']));
    await userEvent.type(await field(panel, 'İşletme adı'), '!');
    await userEvent.click(panel.getByRole('button', { name: 'Kaydet' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Kaydedildi')).toBeInTheDocument();
    expect(address()).toBe('/admin/businesses?search=place');
    expect(await nameOf(1)).toBe('Place 1!');
  });
});

it('a listing can be deleted from its panel', async () => {
  const { panel, address } = await open();
  await userEvent.click(await panel.findByRole('link', { name: 'Sil' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Çöp kutusuna taşı' }));
  expect(await screen.findByText('Çöp kutusuna taşındı')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/admin/businesses?search=place'));
});

it('the edit panel has a control for every field that operators may edit', async () => {
  const { panel } = await open();
  await field(panel, 'İşletme adı');
  const names = [...document.querySelectorAll('form [name]')].map((element) => element.getAttribute('name'));
  // Hours, features and the article have separate components, each with its label.
  const drawnApart = { workingHours: 'Çalışma saatleri', about: 'Özellikler', description: 'Uzun makale' };
  const plain = editFields.filter((name) => !Object.hasOwn(drawnApart, name));
  expect(plain.filter((name) => !names.includes(name))).toEqual([]);
  for (const label of Object.values(drawnApart)) expect(panel.getAllByText(label).length).toBeGreaterThan(0);
});
