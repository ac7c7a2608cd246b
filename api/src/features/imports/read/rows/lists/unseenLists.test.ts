import { describe, expect, it } from '@jest/globals';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { names, useLists } from '../../fixtures/lists.ts';
import { readFile } from '../../fixtures/readFile.ts';

const { files, read } = useLists();
const readColumns = async (rows: string[][]) => {
  const { columns: sheets } = await readFile(files, { name: 'list.csv', data: makeCsv(rows) });
  const columns = sheets.flatMap((sheet) => sheet.columns);
  return Object.fromEntries(columns.map(({ header, field, isAsked }) => [header, isAsked ? 'asked' : field]));
};

describe('kinds behind what a visit costs', () => {
  it('are kinds, and no description', async () => {
    const kinds = ['¥¥¥·Italian', '¥¥·Soba', '¥·Ramen'];
    const rows = await read([['Name', 'Description'], ...names.map((name, i) => [name, kinds[i % 3] ?? ''])]);
    expect(rows.slice(0, 3).map(({ category, description }) => [category, description])).toEqual([
      ['Italian', null],
      ['Soba', null],
      ['Ramen', null],
    ]);
  });
});

describe('sites among which are links of paid results', () => {
  it('are read, and such a link is no site', async () => {
    const rows = await read([
      ['qBF1Pd', 'lcr4fd href'],
      ...names.map((name, i) => [
        name,
        i % 4 === 1 ? `https://www.google.com/aclk?sa=l&ai=DChc${i}&adurl=` : `https://www.praxis${i}.de/`,
      ]),
    ]);
    expect(rows.slice(0, 2).map(({ website }) => website)).toEqual(['https://www.praxis0.de/', null]);
  });
});

describe('ratings under the word for reviews', () => {
  it('are ratings where no other column has them', async () => {
    const rows = await read([
      ['Company name', 'Rating count', 'Review', 'Phone', 'Website'],
      ...names.map((name, i) => [
        name,
        `(${i * 9 + 4})`,
        (4 + i / 10).toFixed(1),
        `021663234${i}1`,
        `https://site${i}.com.tr/`,
      ]),
    ]);
    expect(rows[3]).toMatchObject({ rating: 4.3, reviewCount: 31 });
  });
});

describe('postal codes under the word for states', () => {
  it('are read where words stand under the one for codes', async () => {
    const columns = await readColumns([
      ['Name', 'Address', 'State', 'Pincode'],
      ...names.map((name, i) => [name, `${i} Ring Road, Laxmi Nagar, Delhi`, `11009${i}`, 'Delhi']),
    ]);
    expect(columns).toMatchObject({ State: 'postalCode' });
    expect(columns['Pincode']).not.toBe('postalCode');
  });
});

describe('ids of one form under the name of those of another', () => {
  it('are those of their form', async () => {
    const columns = await readColumns([
      ['Restaurant Name', 'City Code', 'Google_id', 'Google_reviews', 'Google_grade', 'phone', 'created_at'],
      ...names.map((name, i) => [
        name,
        'BUC',
        `ChIJN1t_tDeuEmsRUsoyG83frY${i % 8}`,
        `${i * 9}`,
        `4.${i}`,
        `+40 21 203 900${i}`,
        '2023-01-30 11:41:49',
      ]),
    ]);
    expect(columns).toMatchObject({ Google_id: 'placeId' });
  });
});

describe('an address that names a governorate', () => {
  it('is in the town that it is called after', async () => {
    const rows = await read([
      ['Name', 'Address'],
      ...names.map((name, i) => [
        name,
        `${i} Abbas El-Akkad, Nasr City, Cairo Governorate 445162${i}, Egypt`,
      ]),
    ]);
    expect(rows[1]).toMatchObject({ city: 'Cairo', postalCode: '4451621', countryCode: 'EG' });
  });
});

describe('an address of Morocco', () => {
  it('is not in the town that its street is called after', async () => {
    const rows = await read([
      ['Name', 'Address', 'Latitude', 'Longitude'],
      ...names.map((name, i) => [name, `N° 4${i} شارع أنفا`, `33.594667${i}`, `-7.633345${i}`]),
    ]);
    expect(new Set(rows.map(({ city }) => city))).toEqual(new Set(['Casablanca']));
  });
});

describe('an address of Brazil whose postal code is before its country without a comma', () => {
  it('has both', async () => {
    const rows = await read([
      ['Nome', 'Endereço'],
      ...names.map((name, i) => [name, `Rua Aurora, ${i}, Brumadinho, Minas Gerais 35460-00${i} Brasil`]),
    ]);
    expect(rows[1]).toMatchObject({ postalCode: '35460-001', countryCode: 'BR', city: 'Brumadinho' });
  });
});
