import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphRefusal } from '../../../testing/fakeGraph.ts';
import { renderAdmin, sessionAnswer } from '../../../testing/renderAdmin.tsx';

afterEach(cleanup);

const turkey = {
  __typename: 'ManagedCountry',
  code: 'TR',
  name: 'Türkiye',
  standardName: 'Türkiye',
  isRenamed: false,
  businessCount: 1234,
  cityCount: 12,
};
const greece = {
  ...turkey,
  code: 'GR',
  name: 'Hellas',
  standardName: 'Greece',
  isRenamed: true,
  businessCount: 0,
  cityCount: 0,
};
const rename = {
  __typename: 'CountryRename',
  id: 4,
  countryCode: 'TR',
  before: 'Türkiye',
  after: 'Anatolia',
  isUndone: false,
  operatorName: 'Elif Aksoy',
  createdAt: '2026-11-21T10:00:00.000Z',
};

describe('countries in the back office', () => {
  it('are listed by Turkish name, found by any of their names, and get another name with its way back', async () => {
    let shown = turkey;
    let isTaken = true;
    const { calls, address } = await renderAdmin('/admin/businesses/countries', {
      OperatorSession: sessionAnswer,
      ManagedCountries: () => ({ managedCountries: [shown, greece] }),
      RenameCountry: () => {
        if (isTaken) {
          isTaken = false;
          throw new GraphRefusal('CONFLICT', {
            fields: { name: { message: 'nameOfCountry', countryCode: 'DE' } },
          });
        }
        shown = { ...turkey, name: 'Anatolia', isRenamed: true };
        return { renameCountry: rename };
      },
      UndoCountryRename: () => {
        shown = turkey;
        return { undoCountryRename: { ...rename, isUndone: true } };
      },
    });
    const table = within(await screen.findByRole('table', { name: 'Ülkeler' }));
    expect(table.getByText('1.234')).toBeVisible();
    expect(table.getByText(/Yunanistan/)).toBeVisible();
    expect(table.getByText('Değiştirildi')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Ara' }), 'türk');
    expect(table.queryByText(/Yunanistan/)).toBeNull();

    await userEvent.click(table.getByRole('link', { name: 'Türkiye: adlandır' }));
    expect(address()).toContain('rename=TR');
    const dialog = within(await screen.findByRole('dialog', { name: 'Türkiye: sitedeki ad' }));
    expect(dialog.queryByRole('button', { name: 'Varsayılana dön' })).toBeNull();
    const name = dialog.getByRole('textbox', { name: /Sitede görünen ad/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Anatolia');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await dialog.findByText('Bu ad Almanya için kullanılıyor')).toBeVisible();
    expect(name).toHaveValue('Anatolia');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Ülkenin adı değişti')).toBeVisible();
    expect(await table.findByText('Anatolia')).toBeVisible();
    expect(calls.filter((call) => call.name === 'RenameCountry').at(-1)?.variables).toEqual({
      input: { code: 'TR', name: 'Anatolia', seenName: 'Türkiye' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı')).toBeVisible();
    expect(calls.find((call) => call.name === 'UndoCountryRename')?.variables).toEqual({ id: 4 });
  });

  it('get their English name back in one press, and without listings are found by a filter', async () => {
    const { calls } = await renderAdmin('/admin/businesses/countries?empty=1&rename=GR', {
      OperatorSession: sessionAnswer,
      ManagedCountries: () => ({ managedCountries: [turkey, greece] }),
      RenameCountry: () => ({ renameCountry: { ...rename, countryCode: 'GR' } }),
    });
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

  it('have a history with an undo for each name, and say where there is none or it fails', async () => {
    let renames = [rename, { ...rename, id: 3, isUndone: true, after: 'Asia Minor' }];
    await renderAdmin('/admin/businesses/place-changes?kind=countries', {
      OperatorSession: sessionAnswer,
      CountryRenameList: () => ({
        countryRenames: {
          __typename: 'CountryRenameConnection',
          totalCount: renames.length,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false },
          nodes: renames,
        },
      }),
      UndoCountryRename: () => {
        renames = [{ ...rename, isUndone: true }];
        return { undoCountryRename: renames[0] as object };
      },
    });
    expect(await screen.findByText('Türkiye: “Türkiye” → “Anatolia”')).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: /^Geri al:/ });
    expect(buttons).toHaveLength(1);
    await userEvent.click(buttons[0] as HTMLElement);
    expect(await screen.findByText('1 değişiklik')).toBeVisible();
    cleanup();

    await renderAdmin('/admin/businesses/place-changes?kind=countries', {
      OperatorSession: sessionAnswer,
      CountryRenameList: () => {
        throw new GraphRefusal('INTERNAL');
      },
    });
    expect(await screen.findByText('Geçmiş alınamadı')).toBeVisible();
  });
});
