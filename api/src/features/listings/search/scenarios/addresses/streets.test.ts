import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Rose Butchers', 'Butcher', 'Dudley', 'GB', { street: '33 Market St' }],
  ['Lily Butchers', 'Butcher', 'Dudley', 'GB', { street: '8 Market St' }],
  ['Walkers', null, null, 'US', { areaServed: ['Whitinsville and the Surrounding Area'] }],
  ['Sitters', null, null, 'US', { state: 'Vermont' }],
  ['Noodle Bar', null, 'Manila', 'PH', { address: 'Ground floor', locatedIn: 'Fisher Mall' }],
  ['Perri', null, 'İstanbul', 'TR', { address: 'Bankalar Cd. No:21, Karaköy' }],
  [
    'Aster',
    'Swiss restaurant',
    'Zürich',
    'CH',
    { address: 'Seefeldstrasse 9, Zürich', latitude: 47.36, longitude: 8.55 },
  ],
  [
    'Bellis',
    'Swiss restaurant',
    'Zürich',
    'CH',
    { address: 'Hardstrasse 3, Zürich', latitude: 47.39, longitude: 8.52 },
  ],
  ['Fone Zone', null, 'Jeddah', 'SA', { address: 'Palestine, Jeddah', latitude: 21.5, longitude: 39.2 }],
  ['Mobile Box', null, 'Jeddah', 'SA', { address: 'فلسطين، جدة', latitude: 21.5, longitude: 39.2 }],
  ['Bankalar 1921', null, 'İstanbul', 'TR', { address: 'Bankalar Cd. No:5, Karaköy' }],
]);

describe('a search finds', () => {
  it.each([
    ['a street that a list has without an address', '33 market street dudley', ['Rose Butchers']],
    ['the areas that a listing serves', 'walkers whitinsville', ['Walkers']],
    ['the state of a listing without an address', 'sitters vermont', ['Sitters']],
    ['what a listing is inside of', 'noodle fisher mall', ['Noodle Bar']],
    ['a street that is called as a country, behind the word for a street', 'شارع فلسطين', ['Mobile Box']],
    ['a number behind another word for its street', 'bankalar caddesi 21', ['Perri']],
    ['a street without the number that no listing has', 'hardstrasse 977', ['Bellis']],
    ['… that is abbreviated', 'hardstr. 977', ['Bellis']],
    ['… with the number before it', '977 hardstrasse', ['Bellis']],
    ['… in a town', 'hardstrasse 977 zürich', ['Bellis']],
    ['… of several words', 'bankalar cd. no: 977', ['Bankalar 1921', 'Perri']],
    ['… of several words behind the number', '977 bankalar caddesi', ['Bankalar 1921', 'Perri']],
    ['the number rather than the street where a name has it', 'bankalar 1921', ['Bankalar 1921']],
  ])('%s', async (_what, search, expected) => {
    expect(await find(search)).toEqual(expected);
  });

  it('a part of a town by the street named after it', async () => {
    expect((await find('schweizerisches restaurant seefeld'))[0]).toBe('Aster');
  });
});
