import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const spandau = { latitude: 52.55, longitude: 13.2 };
const neukolln = { latitude: 52.477, longitude: 13.434 };

const find = useSearchedNames([
  ['Euronics Ziermann', 'Household goods store', 'Berlin', 'DE', spandau],
  ['Tabak Dresser', null, 'Berlin', 'DE', spandau],
  ['Arçelik', 'Electronics store', 'Tuzla', 'TR'],
  ['Pecados', 'Restaurant', 'Berlin', 'DE', neukolln],
  ['Iberia Tapas', 'Restaurant', 'Zürich', 'CH'],
  ['Marks Mobile Butchers', 'Butcher shop', 'Bristol', 'GB', { rating: 5, reviewCount: 900 }],
  ['Mobile World', null, 'Jeddah', 'SA'],
  ['Angell', 'Veterinarian', 'Boston', 'US'],
  ['Boston Medical', 'Medical clinic', 'Boston', 'US'],
]);

describe('a search for a missing kind finds', () => {
  it.each([
    ['a related kind in the part of a town', 'elektroladen spandau', 'Euronics Ziermann'],
    ['… by another name of the kind', 'elektrofachgeschäft spandau', 'Euronics Ziermann'],
    ['restaurants in the part of a town before the cuisine abroad', 'tapas neukölln', 'Pecados'],
    ['listings of no category before those of other kinds', 'iphone ersatzteile', 'Mobile World'],
    ['doctors of animals, not of people', 'вакцинация собак', 'Angell'],
    ['… for an animal behind a preposition', 'vaccination for my cat', 'Angell'],
  ])('%s: %s', async (_what, search, name) => {
    expect((await find(search))[0]).toBe(name);
  });
});
