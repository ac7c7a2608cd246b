import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness, sampleCategory, sampleCity, type SampleBusiness } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';
import { lastBusinessPage, parseBusinessView } from './businessView.ts';

const turkey = { code: 'TR', name: 'Türkiye' };
const cafe = { ...sampleCategory('Kafe'), id: 1, slug: 'kafe' };
const izmir = sampleCity('İzmir', turkey);
const place = (id: number, part: Partial<SampleBusiness> = {}) =>
  sampleBusiness({ id, name: `Place ${id}`, reviewCount: 1284, category: cafe, city: izmir, ...part });
const directory = testDirectory({
  businesses: [
    ...Array.from({ length: 43 }, (_, i) => place(i + 1, { address: `Street ${i}` })),
    place(44, { isOpen: false }),
    place(45, { city: null }),
  ],
});
const open = (query = '') => renderScreen(`/admin/businesses${query}`, { directory });

describe('business management', () => {
  it('lists the listings with their numbers and states', async () => {
    await open();
    expect(await screen.findByText('45 işletme')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Place 1' })).toHaveAttribute('href', '/admin/businesses?edit=1');
    expect(screen.getAllByText('1.284')).toHaveLength(20);
    expect(screen.getByText('1–20 / 45')).toBeInTheDocument();
    const last = screen.getByRole('link', { name: 'Son sayfa' });
    expect(last).toHaveAttribute('href', '/admin/businesses?page=3');
    await userEvent.click(last);
    expect(await screen.findByText('41–45 / 45')).toBeInTheDocument();
    expect(screen.getByText('Kapalı', { selector: 'span' })).toBeInTheDocument();
  });

  it('shows the street of a listing that came without an address line', async () => {
    await directory.sql(
      "UPDATE businesses SET address = NULL, street = 'Ackerstraße 157', postal_code = '10115' WHERE id = 1",
    );
    await open();
    expect(await screen.findByText(/^Ackerstraße 157, 10115 /)).toBeInTheDocument();
  });

  it('shows row numbers of the whole directory if that option is on', async () => {
    await directory.sql('UPDATE businesses SET global_row_number = global_row_number + 49860');
    const { address } = await open('?page=3');
    expect(await screen.findByText('41')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Filtre' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Genel sıra no' }));
    expect(await screen.findByText('49.901')).toBeInTheDocument();
    expect(address()).toBe('/admin/businesses?numbers=global&page=3');
  });

  it('lists as many listings of a city as the list of cities counts, and shows how to leave that', async () => {
    const cities = await renderScreen('/admin/businesses/cities', { directory });
    await userEvent.click(await screen.findByRole('link', { name: '44' }));
    expect(await screen.findByText('44 işletme')).toBeInTheDocument();
    expect(cities.address()).toMatch(/^\/admin\/businesses\?city=\d+$/);
    expect(screen.getByRole('link', { name: 'Son sayfa' })).toHaveAttribute(
      'href',
      expect.stringMatching(/page=3$/),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Şehir: .*İzmir.*: filtreyi kaldır$/ }));
    expect(await screen.findByText('45 işletme')).toBeInTheDocument();
    expect(cities.address()).toBe('/admin/businesses');
  });

  it('lists the listings of an issue and of an import, and shows how to leave that', async () => {
    const { calls, address, router } = await open('?issue=no_city&import=7');
    await screen.findByText('İşletme bulunamadı');
    expect(calls.find(({ name }) => name === 'AdminBusinessList')?.variables).toMatchObject({
      filter: { issue: 'NO_CITY', importId: 7 },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Şehri yok: filtreyi kaldır' }));
    expect(address()).toBe('/admin/businesses?import=7');
    await act(() => router.navigate('/admin/businesses?issue=no_city'));
    expect(await screen.findByText('1 işletme')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Place 45' })).toBeInTheDocument();
  });

  it('sorts by completeness, the least complete first', async () => {
    const { calls, address } = await open();
    expect((await screen.findAllByText(/^%\d+$/)).length).toBeGreaterThan(0);
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
    const { address, calls } = await open('?page=4');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'İşletme ara' }), 'kahve');
    await waitFor(() => expect(address()).toBe('/admin/businesses?search=kahve'));
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
    const { address, router } = await open();
    await screen.findByText('45 işletme');
    await userEvent.click(screen.getByRole('button', { name: 'Filtre' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ülke' }), 'TR');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durum' }), 'CLOSED');
    await userEvent.type(screen.getByRole('combobox', { name: 'Kategori' }), 'kafe{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/businesses?category=kafe&country=TR&status=closed'));
    expect(screen.getByRole('button', { name: 'Filtre (3)' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    expect(address()).toBe('/admin/businesses');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/admin/businesses?category=kafe&country=TR&status=closed');
  });

  it('exports a range only after naming the conditions that it does not apply', async () => {
    await open('?search=place&status=closed&country=TR&dialog=export');
    const dialog = within(await screen.findByRole('dialog', { name: 'Aralık dışa aktar' }));
    expect(
      dialog.getByText(/koşullar dosyaya uygulanmaz: arama .*place.*, durum Kapalı\./),
    ).toBeInTheDocument();
    expect(dialog.getByText(/uygulanmaz/)).not.toHaveTextContent('ülke');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Ülke' })).toHaveDisplayValue(/Türkiye/));
  });

  it('reports a search without results', async () => {
    await open('?search=zzz');
    expect(await screen.findByText('İşletme bulunamadı')).toBeInTheDocument();
  });

  it('reports a list that failed to load, and retries on request', async () => {
    const failing = new Set(['AdminBusinessList']);
    await renderScreen('/admin/businesses', { directory, failing });
    const again = await screen.findByRole('button', { name: 'Tekrar dene' });
    failing.clear();
    await userEvent.click(again);
    expect(await screen.findByText('45 işletme')).toBeInTheDocument();
  });

  it('removes the rows of the previous page if the next page fails to load', async () => {
    const failing = new Set<string>();
    await renderScreen('/admin/businesses', { directory, failing });
    expect(await screen.findByText('1–20 / 45')).toBeInTheDocument();
    failing.add('AdminBusinessList');
    await userEvent.click(screen.getByRole('link', { name: 'Sonraki sayfa' }));
    expect(await screen.findByText('İşletmeler alınamadı')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Place 1' })).not.toBeInTheDocument();
    failing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByText('21–40 / 45')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Place 21' })).toBeInTheDocument();
  });
});

describe('the view in the address', () => {
  it('ignores unknown parameters', () => {
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

describe('a search of operators', () => {
  const search = (text: string) => open(`?search=${encodeURIComponent(text)}`);
  const understood = async (text: string) => {
    await search(text);
    return (await screen.findByText(/Arama şöyle anlaşıldı/)).textContent;
  };

  it('shows how its words were interpreted', async () => {
    expect(await understood('kafe izmir')).toBe('Arama şöyle anlaşıldı: kategori “Kafe”, şehir “İzmir”. ');
  });

  it('says which words were left out', async () => {
    await search('kafe izmir qqqqzzzz');
    expect(await screen.findByText(/Bütün kelimelere uyan işletme yok/)).toHaveTextContent(
      'Arama şöyle anlaşıldı: kategori “Kafe”, şehir “İzmir”. Bütün kelimelere uyan işletme yok; “qqqqzzzz” olmadan arandı.',
    );
  });

  it.each([
    ['e-mail address', 'Bilgi@Place12.example', 'e-posta “Bilgi@Place12.example”'],
    ['phone number', '0232 555 01 12', 'telefon “0232 555 01 12”'],
    ['place id', 'ChIJ7xrAlUNtbEgRmDFJbg0JbFM', 'numara “ChIJ7xrAlUNtbEgRmDFJbg0JbFM”'],
    ['row number as the table prints it', '98.012', 'numara “98.012”'],
  ])('finds the listing with a %s and says so', async (_, text, words) => {
    await directory.sql(
      `UPDATE businesses SET email = 'bilgi@place12.example', phone = '+90 232 555 01 12',
         place_id = 'ChIJ7xrAlUNtbEgRmDFJbg0JbFM', global_row_number = 98012 WHERE name = 'Place 12'`,
    );
    expect(await understood(text)).toBe(`Arama şöyle anlaşıldı: ${words}. `);
    expect(screen.getByText('1 işletme')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Place 12' })).toBeInTheDocument();
  });
});
