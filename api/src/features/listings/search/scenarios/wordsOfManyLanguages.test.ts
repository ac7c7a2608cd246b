import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Peking Ente', 'Chinese restaurant', 'Berlin', 'DE'],
  ['Aster', 'Restaurant', 'Berlin', 'DE'],
  ['Seoul Kitchen', 'Restaurant', 'Manila', 'PH', { type: 'Korean restaurant' }],
  ['Pan Africa', 'Fast food restaurant', 'Berlin', 'DE'],
  ['Bellis', 'Furniture store', 'Berlin', 'DE'],
  ['Betten Root', null, 'Berlin', 'DE'],
  ['Ludwig Wilde', 'Bookstore', 'Berlin', 'DE'],
  ['Pet Vet Calls', 'Veterinarian', 'Boston', 'US'],
  ['Quest', 'Medical laboratory', 'Boston', 'US'],
  ['Ziering', 'Medical clinic', 'New York', 'US', { type: 'Hair transplantation clinic' }],
  ['City Clinic', 'Medical clinic', 'New York', 'US'],
  ['Crown', 'Hair replacement service', 'New York', 'US'],
]);

describe('a search finds', () => {
  it.each([
    [
      'a cuisine before a Turkish word for a restaurant with its ending',
      'çin lokantası berlin',
      'Peking Ente',
    ],
    ['the cuisine of a dish that no listing names', 'bingsu', 'Seoul Kitchen'],
    ['… in another script', '치킨 떡볶이 빙수 manila', 'Seoul Kitchen'],
    ['goods in Greek', 'μυθιστορήματα βερολίνο', 'Ludwig Wilde'],
    ['a shop that has such goods, where none is for them alone', 'bettdecken', 'Betten Root'],
    ['a shop of a related kind, where nothing else has the goods', 'gardinen', 'Bellis'],
    ['a service in French', 'vaccin chien', 'Pet Vet Calls'],
    ['a cuisine of a continent', 'afrikanisches restaurant berlin', 'Pan Africa'],
    ['a service in Thai', 'เจาะเลือด boston', 'Quest'],
    ['clinics for one thing rather than any', 'saç ekimi new york', 'Crown'],
  ])('%s: %s', async (_what, search, name) => {
    expect((await find(search))[0]).toBe(name);
  });

  it('clinics for one thing alone', async () => {
    expect((await find('haarausfall')).sort()).toEqual(['Crown', 'Ziering']);
  });
});
