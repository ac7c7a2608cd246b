import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphRefusal } from '../../testing/fakeGraph.ts';
import { renderAdmin, sessionAnswer } from '../../testing/renderAdmin.tsx';

afterEach(cleanup);

const category = (id: number, name: string, businessCount: number) => ({
  __typename: 'Category',
  id,
  name,
  businessCount,
});
const suggestion = {
  __typename: 'CategoryMergeSuggestion',
  reason: 'SAME_KIND',
  category: category(7, 'Lokanta', 76),
  target: category(5, 'Restaurants', 1726),
};
const change = {
  __typename: 'PlaceChange',
  id: 3,
  kind: 'MERGE',
  placeKind: 'CATEGORY',
  placeId: 7,
  placeName: 'Lokanta',
  isGone: false,
  places: 1,
  targetName: 'Restaurants',
  status: 'QUEUED',
  before: { name: 'Lokanta' },
  after: { name: 'Restaurants' },
  listings: 0,
  restored: 0,
  kept: 0,
  errorMessage: null,
  operatorName: 'Elif Aksoy',
  createdAt: '2026-11-21T10:00:00.000Z',
};
const answers = {
  OperatorSession: sessionAnswer,
  ManagedPlaces: () => ({
    managedPlaces: {
      __typename: 'ManagedPlaceConnection',
      totalCount: 0,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false },
      nodes: [],
    },
  }),
  PlaceCountries: () => ({ countries: [] }),
  CategoryMergeSuggestions: () => ({ categoryMergeSuggestions: [suggestion] }),
};
const open = (more: object = {}) => renderAdmin('/admin/businesses/categories', { ...answers, ...more });

describe('suggested merges of categories in the back office', () => {
  it('are merged in one press, and leave the list', async () => {
    const { calls } = await open({ MergePlaces: () => ({ mergePlaces: change }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Lokanta: Restaurants ile birleştir' }));
    expect(await screen.findByText('Sıraya alındı')).toBeVisible();
    expect(screen.queryByText('Birleştirme önerileri')).toBeNull();
    expect(calls.find(({ name }) => name === 'MergePlaces')?.variables).toEqual({
      input: { kind: 'CATEGORY', id: 7, targetId: 5 },
    });
  });

  it('are dismissed in one press, and come back by the way back of the message', async () => {
    const { calls } = await open({
      DismissCategoryMerge: () => ({ dismissCategoryMerge: true }),
      ReopenCategoryMerge: () => ({ reopenCategoryMerge: true }),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Lokanta: Restaurants kategorisinden farklı' }),
    );
    const toast = await screen.findByText('Kategoriler ayrı olarak işaretlendi');
    expect(toast).toBeVisible();
    expect(screen.queryByText('Birleştirme önerileri')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Birleştirme önerileri')).toBeVisible();
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['DismissCategoryMerge', 'ReopenCategoryMerge']),
    );
  });

  it('stay where a merge is refused, with the reason', async () => {
    await open({
      MergePlaces: () => {
        throw new GraphRefusal('CONFLICT', {});
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Lokanta: Restaurants ile birleştir' }));
    expect(await screen.findByText('Hata!')).toBeVisible();
    const list = screen.getByRole('list', { name: 'Birleştirme önerileri' });
    expect(within(list).getByText('Lokanta')).toBeVisible();
  });

  it('are not asked for where the list is searched', async () => {
    const { calls } = await renderAdmin('/admin/businesses/categories?search=bar', answers);
    await screen.findByRole('heading', { name: 'Kategoriler' });
    expect(calls.some(({ name }) => name === 'CategoryMergeSuggestions')).toBe(false);
  });
});
