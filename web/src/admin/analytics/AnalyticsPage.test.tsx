import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DirectoryContent } from '../../../../api/src/testing/fillDirectory.ts';
import { sampleBusiness } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';
import { csvText } from '../shared/chart/csvText.ts';
import { parseRange, partLabel, rangeChoices } from './rangeChoices.ts';

const day = '2026-02-02T00:00:00.000Z';
const february = '2026-02-01T00:00:00.000Z';
const counted = {
  ...{ VIEW: 1234, SEARCH: 56, EMPTY_SEARCH: 7, CALL: 8, WEBSITE: 9, DIRECTIONS: 10 },
} as const;

/** Three rated listings, visits on one day of February, and what was searched and imported then. */
const content: DirectoryContent = {
  businesses: [4.2, 4.2, 4.3].map((rating) => sampleBusiness({ rating })),
  rows: {
    visitTotal: (Object.keys(counted) as (keyof typeof counted)[]).map((kind) => ({
      ...{ day, kind, count: counted[kind], route: kind === 'VIEW' ? '/business/:slug' : '' },
    })),
    searchSum: [{ period: 'MONTH', start: february, words: 'berber', count: 7, emptyCount: 7 }],
    import: [
      {
        ...{ fileName: 'kafeler.xlsx', fileSize: 1, fileSha256: 'a'.repeat(64), status: 'DONE' },
        ...{ created: 10, updated: 3, refused: 1, createdAt: day, startedAt: day, finishedAt: day },
      },
    ],
  },
};
const directory = testDirectory(content);
const open = () => renderScreen('/admin/analytics?range=2026-02', { directory });

describe('analytics', () => {
  it('opens in a browser that writes Canadian dates with slashes', async () => {
    const written = jest.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('2/2/2026');
    await open();
    expect(await screen.findByText('4,23')).toBeInTheDocument();
    written.mockRestore();
  });

  it('shows true figures with their definitions and links to their sources', async () => {
    await open();
    expect(await screen.findByText('4,23')).toBeInTheDocument();
    for (const text of ['1.234', '10 yeni, 3 güncel, 1 ret'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Telefon: tanım' }));
    expect(await screen.findByRole('dialog', { name: 'Telefon: tanım' })).toHaveTextContent(
      'telefon bağlantısına tıklamalar',
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

  it('marks unknown figures', async () => {
    await renderScreen('/admin/analytics', { directory, content: {} });
    // Six figures of visits and the rating; three charts; the tables.
    await waitFor(() => expect(screen.getAllByText('Veri yok').length).toBeGreaterThan(12));
  });

  it('reports a report that failed to load, and retries on request', async () => {
    const failing = new Set(['AnalyticsReport']);
    await renderScreen('/admin/analytics?range=2026-02', { directory, content, failing });
    const [again] = await screen.findAllByRole('button', { name: 'Tekrar dene' });
    failing.clear();
    if (again) await userEvent.click(again);
    expect(await screen.findByText('1.234')).toBeInTheDocument();
  });

  it('keeps the range in the address', async () => {
    const { address } = await open();
    const range = await screen.findByRole('combobox', { name: 'Dönem' });
    expect(within(range).getByRole('option', { name: 'Şubat 2026' })).toBeInTheDocument();
    await userEvent.selectOptions(range, await within(range).findByRole('option', { name: '2026' }));
    await waitFor(() => expect(address()).toBe('/admin/analytics?range=2026'));
  });

  it('adds a synonym to a search without results', async () => {
    await directory.fill(content);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'berber: eş anlamlı ekle' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Şunu da ara/ }), 'kuaför');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Eş anlamlı kaydedildi')).toBeInTheDocument();
    expect(await directory.sql('SELECT words, is_two_way FROM search_synonyms')).toEqual([
      { words: 'berber', is_two_way: true },
    ]);
  });
});

describe('ranges', () => {
  it('are months and years that were counted', () => {
    expect(parseRange(new URLSearchParams('range=2026-13'), '2026-11-21')).toBe('2026-11');
    expect(parseRange(new URLSearchParams('range=2025'), '2026-11-21')).toBe('2025');
    const { months, years } = rangeChoices('2025-12-30', '2026-02-01', '2026-01');
    expect(months.map(({ value }) => value)).toEqual(['2026-02', '2026-01', '2025-12']);
    expect(months[0]?.label).toBe('Şubat 2026');
    expect(years.map(({ value }) => value)).toEqual(['2026', '2025']);
    expect(rangeChoices(null, '2026-02-01', '2026').months).toHaveLength(1);
    expect(rangeChoices(null, '2026-02-01', '2024-05').months[0]?.label).toBe('Mayıs 2024');
    expect(rangeChoices(null, '2026-02-01', '2024').years.map(({ value }) => value)).toEqual([
      '2024',
      '2026',
    ]);
    expect([partLabel('2026-11-05', '2026-11'), partLabel('2026-11-01', '2026')]).toEqual(['5', 'Kas']);
  });
});

it('a table is saved as CSV that a Turkish Excel reads, and no spreadsheet takes for formulas', () => {
  expect(
    csvText([
      ['Ad', 'Kayıt'],
      ['=1+1', 2.5],
      [' ＝x', '\n@x'],
      ['a "b", c', null],
    ]),
  ).toBe('\uFEFFAd;Kayıt\r\n\'=1+1;2,5\r\n\' ＝x;"\'\n@x"\r\n"a ""b"", c";\r\n');
});
