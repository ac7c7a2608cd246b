import { describe, expect, it } from '@jest/globals';
import { typedListings } from '../../../../testing/typedListings.ts';

const find = typedListings([
  ['Rose Butchers', 'Butcher', 'Dudley', 'GB', { street: '33 Market St' }],
  ['Lily Butchers', 'Butcher', 'Dudley', 'GB', { street: '8 Market St' }],
  ['Walkers', null, null, 'US', { areaServed: ['Whitinsville and the Surrounding Area'] }],
  ['Sitters', null, null, 'US', { state: 'Vermont' }],
  ['Noodle Bar', null, 'Manila', 'PH', { address: 'Ground floor', locatedIn: 'Fisher Mall' }],
  ['Perri', null, 'İstanbul', 'TR', { address: 'Bankalar Cd. No:21, Karaköy' }],
  ['Bankalar 1921', null, 'İstanbul', 'TR', { address: 'Bankalar Cd. No:5, Karaköy' }],
]);

describe('a search finds', () => {
  it.each([
    ['a street that a list has without an address', '33 market street dudley', ['Rose Butchers']],
    ['the areas that a listing serves', 'walkers whitinsville', ['Walkers']],
    ['the state of a listing without an address', 'sitters vermont', ['Sitters']],
    ['what a listing is inside of', 'noodle fisher mall', ['Noodle Bar']],
    ['a number behind another word for its street', 'bankalar caddesi 21', ['Perri']],
  ])('%s', async (_what, search, expected) => {
    expect(await find(search)).toEqual(expected);
  });
});
