import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SampleBusiness } from '../../../testing/factories.ts';
import { sampleBusiness, sampleCategory, sampleCity } from '../../../testing/factories.ts';
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

describe('the page of a listing shows when it is open and busy', () => {
  it('shows the week with missing days closed', async () => {
    await show({ workingHours: { Monday: '9 AM-5 PM', Tuesday: 'Open 24 hours' } });
    const rows = within(await section('Opening Hours')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('09:00–17:00'),
        expect.stringContaining('24 hours'),
        expect.stringMatching(/Sunday.*Closed/),
      ]),
    );
  });

  it('shows holidays to come, the split of ratings, further phones, profiles and areas', async () => {
    await show({
      specialHours: { '2001-12-25': 'Closed', '2099-12-25': 'Closed', '2099-12-31': '9 AM-3 PM' },
      reviewsPerScore: [1, 0, 2, 5, 40],
      otherPhones: ['+351 21 555 01 43'],
      socialLinks: { instagram: 'https://www.instagram.com/casa' },
      locatedIn: 'Forum Mall',
      areaServed: ['Lisbon', 'Sintra'],
    });
    const hours = await section('Opening Hours');
    expect(hours.textContent).toMatch(/25 December 2099Closed31 December 209909:00–15:00/);
    expect(hours.textContent).not.toContain('2001');
    const bars = within(await section('Customer Reviews')).getByRole('list', { name: 'Reviews by stars' });
    expect(
      within(bars)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['5 stars: 40', '4 stars: 5', '3 stars: 2', '2 stars: 0', '1 star: 1']);
    const contact = within(await section('Contact Information'));
    expect(contact.getByRole('link', { name: '+351 21 555 01 43' }).getAttribute('href')).toBe(
      'tel:+351215550143',
    );
    expect(contact.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe(
      'https://www.instagram.com/casa',
    );
    const details = await section('Business Details');
    expect(details.textContent).toContain('Inside ofForum Mall');
    expect(details.textContent).toContain('Areas servedLisbon, Sintra');
  });

  it('shows holidays of a listing without a week, and scores of one without a mean', async () => {
    await show({
      workingHours: null,
      specialHours: { '2099-12-25': 'Open 24 hours' },
      rating: null,
      reviewCount: 0,
      reviewsPerScore: [0, 0, 0, 0, 1],
    });
    const hours = await section('Opening Hours');
    expect(hours.textContent).toContain('Opening hours information not available');
    expect(hours.textContent).toContain('25 December 209924 hours');
    const reviews = await section('Customer Reviews');
    expect(reviews.textContent).not.toContain('No reviews yet');
    expect(reviews.textContent).toContain('5 stars: 1');
  });

  it('shows how busy each day usually is, today first, as bars and in words', async () => {
    const day = (peak: number) =>
      Array.from({ length: 24 }, (_, hour) => (hour === peak ? 100 : hour > 8 && hour < 20 ? 40 : 0));
    const week = { Monday: day(12), Tuesday: day(13), Wednesday: day(18), Thursday: day(19) };
    await show({ busyHours: week, timeZone: 'Europe/Lisbon' });
    const region = await section('Busy Hours');
    const days = [...region.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(days).toHaveLength(4);
    expect(days).toEqual(expect.arrayContaining([expect.stringMatching(/^Wednesday.*Busiest at 18:00$/)]));
    const [today] = Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Lisbon' })
      .format(new Date())
      .split(',');
    if (today && today in week) expect(days[0]).toContain(`${today}Today`);
    expect([...region.querySelectorAll('details')].map(({ open }) => open)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const hours = within(region).getByRole('list', {
      name: 'Usual visitors on Thursday, by hour',
      hidden: true,
    });
    const texts = within(hours)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(texts).toHaveLength(11);
    expect(texts[0]).toMatch(/^09:00: 40 %/);
    expect(texts.at(-1)).toMatch(/^19:00: 100 %/);
  });

  it('marks the present hour of a place that is busy at all hours, in its own time', async () => {
    const always = Array.from({ length: 24 }, () => 50);
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    await show({
      busyHours: Object.fromEntries(days.map((day) => [day, always])),
      timeZone: 'Pacific/Auckland',
    });
    const marked = (await section('Busy Hours')).querySelectorAll('[aria-current=time]');
    expect(marked).toHaveLength(1);
    const hour = Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Pacific/Auckland' }).format();
    expect(marked[0]?.textContent).toContain(`${hour}:00: 50 %`);
  });

  it('shows the former week of a closed place, and no action to plan a visit', async () => {
    await show({
      businessStatus: 'CLOSED_PERMANENTLY',
      workingHours: { Monday: '9 AM-5 PM' },
      specialHours: { '2099-12-25': 'Closed' },
      busyHours: { Monday: Array.from({ length: 24 }, () => 50) },
      reservationLink: 'https://book.example/',
    });
    const hours = await section('Former Opening Hours');
    expect(within(hours).getByText('09:00–17:00')).toBeTruthy();
    expect(hours.querySelector('[aria-current]')).toBeNull();
    expect(screen.queryByText('Holiday hours')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Busy Hours' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Reserve' })).toBeNull();
  });
});
