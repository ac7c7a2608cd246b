import { describe, expect, it } from '@jest/globals';
import { namedRows, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

describe('phones', () => {
  it.each([
    ['run together without a sign between them', '421681842168174212905', null],
    ['with a prefix, run together', '00977-1-4111031411103241110504111051', null],
    ['of which the second begins with a plus', '5253895+977 - 1 - 5970074', '5253895'],
    ['of the same exchange, run together', '42633364263153', null],
    ['with an extension', '+1 212-555-0136 ext. 60091234', '+1 212-555-0136 ext. 60091234'],
    ['with the code of the country and no plus', '9779803150150', '9779803150150'],
    ['in decimals of a degree', '62.5864592', null],
  ])('%s are read as one, or as none', async (_, phone, expected) => {
    const [row] = await read(namedRows(['phone'], [[phone]]));
    expect(row?.phone).toBe(expected);
  });

  it.each([
    ['+972 59-937-4942', 'شارع الإرسال, رام الله', 'PS'],
    ['+972 56-970-9099', 'Al-Bireh, Ramallah', 'PS'],
    ['+972 3-555-1234', 'Dizengoff 99, Tel Aviv', 'IL'],
  ])('of Palestinian networks are of Palestine: %s', async (phone, address, country) => {
    const [row] = await read(namedRows(['phone', 'address'], [[phone, address]]));
    expect(row?.countryCode).toBe(country);
  });
});

describe('sites', () => {
  it.each([
    ['facebook.com', null],
    ['https://www.instagram.com/', null],
    ['business.site', null],
    ['youtube.com', null],
    ['https://linktr.ee/cafealba', 'https://linktr.ee/cafealba'],
    ['https://www.facebook.com/cafealba', 'https://www.facebook.com/cafealba'],
    ['cafealba.business.site', 'https://cafealba.business.site/'],
  ])('%s', async (written, expected) => {
    const [row] = await read(namedRows(['website'], [[written]]));
    expect(row?.website ?? null).toBe(expected);
  });
});

describe('profiles', () => {
  it.each([
    ['instagram', '81coffeeco', { instagram: 'https://www.instagram.com/81coffeeco' }],
    ['ig_handle', '@pearlgrillhouse_qa', { instagram: 'https://www.instagram.com/pearlgrillhouse_qa' }],
    ['Facebook', 'avidaebela.cafe', { facebook: 'https://www.facebook.com/avidaebela.cafe' }],
    ['TikTok', '@coffee.co', { tiktok: 'https://www.tiktok.com/@coffee.co' }],
    ['인스타', 'goodfood_highend', { instagram: 'https://www.instagram.com/goodfood_highend' }],
    ['Twitter', 'no', null],
  ])('by their names under %s: %s', async (header, handle, expected) => {
    const [row] = await read(namedRows([header], [[handle], [handle], [handle]]));
    expect(row?.socialLinks ?? null).toEqual(expected);
  });
});
