import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SampleBusiness } from '../../../testing/factories.ts';
import { sampleBusiness, sampleCategory, sampleCity, sampleReview } from '../../../testing/factories.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';

const directory = testDirectory();
const lisbon = sampleCity('Lisbon');
const restaurant = sampleCategory('Restaurant');

function show(part: Partial<SampleBusiness>, others: SampleBusiness[] = []) {
  const business = sampleBusiness({ slug: 'casa', city: lisbon, category: restaurant, ...part });
  return renderPage('/business/casa', { directory, content: { businesses: [business, ...others] } });
}

const section = (name: string) => screen.findByRole('region', { name });

describe('the page of a listing', () => {
  it('offers only the actions that its data allows', async () => {
    await show({ email: null, website: null, menuLink: 'https://menu.example/' });
    const bar = await screen.findByRole('navigation', { name: 'Actions' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Call Now', 'Maps', 'View Menu']);
    expect(within(bar).getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe(
      'tel:+351215550142',
    );
    expect(within(bar).getByRole('link', { name: 'View Menu' }).getAttribute('rel')).toBe('noopener');
  });

  it('lets each text that others wrote run in its own direction', async () => {
    await show({
      description: '<p>مطعم البيت</p>',
      detailedInfo: 'مفتوح كل يوم',
      about: { Parking: { 'Car park': 'خلف المبنى' } },
      reviewList: [sampleReview({ comment: 'طعام ممتاز' })],
    });
    for (const text of ['طعام ممتاز', 'مفتوح كل يوم', 'مطعم البيت'])
      expect((await screen.findByText(text)).closest('[dir=auto]')).toBeTruthy();
    expect(screen.getByText('خلف المبنى').tagName).toBe('BDI');
  });

  it.each([
    ['CLOSED_PERMANENTLY', 'Permanently closed'],
    ['CLOSED_TEMPORARILY', 'Temporarily closed'],
  ] as const)('shows %s whatever the hours', async (businessStatus, words) => {
    await show({ businessStatus });
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Open Now')).toBeNull();
  });

  it('shows three sections of features, and all after a click', async () => {
    const names = ['Service', 'Access', 'Food', 'Payments', 'Crowd'];
    await show({
      about: Object.fromEntries(
        names.map((name) => [name, { [`${name} yes`]: true, [`${name} no`]: false }]),
      ),
    });
    const features = within(await section('Business Features & Amenities'));
    expect(features.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const user = userEvent.setup();
    await user.click(features.getByRole('button', { name: 'Show More (2 more sections)' }));
    expect(features.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(features.getAllByText(/not available/)).toHaveLength(5);
    await user.click(features.getByRole('button', { name: 'Show Less' }));
    expect(features.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('shows a notice if no features are known', async () => {
    await show({ about: null });
    expect(await screen.findByText('No features and amenities information available.')).toBeTruthy();
  });

  it('shows a notice if features have an unknown format', async () => {
    // The database holds no such thing today.
    const execute: typeof directory.execute = async (document, variables) =>
      JSON.parse(
        JSON.stringify(await directory.execute(document, variables)).replace(
          /"about":\{"Service options":\{[^}]*\}\}/,
          '"about":"some text"',
        ),
      ) as Awaited<ReturnType<typeof directory.execute>>;
    const content = { businesses: [sampleBusiness({ slug: 'casa' })] };
    await renderPage('/business/casa', { directory: { ...directory, execute }, content });
    expect(await screen.findByText('Unable to display features and amenities.')).toBeTruthy();
  });

  it('shows at most three reviews, with their original text only', async () => {
    const silent = { authorName: null, comment: null, rating: 4 };
    await show({
      reviewList: [sampleReview(silent), sampleReview(silent), sampleReview(), sampleReview()],
    });
    const reviews = within(await section('Customer Reviews'));
    expect(reviews.getAllByRole('article')).toHaveLength(3);
    expect(reviews.getByText('Anonymous')).toBeTruthy();
    expect(reviews.getByText('Rated 4 out of 5')).toBeTruthy();
  });

  it('opens the links of a description beside the page', async () => {
    await show({ description: '<p><a href="https://x.example">cake</a></p>' });
    const link = await screen.findByRole('link', { name: 'cake' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('shows its neighbours and more of its city', async () => {
    const museum = sampleCategory('Museum');
    const others = Array.from({ length: 8 }, (_, index) =>
      sampleBusiness({ name: `Other ${index}`, city: lisbon, category: museum, type: null }),
    );
    const elsewhere = Array.from({ length: 8 }, (_, index) =>
      sampleBusiness({ name: `Far ${index}`, city: sampleCity('Porto'), category: restaurant, type: null }),
    );
    const twin = sampleBusiness({ name: 'Twin', city: lisbon, category: restaurant, type: 'Fado house' });
    await show({ name: 'Casa', type: 'Fado house' }, [...others, ...elsewhere, twin]);
    const nearby = within(await section('Nearby Businesses'));
    expect(await nearby.findAllByRole('link')).toHaveLength(4);
    const more = within(await section('More Businesses in Lisbon'));
    expect(await more.findAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(more.queryByText('Casa')).toBeNull();
    const other = within(await section('Restaurant in Other Cities'));
    expect(other.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(within(await section('More of Its Kind: Fado house')).getByText('Twin')).toBeTruthy();
    const categories = within(await section('Popular Categories')).getAllByRole('listitem');
    expect(categories.map(({ textContent }) => textContent)).toEqual([
      'Restaurant10 businesses',
      'Museum8 businesses',
    ]);
    expect(
      more.getAllByRole('link', { name: /Explore All Lisbon Businesses/ })[0]?.getAttribute('href'),
    ).toBe('/city/lisbon');
  });

  it('shows a still map of its position in both themes, which needs no script', async () => {
    await show({ id: 7, name: 'Casa', latitude: 38.7, longitude: -9.1 });
    const location = within(await section('Location & Map'));
    const pictures = location.getAllByRole('img', { name: 'Map of Casa' });
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/map/pictures/7/38.70000,-9.10000-small-light.webp',
      '/map/pictures/7/38.70000,-9.10000-small-dark.webp',
    ]);
    expect(location.getByRole('button', { name: 'Explore map' })).toBeTruthy();
    expect(location.getByRole('link', { name: 'Open in maps' })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('dials internationally if the country of a number is known', async () => {
    await show({ phone: '0212 555 01 42', phoneE164: '+902125550142' });
    const [call] = await screen.findAllByRole('link', { name: /Call/ });
    expect(call?.getAttribute('href')).toBe('tel:+902125550142');
  });

  it('dials further phones and extensions, but no ambiguous number', async () => {
    await show({
      ...{ phone: '+351 21 555 01 42 ext. 12', phoneE164: '+351215550142' },
      otherPhones: ['21 555 01 43', '+351 (0) 21 555 01 44', '21 555 01 45 or 21 555 01 46'],
    });
    const contact = within(await section('Contact Information'));
    const href = (name: string) => contact.getByText(name).closest('a')?.getAttribute('href');
    expect(href('+351 21 555 01 42 ext. 12')).toBe('tel:+351215550142;ext=12');
    expect(href('21 555 01 43')).toBe('tel:+351215550143');
    expect(href('+351 (0) 21 555 01 44')).toBe('tel:+351215550144');
    expect(href('21 555 01 45 or 21 555 01 46')).toBeUndefined();
  });

  it('describes only its own content to search engines', async () => {
    await show({ ...{ phone: null, phoneE164: null, workingHours: null }, reviewCount: 0, reviewList: [] });
    await section('Contact Information');
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description).toContain('Directions');
    expect(description).not.toMatch(/hours|phone|reviews/i);
  });

  it('shows the service area of a mobile business', async () => {
    const nowhere = { address: null, street: null, postalCode: null, state: null, country: null };
    await show({ ...nowhere, isServiceArea: true });
    expect((await screen.findAllByText('Serves Lisbon')).length).toBeGreaterThan(0);
  });

  it('renders a listing with only a name', async () => {
    await show({
      ...Object.fromEntries(
        [
          'category',
          'city',
          'country',
          'address',
          'street',
          'postalCode',
          'phone',
          'phoneE164',
          'email',
          'website',
          'description',
        ].map((key) => [key, null]),
      ),
      ...{
        about: null,
        workingHours: null,
        timeZone: null,
        rating: null,
        reviewCount: 0,
        latitude: null,
        longitude: null,
      },
      businessStatus: null,
      name: 'X'.repeat(300),
    });
    expect(await screen.findByText('Opening hours information not available')).toBeTruthy();
    expect(screen.getByText('No nearby businesses')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Actions' })).toBeNull();
  });

  it('reports a missing listing', async () => {
    await renderPage('/business/none', { directory });
    expect(await screen.findByRole('heading', { level: 1, name: 'Business Not Found' })).toBeTruthy();
    expect(
      screen.getByText("The business you're looking for was not found or may have been removed."),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('redirects from a former URL', async () => {
    const business = sampleBusiness({ slug: 'now', city: lisbon, category: restaurant });
    const { address } = await renderPage('/business/before', {
      directory,
      content: { businesses: [business], oldSlugs: { before: business.id } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: business.name })).toBeTruthy();
    expect(address()).toBe('/business/now');
  });

  it('shows an error and retries', async () => {
    const failing = new Set(['BusinessPage']);
    const business = sampleBusiness({ slug: 'casa', name: 'Casa' });
    await renderPage('/business/casa', { directory, content: { businesses: [business] }, failing });
    await screen.findByRole('alert');
    failing.clear();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Casa' })).toBeTruthy();
  });
});
