import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness, sampleCategory, sampleCity } from '../../testing/factories.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const [restaurant, cafe] = [sampleCategory('Restaurant'), sampleCategory('Café')];
const lisbon = sampleCity('Lisbon');
const businesses = Array.from({ length: 30 }, (_, index) =>
  sampleBusiness({ name: `Place ${index}`, category: index % 3 ? restaurant : cafe, city: lisbon }),
);

const directory = testDirectory({ businesses });
const listings = () => screen.findByRole('region', { name: /Featured Businesses|Search Results/ });

describe('home', () => {
  it('shows live figures, categories, twelve listings and cities', async () => {
    await renderPage('/', { directory });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByText('Businesses', { selector: 'dt' }).nextSibling?.textContent).toBe('30');
    const links = within(await listings());
    await waitFor(() => expect(links.queryAllByRole('link')).toHaveLength(12 + 1));
    expect(screen.getByRole('link', { name: /^Restaurant.*20/ }).getAttribute('href')).toBe(
      '/category/restaurant',
    );
    const city = screen.getByRole('link', { name: /^Portugal.*Lisbon/ });
    expect(city.getAttribute('href')).toBe('/city/lisbon');
    expect(city.textContent).toContain('30');
  });

  it('continues in the daily order, without repeats', async () => {
    await renderPage('/', { directory });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'View More Businesses' }));
    const region = within(await listings());
    const names = () =>
      new Set(region.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent));
    await waitFor(() => expect(names().size).toBe(24));
    await user.click(screen.getByRole('link', { name: 'View More Businesses' }));
    await waitFor(() => expect(names().size).toBe(30));
    expect(screen.queryByRole('link', { name: 'View More Businesses' })).toBeNull();
  });

  it('shows search results, and returns', async () => {
    const { address } = await renderPage('/', { directory });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('combobox', { name: 'What are you looking for?' }), 'Place 9');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Café');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const results = await screen.findByRole('heading', { name: 'Search Results' });
    const popular = screen.getByRole('heading', { name: 'Popular Categories' });
    expect(results.compareDocumentPosition(popular)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(address()).toBe('/?search=Place+9&category=cafe');
    expect(await screen.findByText('Place 9')).toBeTruthy();
    expect(screen.queryByText('Place 10')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Clear' }));
    expect(await screen.findByRole('heading', { name: 'Featured Businesses' })).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'What are you looking for?' });
    await user.type(field, 'typed, but not searched for');
    await user.click(screen.getByRole('link', { name: 'Clear' }));
    expect(field.value).toBe('');
  });

  it('keeps the focus in the search field, and follows the URL', async () => {
    const { address, back } = await renderPage('/', { directory });
    const user = userEvent.setup();
    const field = await screen.findByRole<HTMLInputElement>('combobox', {
      name: 'What are you looking for?',
    });
    const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
    await user.selectOptions(category, 'Café');
    await user.type(field, 'Place 9{Enter}');
    expect(await screen.findByText('Place 9')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(field, '!');
    await back();
    await screen.findByRole('heading', { name: 'Featured Businesses' });
    expect([address(), field.value, category.value]).toEqual(['/', '', '']);
  });

  it('finds one of thousands of categories as it is typed', async () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      sampleBusiness({ category: sampleCategory(`Kind ${String(index).padStart(2, '0')}`), city: lisbon }),
    );
    const { address } = await renderPage('/', { directory, content: { businesses: many } });
    const user = userEvent.setup();
    const field = await screen.findByRole('combobox', { name: 'Category' });
    expect(screen.queryByRole('option', { name: 'Kind 69', hidden: true })).toBeNull();
    await user.type(field, 'Kind 69');
    await waitFor(() => expect(document.querySelector('datalist option[value="Kind 69"]')).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('heading', { name: 'Search Results' })).toBeTruthy();
    expect(address()).toBe('/?category=kind-69');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Category' }).value).toBe('Kind 69'),
    );
  });

  it('shows an empty result', async () => {
    await renderPage('/?search=nothing', { directory });
    expect(await screen.findByText('No businesses found')).toBeTruthy();
    expect(screen.getByText('Try different keywords or browse all categories.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear Filters' }).getAttribute('href')).toBe('/');
  });

  it('renders without any listing', async () => {
    await renderPage('/', { directory, content: {} });
    expect(await screen.findByText('No businesses found')).toBeTruthy();
    expect(screen.queryByText('Top Cities')).toBeNull();
  });

  it('shows an error and retries', async () => {
    const failing = new Set(['HomeFeatured']);
    await renderPage('/', { directory, failing });
    expect(await screen.findByRole('alert')).toBeTruthy();
    failing.clear();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText(/^Place \d+$/)).toHaveLength(12);
  });
});
