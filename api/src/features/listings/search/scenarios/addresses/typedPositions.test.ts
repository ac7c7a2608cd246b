import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Amber', 'Museum', 'Berlin', 'DE', { latitude: 52.5201, longitude: 13.4049 }],
  ['Beryl', 'Museum', 'Potsdam', 'DE', { latitude: 52.3906, longitude: 13.0645 }],
  ['Citrine', 'Bakery', 'Berlin', 'DE', { latitude: 52.5301, longitude: 13.4149 }],
  ['Diamond', 'Church', 'Barcelona', 'ES', { latitude: 41.40338, longitude: 2.17403 }],
  ['Emerald', 'Florist', 'Chicago', 'US', { phone: '+1 800-356-9377' }],
  ['Flowers by Flora', 'Florist', 'Chicago', 'US'],
]);

describe('a search finds', () => {
  it.each([
    ['52.52, 13.405', 'Amber'],
    ['52.52° N, 13.405° E', 'Amber'],
    ['geo:52.53,13.415', 'Citrine'],
    ['9F4MGCC3+2X', 'Amber'],
    [`41°24'12.2"N 2°10'26.5"E`, 'Diamond'],
  ])('first what is nearest to a position: %s', async (search, name) => {
    expect((await find(search))[0]).toBe(name);
  });

  it('a kind around a position, not farther away', async () => {
    expect(await find('museum 52.52, 13.405')).toEqual(['Amber']);
    expect(await find('bakery near 52.52,13.405')).toEqual(['Citrine']);
  });

  it.each(['1-800-FLOWERS', '1 800 flowers', '1800flowers', '800-FLOWERS'])(
    'a number in letters of a keypad: %s',
    async (search) => {
      expect((await find(search))[0]).toBe('Emerald');
    },
  );
});
