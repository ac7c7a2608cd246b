import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const friedrichshain = { latitude: 52.515, longitude: 13.455 };
const industriequartier = { latitude: 47.386, longitude: 8.526 };

const find = useSearchedNames([
  ['3 Brothers Heating', null, 'Toledo', 'US'],
  ['Bel-Aire Heating', null, 'Three Rivers', 'US'],
  ['Hoi', 'Sushi restaurant', 'Genf', 'CH'],
  ['Megu', 'Japanese restaurant', 'Ayia Napa', 'CY'],
  ['Stamna', 'Restaurant', 'Ayia Napa', 'CY'],
  ['Olivetio', 'Restaurant', 'Paphos', 'CY'],
  ['Melania Paphos, Cyprus', 'Greek restaurant', 'Chloraka', 'CY'],
  ['Lion Burger', 'Hamburger restaurant', 'Berlin', 'DE', friedrichshain],
  ['Kenza Vegan Burger', 'Restaurant', 'Berlin', 'DE'],
  [
    'Pentagramma',
    'Restaurant',
    'Zürich',
    'CH',
    { address: 'Zollstrasse 5, 8005 Zürich', postalCode: '8005', ...industriequartier },
  ],
  ['Chiang Mai', 'Thai restaurant', 'Zürich', 'CH', { ...industriequartier, latitude: 47.39 }],
  ['Bangkok', 'Thai restaurant', 'Winterthur', 'CH', { latitude: 47.5, longitude: 8.72 }],
  ['Klosbächli', 'Restaurant', 'Luzern', 'CH', { type: 'Swiss restaurant' }],
  ['Swiss Fried Chicken', 'Fast food restaurant', 'Luzern', 'CH'],
  ['Da Vinci', 'Italian restaurant', 'Hanoi', 'VN'],
  ['Sen', 'Restaurant', 'Hanoi', 'VN'],
  ['Ganesh', 'Indian restaurant', 'Hanoi', 'VN'],
  ['Arirang', 'Korean restaurant', 'Hanoi', 'VN'],
  ['Eye Plus opticals', 'Optometrist', 'Gurgaon', 'IN', { address: 'Dhanwapur Rd' }],
  ['Vision', 'Optician', 'Gurgaon', 'IN'],
  ['Optics House', 'Optician', 'Delhi', 'IN'],
  ['Linkov', 'Hair transplantation clinic', 'New York', 'US'],
  ['Behnam', 'Hair transplantation clinic', 'Los Angeles', 'US'],
  ['Co Chin Chin', 'Vietnamese restaurant', 'Luzern', 'CH'],
  ['Monthly Brunch', 'Restaurant', 'Luzern', 'CH'],
  ['Plumex', 'Plumber', 'Dayton', 'US'],
  ['Toilet Rentals', null, 'Dayton', 'US'],
]);

describe('a search finds', () => {
  it.each([
    ['a number that was typed as a word', 'three brothers heating', ['3 Brothers Heating']],
    ['the cuisine of a dish, where nothing is of its kind', 'sushi in cyprus', ['Megu']],
    ['a country by its Finnish name', 'kypros ravintola paphos', ['Olivetio', 'Melania Paphos, Cyprus']],
    [
      'all words in the town rather than some around its part',
      'vegan burger friedrichshain',
      ['Kenza Vegan Burger'],
    ],
    ['a kind around a postal code', 'thai 8005', ['Chiang Mai']],
    ['Italy, as Vietnamese writes it', 'nhà hàng ý hà nội', ['Da Vinci']],
    ['India, as Vietnamese writes it', 'nha hang an do ha noi', ['Ganesh']],
    ['a cuisine by the name of its country', 'nhà hàng hàn quốc hà nội', ['Arirang']],
    ['a kind by another that is called alike', 'optical shop dhanwapur', ['Eye Plus opticals']],
    ['a town without the sign over its letter', 'زراعة شعر لوس انجلوس', ['Behnam']],
    ['a cuisine behind the Vietnamese word for a dish', 'món việt luzern', ['Co Chin Chin']],
    ['who mends what leaks', 'toilet is leaking dayton', ['Plumex']],
    ['a town by another spelling in Thai', 'ร้านอาหารไทย ซูริค', ['Chiang Mai']],
  ])('%s: %s', async (_what, search, names) => {
    expect(await find(search)).toEqual(names);
  });

  it('a cuisine, not only names with a word for food', async () => {
    expect((await find('swiss food luzern')).toSorted()).toEqual(['Klosbächli', 'Swiss Fried Chicken']);
  });
});
