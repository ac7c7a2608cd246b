import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { makeWorkbook } from '../../fixtures/makeWorkbook.ts';
import { readFile } from '../../fixtures/readFile.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { files, read } = useLists();

describe('a form behind a list', () => {
  it('is not asked about', async () => {
    const list = [['No.', 'Store name', 'Brand'], ...names.map((name, i) => [`${i + 1}`, name, 'TW'])];
    const form = [
      ['Delivery note', '', '', '', 'Enter the number of a branch'],
      ['', '', '', 'PKF', ''],
      ['', '', 'Deliver to', 'Phuket', ''],
      ['', '', 'Ordered by', 'Nanyang Marketing', ''],
      ['', '', 'Invoice', 'II690423', ''],
    ];
    const data = makeWorkbook({
      sheets: [
        { name: 'Stores', rows: list },
        { name: 'Form', rows: form },
      ],
    });
    const { rows, columns } = await readFile(files, { name: 'stores.xlsx', data });
    expect(rows).toHaveLength(names.length);
    expect(columns.flatMap((one) => one.columns).some(({ isAsked }) => isAsked)).toBe(false);
  });
});

describe('a column of objects', () => {
  it('is read as columns of their own where it alone names the places', async () => {
    const { rows, refused } = await readFile(files, {
      name: 'amenities.csv',
      data: makeCsv([
        ['', 'type', 'id', 'lat', 'lon', 'tags'],
        ...names.map((name, i) => [
          ...[`${i}`, 'node', `26249588${i}`, `36.30337${i}`, `59.62395${i}`],
          `{'amenity': 'pharmacy', 'name': '${name}', 'phone': '+98 51 3761 111${i}', 'atm': 'yes'}`,
        ]),
        ['10', 'node', '262495890', '36.3', '59.6', "{'amenity': 'taxi'}"],
        ['11', 'node', '262495891', '36.3', '59.6', `{'name': ${'['.repeat(30)}${']'.repeat(30)}}`],
      ]),
    });
    expect(rows[1]).toMatchObject({
      ...{ name: 'Old Harbour', category: 'pharmacy', phone: '+98 51 3761 1111', countryCode: 'IR' },
      ...{ latitude: 36.303371, longitude: 59.623951 },
    });
    expect([rows.length, refused.length]).toEqual([names.length, 2]);
  });
});

describe('a number without the code of its town', () => {
  it.each([
    ['3429-9406', 'BR', null],
    ['(81) 3469-2559', 'BR', '+558134692559'],
    ['4004-1234', 'BR', '+5540041234'],
    ['6654 3210', 'CN', null],
    ['010 6654 3210', 'CN', '+861066543210'],
  ])('is shown, and not dialled: %s', (phone, country, dialled) => {
    expect(rowOf({ phone, country })).toMatchObject({ phone, phoneNormalised: dialled });
  });
});

describe('when a place opens, alone', () => {
  it('is a sentence of a page, and nobody is asked about it', async () => {
    const { columns } = await readFile(files, {
      name: 'schools.csv',
      data: makeCsv([
        ['name', 'address', 'website', 'opens_at'],
        ...names.map((name, i) => [
          name,
          `SGAS ${i} - Asa Sul, Brasília - DF, 70200-74${i}`,
          '',
          i === 3 ? 'Abre ter. às 07:30' : '',
        ]),
      ]),
    });
    expect(columns[0]?.columns.filter(({ isAsked }) => isAsked)).toEqual([]);
  });
});

describe('a sheet on how to fill in the list', () => {
  it('has no places', async () => {
    const list = [
      ['name', 'address', 'city'],
      ...names.map((name, i) => [name, `Larralde 319${i}`, 'Pilar']),
    ];
    const help = [
      'How to update the list',
      '1) Edit the sheet Stores (a row each).',
      '2) Keep the names of columns.',
      '3) Save the file.',
    ];
    const data = makeWorkbook({
      sheets: [
        { name: 'Stores', rows: list },
        { name: 'Help', rows: help.map((line) => [line]) },
      ],
    });
    expect((await readFile(files, { name: 'stores.xlsx', data })).rows).toHaveLength(names.length);
  });
});

describe('phones of several countries by their lengths', () => {
  it('are of the one that has their area', () => {
    expect(rowOf({ address: '中区田町224-21', phone: '053-452-2504' }).countryCode).toBe('JP');
  });
});

describe('a list of lodgings in Korean', () => {
  it('has its city before the district, its site and what is closed', async () => {
    const rows = await read([
      ['H_ID', 'LOCAL', 'H_NAME', 'H_CLOSURE', 'H_PAGE', 'Social Media Link'],
      ...names.map((name, i) => [
        ...[`${139 + i}`, `부산광역시 ${['금정구', '기장군'][i % 2]}`, name, i === 1 ? 'Y' : 'N'],
        ...[`https://stay${i}.example.kr/`, `https://www.instagram.com/stay_${i}/`],
      ]),
    ]);
    expect(rows[0]).toMatchObject({ city: '부산', website: 'https://stay0.example.kr/' });
    expect(rows[0]?.socialLinks).toMatchObject({ instagram: 'https://www.instagram.com/stay_0' });
    expect(rows.map(({ businessStatus }) => businessStatus).slice(0, 2)).toEqual([
      'OPERATIONAL',
      'CLOSED_PERMANENTLY',
    ]);
  });
});

describe('a list without a header in which names come again', () => {
  it('is asked about', async () => {
    const { rows, columns } = await readFile(files, {
      name: 'contacts.csv',
      data: makeCsv(
        Array.from({ length: 12 }, (_, i) => [
          ...['Дункан', 'ГлавТепло', 'Орхидея Рус'].slice(i % 3, (i % 3) + 1),
          ...[`www.site${i % 3}.ru`, `tel:+7900220${4000 + i}`],
        ]),
      ),
    });
    expect(rows).toEqual([]);
    const [name] = columns[0]?.columns ?? [];
    expect(name).toMatchObject({ field: 'name', isAsked: true });
  });
});
