import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../../lib/context.ts';
import { ask } from '../../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../../testing/factories.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;

/** Listings without positions, as many spreadsheets have them. */
beforeEach(async () => {
  services = testServices(database.db);
  const { db } = services;
  const kinds = new Map<string, number>();
  const cities = new Map<string, number>();
  const add = async (name: string, kind: string, city: string, countryCode: string, address?: string) => {
    if (!kinds.has(kind)) kinds.set(kind, (await makeCategory(db, kind)).id);
    const place = `${city} ${countryCode}`;
    if (!cities.has(place)) cities.set(place, (await makeCity(db, city, { countryCode })).id);
    const ids = { categoryId: kinds.get(kind) ?? null, cityId: cities.get(place) ?? null };
    await makeBusiness(db, { name, ...ids, countryCode, ...(address && { address }) });
  };
  await add('一蘭', 'ラーメン屋', '東京', 'JP');
  await add('온누리', '약국', '서울', 'KR');
  await add('만두집 하늘', '약국', '부산', 'KR');
  await add('全聚德烤鸭店', '餐厅', '北京', 'CN');
  await add('Auto Świat', 'Mechanik samochodowy', 'Warszawa', 'PL');
  await add('Πλάτανος', 'Εστιατόριο', 'Αθήνα', 'GR');
  await add('Quest', 'Medical laboratory', 'Athens', 'US', '1000 Hawthorne Ave, Athens, GA 30606');
  await add('Total Comfort', 'HVAC contractor', 'Rochester', 'US');
  await add('Arista', 'HVAC contractor', 'New York', 'US');
  await add('Laona', 'Εστιατόριο', 'Paphos', 'CY');
  await add("Boston's Best Walks", 'Dog walker', 'Boston', 'US');
  await add('Freedom Tail', 'Dog walker', 'Boston', 'US');
  await add('Подорожник', 'Аптека', 'Львів', 'UA');
  await add('שוקי', 'מספרה', 'חיפה', 'IL');
  await add('गुप्ता मेडिकल स्टोर', 'Dispensary', 'लखनऊ', 'IN');
  await add('Ma Mon Luk', 'Noodle house', 'Manila', 'PH');
  await add('Lebanese Corner', 'Restaurant', 'Zürich', 'CH');
  await add('Da Enzo', 'Italian restaurant', 'Zürich', 'CH');
});

async function find(search: string) {
  const { businesses, suggestions } = await ask<{
    businesses: { nodes: { name: string }[]; understoodAs: { leftOut: string[] } | null };
    suggestions: { businesses: { name: string }[] };
  }>(
    services,
    `query ($search: String!) {
      businesses(filter: { search: $search }) { nodes { name } understoodAs { leftOut } }
      suggestions(text: $search, limit: 10) { businesses { name } }
    }`,
    { search },
  );
  const found = businesses.nodes.map(({ name }) => name);
  expect(suggestions.businesses.map(({ name }) => name)).toEqual(found);
  return { found, leftOut: businesses.understoodAs?.leftOut ?? [] };
}

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
    const { found } = await find(search);
    expect(new Set(found)).toEqual(new Set(names));
  });

  it('first the name that has the words of an order', async () => {
    expect((await find('bostons best walks')).found[0]).toBe("Boston's Best Walks");
  });

  it('kind and place of a long question', async () => {
    const question =
      'i am looking for a really good and not too expensive italian restaurant in the centre of zurich for tonight with my family';
    expect((await find(question)).found[0]).toBe('Da Enzo');
  });
});
