import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

/** Lists of one country name few kinds; the largest countries do not cover the languages of the others. */
const largeCountries = ['US', 'GB', 'DE', 'FR', 'TR', 'BR', 'PH', 'IN', 'CH'];

const find = useSearchedNames([
  ...largeCountries.flatMap((code) =>
    ['Aster', 'Bellis'].map((name) => [name, null, `Town ${code}`, code] as const),
  ),
  ['Quest', 'Medical laboratory', 'Pittsburgh', 'US'],
  ['Climatech', 'HVAC contractor', 'Pittsburgh', 'US'],
  ['Köşe', 'Cafe', 'Baku', 'AZ'],
  ['Puri Georgian Kitchen', null, 'Baku', 'AZ'],
  ['Kunde Restaurant', 'Restaurant', 'Baku', 'AZ'],
  ['Kenza', 'Friperie', 'Marseille', 'FR'],
  ['Lise', 'Clothing store', 'Marseille', 'FR'],
  ['Eye-Q', 'Eye care center', 'Gurgaon', 'IN'],
  ['Dr Kapoor Ophthalmologist', 'Doctor', 'Chennai', 'IN'],
  ['South Star', 'Pharmacy', 'Naga', 'PH'],
  ['Southstar Drug', 'Pharmacy', 'Taguig', 'PH'],
  ['La Fayette', 'Doctor', 'Paris', 'FR'],
  ['Lafayette Pharma', 'Pharmacy', 'Bordeaux', 'FR'],
  ['Max Brenner', null, 'Jaffa', 'IL'],
  ['Easton Halal', 'Butcher shop', 'Bristol', 'GB'],
  ['Wood Family', 'Butcher shop', 'Bristol', 'GB'],
  ['جزارة حلال', null, 'Jeddah', 'SA'],
  ['Vikings Buffet', 'Restaurant', 'Quezon City', 'PH'],
  ['Tong Yang Quezon City, Q.C.', 'Restaurant', 'Quezon City', 'PH'],
  ['현대 동물병원', null, 'Seongnam-si', 'KR'],
  ['현대 약국', null, 'Seongnam-si', 'KR'],
  ['Eis Hennig', null, 'Potsdam', 'DE'],
  ['Buchladen Hennig', null, 'Potsdam', 'DE'],
  ['키위약국', null, 'Seongnam-si', 'KR'],
  ["Queen's Coffee", null, 'Dos Hermanas', 'ES'],
  ['Ananás Coffee', null, 'Carmona', 'ES'],
  ['Giralda', null, 'Sevilla', 'ES'],
  ['Restaurant', 'Restaurant', 'Nantes', 'FR'],
  ['La Cigale', null, 'Nantes', 'FR'],
  ["Morley's", 'Fried chicken takeaway', 'Croydon', 'GB'],
  ['Sole Chicken and Chips', 'Fish and chips takeaway', 'Croydon', 'GB'],
  ['仙人', null, 'Tokyo', 'JP'],
  ['Sushi Bar', 'Sushi restaurant', 'Tokyo', 'JP'],
  ['Al Bateel', 'Cafe', 'Doha', null],
  ['犬舍', 'Pet groomer', 'Hong Kong', 'HK', { address: '土瓜灣馬頭角道9號1樓' }],
  ['Le Giare', null, 'Trento', 'IT'],
  ['Agriculture', null, 'Trento', 'IT'],
  ['Tapas et Vinos', null, 'Rennes', 'FR'],
  ['Ладушка, сеть аптек', null, 'Berdsk', 'RU'],
  ['Ладья, сеть кафе', null, 'Berdsk', 'RU'],
  ['Поликлиника №29', null, 'Tomsk', 'RU'],
  ["Silo's Café", null, 'Essen', 'DE'],
  ['Silo Storage', null, 'Essen', 'DE'],
]);

describe('a search finds', () => {
  it.each([
    ['a kind by what people need', 'where can i get blood drawn in pittsburgh', ['Quest']],
    ['… in another language', 'kan tahlili pittsburgh', ['Quest']],
    ['a kind by what it sells', 'kahve baku', ['Köşe']],
    ['… between stop words of a language', 'baku və qəhvə', ['Köşe']],
    ['a kind by several words', 'second hand clothes marseille', ['Kenza']],
    ['a cuisine that has no word for a restaurant', 'georgian restaurant baku', ['Puri Georgian Kitchen']],
    ['a kind whose name is misspelt', 'opthalmologist gurgaon', ['Eye-Q']],
    ['a name and a kind that others write as one word', '키위 약국', ['키위약국']],
    ['a name in the country of a town that lacks it', 'queens coffee sevilla', ["Queen's Coffee"]],
    [
      'a name beside its kind where a listing is called as the kind is',
      'restaurant la cigale nantes',
      ['La Cigale'],
    ],
    ['a name rather than dishes', 'chicken & chips morleys', ["Morley's"]],
    ['a name of two letters beside a kind', '寿司 仙人', ['仙人']],
    ['a city without a country by its name in another script', 'مقهى الدوحة', ['Al Bateel']],
    ['a part of an address without spaces that has numbers', '土瓜灣', ['犬舍']],
    ['a known word rather than one that resembles others', 'agritur giare', ['Le Giare']],
    ['a chain by the genitive of its kind', 'ladushka apteka berdsk', ['Ладушка, сеть аптек']],
    ['a number that is written with its sign', 'поликлиника 29', ['Поликлиника №29']],
    ['a name with its kind in it', 'silos cafe friedrichshain', ["Silo's Café"]],
    ['words around a conjunction', 'tapas y vinos', ['Tapas et Vinos']],
    ['two words typed as one that others have', 'southstar naga', ['South Star']],
    ['an article typed with its word', 'lafayette paris', ['La Fayette']],
    ['x in Hebrew', 'מקס ברנר', ['Max Brenner']],
    ['a property in another language', 'حلال bristol', ['Easton Halal']],
    ['a kind by its name where the place is', 'vet seongnam-si', ['현대 동물병원']],
    ['a kind that no category stands for by the short word of names', 'dondurmacı potsdam', ['Eis Hennig']],
  ])('%s: %s', async (_what, search, names) => {
    expect(await find(search)).toEqual(names);
  });

  it('the requested kind before names that contain the place', async () => {
    expect((await find('buffet qc'))[0]).toBe('Vikings Buffet');
  });
});
