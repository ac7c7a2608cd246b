import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../../lib/context.ts';
import { ask } from '../../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../../testing/factories.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;

/** Lists in which many listings have no city, and names no spaces. */
beforeEach(async () => {
  services = testServices(database.db);
  const { db } = services;
  await db.prisma.country.createMany({
    data: ['SA', 'GB', 'KR', 'CY', 'CH', 'RU', 'ES', 'AU', 'DE', 'IL'].map((code) => ({ code, name: code })),
  });
  const kinds = new Map<string, number>();
  const cities = new Map<string, number>();
  const add = async (
    name: string,
    kind: string | null,
    city: string | null,
    countryCode: string | null,
    more: { address?: string; postalCode?: string; type?: string } = {},
  ) => {
    if (kind !== null && !kinds.has(kind)) kinds.set(kind, (await makeCategory(db, kind)).id);
    const place = `${city} ${countryCode}`;
    if (city !== null && !cities.has(place))
      cities.set(place, (await makeCity(db, city, { countryCode })).id);
    const categoryId = kind === null ? null : (kinds.get(kind) ?? null);
    await makeBusiness(db, { name, categoryId, cityId: cities.get(place) ?? null, countryCode, ...more });
  };
  await add('شيخ المندي', 'مطعم', null, 'SA');
  await add('مطعم هندي', 'مطعم', 'الرياض', 'SA');
  await add('لوسين', 'مطعم', null, 'SA');
  await add('مطعم الشعبي', 'مطعم', 'الرياض', 'SA');
  await add('Subway', 'Take-aways', 'Pinner', 'GB');
  await add('Royal Masala', 'Take-aways', 'Aberdeen', 'GB', { postalCode: 'AB24 3PW' });
  await add('بوفية مار', 'مطعم', 'الرياض', 'SA');
  await add('스타벅스선릉역점', null, '서울', 'KR');
  await add('스타벅스 청담', null, '서울', 'KR');
  await add('투썸플레이스 한국외대점', null, '서울', 'KR');
  await add('투썸플레이스 숙명여대점', null, '서울', 'KR');
  await add('琼库什台安境民宿', null, null, null);
  await add('喀拉峻野奢营地酒店', null, null, null);
  await add('Moustakallis Tavern', 'Restaurant', 'Paphos', 'CY');
  await add('Bärengasse', 'Restaurant', 'Zürich', 'CH', { type: 'Argentinian restaurant' });
  await add('Sham', 'Restaurant', 'Zürich', 'CH', { type: 'Syrian restaurant' });
  await add('Klosbächli', 'Restaurant', 'Zürich', 'CH', { type: 'Swiss restaurant' });
  await add('Maqam', 'Restaurant', 'Zürich', 'CH', { type: 'Lebanese restaurant' });
  await add('Tango Argentino', 'Restaurant', 'Bern', 'CH');
  await add('Schweizer Chalet', 'Restaurant', 'Bern', 'CH');
  await add('Отель Скай Шереметьево', null, 'Химки', 'RU');
  await add('Riviera', 'Hotel', 'Sevilla', 'ES');
  await add('Гостиница Пахра', null, 'Подольск', 'RU');
  await add('Sydney Brewery', 'Brewery', 'Surry Hills', 'AU');
  await add('Paulaner', 'Brewery', 'München', 'DE');
  await add('Stone Brewing', null, 'Byron Bay', 'AU');
  await add('Vets4Pets Bath', 'Vets', 'Bath', 'GB');
  await add('Animal Care', 'Vets', 'Bath', 'GB');
  await add('Supa Food', 'Take-aways', 'Pinner', 'GB');
  await add('Jerk N Jollof', 'Take-aways', 'Pinner', 'GB', { type: 'Caribbean restaurant' });
  await add('אוקינאווה סושי', null, 'Tel Aviv', 'IL');
  await add('Indisches Haus', 'Restaurant', 'Berlin', 'DE');
  await add('Datscha', 'Restaurant', 'Berlin', 'DE');
});

async function find(search: string) {
  const { businesses, suggestions } = await ask<{
    businesses: { nodes: { name: string }[] };
    suggestions: { businesses: { name: string }[] };
  }>(
    services,
    `query ($search: String!) {
      businesses(filter: { search: $search }) { nodes { name } }
      suggestions(text: $search, limit: 10) { businesses { name } }
    }`,
    { search },
  );
  const found = businesses.nodes.map(({ name }) => name);
  expect(suggestions.businesses.map(({ name }) => name)).toEqual(found);
  return found;
}

describe('searches across scripts and for listings without a place', () => {
  it('finds listings that may be in the place, before words are taken for others', async () => {
    expect(await find('مندي الرياض')).toEqual(['شيخ المندي']);
    expect(await find('lusin restaurant riyadh')).toEqual(['لوسين']);
  });

  it('takes no known word and no code for a word of another script', async () => {
    expect(await find('subway harrow')).toEqual(['Subway']);
    expect(await find('AB243PW')).toEqual(['Royal Masala']);
  });

  it('finds parts of Korean names, and cuts what was typed without a space', async () => {
    expect(await find('투썸 외대')).toEqual(['투썸플레이스 한국외대점']);
    expect(await find('선릉역스타벅스')).toEqual(['스타벅스선릉역점']);
  });

  it('reads pinyin', async () => {
    expect(await find('qiongkushitai minsu')).toEqual(['琼库什台安境民宿']);
    expect(await find('kalajun')).toEqual(['喀拉峻野奢营地酒店']);
  });

  it('hears the Greek ου', async () => {
    expect(await find('μουστακαλλης')).toEqual(['Moustakallis Tavern']);
  });

  it('reads adjectives of countries, also where a listing elsewhere has the word', async () => {
    expect(await find('restaurante argentino zúrich')).toEqual(['Bärengasse']);
    expect(await find('сирійський ресторан цюрих')).toEqual(['Sham']);
    expect(await find('schweizer küche zürich')).toEqual(['Klosbächli']);
    expect(await find('מסעדה לבנונית ציריך')).toEqual(['Maqam']);
  });

  it('finds other names of a kind in the language that was typed', async () => {
    expect(await find('гостиница шереметьево')).toEqual(['Отель Скай Шереметьево']);
  });

  it('reads places with Finnish and Hungarian endings', async () => {
    expect(await find('panimo münchenissä')).toEqual(['Paulaner']);
    expect(await find('szálloda sevillában')).toEqual(['Riviera']);
  });

  it('finds other names of a kind that few listings have', async () => {
    expect(await find('brewery byron bay')).toEqual(['Stone Brewing']);
  });

  it('joins numbers with the words around them', async () => {
    expect(await find('vets 4 pets bath')).toEqual(['Vets4Pets Bath']);
    expect(await find('vets for pets bath')).toEqual(['Vets4Pets Bath']);
  });

  it('leaves words for food out first, and takes no adjective for another', async () => {
    expect(await find('caribbean food pinner')).toEqual(['Jerk N Jollof']);
    expect(await find('russisches restaurant berlin')).toEqual(['Indisches Haus', 'Datscha']);
  });

  it('reads a preposition that is written together with the first word of a place', async () => {
    expect(await find('סושי בתל אביב')).toEqual(['אוקינאווה סושי']);
  });
});
