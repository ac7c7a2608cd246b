import { afterAll, describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { makeWorkbook } from '../../fixtures/makeWorkbook.ts';
import { readFile } from '../../fixtures/readFile.ts';
import { temporaryFiles } from '../../fixtures/temporaryFiles.ts';

const files = temporaryFiles();

afterAll(() => files.remove());

const read = async (rows: string[][]) =>
  (await readFile(files, { name: 'list.csv', data: makeCsv(rows) })).rows;

describe('columns of degrees under each other’s headers', () => {
  const header = ['pharmacie', 'adresse', 'latitude', 'longitude'];
  const known = ['Zogona', 'Pissy', 'Gounghin', 'Dassasgho'].map((quarter, i) => [
    ...[`Pharmacie ${quarter}`, `Avenue ${i}, Ouagadougou, Burkina Faso`, `-1.5${i}388`, `12.3${i}513`],
  ]);
  const unknown = ['Pharmacie du Goudron', 'face au collège', '-1.577449', '12.403442'];

  it('are exchanged for rows that show no country, too', async () => {
    const rows = await read([header, ...known, unknown]);
    expect(rows.map(({ countryCode }) => countryCode)).toEqual(['BF', 'BF', 'BF', 'BF', 'BF']);
    expect(rows.at(-1)).toMatchObject({ latitude: 12.403442, longitude: -1.577449 });
  });

  it('stay if one row shows that they are in order', async () => {
    const libreville = ['Pharmacie Glass', 'Boulevard Triomphal, Libreville, Gabon', '0.39', '9.45'];
    const rows = await read([header, ...known, libreville, unknown]);
    expect(rows.map(({ countryCode }) => countryCode).slice(-2)).toEqual(['GA', 'GA']);
    expect(rows.at(-1)).toMatchObject({ latitude: -1.577449, longitude: 12.403442 });
  });
});

describe('columns of degrees in several sheets', () => {
  it('are exchanged in all of them', async () => {
    const sheet = (n: number, address: string) => [
      ['nom', 'adresse', 'latitude', 'longitude'],
      ...Array.from({ length: 4 }, (_, i) => [
        `Pharmacie ${n}${i}`,
        `${i} ${address}`,
        `-1.5${i}388`,
        `12.3${i}513`,
      ]),
    ];
    const data = makeWorkbook({
      sheets: [
        { name: 'One', rows: sheet(1, 'rue de la Paix, Ouagadougou, Burkina Faso') },
        { name: 'Two', rows: sheet(2, 'face au collège') },
      ],
    });
    const { rows } = await readFile(files, { name: 'sheets.xlsx', data });
    expect(rows.map(({ countryCode }) => countryCode)).toEqual(Array(8).fill('BF'));
  });
});

describe('tags of OpenStreetMap', () => {
  const header = ['osm_id', 'name', 'tourism', 'amenity', 'stars', 'note', 'addr:city'];

  it('give all places the kind that all have, whatever few have besides', async () => {
    const places = Array.from({ length: 12 }, (_, i) => [
      ...[
        `${i + 1}`,
        `Lakeside ${i}`,
        'guest_house',
        i === 3 ? 'cafe' : i === 4 ? 'restaurant' : '',
        '',
        '',
        'Pokhara',
      ],
    ]);
    const rows = await read([header, ...places]);
    expect(rows.filter(({ category }) => category === 'Guest house').length).toBeGreaterThanOrEqual(10);
    expect(rows.every(({ category }) => category !== null)).toBe(true);
  });

  it('give the common kind if the finer one is empty', async () => {
    const tags = ['osm_id', 'name', 'amenity', 'healthcare', 'addr:city'];
    const places = Array.from({ length: 12 }, (_, i) => [
      ...[
        `${i + 1}`,
        `Lakeside ${i}`,
        'pharmacy',
        i === 0 ? '' : i % 2 === 0 ? 'laboratory' : 'clinic',
        'Manila',
      ],
    ]);
    const kinds = (await read([tags, ...places])).map(({ category }) => category?.toLowerCase());
    expect(kinds.slice(0, 3)).toEqual(['pharmacy', 'clinic', 'laboratory']);
  });

  it('hold no ratings', async () => {
    const places = Array.from({ length: 6 }, (_, i) => [
      ...[`${i + 1}`, `Lakeside ${i}`, 'hotel', '', `${(i % 4) + 1}`, '2', 'Pokhara'],
    ]);
    expect((await read([header, ...places])).map(({ rating }) => rating)).toEqual(Array(6).fill(null));
  });
});

describe('pages of social networks that ended', () => {
  it('are not sites of places', () => {
    const url = 'https://plus.google.com/112370900270293871832/about?hl=en-US';
    expect(rowOf({ url }).website).toBeNull();
    expect(rowOf({ url, website: 'http://www.rbb.example/' }).website).toBe('http://www.rbb.example/');
  });
});

describe('parts of an address after a hyphen', () => {
  it('are read, and placeholders for nothing are not', () => {
    expect(rowOf({ 'location-city': 'Kathmandu', 'location-zip': '44600' })).toMatchObject({
      ...{ city: 'Kathmandu', postalCode: '44600' },
    });
    expect(rowOf({ city: '<<not-applicable>>', phone: '<null>' })).toMatchObject({ city: null, phone: null });
  });
});

describe('a British address', () => {
  it.each([
    ['29 Manor Rd, Wallington, SM6 0BW, United Kingdom', 'Wallington'],
    ['The Old Barn, SM6 0BW, United Kingdom', null],
    ['3 Oak House, Manor Road, SM6 0BW, United Kingdom', null],
    ['3 Oak Lane, Wallington Green Vale, Middlesex, HA3 0AA, United Kingdom', null],
  ])('%s has the post town %s', (address, city) => {
    expect(rowOf({ address }).city).toBe(city);
  });
});
