import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../../lib/context.ts';
import { ask } from '../../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../../testing/factories.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;

/** Lists of one country name few kinds; the largest countries say nothing of the languages of the others. */
const largeCountries = ['US', 'GB', 'DE', 'FR', 'TR', 'BR', 'PH', 'IN', 'CH'];

beforeEach(async () => {
  services = testServices(database.db);
  const { db } = services;
  const kinds = new Map<string, number>();
  const cities = new Map<string, number>();
  const add = async (
    name: string,
    kind: string | null,
    city: string,
    countryCode: string | null,
    address?: string,
  ) => {
    if (kind !== null && !kinds.has(kind)) kinds.set(kind, (await makeCategory(db, kind)).id);
    const place = `${city} ${countryCode}`;
    if (!cities.has(place)) cities.set(place, (await makeCity(db, city, { countryCode })).id);
    const ids = { categoryId: kind === null ? null : (kinds.get(kind) ?? null), cityId: cities.get(place) };
    await makeBusiness(db, { name, ...ids, countryCode, ...(address && { address }) });
  };
  for (const code of largeCountries)
    for (const name of ['Aster', 'Bellis']) await add(name, null, `Town ${code}`, code);
  await add('Quest', 'Medical laboratory', 'Pittsburgh', 'US');
  await add('Climatech', 'HVAC contractor', 'Pittsburgh', 'US');
  await add('Köşe', 'Cafe', 'Baku', 'AZ');
  await add('Puri Georgian Kitchen', null, 'Baku', 'AZ');
  await add('Kunde Restaurant', 'Restaurant', 'Baku', 'AZ');
  await add('Kenza', 'Friperie', 'Marseille', 'FR');
  await add('Lise', 'Clothing store', 'Marseille', 'FR');
  await add('Eye-Q', 'Eye care center', 'Gurgaon', 'IN');
  await add('Dr Kapoor Ophthalmologist', 'Doctor', 'Chennai', 'IN');
  await add('South Star', 'Pharmacy', 'Naga', 'PH');
  await add('Southstar Drug', 'Pharmacy', 'Taguig', 'PH');
  await add('La Fayette', 'Doctor', 'Paris', 'FR');
  await add('Lafayette Pharma', 'Pharmacy', 'Bordeaux', 'FR');
  await add('Max Brenner', null, 'Jaffa', 'IL');
  await add('Easton Halal', 'Butcher shop', 'Bristol', 'GB');
  await add('Wood Family', 'Butcher shop', 'Bristol', 'GB');
  await add('جزارة حلال', null, 'Jeddah', 'SA');
  await add('Vikings Buffet', 'Restaurant', 'Quezon City', 'PH');
  await add('Tong Yang Quezon City, Q.C.', 'Restaurant', 'Quezon City', 'PH');
  await add('현대 동물병원', null, 'Seongnam-si', 'KR');
  await add('현대 약국', null, 'Seongnam-si', 'KR');
  await add('Eis Hennig', null, 'Potsdam', 'DE');
  await add('Buchladen Hennig', null, 'Potsdam', 'DE');
  await add('키위약국', null, 'Seongnam-si', 'KR');
  await add("Queen's Coffee", null, 'Dos Hermanas', 'ES');
  await add('Ananás Coffee', null, 'Carmona', 'ES');
  await add('Giralda', null, 'Sevilla', 'ES');
  await add('Restaurant', 'Restaurant', 'Nantes', 'FR');
  await add('La Cigale', null, 'Nantes', 'FR');
  await add("Morley's", 'Fried chicken takeaway', 'Croydon', 'GB');
  await add('Sole Chicken and Chips', 'Fish and chips takeaway', 'Croydon', 'GB');
  await add('仙人', null, 'Tokyo', 'JP');
  await add('Sushi Bar', 'Sushi restaurant', 'Tokyo', 'JP');
  await add('Al Bateel', 'Cafe', 'Doha', null);
  await add('犬舍', 'Pet groomer', 'Hong Kong', 'HK', '土瓜灣馬頭角道9號1樓');
  await add('Le Giare', null, 'Trento', 'IT');
  await add('Agriculture', null, 'Trento', 'IT');
  await add('Tapas et Vinos', null, 'Rennes', 'FR');
  await add('Ладушка, сеть аптек', null, 'Berdsk', 'RU');
  await add('Ладья, сеть кафе', null, 'Berdsk', 'RU');
  await add('Поликлиника №29', null, 'Tomsk', 'RU');
  await add("Silo's Café", null, 'Essen', 'DE');
  await add('Silo Storage', null, 'Essen', 'DE');
});

async function find(search: string): Promise<string[]> {
  const { businesses, suggestions } = await ask<{
    businesses: { nodes: { name: string }[] };
    suggestions: { businesses: { name: string }[] };
  }>(
    services,
    `query ($search: String!) {
      businesses(filter: { search: $search }, first: 50) { nodes { name } }
      suggestions(text: $search, limit: 10) { businesses { name } }
    }`,
    { search },
  );
  const found = businesses.nodes.map(({ name }) => name);
  expect(suggestions.businesses.map(({ name }) => name)).toEqual(found);
  return found;
}

describe('a search finds', () => {
  it.each([
    ['a kind by what people need', 'where can i get blood drawn in pittsburgh', ['Quest']],
    ['… in another language', 'kan tahlili pittsburgh', ['Quest']],
    ['a kind by what it sells', 'kahve baku', ['Köşe']],
    ['… between small words of a language', 'baku və qəhvə', ['Köşe']],
    ['a kind by several words', 'second hand clothes marseille', ['Kenza']],
    ['a kitchen that has no word for a restaurant', 'georgian restaurant baku', ['Puri Georgian Kitchen']],
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

  it('what is asked for before names with the place in them', async () => {
    expect((await find('buffet qc'))[0]).toBe('Vikings Buffet');
  });
});
