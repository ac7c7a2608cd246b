import { describe, expect, it } from '@jest/globals';
import { useSearchedNames } from '../../../../testing/useSearchListings.ts';

const find = useSearchedNames([
  ['Acapulco Joe', 'Mexican restaurant', 'Indianapolis', 'US'],
  ['Aster', 'Mexican restaurant', 'Boston', 'US'],
  ['Bellis', 'Hairdresser', 'Florianópolis', 'BR'],
  ['Crocus', 'Hairdresser', 'Curitiba', 'BR'],
  ['Dahlia', 'Farm shop', 'Ringwood', 'GB'],
  ['Dianthus', 'Farm shop', 'Bern', 'CH'],
  ['Erica', 'Tyre shop', 'Lyon', 'FR'],
  ['Freesia', 'Bakery', 'Lyon', 'FR'],
  ['Gentian', 'Pastry shop', 'İzmir', 'TR'],
  ['Heather', 'Optician', 'Warszawa', 'PL'],
  ['Iris', 'Kindergarten', 'Ahmedabad', 'IN'],
  ['Kerria', 'Dance school', 'Paris', 'FR'],
  ['제주흑돼지식당', null, '서울', 'KR'],
  ['강남약국', null, '서울', 'KR'],
  ['신전떡볶이명동점', null, '서울', 'KR'],
  ['炭火やきとり備長屋', null, '盛岡市', 'JP'],
  ['萬福食堂', null, '奥州市', 'JP'],
  ['カラオケ館', null, '渋谷区', 'JP'],
]);

describe('a search finds', () => {
  it.each([
    ['a city by its nickname', 'mexican food indy', ['Acapulco Joe']],
    ['… in another language', 'cabeleireiro floripa', ['Bellis']],
    ['a country by its abbreviation', 'farm shops in the uk', ['Dahlia']],
    ['what is done for people', 'changement de pneus lyon', ['Erica']],
    ['what is made for people', 'doğum günü pastası izmir', ['Gentian']],
    ['… in another language than the place', 'verjaardagstaart izmir', ['Gentian']],
    ['what is bought', 'soczewki warszawa', ['Heather']],
    ['a kind by what parents call it', 'playschool ahmedabad', ['Iris']],
    ['lessons', 'clases de salsa paris', ['Kerria']],
    ['a Korean word within a name as it sounds', 'jeju', ['제주흑돼지식당']],
    ['… that ends a name', 'jeju sikdang', ['제주흑돼지식당']],
    ['… with consonants that move', 'tteokbokki myeongdong', ['신전떡볶이명동점']],
    ['a Japanese word within a name as it sounds', 'morioka yakitori', ['炭火やきとり備長屋']],
    ['… that is written otherwise', 'manpuku shokudo', ['萬福食堂']],
    ['… in katakana', 'shibuya karaoke', ['カラオケ館']],
  ])('%s: %s', async (_what, search, names) => {
    expect(await find(search)).toEqual(names);
  });
});
