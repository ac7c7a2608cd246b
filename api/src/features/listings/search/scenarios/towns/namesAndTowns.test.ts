import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const pankow = { latitude: 52.57, longitude: 13.402 };
const wifi = { about: { Amenities: { 'Wi-Fi': true } } };

const find = useSearchedNames([
  ['Galenus Apotheke', null, 'Berlin', 'DE'],
  ['Linde', 'Restaurant', 'Berlin', 'DE', pankow],
  ['Adler', 'Pharmacy', 'Köln', 'DE', { latitude: 50.94, longitude: 6.96 }],
  ['Casa Ferlin', 'Restaurant', 'Zürich', 'CH', { about: { Pets: { 'Dogs allowed': true } } }],
  ['Aster', 'Cafe', 'Zürich', 'CH', wifi],
  ['Bellis', 'Cafe', 'Zürich', 'CH'],
  ['Osteria Nove', 'Italian restaurant', 'Zürich', 'CH'],
  ['McGreevys', null, 'Leeds', 'GB'],
  ['Greggs', null, 'Leeds', 'GB'],
  ['Plumex Plumbing', 'Plumber', 'Naples', 'US', { website: 'https://plumexplumbing.com/' }],
  ['Ola Brazil', null, 'Leeds', 'GB', { website: 'https://instagram.com/olabrazil' }],
  ['Cape Pumps', 'HVAC contractor', 'Salem', 'US'],
  ['Seal Air Conditioning', null, 'Waco', 'US'],
  ['Tenz', 'Tibetan restaurant', 'Bern', 'CH'],
  ['Momo Bikes', null, 'Basel', 'CH'],
  ['高松うどん', null, '高松市', 'JP'],
]);

describe('a search finds', () => {
  it.each([
    ['a kind in the town of a district, without positions', 'apotheke pankow', ['Galenus Apotheke']],
    ['a kind in its town where none there offers more', 'dog friendly restaurant berlin', ['Linde']],
    ['a kind that offers something', 'wifi cafe zürich', ['Aster']],
    ['a town by its Serbian name', 'italijanski restoran cirih', ['Osteria Nove']],
    ['one word that was typed as two, with a typo', 'mc grevys leeds', ['McGreevys']],
    ['a profile by the name in its address', 'instagram.com/plumexplumbing', ['Plumex Plumbing']],
    ['a page of a host that many share', 'https://www.instagram.com/olabrazil/', ['Ola Brazil']],
    ['a business by the host of its mail', 'office@plumexplumbing.com', ['Plumex Plumbing']],
    ['a kind without its head word', 'air conditioning contractor waco', ['Seal Air Conditioning']],
    ['a cuisine by its dish', 'momo bern', ['Tenz']],
    ['a kind behind an article', 'cape a heat pump', ['Cape Pumps']],
  ])('%s', async (_what, search, expected) => {
    expect(await find(search)).toEqual(expected);
  });

  it('no other town for one that differs by one of three characters', async () => {
    expect(await find('奎松市')).toEqual([]);
  });
});
