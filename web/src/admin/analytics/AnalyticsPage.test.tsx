import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GraphAnswers } from '../../testing/fakeGraph.ts';
import { renderAdmin, sessionAnswer } from '../../testing/renderAdmin.tsx';
import { csvText } from '../shared/chart/csvText.ts';
import { parseRange, partLabel, rangeChoices } from './rangeChoices.ts';

const figures = {
  __typename: 'VisitFigures',
  views: 1_234,
  searches: 56,
  emptySearches: 7,
  calls: 8,
  websites: 9,
  directions: 10,
};
const words = { __typename: 'SearchedWords', words: 'berber', searches: 7, emptySearches: 7 };

function answers(isCounted = true): GraphAnswers {
  return {
    OperatorSession: sessionAnswer,
    AnalyticsDirectory: () => ({
      stats: { __typename: 'Stats', total: 49_921, categories: 186, cities: 1_703 },
      ratingReport: {
        __typename: 'RatingReport',
        average: isCounted ? 4.217 : null,
        ratedCount: isCounted ? 40 : 0,
        steps: [
          { __typename: 'RatingStep', from: 4.5, count: 30 },
          { __typename: 'RatingStep', from: 0, count: 10 },
        ],
      },
      categories: { __typename: 'CategoryConnection', nodes: [] },
      cities: { __typename: 'CityConnection', nodes: [] },
    }),
    AnalyticsReport: ({ range }) => ({
      webVitals: [],
      analyticsReport: {
        __typename: 'AnalyticsReport',
        countedSince: isCounted ? '2026-01-05' : null,
        totals: isCounted ? figures : null,
        previous: null,
        points: [
          { __typename: 'VisitPoint', start: `${String(range)}-01`, figures: null },
          { __typename: 'VisitPoint', start: `${String(range)}-02`, figures: isCounted ? figures : null },
        ],
        growth: [{ __typename: 'GrowthPoint', start: `${String(range)}-01`, created: 12 }],
        sales: isCounted
          ? {
              __typename: 'SalesFigures',
              running: 47,
              started: 5,
              revenue: 12_450,
              previousRevenue: 9_000,
              conversion: 0.128,
            }
          : null,
        imports: { __typename: 'ImportFigures', imports: 2, created: 10, updated: 3, refused: 1 },
        listings: [],
        categories: [],
        cities: [],
        searches: isCounted ? [words] : [],
        emptySearches: isCounted ? [words] : [],
      },
    }),
    SaveSearchSynonym: ({ input }) => ({
      saveSearchSynonym: { __typename: 'SearchSynonym', id: 1, isTwoWay: true, ...(input as object) },
    }),
    SearchSynonyms: () => ({ searchSynonyms: [] }),
  };
}

afterEach(cleanup);

describe('analytics', () => {
  it('shows true figures with what they count and what is behind them', async () => {
    await renderAdmin('/admin/analytics?range=2026-02', answers());
    expect(await screen.findByText('4,22')).toBeInTheDocument();
    for (const text of ['49.921', '186', '1.703', '1.234', '10 yeni, 3 güncel, 1 ret'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Telefon: tanım' }));
    expect(await screen.findByRole('dialog', { name: 'Telefon: tanım' })).toHaveTextContent(
      'telefon bağlantısına basışlar',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Telefon: tanım' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Toplam İşletme: Kayıtları aç' })).toHaveAttribute(
      'href',
      '/admin/businesses',
    );
    const chart = screen.getByRole('region', { name: 'Kaç sayfa görüldü?' });
    expect(within(chart).getByRole('img').getAttribute('aria-label')).toContain(
      '2026-02-01: Veri yok, 2026-02-02: 1.234',
    );
    await userEvent.click(within(chart).getByRole('button', { name: 'Tabloyu göster' }));
    expect(within(chart).getByRole('table')).toBeInTheDocument();
  });

  it('says what is not known', async () => {
    await renderAdmin('/admin/analytics', answers(false));
    // Six figures of visits and the rating; three charts; the tables.
    expect((await screen.findAllByText('Veri yok')).length).toBeGreaterThan(12);
  });

  it('keeps the range in the address', async () => {
    const { address } = await renderAdmin('/admin/analytics', answers());
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Dönem' }), '2026');
    expect(address()).toBe('/admin/analytics?range=2026');
  });

  it('adds a synonym to a search in vain', async () => {
    const { calls } = await renderAdmin('/admin/analytics', answers());
    await userEvent.click(await screen.findByRole('button', { name: 'berber: eş anlamlı ekle' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Şunu da ara/ }), 'kuaför');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Eş anlamlı kaydedildi')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'SaveSearchSynonym')?.variables).toEqual({
      input: { words: 'berber', means: 'kuaför', isTwoWay: true },
    });
  });
});

describe('ranges', () => {
  it('are months and years that were counted', () => {
    expect(parseRange(new URLSearchParams('range=2026-13'), '2026-11-21')).toBe('2026-11');
    expect(parseRange(new URLSearchParams('range=2025'), '2026-11-21')).toBe('2025');
    const { months, years } = rangeChoices('2025-12-30', '2026-02-01');
    expect(months.map(({ value }) => value)).toEqual(['2026-02', '2026-01', '2025-12']);
    expect(months[0]?.label).toBe('Şubat 2026');
    expect(years.map(({ value }) => value)).toEqual(['2026', '2025']);
    expect(rangeChoices(null, '2026-02-01').months).toHaveLength(1);
    expect([partLabel('2026-11-05', '2026-11'), partLabel('2026-11-01', '2026')]).toEqual(['5', 'Kas']);
  });
});

it('a table is saved as CSV that no spreadsheet takes for formulas', () => {
  expect(
    csvText([
      ['Ad', 'Kayıt'],
      ['=1+1', 2],
      ['a "b", c', null],
    ]),
  ).toBe('\uFEFFAd,Kayıt\r\n\'=1+1,2\r\n"a ""b"", c",\r\n');
});
