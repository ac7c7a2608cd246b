import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness, sampleCategory, sampleCity } from '../testing/factories.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { testDirectory } from '../testing/testDirectory.ts';

const restaurant = sampleCategory('Restaurant');
const lisbon = sampleCity('Lisbon');
const businesses = Array.from({ length: 15 }, (_, index) =>
  sampleBusiness({ name: `Place ${index}`, category: restaurant, city: lisbon }),
);
const directory = testDirectory({ businesses });

describe.each([
  [
    '/category/restaurant',
    'Restaurant',
    'CategoryPage',
    '/category/none',
    'Category Not Found',
    'Back to Categories',
  ],
  ['/city/lisbon', 'Businesses in Lisbon', 'CityPage', '/city/none', 'City Not Found', 'Back to Cities'],
])('%s', (path, title, operation, unknown, missing, back) => {
  it('lists twelve, then the rest', async () => {
    const { address } = await renderPage(path, { directory });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2, name: /^Place/ })).toHaveLength(12);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('Place 14')).toBeTruthy();
    expect(address()).toBe(`${path}?page=2`);
  });

  it('is searched and sorted in place', async () => {
    const { address, back } = await renderPage(path, { directory });
    const user = userEvent.setup();
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    await user.type(field, 'Place 14{Enter}');
    expect(document.activeElement).toBe(field);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Name');
    expect(address()).toBe(`${path}?search=Place+14&sort=name`);
    expect(await screen.findByText('Place 14')).toBeTruthy();
    await back();
    await back();
    await waitFor(() => expect([address(), field.value]).toEqual([path, '']));
  });

  it('shows an empty result', async () => {
    await renderPage(`${path}?search=zzz`, { directory });
    expect(await screen.findByText('No businesses found')).toBeTruthy();
  });

  it('shows a missing category or city', async () => {
    await renderPage(unknown, { directory });
    expect(await screen.findByRole('heading', { level: 1, name: missing })).toBeTruthy();
    expect(screen.getByRole('link', { name: back })).toBeTruthy();
  });

  it('shows an error and retries', async () => {
    const failing = new Set([operation]);
    await renderPage(path, { directory, failing });
    await screen.findByRole('alert');
    failing.clear();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Place 0')).toBeTruthy();
  });
});

describe.each([
  ['/categories', 'CategoryDirectoryPage', 'Restaurant', 'No categories available yet'],
  ['/cities', 'CityDirectoryPage', 'Lisbon', 'No cities available yet'],
])('%s', (path, operation, name, none) => {
  it('lists and searches', async () => {
    const { address } = await renderPage(path, { directory });
    expect(await screen.findByRole('link', { name: new RegExp(name) })).toBeTruthy();
    const user = userEvent.setup();
    await user.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(await screen.findByText('No search results found')).toBeTruthy();
    expect(address()).toBe(`${path}?search=zzz`);
  });

  it('shows an empty directory', async () => {
    await renderPage(path, { directory, content: {} });
    expect(await screen.findByText(none)).toBeTruthy();
  });

  it('shows an error and retries', async () => {
    const failing = new Set([operation]);
    await renderPage(path, { directory, failing });
    await screen.findByRole('alert');
    failing.clear();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: new RegExp(name) })).toBeTruthy();
  });
});

describe('cities of one name', () => {
  const london = sampleCity('London');
  const other = { ...sampleCity('London', { code: 'CA', name: 'Canada' }), slug: 'london-ca' };
  const content = { businesses: [sampleBusiness({ city: london }), sampleBusiness({ city: other })] };

  it('link to each other', async () => {
    await renderPage('/city/london', { directory, content });
    const link = await screen.findByRole('link', { name: 'London, Canada' });
    expect(link.getAttribute('href')).toBe('/city/london-ca');
  });

  it('are offered for an ambiguous name in the URL', async () => {
    await renderPage('/city/LONDON', { directory, content });
    expect(await screen.findByRole('heading', { level: 1, name: 'Which London?' })).toBeTruthy();
    const choice = within(screen.getByRole('main')).getAllByRole('link', { name: /London/ });
    expect(choice.map((link) => link.getAttribute('href'))).toEqual(['/city/london', '/city/london-ca']);
  });
});

describe('/cities', () => {
  it('opens a city in place', async () => {
    await renderPage('/cities', { directory });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Preview Lisbon' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Explore Lisbon' }).getAttribute('href')).toBe('/city/lisbon');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('link', { name: 'Explore Lisbon' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preview Lisbon' }));
  });

  it('links from the list to the search', async () => {
    await renderPage('/cities?view=list', { directory });
    const link = await screen.findByRole('link', { name: 'Lisbon' });
    expect(link.getAttribute('href')).toBe('/businesses?city=Lisbon');
  });
});

describe('an unknown URL', () => {
  it('shows a closed shop and links to other pages', async () => {
    await renderPage('/nowhere', { directory });
    expect(await screen.findByRole('heading', { level: 1, name: 'This door is closed.' })).toBeTruthy();
    const popular = await screen.findByRole('region', { name: 'Popular Categories' });
    expect(within(popular).getByRole('link', { name: 'Restaurant' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy();
  });
});

describe('cities of one name in two regions of a country', () => {
  const [oregon, maine] = ['Oregon', 'Maine'].map((region) => ({
    ...sampleCity('Portland'),
    slug: `portland-${region.toLowerCase()}`,
    region,
  }));
  const content = {
    businesses: [oregon, maine].map((city) => sampleBusiness({ name: `Shop of ${city?.region}`, city })),
  };

  it('are named with their region on their pages and on cards', async () => {
    await renderPage('/city/portland-maine', { directory, content });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Businesses in Portland, Maine' }),
    ).toBeTruthy();
    const other = screen.getByRole('link', { name: 'Portland, Oregon, Portugal' });
    expect(other.getAttribute('href')).toBe('/city/portland-oregon');
    expect(screen.getByRole('link', { name: /Shop of Maine/ }).textContent).toContain('Portland, Maine');
  });

  it('are offered under the name that they share, with their regions', async () => {
    await renderPage('/city/portland', { directory, content });
    expect(await screen.findByRole('heading', { level: 1, name: 'Which Portland?' })).toBeTruthy();
    for (const region of ['Oregon', 'Maine'])
      expect(screen.getByRole('link', { name: new RegExp(`Portland ${region} · 1 business`) })).toBeTruthy();
  });
});
