import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Salus', 'Pharmacy', 'Zagreb', 'HR'],
  ['Adriatic', 'Hotel', 'Zagreb', 'HR'],
  ['Stella', 'Beauty salon', 'Split', 'HR'],
  ['Marjan', 'Car repair', 'Split', 'HR'],
  ['Krijesnica', 'Bakery', 'Zagreb', 'HR'],
  ['Bosko', 'Restaurant', 'Split', 'HR', { website: 'https://www.krcma-57.hr/menu' }],
  ['Aptarion', 'Book store', 'Osijek', 'HR'],
]);

describe('a search with an incomplete last word finds', () => {
  it.each([
    ['a kind, in Cyrillic', 'апте', ['Salus']],
    ['a kind, in Croatian', 'ljekar', ['Salus']],
    ['a kind, in German', 'apothe', ['Salus']],
    ['a kind, in Turkish', 'ecza', ['Salus']],
    ['a kind, in Greek', 'φαρμα', ['Salus']],
    ['a kind, in Arabic', 'صيد', ['Salus']],
    ['a kind, in Japanese', 'ドラッグスト', ['Salus']],
    ['a kind in a town whose name begins a word as well', 'zagreb хоте', ['Adriatic']],
    ['a kind of two words', 'nail salon and beauty sal', ['Stella']],
    ['a kind behind a town', 'split autoserv', ['Marjan']],
    ['a kind in a town', 'zagreb bäcker', ['Krijesnica']],
    ['names that begin so, rather than a kind', 'apta', ['Aptarion']],
    ['a web address', 'www.krcma-57.h', ['Bosko']],
    ['a web address with its protocol', 'https://www.krcma-57.', ['Bosko']],
    ['an e-mail address', 'info@krcma-57.', ['Bosko']],
  ])('%s: %s', async (_what, typed, names) => {
    expect(await find(typed)).toEqual(names);
  });
});
