import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sampleBusiness, sampleCategory, sampleCity } from '../../testing/factories.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory({
  businesses: [
    sampleBusiness({
      id: 11,
      name: 'Casa',
      category: sampleCategory('Restaurant'),
      city: sampleCity('Lisbon'),
      rating: 4.5,
      reviewCount: 12,
      priceRange: '€20–30',
      workingHours: { Monday: '9 AM-5 PM' },
    }),
    sampleBusiness({
      id: 12,
      name: 'مطعم البيت',
      phone: null,
      phoneE164: null,
      rating: null,
      priceRange: null,
      workingHours: null,
      businessStatus: 'CLOSED_PERMANENTLY',
    }),
  ],
});

const ids = [11, 12];
const cells = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('a comparison', () => {
  it('has a column for each place, in the order of the address, and a row for each property', async () => {
    await renderPage(`/compare?ids=${ids.toReversed().join('.')}`, { directory });
    const heads = await screen.findAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['مطعم البيت', 'Casa']);
    expect(screen.getByRole('link', { name: 'Casa' }).getAttribute('href')).toBe('/business/casa');
    expect(cells('Rating')).toEqual(['Not known', '4.5 of 5, 12 reviews']);
    expect(cells('Price')).toEqual(['Not known', '€20–30']);
    expect(cells('Phone')[0]).toBe('Not known');
    expect(cells('Now')[0]).toBe('Permanently closed');
    expect(cells('Opening hours')[1]).toContain('Mon 09:00–17:00');
  });

  it('omits places that are not listed, and duplicates', async () => {
    await renderPage(`/compare?ids=${[ids[0], ids[0], 2_000_000].join('.')}`, { directory });
    expect(await screen.findAllByRole('columnheader')).toHaveLength(1);
  });

  it.each(['/compare', '/compare?ids=x', '/compare?ids=0.-1.99999999999'])(
    'says at %s how to choose places',
    async (address) => {
      await renderPage(address, { directory });
      expect(await screen.findByRole('heading', { name: 'Nothing to compare' })).toBeTruthy();
    },
  );
});
