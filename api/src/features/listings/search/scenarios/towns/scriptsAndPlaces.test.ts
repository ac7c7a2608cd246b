import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../../testing/useSearchListings.ts';

/** Lists in which many listings have no city, and names no spaces. */
const find = useSearchedNames([
  ['شيخ المندي', 'مطعم', null, 'SA'],
  ['مطعم هندي', 'مطعم', 'الرياض', 'SA'],
  ['لوسين', 'مطعم', null, 'SA'],
  ['مطعم الشعبي', 'مطعم', 'الرياض', 'SA'],
  ['Subway', 'Take-aways', 'Pinner', 'GB'],
  ['Royal Masala', 'Take-aways', 'Aberdeen', 'GB', { postalCode: 'AB24 3PW' }],
  ['بوفية مار', 'مطعم', 'الرياض', 'SA'],
  ['스타벅스선릉역점', null, '서울', 'KR'],
  ['스타벅스 청담', null, '서울', 'KR'],
  ['투썸플레이스 한국외대점', null, '서울', 'KR'],
  ['투썸플레이스 숙명여대점', null, '서울', 'KR'],
  ['琼库什台安境民宿', null, null, null],
  ['喀拉峻野奢营地酒店', null, null, null],
  ['Moustakallis Tavern', 'Restaurant', 'Paphos', 'CY'],
  ['Bärengasse', 'Restaurant', 'Zürich', 'CH', { type: 'Argentinian restaurant' }],
  ['Sham', 'Restaurant', 'Zürich', 'CH', { type: 'Syrian restaurant' }],
  ['Klosbächli', 'Restaurant', 'Zürich', 'CH', { type: 'Swiss restaurant' }],
  ['Maqam', 'Restaurant', 'Zürich', 'CH', { type: 'Lebanese restaurant' }],
  ['Tango Argentino', 'Restaurant', 'Bern', 'CH'],
  ['Schweizer Chalet', 'Restaurant', 'Bern', 'CH'],
  ['Отель Скай Шереметьево', null, 'Химки', 'RU'],
  ['Riviera', 'Hotel', 'Sevilla', 'ES'],
  ['Гостиница Пахра', null, 'Подольск', 'RU'],
  ['Sydney Brewery', 'Brewery', 'Surry Hills', 'AU'],
  ['Paulaner', 'Brewery', 'München', 'DE'],
  ['Stone Brewing', null, 'Byron Bay', 'AU'],
  ['Vets4Pets Bath', 'Vets', 'Bath', 'GB'],
  ['Animal Care', 'Vets', 'Bath', 'GB'],
  ['Supa Food', 'Take-aways', 'Pinner', 'GB'],
  ['Jerk N Jollof', 'Take-aways', 'Pinner', 'GB', { type: 'Caribbean restaurant' }],
  ['אוקינאווה סושי', null, 'Tel Aviv', 'IL'],
  ['Indisches Haus', 'Restaurant', 'Berlin', 'DE'],
  ['Datscha', 'Restaurant', 'Berlin', 'DE'],
  ['Metropol', null, 'Basel', 'CH'],
  ['Starbucks', null, 'Basel', 'CH'],
  ['Avli', null, 'Nicosia', 'CY'],
  ['Arxontikon', null, 'Nicosia', 'CY'],
]);

describe('searches across scripts and for listings without a place', () => {
  it('finds listings that may be in the place, before words are taken for others', async () => {
    expect(await find('مندي الرياض')).toEqual(['شيخ المندي']);
    expect(await find('lusin restaurant riyadh')).toEqual(['لوسين']);
  });

  it('takes no known word and no code for a word of another script', async () => {
    expect(await find('subway harrow')).toEqual(['Subway']);
    expect(await find('AB243PW')).toEqual(['Royal Masala']);
  });

  it('finds parts of Korean names, and splits words typed without a space', async () => {
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

  it.each([
    ['メトロポール', 'Metropol'],
    ['스타벅스 바젤', 'Starbucks'],
    ['αυλή', 'Avli'],
    ['αρχοντικό', 'Arxontikon'],
    ['ստարբաքս', 'Starbucks'],
    ['στάρμπακς', 'Starbucks'],
  ])('hears a foreign name by its consonants: %s', async (search, name) => {
    expect(await find(search)).toEqual([name]);
  });

  it('reads adjectives of countries, even if a listing elsewhere has the word', async () => {
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

  it('reads a preposition written together with the first word of a place', async () => {
    expect(await find('סושי בתל אביב')).toEqual(['אוקינאווה סושי']);
  });
});
