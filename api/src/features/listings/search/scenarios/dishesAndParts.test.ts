import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const zurich = ['Zürich', 'CH'] as const;
const find = useSearchedNames([
  ['Simply Soup', 'Restaurant', ...zurich],
  ['Zum Rössli', 'Restaurant', ...zurich, { rating: 5, reviewCount: 900 }],
  ['Tram am See', 'Restaurant', ...zurich, { type: 'Fondue restaurant', latitude: 47.367, longitude: 8.545 }],
  ['Steak Old Town', 'Restaurant', ...zurich, { latitude: 47.373, longitude: 8.543 }],
  [
    'Sultan',
    'Restaurant',
    'Larnaca',
    'CY',
    { type: 'Lebanese restaurant', latitude: 34.91, longitude: 33.637 },
  ],
  [
    'Zephyr',
    'Restaurant',
    'Larnaca',
    'CY',
    { address: 'Piale Pasa 37, Larnaca', latitude: 34.911, longitude: 33.638 },
  ],
  ['Aling Rosa', 'Restaurant', 'Manila', 'PH', { type: 'Filipino restaurant' }],
  ['Rosso', 'Ice cream shop', 'Manila', 'PH'],
  ['Marder & Co', 'Butcher shop', 'Kirkwall', 'GB'],
  ['Baynham', 'Butcher shop', 'Eastleigh', 'GB'],
  ['Poxon', 'Butcher shop', 'Wolverhampton', 'GB'],
  ['Lister', 'Butcher shop', 'Winchester', 'GB'],
  ['Mane Institute', 'Medical clinic', 'Beverly Hills', 'US'],
  ['Lewis Clinic', 'Medical clinic', 'Boston', 'US'],
  [
    'Kretzer',
    'Bakery',
    'Berlin',
    'DE',
    { address: 'Buckower Damm 106, Berlin', latitude: 52.43, longitude: 13.43 },
  ],
  ['Jubel feine Patisserie', 'Gastronomie', 'Bremen', 'DE', { latitude: 53.08, longitude: 8.8 }],
  ['Kugel & Welt', 'Bookstore', 'Berlin', 'DE'],
  ['Zum Hof', 'Restaurant', 'Berlin', 'DE', { latitude: 52.54, longitude: 13.6 }],
  ['Needle Records', null, 'Berlin', 'DE'],
  ['Kolibri Bikes', null, 'Berlin', 'DE'],
  ['ร้านศิริเภสัช', 'ร้านยา', 'เมืองสุโขทัย', 'TH'],
  ['Deckel Reifen', 'Hjólbarðaverkstæði', 'Kópavogur', 'IS'],
  ['Zam Biryani', 'Restaurant', 'Bandarban', 'BD', { type: 'Biryani restaurant' }],
  ['Imperial House', 'Indian restaurant', 'Croydon', 'GB', { address: 'Airport House, Croydon' }],
]);

describe('a search finds', () => {
  it.each([
    ['a dish by its English name', 'suppe zürich', ['Simply Soup']],
    ['a dish by its cuisine rather than by what is sold', 'halo-halo', ['Aling Rosa']],
    ['a dish around a small part of a town that is named too', 'fondue zürich altstadt', ['Tram am See']],
    ['a cuisine around the words of an address', 'lebanese larnaca piale pasa', ['Sultan']],
    [
      'listings in the place of that country, not in its namesake elsewhere',
      'orkney butcher',
      ['Marder & Co'],
    ],
    ['an English town as Russian writes it', 'мясник вулверхэмптон', ['Poxon']],
    ['… with a W that is a vowel', 'мясник уинчестер', ['Lister']],
    [
      'an English town as Arabic writes it, with f for v and z for s',
      'عيادة بيفرلي هيلز',
      ['Mane Institute'],
    ],
    ['a bakery near the place, where a confectioner is far', 'konditorei buckow', ['Kretzer']],
    ['a shop by what it sells, in one word with "shop"', 'schallplattenladen berlin', ['Needle Records']],
    ['a shop without a category by words of names', 'fietsenwinkel berlijn', ['Kolibri Bikes']],
    ['pharmacies by another of their Thai names', 'ร้านขายยา สุโขทัย', ['ร้านศิริเภสัช']],
    [
      'the kind around the place, where nobody has the cuisine',
      'ungarisches restaurant hellersdorf',
      ['Zum Hof'],
    ],
    ['a mistyped shop that is named by what it sells', 'buchrladen berlin', ['Kugel & Welt']],
    ['tyres in Iceland', 'dekkjaverkstæði kópavogur', ['Deckel Reifen']],
    ['a town that ends as if it were inflected', 'biryani house bandarban', ['Zam Biryani']],
  ])('%s: %s', async (_what, search, names) => {
    expect(await find(search)).toEqual(names);
  });
});
