import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const wedding = { latitude: 52.552, longitude: 13.356 };
const steglitz = { latitude: 52.456, longitude: 13.328 };

const find = useSearchedNames([
  ['Wagnificent', 'Dog walker', 'Weston', 'US'],
  ['Bark Park', 'Dog walker', 'Boston', 'US'],
  ['Burger King', 'Restaurant', 'Berlin', 'DE'],
  ['Big Burger', 'Fast food restaurant', 'Berlin', 'DE'],
  ["McDonald's", null, 'Manila', 'PH'],
  ['Macdonald Grill', null, 'Oban', 'GB'],
  ['Aster', 'Bar', 'Berlin', 'DE', steglitz],
  ['Bellis', 'Bar', 'Berlin', 'DE', wedding],
  ['Erica', 'Butcher shop', 'Belfast', 'GB'],
  ['Freesia', 'Butcher shop', 'Bristol', 'GB'],
  ['Gentian', 'Dentist', 'Chennai', 'IN'],
  ['Ivy', 'Cafe', 'Chennai', 'IN'],
  ['Φαρμακείο Ακρόπολις', null, 'Athens', 'GR'],
  ['Polis', null, 'Athens', 'GR'],
  ['Heather Pension', null, 'Busan', 'KR'],
  ['Qhun Kitchen', null, 'That Phanom', 'TH'],
]);

describe('a search finds', () => {
  it.each([
    ['a mistyped whole name where the place lacks it', 'wagnifisent boston', ['Wagnificent']],
    ['a kind in a part of a country', 'butchers in northern ireland', ['Erica']],
    ['a brand as others write it', 'mac donalds manila', ["McDonald's"]],
    ['no compound in a word of another script', 'farmakeio akropolis', ['Φαρμακείο Ακρόπολις']],
    ['a kind by a compound', 'kinderzahnarztpraxis chennai', ['Gentian']],
  ])('%s: %s', async (_what, search, names) => {
    expect(await find(search)).toEqual(names);
  });

  it('listings nearest to the part of a town first', async () => {
    expect((await find('bar wedding berlin'))[0]).toBe('Bellis');
    expect((await find('bar steglitz berlin'))[0]).toBe('Aster');
  });

  it('first a brand in two words rather than its kind', async () => {
    expect((await find('burgerking tegel'))[0]).toBe('Burger King');
  });

  it('a word rather than a word that sounds like one of its syllables', async () => {
    expect(await find('군 pension')).toEqual(['Heather Pension']);
  });
});
