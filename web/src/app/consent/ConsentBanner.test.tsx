import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { PageServices } from '../../lib/pageServices.ts';
import { sampleBusiness } from '../../testing/factories.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory({ businesses: [sampleBusiness()] });
const open = (path: string, services: PageServices) => renderPage(path, { directory, services });
const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const choicesLink = () => screen.queryByRole('link', { name: 'Cookie Choices' });
const stored = () => {
  const { at, ...choices } = JSON.parse(localStorage.getItem('consent') ?? '{"at":null}') as Record<
    string,
    unknown
  >;
  return [typeof at, choices];
};
const press = (name: string, within_ = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }));

beforeEach(() => localStorage.clear());

const combinations: [string, PageServices, string | null][] = [
  ['nothing', {}, null],
  ['house ads', { hasHouseAds: true }, null],
  ['codes that wait for nothing', { withoutConsent: ['Chat'] }, null],
  ['analytics', { analytics: ['Google Analytics'] }, 'An analytics service loads only if you agree.'],
  ['network ads', { ads: ['Google AdSense'] }, 'Ads of a network load only if you agree.'],
  ['map tiles of another company', { maps: ['tiles.example'] }, null],
  [
    'all of it',
    { analytics: [], ads: [], withoutConsent: [], hasHouseAds: true },
    'Analytics and ads of a network load only if you agree.',
  ],
];

describe('the consent dialog', () => {
  it.each(combinations)(
    'with %s on the pages asks if something waits for consent',
    async (_what, services, question) => {
      await open('/about', services);
      await screen.findByRole('heading', { level: 1 });
      if (question) await screen.findByRole('region', { name: 'Cookies' });
      expect(banner()?.textContent.includes(question ?? '')).toBe(question ? true : undefined);
      const hasChoices = question !== null || services.maps !== undefined;
      expect(choicesLink()?.getAttribute('href')).toBe(hasChoices ? '/cookie-policy#preferences' : undefined);
    },
  );

  it('stores the answer for the services that it names only', async () => {
    await open('/about', { analytics: ['Google Analytics'] });
    press('Accept all', await screen.findByRole('region', { name: 'Cookies' }));
    expect(banner()).toBeNull();
    expect(stored()).toEqual(['string', { analytics: true }]);
  });

  it('returns for a service added since, and refuses all of it at one press', async () => {
    localStorage.setItem(
      'consent',
      JSON.stringify({ analytics: true, maps: true, at: new Date().toISOString() }),
    );
    await open('/about', { analytics: ['Google Analytics'], ads: ['Google AdSense'] });
    press('Reject all', await screen.findByRole('region', { name: 'Cookies' }));
    expect(banner()).toBeNull();
    expect(stored()).toEqual(['string', { analytics: false, ads: false, maps: false }]);
  });

  it('does not ask again after an answer to an earlier release', async () => {
    localStorage.setItem(
      'consent',
      JSON.stringify({ analytics: false, ads: true, maps: false, at: new Date().toISOString() }),
    );
    await open('/about', { analytics: [], ads: [] });
    await screen.findByRole('heading', { level: 1 });
    expect(banner()).toBeNull();
  });
});

describe('the cookie page', () => {
  const form = () => screen.findByRole('form', { name: 'Cookie choices' });

  it.each(combinations)(
    'with %s on the pages lists and offers the services in use',
    async (_what, services) => {
      await open('/cookie-policy', services);
      const kinds = within(await form())
        .getAllByRole('switch')
        .map((one) => one.getAttribute('aria-label'));
      expect(kinds).toEqual([
        'Essential',
        ...(services.analytics ? ['Analytics'] : []),
        ...(services.ads ? ['Advertising'] : []),
        ...(services.maps ? ['Maps'] : []),
      ]);
      const text = (id: string) => document.getElementById(id)?.closest('section')?.textContent ?? '';
      expect(text('analytics').includes('None are set')).toBe(!services.analytics);
      expect(text('advertising').includes('None are set')).toBe(!services.ads);
      expect(text('advertising').includes('Ads of this site itself')).toBe(Boolean(services.hasHouseAds));
      expect(text('third-party').includes('without asking for consent')).toBe(
        Boolean(services.withoutConsent),
      );
      for (const name of [services.analytics, services.ads, services.withoutConsent, services.maps].flatMap(
        (names) => names ?? [],
      ))
        expect(document.querySelector('main')?.textContent).toContain(name);
      expect(banner()).toBeNull();
    },
  );

  it('stores exactly the state of its switches', async () => {
    await open('/cookie-policy', { ads: ['Google AdSense'], maps: ['tiles.example'] });
    fireEvent.click(within(await form()).getByRole('switch', { name: 'Maps' }));
    press('Save choices');
    expect(stored()).toEqual(['string', { ads: false, maps: true }]);
    expect(await screen.findByText('Choices saved')).toBeTruthy();
  });

  it('shows and keeps the choice that another tab stored meanwhile', async () => {
    await open('/cookie-policy', { ads: ['Google AdSense'], analytics: [], maps: ['tiles.example'] });
    await form();
    localStorage.setItem(
      'consent',
      JSON.stringify({ analytics: true, ads: true, maps: false, at: new Date().toISOString() }),
    );
    fireEvent(window, new StorageEvent('storage', { key: 'consent' }));
    const choice = async (name: string) =>
      (await within(await form()).findByRole<HTMLInputElement>('switch', { name })).checked;
    expect([await choice('Analytics'), await choice('Advertising'), await choice('Maps')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it.each(combinations)(
  'the privacy policy with %s on the pages names all recipients',
  async (_what, services) => {
    await open('/privacy-policy', services);
    await screen.findByRole('heading', { level: 1 });
    const text = document.getElementById('third-parties')?.closest('section')?.textContent ?? '';
    expect(text.includes('no ads of a network are used here')).toBe(!services.ads);
    expect(text.includes('no analytics service that asks for your consent')).toBe(!services.analytics);
    expect(text.includes('does not wait for your consent')).toBe(Boolean(services.withoutConsent));
    expect(text.includes('maps are drawn from this site alone')).toBe(!services.maps);
  },
);
