import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

describe('the interpretation of a search', () => {
  const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
  const chips = () =>
    screen
      .queryAllByRole('link', { name: /^Remove filter/ })
      .map(({ textContent }) => plain(textContent).replace('Remove filter ', ''));
  const show = (search: string) => renderPage(`/businesses?${search}`, { directory });

  it('is shown as chips beside the chosen filters, and each chip leads to the search without it', async () => {
    const { address } = await show('search=best+cafe+in+Accra&rating=3');
    await screen.findByRole('link', { name: /Best rated first/ });
    expect(chips()).toEqual(['“best cafe in Accra”', 'Rated 3+', 'Best rated first', 'Café', 'Accra']);
    const remove = (name: RegExp) => screen.getByRole('link', { name });
    expect(remove(/Best rated first/).getAttribute('href')).toBe('/businesses?search=cafe+in+Accra&rating=3');
    expect(remove(/filter .?Café/).getAttribute('href')).toBe('/businesses?search=best+in+Accra&rating=3');
    // The preposition is removed with its place.
    await userEvent.setup().click(remove(/filter .?Accra/));
    expect(address()).toBe('/businesses?search=best+cafe&rating=3');
    await waitFor(() => expect(chips()).toEqual(['“best cafe”', 'Rated 3+', 'Best rated first', 'Café']));
  });

  it('is counted on the button that opens the filters', async () => {
    await show('search=cafe+in+Accra');
    expect(await screen.findByRole('button', { name: /^Filters\s*3$/ })).toBeTruthy();
  });

  it('is nothing for words that are searched as they are', async () => {
    await show('search=Place');
    expect(await screen.findByText('30 businesses found')).toBeTruthy();
    expect(chips()).toEqual(['“Place”']);
    expect(screen.queryByText(/Searched without|Showing results for/)).toBeNull();
  });

  it('comes with the words that were left out', async () => {
    await show('search=cafe+Accra+qqqqzzzz');
    const notice = await screen.findByText(/Nothing matches every word/);
    expect(notice.textContent).toBe('Nothing matches every word. Searched without “qqqqzzzz”.');
    expect(chips()).toEqual(['“cafe Accra qqqqzzzz”', 'Café', 'Accra']);
  });

  it('comes with the words that were taken for those typed, as the listings write them, as a link to them', async () => {
    await show('search=Plcae');
    const link = await screen.findByRole('link', { name: 'Place' });
    expect(link.getAttribute('href')).toBe('/businesses?search=Place');
    expect(link.parentElement?.textContent).toBe(
      'Nothing matches “Plcae” exactly. Showing results for Place.',
    );
  });

  it('names the contact that was looked up', async () => {
    await directory.sql("UPDATE businesses SET email = 'info@place7.example' WHERE name = 'Place 7'");
    await show('search=INFO%40place7.example');
    expect(await screen.findByText('1 business found')).toBeTruthy();
    await waitFor(() => expect(chips()).toEqual(['“INFO@place7.example”', 'INFO@place7.example']));
  });
});

describe('counts beside the choices', () => {
  it('are those of the search without the chosen filter of the same kind', async () => {
    await renderPage('/businesses?search=cafe&rating=4', { directory });
    await userEvent.setup().click(await screen.findByRole('button', { name: /Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const ratings = within(await sheet.findByRole('group', { name: 'Rating' }));
    const cafes = businesses.filter((_, index) => index % 3 === 0);
    const rated = (least: number) => cafes.filter(({ rating }) => Number(rating) >= least).length;
    // Each in place of the rating that is chosen: fewer stars find more.
    for (const least of [3, 3.5, 4, 4.5])
      expect(await ratings.findByRole('radio', { name: `${least} and up, ${rated(least)}` })).toBeTruthy();
  });
});
