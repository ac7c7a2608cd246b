import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ["Papa Joe's", 'Restaurant', 'Zürich', 'CH'],
  ['Joes Laden', 'Bakery', 'Bern', 'CH'],
  ["Jackson's Butchers", 'Butcher shop', 'Shifnal', 'GB'],
  ['Jack & Sons', 'Plumber', 'Leeds', 'GB'],
  ['Food of Punjab', 'Indian restaurant', 'Zürich', 'CH'],
  ['Foo', null, 'Bern', 'CH'],
  ['Green Hill Cafe & Restaurant', 'Restaurant', 'Istanbul', 'TR'],
  ['Aster Cafe', 'Cafe', 'Ankara', 'TR'],
  ["JC's Dog Walking", 'Dog walker', 'Arlington', 'US'],
  ['Daisy Dog Walking', 'Dog walker', 'Boston', 'US'],
]);

describe('a name in one piece finds', () => {
  it.each([
    ['a genitive that another name has without its apostrophe', 'papajoes zürich', "Papa Joe's"],
    ['… rather than more words', 'jacksonsbutchers', "Jackson's Butchers"],
    ['words with a preposition between them', 'foodofpunjab', 'Food of Punjab'],
    ['two words that are a town elsewhere', 'greenhill cafe restaurant', 'Green Hill Cafe & Restaurant'],
    ['initials with the s of a genitive', 'jcs dog walking', "JC's Dog Walking"],
  ])('%s: %s', async (_what, search, name) => {
    const [first] = await find(search);
    expect(first).toBe(name);
  });
});
