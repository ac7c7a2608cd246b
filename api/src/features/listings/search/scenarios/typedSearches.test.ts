import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

/** Listings without positions, as many spreadsheets have them. */
const find = useSearchedNames([
  ['一蘭', 'ラーメン屋', '東京', 'JP'],
  ['온누리', '약국', '서울', 'KR'],
  ['만두집 하늘', '약국', '부산', 'KR'],
  ['全聚德烤鸭店', '餐厅', '北京', 'CN'],
  ['Auto Świat', 'Mechanik samochodowy', 'Warszawa', 'PL'],
  ['Πλάτανος', 'Εστιατόριο', 'Αθήνα', 'GR'],
  ['Quest', 'Medical laboratory', 'Athens', 'US', { address: '1000 Hawthorne Ave, Athens, GA 30606' }],
  ['Total Comfort', 'HVAC contractor', 'Rochester', 'US'],
  ['Arista', 'HVAC contractor', 'New York', 'US'],
  ['Laona', 'Εστιατόριο', 'Paphos', 'CY'],
  ["Boston's Best Walks", 'Dog walker', 'Boston', 'US'],
  ['Freedom Tail', 'Dog walker', 'Boston', 'US'],
  ['Подорожник', 'Аптека', 'Львів', 'UA'],
  ['שוקי', 'מספרה', 'חיפה', 'IL'],
  ['गुप्ता मेडिकल स्टोर', 'Dispensary', 'लखनऊ', 'IN'],
  ['Ma Mon Luk', 'Noodle house', 'Manila', 'PH'],
  ['Lebanese Corner', 'Restaurant', 'Zürich', 'CH'],
  ['Da Enzo', 'Italian restaurant', 'Zürich', 'CH'],
]);

describe('a search finds', () => {
  it.each([
    ['a city without positions by its name in another language', 'car repair warsaw', ['Auto Świat']],
    ['… in another script', 'ramen in tokyo', ['一蘭']],
    ['the large city where another one has its name as well', 'restaurant athens', ['Πλάτανος']],
    ['the other one too', 'medical laboratory athens', ['Quest']],
    ['a town before the state behind it', 'hvac rochester ny', ['Total Comfort']],
    ['a town with its country', 'restaurants in paphos cyprus', ['Laona']],
    ['a town behind its country', 'cyprus paphos restaurant', ['Laona']],
    ['a kind of two letters', '서울 약국', ['온누리']],
    ['a Korean word by the letter of its last consonant', 'mandujib', ['만두집 하늘']],
    ['a Korean word by the sound of its last consonant', 'mandujip', ['만두집 하늘']],
    ['a kind and a city in one word', '东京拉面店', ['一蘭']],
    ['a dish and a city in one word', '北京烤鸭', ['全聚德烤鸭店']],
    ['a city behind a preposition that belongs to the word', 'מספרה בחיפה', ['שוקי']],
    ['a city whose vowel changes by the case', 'аптека у львові', ['Подорожник']],
    ['words of India in Latin letters', 'gupta medical store', ['गुप्ता मेडिकल स्टोर']],
    ['a city before a Hindi postposition', 'lucknow me medical store', ['गुप्ता मेडिकल स्टोर']],
    ['a name of short words typed as one', 'mamonluk', ['Ma Mon Luk']],
    ['the adjective of a country in Arabic', 'لبناني', ['Lebanese Corner']],
    ['a sign for a kind', '🐶 walker boston', ["Boston's Best Walks", 'Freedom Tail']],
    ['a kind by its everyday word in another language', 'kapsalon', ['שוקי']],
    [
      'a kind in the country of a town that lacks it',
      'dog walker in new york',
      ["Boston's Best Walks", 'Freedom Tail'],
    ],
    ['two words of a name before the kind that it lacks', 'freedom tail cafe', ['Freedom Tail']],
    ['a word without its last letters', 'lebanesekci', ['Lebanese Corner']],
    ['the food of a country as Indonesian calls it', 'restoran libanon', ['Lebanese Corner']],
    ['what is asked for without what is not', 'hvac new york not plumber', ['Arista']],
  ])('%s: %s', async (_what, search, names) => {
    expect(new Set(await find(search))).toEqual(new Set(names));
  });

  it('first the name that has the words of an order', async () => {
    expect((await find('bostons best walks'))[0]).toBe("Boston's Best Walks");
  });

  it('kind and place of a long question', async () => {
    const question =
      'i am looking for a really good and not too expensive italian restaurant in the centre of zurich for tonight with my family';
    expect((await find(question))[0]).toBe('Da Enzo');
  });
});
