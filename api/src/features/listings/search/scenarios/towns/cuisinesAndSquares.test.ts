import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Casa Sol', 'Restaurant', 'Zürich', 'CH', { type: 'Tapas restaurant' }],
  [
    'Lindenhof',
    'Restaurant',
    'Zürich',
    'CH',
    { address: 'Sternenpl. 4, 8005 Zürich', latitude: 47.38, longitude: 8.53 },
  ],
  ['Chez Marie', 'French restaurant', 'Zürich', 'CH', { latitude: 47.37, longitude: 8.54 }],
  ['Bangkok Haus', 'Thai restaurant', 'Zürich', 'CH', { latitude: 47.381, longitude: 8.531 }],
  ['Airside Center Grill', 'Burger restaurant', 'Zürich', 'CH'],
  [
    'Mavi Deniz',
    'Restaurant',
    'İstanbul',
    'TR',
    { address: 'Gülevler, Fatih/İstanbul', type: 'Balık restoranı' },
  ],
  ['Gülevler Kebap', 'Kebab shop', 'İstanbul', 'TR'],
  ['La Boracca', 'Restaurant', 'Lugano', 'CH'],
  ['Hof Wiese', 'Farm', 'Lugano', 'CH'],
  ['Panos Grill', 'Steak house', 'Larnaca', 'CY'],
  ['Evans Steak Meats', 'Butcher shop', 'Brixham', 'GB'],
  ['Stamna', 'Greek restaurant', 'Ayia Napa', 'CY'],
  ['Blue Deck', 'Bar', 'Ayia Napa', 'CY'],
  ['Dr. Max Praxis', 'Doctor', 'Berlin', 'DE'],
  ['Nong Chu', 'Restaurant', 'That Phanom', 'TH', { address: 'ส้มตำ 4' }],
  ['ส้มตำป้าแดง', 'Restaurant', 'That Phanom', 'TH'],
]);

describe('a search finds', () => {
  it.each([
    ['the cuisine that a word names, not any restaurant', 'tapas zürich', ['Casa Sol']],
    [
      'a kind in the middle of a town, by what its language calls that',
      'französisches restaurant zürich zentrum',
      ['Chez Marie'],
    ],
    ['a kind around a square that addresses abbreviate', 'thai food near sternenplatz', ['Bangkok Haus']],
    ['an address by the whole word of its square', 'sternenplatz 4', ['Lindenhof']],
    [
      'a kind of two words around a district, not all of the district',
      "gülevler'de balık restoranı",
      ['Mavi Deniz'],
    ],
    ['a name that sounds like a rare word for a kind', 'la boraca', ['La Boracca']],
    ['a name in Arabic, not one that begins with a vowel', 'بانوس ستيك', ['Panos Grill']],
    ['a town in Greek letters that the gazetteer lacks', 'ψητοπωλείο αγία νάπα', ['Stamna']],
    ['a name in kana without vowels that part its consonants', 'マックス ベルリン', ['Dr. Max Praxis']],
    ['what a Thai shop sells', 'ร้านส้มตำ', ['ส้มตำป้าแดง', 'Nong Chu']],
    ['words of two scripts written as one', 'thai推荐', ['Bangkok Haus']],
    ['what somebody asks an assistant for', 'hey google zeig mir tapas in zürich', ['Casa Sol']],
  ])('%s: %s', async (_what, search, names) => {
    expect(new Set(await find(search))).toEqual(new Set(names));
  });
});
