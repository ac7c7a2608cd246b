import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { makeWorkbook } from '../../fixtures/makeWorkbook.ts';
import { readFile } from '../../fixtures/readFile.ts';

const { files, read, readList } = useLists();

describe('a list without a header', () => {
  it.each([
    [
      'numbers, names and pages',
      (name: string, i: number) => [String(i), name, `https://guide.example/p/${i}`],
    ],
    ['names and degrees', (name: string, i: number) => [name, `16.5${i}32718`, `49.2${i}84328`]],
  ])('is asked about if only %s are known', async (_, cells) => {
    const names = ['Jack’s Bistro', 'Dominion Pizza', 'Food Point', 'Premium Shop', 'Stara Krčma'];
    const { columns } = await readList(names.map((name, i) => cells(name, i)));
    const questions = columns.flatMap((sheet) => sheet.columns).filter(({ isAsked }) => isAsked);
    expect(questions.map(({ field }) => field)).toContain('name');
  });
});

describe('a list without a header or with names that have a kind in them', () => {
  const rows = ['Ylikulman', 'Ylikiimingin', 'Kanungin', 'Hotelli', 'Puiston', 'Aseman'].map((name, i) => [
    ...[`${name} ravintola`, `62.58${i}4592`, `23.61${i}2848`, `https://www.facebook.com/${name}`],
  ]);

  it('asks about the names, and reads degrees and profiles', async () => {
    const { columns } = await readList(rows);
    const found = columns.flatMap((sheet) => sheet.columns.map(({ field }) => field));
    expect(found).toEqual(['name', 'latitude', 'longitude', 'socialLink']);
  });
});

describe('a form after a list', () => {
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
  it('is read as columns of their own if it alone names the places', async () => {
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

describe('a list of lodgings in Korean', () => {
  it('has its city before the district, its website and its closed status', async () => {
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

describe('a list without a header in which names repeat', () => {
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
