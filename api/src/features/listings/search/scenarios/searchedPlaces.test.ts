import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Ali Baba', 'Kebab shop', 'Nürnberg', 'DE'],
  ['Café Altstadt', 'Cafe', 'Nürnberg', 'DE'],
  ['Dr. Sommer', 'Orthopedic surgeon', 'Fürth', 'DE', { address: 'Königstr. 8, 90762 Fürth' }],
  ['Rathaus Apotheke', 'Pharmacy', 'Fürth', 'DE', { address: 'Am Rathaus 1, 90762 Fürth' }],
  ['Sunny Cuts', 'Hair salon', 'Manhattan Beach', 'US', { latitude: 33.88, longitude: -118.41 }],
  ['Park Hair', 'Hair salon', 'New York', 'US', { latitude: 40.755, longitude: -73.985 }],
  ['Cantina Verde', 'Mexican restaurant', 'Puebla', 'MX', { latitude: 19.04, longitude: -98.2 }],
  ['Bar Norte', 'Bar', 'Monterrey', 'MX', { latitude: 25.67, longitude: -100.31 }],
  ['Udon Haus', 'Japanese restaurant', 'Nürnberg', 'DE', { latitude: 49.45, longitude: 11.08 }],
  ['Hong Ngoc', 'Nail salon', 'Nürnberg', 'DE', { latitude: 49.45, longitude: 11.08 }],
  ['Pasta Paul', 'Italian restaurant', 'Köln', 'DE', { address: 'Ring 1, 50667 Köln', postalCode: '50667' }],
  ['Hako Ramen', 'Ramen restaurant', 'Köln', 'DE', { address: 'Weg 2, 50931 Köln', postalCode: '50931' }],
  ['Hong Kong Garten', 'Chinese restaurant', 'Köln', 'DE'],
  ['Mister Kabab', 'Restaurant', 'Quezon City', 'PH'],
  ['Lollo Kinderschuhladen', 'Clothing store', 'Köln', 'DE'],
  [
    'Späti am Kanal',
    'Convenience store',
    'Berlin',
    'DE',
    { latitude: 52.496, longitude: 13.41, street: 'Ufer 3', postalCode: '10999' },
  ],
  // A postal code has letters or digits.
  ['Eck', 'Bar', 'Berlin', 'DE', { latitude: 52.497, longitude: 13.411, postalCode: '–' }],
  ['Lesezeit', 'Bookstore', 'Berlin', 'DE', { street: 'Hofweg 4', postalCode: '10999' }],
  ['Wälzer', 'Bookstore', 'Berlin', 'DE', { street: 'Am See 5', postalCode: '14059' }],
  ['Patty', 'Hamburger restaurant', 'Berlin', 'DE'],
  ['Rock & Rolle', 'Fashion', 'Berlin', 'DE'],
  ['Berliner Allerlei', null, 'Berlin', 'DE'],
  ['Brauer', 'Cafe', 'Berlin', 'DE'],
  ['Teppichland Nord', null, 'Berlin', 'DE'],
  ['Griechisches Restaurant Athen', 'Restaurant', 'Fürth', 'DE'],
  ['Alpenhof', 'Austrian restaurant', 'Fürth', 'DE'],
  ['Rösti Eck', 'Restaurant', 'Zürich', 'CH', { type: 'Swiss restaurant' }],
  ['Curry Eck', 'Restaurant', 'Zürich', 'CH', { type: 'Indian restaurant' }],
  ['Cold & Warm', 'HVAC contractor', 'Fort Worth', 'US'],
  ['Happy Day Brautmoden', null, 'Berlin', 'DE'],
  ['Dr. Molar', 'Dentist', 'Fort Worth', 'US'],
  ['Meat & Sons', 'Butcher shop', 'Bath', 'GB'],
  ['The Chop', 'Butcher shop', 'Bristol', 'GB'],
  ['Loaf', 'Bakery', 'Bristol', 'GB'],
]);

describe('a search finds', () => {
  it.each([
    [
      'a dish beside the old town rather than what is called after it',
      'döner nürnberg altstadt',
      ['Ali Baba'],
    ],
    ['a kind near a landmark, not the landmark', 'orthopäde am rathaus', ['Dr. Sommer']],
    ['a part of a town rather than a town that begins so', 'hair salon midtown manhattan', ['Park Hair']],
    ['a place by the word that its country has for it', 'cantina monterrey', ['Bar Norte']],
    ['a dish elsewhere where nothing is near the place', 'udon hong kong', ['Udon Haus', 'Hako Ramen']],
    ['a cuisine in the town of a postal code', 'ramen 50667', ['Hako Ramen']],
    [
      'a kind in a district by its postal codes, where listings have no position',
      'bookstore kreuzberg',
      ['Lesezeit'],
    ],
    [
      'one of two kinds that no listing has both of, rather than no kind',
      'burger boutique berlin',
      ['Patty'],
    ],
    ['what compounds begin with, by its plural', 'teppiche berlin', ['Teppichland Nord']],
    [
      'a cuisine whose name begins like a part of a country',
      'österreichisches restaurant fürth',
      ['Alpenhof'],
    ],
    [
      'a cuisine of a country that is written as one with a word for food',
      'スイス料理 チューリッヒ',
      ['Rösti Eck'],
    ],
    ['who repairs what is named', 'hvac repair fort worth', ['Cold & Warm']],
    [
      'who sells what is asked for, not a word alike in letters',
      'wedding dress in berlin',
      ['Happy Day Brautmoden'],
    ],
    ['a doctor by what is treated', 'tooth doctor fort worth', ['Dr. Molar']],
    ['a dish that is spelled in many ways', 'kebab quezon city', ['Mister Kabab']],
    ['what is sold for somebody', 'kinderschuhe köln', ['Lollo Kinderschuhladen']],
    ['a kind in either of two towns', 'butcher bath bristol', ['Meat & Sons', 'The Chop']],
  ])('%s: %s', async (_what, search, names) => {
    expect(new Set(await find(search))).toEqual(new Set(names));
  });
});
