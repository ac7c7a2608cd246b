import { expect, it } from '@jest/globals';
import { names } from '../../fixtures/lists.ts';
import { readingsOf } from '../../fixtures/columnTable.ts';
import { categoryOf } from '../../values/categoryValue.ts';
import { knownHeader } from '../headers/knownHeader.ts';

/** By the header, or of Brazil's register by its values. */
const knownOf = (header: string) =>
  header.startsWith('cnae')
    ? readingsOf({ nome_fantasia: names, [header]: by((i) => `Comércio varejista de ${names[i]}`) })[header]
    : knownHeader(header)?.field;

const by = (value: (i: number) => string) => names.map((_, i) => value(i));
const kinds = by((i) => ['Restoran', 'Apoteka', 'Hotel', 'Pekara', 'Knjižara'][i % 5] ?? '');
const sites = by((i) => `shop${i}.example.com`);

it.each([
  ['Poslovno ime', 'Naziv delatnosti', 'Veb adresa'],
  ['Poslovni naziv', 'Naziv djelatnosti', 'Veb sajt'],
  ['Naziv', 'Opis delatnosti', 'Web'],
  ['Obchodné meno', 'Názov činnosti', 'Webstránka'],
])('registers name the business apart from what it does: %s, %s', (name, kind, website) => {
  const readings = readingsOf({
    [name]: names,
    'Šifra delatnosti': by((i) => `56${10 + i}`),
    [kind]: kinds,
    [website]: sites,
  });
  expect(readings).toEqual({
    [name]: 'name',
    'Šifra delatnosti': null,
    [kind]: 'category',
    [website]: 'website',
  });
});

it.each(['시설명', '체육시설명', '숙박시설명', '음식점명', '병원명', '도서관명', '영업소명칭'])(
  'public lists of Korea name their places: %s',
  (header) => {
    const readings = readingsOf({
      [header]: names,
      시설구분: by((i) => ['음식점', '약국', '호텔', '치과', '서점'][i % 5] ?? ''),
      관리기관명: by(() => '서울특별시 중구청'),
      관리시설명: by((i) => ['본관', '별관'][i % 2] ?? ''),
    });
    expect(readings).toMatchObject({
      [header]: 'name',
      시설구분: 'category',
      관리기관명: null,
      관리시설명: null,
    });
  },
);

it.each(['시설설명', '매장설명', '상세설명'])('public lists of Korea describe their places: %s', (header) => {
  const texts = by((i) => `바다가 보이는 조용한 곳으로 방이 ${i + 2}개 있습니다.`);
  expect(readingsOf({ 시설명: names, [header]: texts })).toEqual({ 시설명: 'name', [header]: 'description' });
});

it("'NPA' is the postal code in French of Switzerland", () => {
  const codes = by((i) => String(1000 + i * 7));
  expect(readingsOf({ 'Raison sociale': names, NPA: codes })).toMatchObject({ NPA: 'postalCode' });
});

it.each([
  ['cnae_fiscal_descricao', 'category'],
  ['Meslek Grubu', 'category'],
  ['overall_rating', 'rating'],
  ['rating.votes_count', 'reviewCount'],
  ['Irsz.', 'postalCode'],
  ['Pošt. broj', 'postalCode'],
  ['Số bình luận', 'reviewCount'],
  ['business.rating.total', 'reviewCount'],
  ['service_options.dine_in', 'feature'],
  ['amenities/Wi-Fi', 'feature'],
  ['operationHours/0/hours', 'openingDay'],
])('headers of interfaces and registers are known: %s', (header, field) =>
  expect(knownOf(header)).toBe(field),
);

it('numbers before kinds are not part of them, and make no sentences of them', () => {
  const kindsOf = (i: number) =>
    `${i + 1}. ${['Kuyumculuk', 'Oto Yedek Parça', 'Mobilya İmalatı'][i % 3] ?? ''}`;
  const many = Array.from({ length: 24 }, (_, i) => i);
  const readings = readingsOf({
    'Ticari Unvanı': many.map((i) => `${names[i % 10] ?? ''} ${i}`),
    'Meslek Grubu': many.map(kindsOf),
  });
  expect(readings['Meslek Grubu']).toBe('category');
  expect(categoryOf('5. Oto Yedek Parça')).toBe('Oto Yedek Parça');
  expect(categoryOf('17) Kuyumculuk')).toBe('Kuyumculuk');
  expect(categoryOf('7-Eleven')).toBe('7-Eleven');
});

it.each([
  ['営業所所在地', '営業者住所'],
  ['施設所在地', '申請者住所'],
  ['店舗所在地', '開設者住所'],
])('the address of a place goes before that of who runs it: %s, %s', (place, operator) =>
  expect(knownHeader(place)?.rank).toBeLessThan(knownHeader(operator)?.rank ?? Infinity),
);
