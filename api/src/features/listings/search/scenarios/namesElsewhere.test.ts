import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const gebze = { latitude: 40.8, longitude: 29.43 };
const find = useSearchedNames([
  ['Kale Balata', 'Manufacturer', 'Kocaeli', 'TR'],
  ['Kale Cafe', 'Cafe', 'İstanbul', 'TR', gebze],
  ['Blick', 'Eye care center', 'Gurgaon', 'IN'],
  ['Polar Refrigeration', null, 'Denton', 'US'],
  ['Chez Max', 'Restaurant', 'Bern', 'CH', { type: 'Swiss restaurant' }],
  ['Liyu', 'Restaurant', 'Zürich', 'CH', { type: 'Ethiopian restaurant' }],
  ['Bahnhof Wiedikon', 'Restaurant', 'Zürich', 'CH'],
  ['Lunchroom', 'Event venue', 'Berlin', 'DE'],
  ['Globus Löwenplatz', 'Restaurant', 'Zürich', 'CH'],
  ['Da Ciro', 'Pizzeria', 'Zürich', 'CH'],
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
    ['where a meal is had', 'cheap lunch bern', 'Chez Max'],
    ['… in other languages', 'déjeuner berne', 'Chez Max'],
    ['who mends what a compound names', 'wasserrohrbruch', 'Ace'],
    [
      'a cuisine in the town, at words that only the name of another has',
      'pizzeria löwenplatz zürich',
      'Da Ciro',
    ],
    ['… which counts more than the word that may be where', 'ethiopian restaurant zurich wiedikon', 'Liyu'],
    ['a dish that was typed as two words', 'käse fondue', 'Chez Max'],
  ])('%s: %s', async (_what, search, name) => {
    expect((await find(search))[0]).toBe(name);
  });
});
