import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RenameCountryDocument, UndoCountryRenameDocument } from '../../../graphql/generated.ts';
import { sampleBusiness, sampleCity } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';

const directory = testDirectory();
const bursa = sampleCity('Bursa', { code: 'TR', name: 'Türkiye' });
const listings = [bursa, bursa].map((city) => sampleBusiness({ city }));

/** Two listings in Türkiye, and none in Greece, which has another name. */
beforeEach(() =>
  directory.fill({
    businesses: listings,
    rows: { country: [{ code: 'GR', name: 'Hellas', isRenamed: true }] },
  }),
);

const open = (query = '') => renderScreen(`/admin/businesses/countries${query}`, { directory });
const rename = async (code: string, name: string | null) => {
  const { renameCountry } = await directory.executeOrThrow(RenameCountryDocument, { input: { code, name } });
  return renameCountry.id;
};
const history = '/admin/businesses/place-changes?kind=countries';

describe('countries in the back office', () => {
  it('are listed by Turkish name, found by any of their names, and get another name with its way back', async () => {
    const { calls, address } = await open();
    const table = within(await screen.findByRole('table', { name: 'Ülkeler' }));
    const row = within(table.getByText('Türkiye').closest('tr') as HTMLElement);
    expect([row.getByText('2'), row.getByText('1')]).toHaveLength(2);
    expect(table.getByText(/Yunanistan/)).toBeVisible();
    expect(table.getByText('Değiştirildi')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Ara' }), 'türk{Enter}');
    await waitFor(() => expect(table.queryByText(/Yunanistan/)).toBeNull());

    await userEvent.click(table.getByRole('link', { name: 'Türkiye: adlandır' }));
    expect(address()).toContain('rename=TR');
    const dialog = within(await screen.findByRole('dialog', { name: 'Türkiye: sitedeki ad' }));
    expect(dialog.queryByRole('button', { name: 'Varsayılana dön' })).toBeNull();
    const name = dialog.getByRole('textbox', { name: /Sitede görünen ad/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Germany');
    await userEvent.click(await dialog.findByRole('button', { name: 'Kaydet' }));
    expect(await dialog.findByText('Bu ad Almanya için kullanılıyor')).toBeVisible();
    expect(name).toHaveValue('Germany');
    await userEvent.clear(name);
    await userEvent.type(name, 'Anatolia');
    await userEvent.click(await dialog.findByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Ülkenin adı değişti')).toBeVisible();
    expect(await table.findByText('Anatolia')).toBeVisible();
    expect(calls.filter((call) => call.name === 'RenameCountry').at(-1)?.variables).toEqual({
      input: { code: 'TR', name: 'Anatolia', seenName: 'Türkiye' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı')).toBeVisible();
    await waitFor(() => expect(table.queryByText('Anatolia')).toBeNull());
  });

  it('show the name that a colleague saved meanwhile, and keep the input', async () => {
    await open('?rename=TR');
    const dialog = within(await screen.findByRole('dialog', { name: 'Türkiye: sitedeki ad' }));
    const name = dialog.getByRole('textbox', { name: /Sitede görünen ad/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Anatolia');
    await rename('TR', 'Asia Minor');
    await userEvent.click(await dialog.findByRole('button', { name: 'Kaydet' }));
    expect(await dialog.findByText(/Asia Minor” oldu/)).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Ülkeler', hidden: true }));
    expect(await table.findByText('Asia Minor')).toBeInTheDocument();
    expect(dialog.getByText(/Asia Minor” oldu/)).toBeVisible();
    expect(name).toHaveValue('Anatolia');
    await userEvent.clear(name);
    await userEvent.type(name, 'Asia Minor');
    expect(await dialog.findByRole('button', { name: 'Kaydet' })).toBeDisabled();
  });

  it('get their English name back in one press, and without listings are found by a filter', async () => {
    const { calls } = await open('?empty=1&rename=GR');
    const dialog = within(await screen.findByRole('dialog', { name: 'Yunanistan: sitedeki ad' }));
    expect(dialog.getByText('Varsayılan: Greece')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Varsayılana dön' }));
    await screen.findByText('Ülkenin adı değişti');
    expect(calls.find((call) => call.name === 'RenameCountry')?.variables).toEqual({
      input: { code: 'GR', name: null, seenName: 'Hellas' },
    });
    const table = within(screen.getByRole('table', { name: 'Ülkeler' }));
    expect([table.queryByText(/Türkiye/), table.getAllByRole('row').length]).toEqual([null, 2]);
  });

  it('have a history with an undo for each name that was not undone', async () => {
    const first = await rename('TR', 'Asia Minor');
    await directory.executeOrThrow(UndoCountryRenameDocument, { id: first });
    await rename('TR', 'Anatolia');
    await renderScreen(history, { directory });
    expect(await screen.findByText('Türkiye: “Türkiye” → “Anatolia”')).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: /^Geri al:/ });
    expect(buttons).toHaveLength(1);
    await userEvent.click(buttons[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Geri al:/ })).toBeNull());
    expect(screen.getAllByText('Geri alındı').length).toBeGreaterThan(1);
    expect(screen.getByText('2 değişiklik')).toBeVisible();
  });

  it('have a history that reports a failure to load', async () => {
    await renderScreen(history, { directory, failing: new Set(['CountryRenameList']) });
    expect(await screen.findByText('Geçmiş alınamadı')).toBeVisible();
  });

  it('report a failure to load, and retry on request', async () => {
    const failing = new Set(['ManagedCountries']);
    await renderScreen('/admin/businesses/countries', { directory, failing });
    const again = await screen.findByRole('button', { name: 'Tekrar dene' });
    failing.clear();
    await userEvent.click(again);
    expect(await screen.findByRole('table', { name: 'Ülkeler' })).toBeVisible();
  });
});
