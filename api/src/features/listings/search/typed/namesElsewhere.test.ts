import { describe, expect, it } from '@jest/globals';
import { typedListings } from '../../../../testing/typedListings.ts';

const gebze = { latitude: 40.8, longitude: 29.43 };
const find = typedListings([
  ['Kale Balata', 'Manufacturer', 'Kocaeli', 'TR'],
  ['Kale Cafe', 'Cafe', 'İstanbul', 'TR', gebze],
  ['Blick', 'Eye care center', 'Gurgaon', 'IN'],
  ['Polar Refrigeration', null, 'Denton', 'US'],
  ['Seerose', 'Restaurant', 'Zürich', 'CH'],
  ['Lunchroom', 'Event venue', 'Berlin', 'DE'],
  ['Ace', 'Plumber', 'Naples', 'US'],
]);

describe('a search finds', () => {
  it.each([
    [
      'a name of two words in the country, rather than one of them near the town',
      'kale balata gebze',
      'Kale Balata',
    ],
    ['a kind rather than a name that resembles an unknown word beside it', 'cataract operation', 'Blick'],
    ['where a meal is had', 'cheap lunch zürich', 'Seerose'],
    ['… in other languages', 'déjeuner zurich', 'Seerose'],
    ['who mends what a compound names', 'wasserrohrbruch', 'Ace'],
  ])('%s: %s', async (_what, search, name) => {
    expect((await find(search))[0]).toBe(name);
  });
});
