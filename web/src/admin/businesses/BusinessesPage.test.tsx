import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GraphAnswers } from '../../testing/fakeGraph.ts';
import { renderAdmin, sessionAnswer } from '../../testing/renderAdmin.tsx';
import { lastBusinessPage, parseBusinessView } from './businessView.ts';

function aRow(id: number, change: object = {}) {
  return {
    __typename: 'Business',
    id,
    slug: `place-${id}`,
    name: `Place ${id}`,
    address: `Street ${id}`,
    phone: null,
    rating: 4.5,
    reviewCount: 1_284,
    globalRowNumber: 49_900 + id,
    isOpen: true,
    isVerified: false,
    completeness: 70,
    businessStatus: null,
    city: { __typename: 'City', id: 1, name: 'İzmir' },
    ...change,
  };
}

function answers(rows: object[] = [aRow(1), aRow(2, { isOpen: false, isVerified: true })]): GraphAnswers {
  return {
    OperatorSession: sessionAnswer,
    AdminBusinessList: () => ({
      adminBusinesses: {
        __typename: 'AdminBusinessConnection',
        totalCount: rows.length ? 49_921 : 0,
        totalCountIsLowerBound: false,
        didYouMean: null,
        understoodAs: null,
        pageInfo: { __typename: 'PageInfo', hasNextPage: rows.length > 0 },
        nodes: rows,
      },
    }),
    AdminBusinessChoices: () => ({
      countries: [{ __typename: 'Country', code: 'TR', name: 'Türkiye', businessCount: 3 }],
    }),
    SavedFilters: () => ({ savedFilters: [] }),
    AdminCategoryChoices: () => ({
      categories: {
        __typename: 'CategoryConnection',
        nodes: [{ __typename: 'Category', id: 1, name: 'Kafe', slug: 'kafe', businessCount: 12 }],
      },
    }),
  };
}

afterEach(cleanup);

describe('business management', () => {
  it('lists what there is, with its numbers and its state', async () => {
    await renderAdmin('/admin/businesses', answers());
    expect(await screen.findByText('49.921 işletme')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Place 1' })).toHaveAttribute('href', '/admin/businesses?edit=1');
    expect(screen.getAllByText('1.284')).toHaveLength(2);
    expect(screen.getByText('Kapalı', { selector: 'span' })).toBeInTheDocument();
    expect(screen.getByText('1–2 / 49.921')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Son sayfa' })).toHaveAttribute(
      'href',
      '/admin/businesses?page=2497',
    );
  });

  it('numbers rows as the whole directory does, where that is switched on', async () => {
    const { address } = await renderAdmin('/admin/businesses?page=3', answers());
    expect(await screen.findByText('41')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Filtre' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Genel sıra no' }));
    expect(await screen.findByText('49.901')).toBeInTheDocument();
    expect(address()).toBe('/admin/businesses?numbers=global&page=3');
  });

  it('lists the listings of an issue and of an import, and shows how to leave that', async () => {
    const { calls, address } = await renderAdmin('/admin/businesses?issue=no_city&import=7', answers());
    await screen.findByText('49.921 işletme');
    expect(calls.find(({ name }) => name === 'AdminBusinessList')?.variables).toMatchObject({
      filter: { issue: 'NO_CITY', importId: 7 },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Şehri yok: filtreyi kaldır' }));
    expect(address()).toBe('/admin/businesses?import=7');
  });

  it('sorts by completeness, the least complete first', async () => {
    const { calls, address } = await renderAdmin('/admin/businesses', answers());
    expect((await screen.findAllByText('%70')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('link', { name: 'Doluluk' }));
    expect(address()).toBe('/admin/businesses?order=incomplete');
    await waitFor(() =>
      expect(calls.findLast(({ name }) => name === 'AdminBusinessList')?.variables).toMatchObject({
        sort: { field: 'COMPLETENESS', direction: 'ASC' },
      }),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Doluluk' }));
    expect(address()).toBe('/admin/businesses?order=complete');
  });

  it('searches half a second after the last letter, and once', async () => {
    const { address, calls } = await renderAdmin('/admin/businesses?page=4', answers());
    await userEvent.type(await screen.findByRole('searchbox', { name: 'İşletme ara' }), 'kahve');
    await waitFor(() => expect(address()).toBe('/admin/businesses?search=kahve'), { timeout: 3000 });
    // Not once for each letter.
    const searches = () =>
      new Set(
        calls
          .filter(({ name }) => name === 'AdminBusinessList')
          .map(({ variables }) => JSON.stringify(variables.filter)),
      );
    await waitFor(() => expect([...searches()]).toEqual(['{}', '{"search":"kahve"}']));
  });

  it('filters by country, state and category, and clears it all', async () => {
    const { address } = await renderAdmin('/admin/businesses', answers());
    await screen.findByText('49.921 işletme');
    await userEvent.click(screen.getByRole('button', { name: 'Filtre' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ülke' }), 'TR');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durum' }), 'CLOSED');
    await userEvent.type(screen.getByRole('combobox', { name: 'Kategori' }), 'Kafe');
    await waitFor(() => expect(address()).toBe('/admin/businesses?category=kafe&country=TR&status=closed'));
    expect(screen.getByRole('button', { name: 'Filtre (3)' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    expect(address()).toBe('/admin/businesses');
  });

  it('says where nothing is found', async () => {
    await renderAdmin('/admin/businesses?search=zzz', answers([]));
    expect(await screen.findByText('İşletme bulunamadı')).toBeInTheDocument();
  });
});

describe('the view in the address', () => {
  it('leaves out what it cannot understand', () => {
    expect(parseBusinessView(new URLSearchParams('page=-1&status=toString&country=x1'))).toMatchObject({
      page: 1,
      status: '',
      country: '',
    });
  });

  it('ends where a search ends', () => {
    const view = parseBusinessView(new URLSearchParams('search=kahve'));
    expect(lastBusinessPage(view, 4_000, false)).toBe(50);
    expect(lastBusinessPage({ ...view, search: '' }, 4_000, false)).toBe(200);
    expect(lastBusinessPage({ ...view, search: '' }, 4_000, true)).toBeNull();
  });
});
