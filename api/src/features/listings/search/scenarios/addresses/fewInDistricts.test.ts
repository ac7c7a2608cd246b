import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const oerlikon = { latitude: 47.411, longitude: 8.544 };
const farther = { latitude: 47.405, longitude: 8.55 };

const find = useSearchedNames([
  ['Tamarind', 'Indian restaurant', 'Zürich', 'CH', oerlikon],
  ['Malabar', 'Indian restaurant', 'Zürich', 'CH', { ...oerlikon, longitude: 8.545 }],
  ['Namaste Oerlikon', 'Indian restaurant', 'Zürich', 'CH', farther],
  ['Punjab', 'Indian restaurant', 'Zürich', 'CH', { address: 'Friesstrasse 10, Zürich Oerlikon' }],
  ['Vegi Dhaba', 'Indian restaurant', 'Zürich', 'CH', farther],
  ['Aster', 'Cafe', 'Zürich', 'CH', { latitude: 47.371, longitude: 8.516 }],
  ['Bahnhof Wiedikon', 'Restaurant', 'Zürich', 'CH', { latitude: 47.371, longitude: 8.523 }],
  ['Bellis', 'Cafe', 'Zürich', 'CH', oerlikon],
  ['Co Chin Chin', 'Restaurant', 'Bern', 'CH'],
  ['Golden China', 'Restaurant', 'Bern', 'CH'],
]);

describe('a search for a kind', () => {
  it('in a district lists those that name it before others around it', async () => {
    const names = await find('indisch oerlikon');
    expect(names.slice(0, 2).sort()).toEqual(['Namaste Oerlikon', 'Punjab']);
    expect(names.slice(2).sort()).toEqual(['Malabar', 'Tamarind', 'Vegi Dhaba']);
  });

  it.each(['brunch zürich wiedikon', 'café wiedikon zürich', 'cafe in wiedikon zürich', 'cafe wiedikon'])(
    'in a quarter beside its town lists what is around it: %s',
    async (search) => {
      expect(await find(search)).toEqual(['Aster']);
    },
  );

  it('of a country finds no other words that begin as its adjective does', async () => {
    expect(await find('restoran kina')).toEqual(['Golden China']);
  });
});
