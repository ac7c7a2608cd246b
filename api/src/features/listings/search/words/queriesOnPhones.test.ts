import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const mitte = { latitude: 35.683, longitude: 139.774 };
const away = { latitude: 51.063, longitude: 6.963 };
const near = { latitude: 51.031, longitude: 7.016 };

const find = useSearchedNames([
  ['Aoi', 'Sushi restaurant', 'Tokyo', 'JP', mitte],
  ['Beni', 'Ramen restaurant', 'Tokyo', 'JP', mitte],
  ['Chairo', 'Japanese restaurant', 'Tokyo', 'JP', mitte],
  ['Daidai', 'Okonomiyaki', 'Tokyo', 'JP', mitte],
  ['Edel', 'Bakery', 'Graz', 'AT'],
  ['Fink', 'Florist', 'Graz', 'AT'],
  ['Bakery Florist Gruber', null, 'Wien', 'AT'],
  ['Treff Manfort', 'Bar', 'Leverkusen', 'DE', near],
  ['Laden Manfort', null, 'Leverkusen', 'DE', near],
  ['Verein Manfort', null, 'Leverkusen', 'DE', near],
  ['Hakan', 'Kebab shop', 'Leverkusen', 'DE', near],
  ['Ilhan', 'Kebab shop', 'Leverkusen', 'DE', away],
  ['Nhà Hàng Hàn Quốc Kim', null, 'Hồ Chí Minh', 'VN', { address: '3 Lê Lợi, Quận 3, Hồ Chí Minh' }],
  ['Blanc Restaurant', 'Restaurant', 'Hồ Chí Minh', 'VN', { address: '5 Lê Lai, Quận 1, Hồ Chí Minh' }],
  ['ส้มตำเจ้กูด', 'Restaurant', 'That Phanom', 'TH'],
  ['Hotel Yeti', 'Hotel', 'Pokhara', 'NP'],
  ['Hotel Barahi', 'Hotel', 'Pokhara', 'NP'],
  ["McDonald's", 'Fast food', 'Zürich', 'CH'],
  ['Lumbini Dental Clinic', null, 'Kathmandu', 'NP'],
  ['Hotel Anand', null, 'Kathmandu', 'NP'],
]);

describe('a search finds', () => {
  it.each([
    ['either of two kinds, which no listing is both of', 'sushi and ramen tokyo', ['Aoi', 'Beni']],
    ['either of two kinds in another language', 'bäckerei oder blumenladen graz', ['Edel', 'Fink']],
    ['a listing that has both before all others', 'bakery and florist wien', ['Bakery Florist Gruber']],
    ['a name in Thai that is typed as it sounds', 'som tam je kut', ['ส้มตำเจ้กูด']],
    ['the dish that a category is called as, in its own signs', 'お好み焼き 東京', ['Daidai']],
    ['a kind in a district that only names have', 'döner manfort', ['Hakan']],
    ['a cuisine in the language of the place', 'korean restaurant ho chi minh', ['Nhà Hàng Hàn Quốc Kim']],
    ['a district of Vietnam by its short form', 'restaurant q1', ['Blanc Restaurant']],
    ['a short name in Devanagari', 'होटल यती', ['Hotel Yeti']],
    ['a name in Cyrillic that is one word elsewhere', 'мак дональдс цюрих', ["McDonald's"]],
    ['a kind in Nepali', 'दाँत डाक्टर काठमाडौं', ['Lumbini Dental Clinic']],
  ])('%s: %s', async (_what, search, names) => {
    expect((await find(search)).slice(0, names.length).toSorted()).toEqual(names);
  });
});
