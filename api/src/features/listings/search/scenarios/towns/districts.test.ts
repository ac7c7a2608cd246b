import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const kreuzberg = { latitude: 52.499, longitude: 13.41 };
const westend = { latitude: 52.518, longitude: 13.27 };
const london = { latitude: 51.51, longitude: -0.16 };
const morato = { latitude: 14.634, longitude: 121.035 };
const savignyplatz = { latitude: 52.5055, longitude: 13.323, postalCode: '10623' };
const cubao = { latitude: 14.62, longitude: 121.055 };

const find = useSearchedNames([
  ['Datscha Kreuzberg', 'Cafe', 'Berlin', 'DE', kreuzberg],
  ['Aster', 'Cafe', 'Berlin', 'DE', { ...kreuzberg, latitude: 52.501 }],
  ['Bellis', 'Cafe', 'Berlin', 'DE', westend],
  ['Crocus', 'Bar', 'Berlin', 'DE', westend],
  ['Dahlia', 'Bar', 'London', 'GB', london],
  ['Seoul Grill', 'Korean restaurant', 'Quezon City', 'PH', { ...cubao, address: '5 Aurora Blvd' }],
  ['Busan House', 'Korean restaurant', 'Davao', 'PH', { latitude: 7.07, longitude: 125.6 }],
  ['Erica', 'Bakery', 'Quezon City', 'PH', { ...morato, address: '191 Tomas Morato Ave' }],
  ['Perri', null, 'İstanbul', 'TR', { address: 'Bankalar Cd. No:21, Karaköy' }],
  ['Ziraat', 'Bank', 'İstanbul', 'TR', { address: 'Divan Yolu 3' }],
  ['Rasht Kebab', null, 'Rasht', 'IR'],
  ['Mitsu', 'Japanese restaurant', 'Zürich', 'CH'],
  ['Freesia', 'Bookstore', 'Hamburg', 'DE'],
  ['Gentian', 'Second-hand shop', 'Hamburg', 'DE'],
  ['Ashoka', 'Indian restaurant', 'Berlin', 'DE', savignyplatz],
  ['Ganesha', 'Indian restaurant', 'Berlin', 'DE', westend],
  ['Trattoria Zoe', 'Restaurant', 'Essen', 'DE'],
  ['Erika', 'Restaurant', 'Essen', 'DE'],
  ['아난티 힐튼', null, '부산', 'KR'],
  ['Hilton', 'Hotel', 'London', 'GB', london],
  ['El Luchador', 'Restaurant', 'Bern', 'CH'],
  ['Ricos Helados', 'Bakery', 'Basel', 'CH'],
]);

describe('a search finds', () => {
  it('a kind around a part of a town, not only those that have its name', async () => {
    expect((await find('cafe kreuzberg berlin')).toSorted()).toEqual(['Aster', 'Datscha Kreuzberg']);
  });

  it.each([
    ['a kind around words of addresses', 'korean food tomas morato', ['Seoul Grill']],
    ['the part of the town that is named beside it', 'bar westend berlin', ['Crocus']],
    ['a kind around a square that no address names', 'indian restaurant savignyplatz', ['Ashoka']],
    ['a street that has the name of a kind', 'bankalar caddesi 21', ['Perri']],
    ['a kind that sounds like a town', 'japanese restaurant', ['Mitsu']],
    ['books that are used', 'second hand bookshop hamburg', ['Freesia']],
    ['a cuisine by words of names', 'italienisches restaurant essen', ['Trattoria Zoe']],
    ['a name that others have in Latin letters', 'hilton busan', ['아난티 힐튼']],
    ['a chain in the script of the place', 'هيلتون لندن', ['Hilton']],
    ['a whole name that begins with a stop word', 'tacos el luchador', ['El Luchador']],
  ])('%s: %s', async (_what, search, names) => {
    expect(await find(search)).toEqual(names);
  });
});
