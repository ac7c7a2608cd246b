import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const london = { latitude: 51.51, longitude: -0.16 };
const seoul = { latitude: 37.544, longitude: 127.056, address: '서울 성동구 성수이로7길 10' };
const kurfuerstendamm = { latitude: 52.5, longitude: 13.31, address: 'Kurfürstendamm 160, 10709 Berlin' };

const find = useSearchedNames([
  ['State Farm Insurance', null, 'Jersey City', 'US'],
  ['Healthy Paws', 'Pet Insurance', 'Boston', 'US'],
  ['Enigma Quests Shoreditch', null, 'London', 'GB', london],
  ['Houdini Escape Room', null, 'London', 'GB', london],
  ['Foto Frohlich', null, 'Bern', 'CH'],
  ['Aster', 'Cafe', 'Bern', 'CH'],
  ['Vitto Wine Bar', 'Restaurant', 'Basel', 'CH'],
  ['Dahlia Bar', 'Bar', 'Basel', 'CH'],
  ['너드 커피', null, '서울', 'KR', seoul],
  ['피자헛', null, null, 'KR'],
  ['Pizza Hut', 'Restaurant', 'Aberdeen', 'GB'],
  ['Costa Coffee', 'Cafe', 'Riyadh', 'SA'],
  ['Erica', 'Cafe', 'Riyadh', 'SA'],
  ['골든베이펜션', null, '부산', 'KR'],
  ['祥和蔬食料理', null, 'Taipei', 'TW'],
  ['Steakhaus Wien', null, 'Berlin', 'DE', kurfuerstendamm],
  ['Gurunanak Homeopathic', 'Medical clinic', 'Delhi', 'IN'],
  ['Dr. Lalit Kumar', 'Doctor', 'Delhi', 'IN'],
]);

describe('a search finds', () => {
  it.each([
    ['a kind by the word of it that names have', 'car insurance jersey city', ['State Farm Insurance']],
    ['… by typical words of names', 'escape room shoreditch', ['Enigma Quests Shoreditch']],
    ['… that no category stands for', 'photo prints bern', ['Foto Frohlich']],
    ['a kind around addresses in a script without spaces', '성수 카페', ['너드 커피']],
    ['a kind around a street by its nickname', 'kudamm steak', ['Steakhaus Wien']],
    ['a country in another script', 'pizza hut 한국', ['피자헛']],
    ['a chain that is written together with its kind', 'コスタコーヒー リヤド', ['Costa Coffee']],
    ['a kind at the end of a name without spaces', 'golden bay pension busan', ['골든베이펜션']],
    ['a kind by its required word first', 'wine bars basel', ['Vitto Wine Bar', 'Dahlia Bar']],
    ['a speciality of doctors', 'homeopathic doctor delhi', ['Gurunanak Homeopathic']],
  ])('%s: %s', async (_what, search, names) => {
    expect(await find(search)).toEqual(names);
  });
});
