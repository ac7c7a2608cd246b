import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Amber Leaf', 'Cafe', 'Lugano', 'CH'],
  ['Rooster', 'Bar', 'Lugano', 'CH'],
  ['Peak Kitchen', 'Restaurant', 'Zürich', 'CH', { type: 'Nepalese restaurant' }],
  ['Stars Oerlikon', 'Restaurant', 'Zürich', 'CH', { latitude: 47.41, longitude: 8.544 }],
  ['Zeugmeister', 'Restaurant', 'Zürich', 'CH'],
  ['Vogelsang', 'Restaurant', 'Zürich', 'CH'],
  ['Nordlab', 'Medical laboratory', 'New York', 'US', { latitude: 40.76, longitude: -73.97 }],
  ['Brooklyn Diner', 'Diner', 'Brooklyn', 'US', { latitude: 40.65, longitude: -73.95 }],
  ['7Pillars Fitness Hall', 'Gym', 'Reno', 'US'],
  ['Court 7', 'Tennis court', 'Reno', 'US'],
  ['Kranz', 'Bookstore', 'Berlin', 'DE', { address: 'Lindenallee 103, 10435 Berlin' }],
  ['Adler', 'Cafe', 'Berlin', 'DE', { address: 'Lindenallee 50, 10345 Berlin', rating: 5, reviewCount: 900 }],
  ['Peking Golden Garden', 'Restaurant', 'Manila', 'PH'],
  ['Jollibay', 'Fast food restaurant', 'Manila', 'PH'],
  ['Jollibee', 'Fast food restaurant', 'Cebu', 'PH'],
  ['Hart & Son', 'Butcher shop', 'Bristol', 'GB'],
  ['Zum Brandtner', 'Restaurant', 'Graz', 'AT'],
  ['Weiss', 'Dentist', 'Essen', 'DE'],
  ['Rot', 'Dentist', 'Köln', 'DE'],
  ['Zum Adler', 'Restaurant', 'Graz', 'AT'],
  ['Sehwerk Augenoptik', 'Gesundheit', 'Köln', 'DE'],
  ['İnova Koltuk Sistemleri', 'Otomotiv', null, 'TR', { address: 'Organize Sanayi 116. Sok. No:9 Nilüfer' }],
  ['Durmaz', 'Makine', null, 'TR', { address: 'Kahverengi Cadde No:4 Nilüfer' }],
  ['Serra Döşeme', 'Makine', null, 'TR', { address: 'Ayazma Cad. No:3 Kağıthane' }],
]);

describe('a search finds', () => {
  it.each([
    ['cafes, where no bubble tea is known in the town', 'milk tea lugano', ['Amber Leaf']],
    ['a cuisine in the town of a district that has none', 'nepalese oerlikon', ['Peak Kitchen']],
    ['laboratories around a town without a place for blood tests', 'blood test brooklyn', ['Nordlab']],
    ['a name with its number in one word, typed apart', '7 pillars gym', ['7Pillars Fitness Hall']],
    ['a house number, not the codes that it begins', 'lindenallee 103', ['Kranz']],
    ['a postal code while it is typed', 'lindenallee 104', ['Kranz']],
    ['a German name as Russian writes it', 'цойгмайстер', ['Zeugmeister']],
    ['… with a V that is an F', 'фогельзанг', ['Vogelsang']],
    ['an English name as Arabic writes it, without p and g', 'بكين جولدن جاردن', ['Peking Golden Garden']],
    ['an English name as Japanese writes it, without l', 'ジョリベイ マニラ', ['Jollibay']],
    ['… or a long vowel', 'ジョリビー', ['Jollibee', 'Jollibay']],
    ['a shop by another word for shop in Chinese', '肉铺', ['Hart & Son']],
    ['a kind that names have within a compound', 'optiker köln', ['Sehwerk Augenoptik']],
    ['a kind in a town that is called as a verb', 'zahnarzt in essen', ['Weiss']],
    ['a name without its blank', 'Zum.Brandtner', ['Zum Brandtner']],
    [
      'a name in a link of a map',
      'https://www.google.com/maps/place/Zum+Brandtner/@47.07,15.43,17z',
      ['Zum Brandtner'],
    ],
    [
      'a part of a kind that no listing is of, in a district',
      'koltuk döşeme nilüfer',
      ['İnova Koltuk Sistemleri'],
    ],
    ['… the other part of it in another', 'kağıthane koltuk döşeme', ['Serra Döşeme']],
    ['a bar that serves coffee', 'espressobar lugano', ['Amber Leaf']],
  ])('%s: %s', async (_what, search, names) => {
    expect(new Set(await find(search))).toEqual(new Set(names));
  });
});
