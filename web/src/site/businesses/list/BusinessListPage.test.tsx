import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness, sampleCategory, sampleCity } from '../../../testing/factories.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';

const [restaurant, cafe] = [sampleCategory('Restaurant'), sampleCategory('Café')];
const [lisbon, accra] = [sampleCity('Lisbon'), sampleCity('Accra', { code: 'GH', name: 'Ghana' })];
const businesses = Array.from({ length: 30 }, (_, index) =>
  sampleBusiness({
    name: `Place ${index}`,
    category: index % 3 ? restaurant : cafe,
    city: index % 2 ? lisbon : accra,
    rating: 3 + (index % 5) / 2,
  }),
);
const directory = testDirectory({ businesses });
const results = () => screen.findByRole('region', { name: /business|place|Restaurant|Café/i });

describe('the search page', () => {
  it('shows a page of results and a link to the next', async () => {
    const { address } = await renderPage('/businesses', { directory });
    expect(await screen.findByText('30 businesses found')).toBeTruthy();
    expect(within(await results()).getAllByRole('heading', { level: 2 })).toHaveLength(12);
    const names = () =>
      screen.getAllByRole('heading', { level: 2, name: /^Place/ }).map(({ textContent }) => textContent);
    const first = names();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(new Set([...first, ...names()]).size).toBe(24));
    expect(address()).toBe('/businesses?page=2');
  });

  it('removes the results of the previous page if the next page fails to load', async () => {
    const failing = new Set<string>();
    await renderPage('/businesses', { directory, failing });
    expect(await screen.findByText('30 businesses found')).toBeTruthy();
    const user = userEvent.setup();
    failing.add('BusinessListPage');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Failed to fetch businesses')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2, name: /^Place/ })).toBeNull();
    failing.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2, name: /^Place/ })).toHaveLength(12),
    );
  });

  it('keeps the focus in the search field, and follows the URL', async () => {
    const { address, back } = await renderPage('/businesses', { directory });
    const user = userEvent.setup();
    await screen.findByText('30 businesses found');
    const city = screen.getByRole<HTMLInputElement>('searchbox', { name: 'City' });
    await user.type(city, 'Accra{Enter}');
    expect(await screen.findByText('15 businesses found')).toBeTruthy();
    expect(document.activeElement).toBe(city);
    await back();
    expect(await screen.findByText('30 businesses found')).toBeTruthy();
    expect([address(), city.value]).toEqual(['/businesses', '']);
  });

  it('keeps every filter in the URL, from the first page on', async () => {
    const { address } = await renderPage('/businesses?page=2', { directory });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await sheet.findByRole('radio', { name: /Café/ }));
    await user.click(await sheet.findByRole('switch', { name: 'Open now' }));
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Country' }), 'GH');
    await user.click(sheet.getByRole('radio', { name: /^4 and up/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    expect(address()).toBe('/businesses?category=cafe&country=GH&open=1&rating=4&sort=name');
    expect(await screen.findByRole('heading', { level: 1, name: 'Café in Ghana' })).toBeTruthy();
  });

  it('measures distances from a typed place', async () => {
    const { address } = await renderPage('/businesses?category=cafe', { directory });
    const user = userEvent.setup();
    await screen.findByText('10 businesses found');
    await user.click(await screen.findByRole('button', { name: /Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const place = await sheet.findByRole<HTMLInputElement>('textbox', { name: 'Near a place' });
    await user.type(place, 'Kadıköy, İstanbul{Enter}');
    expect(document.activeElement).toBe(place);
    expect(new URLSearchParams(address().split('?')[1]).get('near')).toBe('Kadıköy, İstanbul');
    expect(address()).toMatch(/sort=distance/);
    await user.selectOptions(await sheet.findByRole('combobox', { name: 'Distance' }), 'Within 100 km');
    expect(await screen.findByRole('heading', { level: 1, name: /near .*Kadıköy/ })).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: /Remove filter Near .*100 km/ }));
    expect(address()).toBe('/businesses?category=cafe');
    expect(place.value).toBe('');
  });

  describe('sorted by distance', () => {
    const requests: { found: PositionCallback; refused: PositionErrorCallback | null | undefined }[] = [];
    const coords = { latitude: 38.7, longitude: -9.1 };
    beforeEach(() => {
      requests.length = 0;
      const getCurrentPosition = (found: PositionCallback, refused?: PositionErrorCallback | null) =>
        requests.push({ found, refused });
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'geolocation');
    });
    const askForNearest = async () => {
      const page = await renderPage('/businesses', { directory });
      const user = userEvent.setup();
      await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Nearest');
      expect(requests).toHaveLength(1);
      return { ...page, user };
    };

    it('asks for the position, and searches around it', async () => {
      const { address } = await askForNearest();
      expect(address()).toBe('/businesses');
      await act(async () => requests[0]?.found({ coords } as GeolocationPosition));
      const params = new URLSearchParams(address().split('?')[1]);
      expect([params.get('sort'), params.get('near')]).toEqual(['distance', '38.7,-9.1']);
    });

    it('reports an unknown position if the browser has no geolocation', async () => {
      Reflect.deleteProperty(navigator, 'geolocation');
      await renderPage('/businesses', { directory });
      const sort = await screen.findByRole('combobox', { name: 'Sort by' });
      await userEvent.setup().selectOptions(sort, 'Nearest');
      expect(await screen.findByText('Your place is not known')).toBeTruthy();
    });

    it('reports an unknown position once the visitor refuses, and not before', async () => {
      const { address } = await askForNearest();
      expect(screen.queryByText('Your place is not known')).toBeNull();
      await act(async () => requests[0]?.refused?.({ code: 1 } as GeolocationPositionError));
      expect(await screen.findByText('Your place is not known')).toBeTruthy();
      expect(address()).toBe('/businesses');
    });

    it('ignores a position that comes after the page was left', async () => {
      const { address, user } = await askForNearest();
      await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About' }));
      await screen.findByRole('heading', { level: 1, name: /About/ });
      await act(async () => requests[0]?.found({ coords } as GeolocationPosition));
      expect(address()).toBe('/about');
    });
  });

  it('requests the position when a search contains "near me", which is not shown as a filter', async () => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: PositionCallback) =>
          found({ coords: { latitude: 38.7, longitude: -9.1 } } as GeolocationPosition),
      },
    });
    const { address } = await renderPage('/businesses?search=restaurant+near+me', { directory });
    const user = userEvent.setup();
    const nearest = await screen.findByRole('button', { name: 'Show the nearest to me' });
    expect(screen.queryByRole('link', { name: 'Remove filter Near me' })).toBeNull();
    await user.click(nearest);
    await waitFor(() =>
      expect(address()).toBe('/businesses?search=restaurant+near+me&near=38.7%2C-9.1&sort=distance'),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show the nearest to me' })).toBeNull());
    expect(await screen.findByRole('link', { name: 'Remove filter Near me' })).toBeTruthy();
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('takes choices that are made before the first of them is shown', async () => {
    const { address } = await renderPage('/businesses', { directory });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const isOpen = sheet.getByRole('switch', { name: 'Open now' });
    const rating = sheet.getByRole('radio', { name: /^4 and up/ });
    await act(async () => {
      isOpen.click();
      rating.click();
    });
    await waitFor(() => expect(address()).toBe('/businesses?open=1&rating=4'));
  });

  it('removes a filter by its chip', async () => {
    const { address } = await renderPage('/businesses?category=cafe&city=Lisbon', { directory });
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Remove filter Lisbon' }));
    expect(address()).toBe('/businesses?category=cafe');
  });

  it('offers ways out of an empty result', async () => {
    await renderPage('/businesses?search=zzz&city=Lisbon', { directory });
    expect(await screen.findByRole('heading', { name: 'No businesses found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear Filters' }).getAttribute('href')).toBe('/businesses');
    const removal = await screen.findByRole('link', { name: 'Remove “zzz” 15 businesses' });
    expect(removal.getAttribute('href')).toBe('/businesses?city=Lisbon');
    // Without the city, nothing would be found either.
    expect(screen.queryByRole('link', { name: /^Remove (?!filter).*Lisbon/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Browse Restaurant/ }).getAttribute('href')).toBe(
      '/category/restaurant',
    );
  });

  it('goes back to the card that was opened, also on a later page', async () => {
    const { back } = await renderPage('/businesses?page=2', { directory });
    const user = userEvent.setup();
    const card = await screen.findByRole('link', { name: /Place 2\b/ });
    const href = card.getAttribute('href');
    card.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: /Place 2\b/ });
    await back();
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe(href));
  });

  it('shows an error and retries', async () => {
    const failing = new Set(['BusinessListPage']);
    await renderPage('/businesses', { directory, failing });
    await screen.findByRole('alert');
    failing.clear();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('30 businesses found')).toBeTruthy();
  });

  it('opens the filters in a sheet on a phone, and closes it', async () => {
    const { address } = await renderPage('/businesses', { directory });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Filters/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(await within(sheet).findByRole('radio', { name: /Café/ }));
    expect(address()).toBe('/businesses?category=cafe');
    await user.click(await within(sheet).findByRole('button', { name: 'Show 10 businesses' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
