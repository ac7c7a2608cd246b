import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

// Lists of one kind often have no column for it, so that no listing says what it is.
const find = useSearchedNames([
  ['Kroll & Sons', null, 'Fairfax', 'US', { address: '5103 Ox Rd, Fairfax, VA 22030' }],
  ['Silver Fern', 'Bookstore', 'Fairfax', 'US'],
  ['Ridge HVAC', 'HVAC contractor', 'Dallas', 'US'],
  ['Farmalux Suc. Beijing', null, 'Cochabamba', 'BO', { address: 'Av. Beijing, Cochabamba' }],
  ['Farmacia Ledo', null, 'Cochabamba', 'BO', { address: 'Av. Petrolera, Cochabamba' }],
  ['Hotel Ledo', 'Hotel', 'Cochabamba', 'BO', { address: 'Av. Beijing 12, Cochabamba' }],
  ['kfr-werk.de', null, 'Berlin', 'DE', { address: 'Sterkrader Weg 4, 13507 Berlin' }],
  ['Donna Lucia', 'Restaurant', 'Berlin', 'DE', { address: 'Alt-Tegel 15, 13507 Berlin', rating: 5 }],
]);

describe('if no listing is known to be of the kind, a search finds', () => {
  it.each([
    ['what has no category in the place', 'hvac fairfax', ['Kroll & Sons']],
    [
      '… on the street, before all of the kind in the town',
      'farmacia beijing cochabamba',
      ['Farmalux Suc. Beijing'],
    ],
    ['… at the postal code', 'fahrradladen 13507', ['kfr-werk.de']],
    ['no listing of another kind, where others are of this one', 'hvac dallas', ['Ridge HVAC']],
    ['those whose name says the kind alone, where there are some', 'farmacia cochabamba', ['Farmacia Ledo']],
  ])('%s: %s', async (_what, search, names) => {
    expect(await find(search)).toEqual(names);
  });
});
