import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
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
  mergedNames: ['Kıraathane'],
};
const bar = { ...cafe, id: 7, name: 'Bar', slug: 'bar', businessCount: 10, mergedNames: [] };
const change = {
  __typename: 'PlaceChange',
  id: 3,
  kind: 'MERGE',
  placeKind: 'CATEGORY',
  placeId: 5,
  placeName: 'Cafe',
  targetName: 'Bar',
  status: 'DONE',
  before: { name: 'Cafe' },
  after: { name: 'Bar' },
  listings: 1234,
  restored: 0,
  kept: 0,
  errorMessage: null,
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
};

describe('categories in the back office', () => {
  it('are listed with their listings, and a taken name is said at its field', async () => {
    const { calls } = await renderAdmin('/admin/businesses/categories?rename=5', {
      ...answers,
      UpdatePlace: () => {
        throw new GraphRefusal('CONFLICT', { fields: { name: 'Bu adda başka bir kayıt var' } });
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
    expect(await within(dialog).findByText('Bu adda başka bir kayıt var')).toBeVisible();
    expect(name).toHaveValue('Bar');
    expect(calls.find(({ name: operation }) => operation === 'UpdatePlace')?.variables).toEqual({
      input: { kind: 'CATEGORY', id: 5, name: 'Bar', slug: 'bar', icon: 'book' },
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
