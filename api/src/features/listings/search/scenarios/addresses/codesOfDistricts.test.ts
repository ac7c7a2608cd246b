import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

// Of listings without a position, a postal code says where in the town they are. One listing has both.
const coded = (postalCode: string) => ({ postalCode, address: `Hauptstr. 1, ${postalCode} Berlin` });
const find = useSearchedNames([
  ['Brauhaus', 'Restaurant', 'Berlin', 'DE', { ...coded('13587'), latitude: 52.55, longitude: 13.21 }],
  ['Zigarren Adler', 'Tobacco shop', 'Berlin', 'DE', coded('10439')],
  ['Rauchzeit', 'Tobacco shop', 'Berlin', 'DE', { ...coded('12305'), rating: 5 }],
  ['Oase Dresser', 'Tobacco shop', 'Berlin', 'DE', coded('13583')],
  ['Pozzolini', 'Beverage store', 'Berlin', 'DE', coded('13585')],
  ['Rioja', 'Wine store', 'Berlin', 'DE', { ...coded('10823'), rating: 5 }],
  ['Bücherstube', 'Bookstore', 'Berlin', 'DE', coded('13507')],
  ['Weltkugel', 'Bookstore', 'Berlin', 'DE', { ...coded('10435'), rating: 5 }],
  ['Lesezeit', 'Bookstore', 'Berlin', 'DE', { ...coded('13593'), rating: 5 }],
  ['Café Milou', 'Cafe', 'Paris', 'FR', { postalCode: '75011', latitude: 48.8571, longitude: 2.3794 }],
  ['Fleurs Anne', 'Florist', 'Paris', 'FR', { postalCode: '75018', address: '2 rue Lepic, 75018 Paris' }],
]);

describe('a kind in a part of a town', () => {
  it.each(['tabakladen spandau', 'tobacco shop spandau', 'estanco en spandau'])(
    'is first what has a postal code that begins as those there do: %s',
    async (search) => {
      expect((await find(search))[0]).toBe('Oase Dresser');
    },
  );

  it('comes first with a postal code of that part, even if no listing with a position has the code', async () => {
    expect((await find('buchladen tegel'))[0]).toBe('Bücherstube');
    expect((await find('buchhandlung prenzlauer berg'))[0]).toBe('Weltkugel');
  });

  it('is a substitute there rather than the kind elsewhere: a beverage shop for wine', async () => {
    expect((await find('weinhandlung spandau'))[0]).toBe('Pozzolini');
  });

  it('is found in the town, if all codes of the town begin alike', async () => {
    expect(await find('florist bastille paris')).toEqual(['Fleurs Anne']);
  });
});
