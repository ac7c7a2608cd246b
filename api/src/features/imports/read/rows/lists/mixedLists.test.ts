import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { readFile } from '../../fixtures/readFile.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { files, read } = useLists();

describe('an address whose lines have numbered columns', () => {
  const lines = [
    ['12 Main Street', 'Ballyconnell', 'Tullow', 'Co Carlow'],
    ['BORRIS', 'CO CARLOW', '', ''],
    ['Forge Lane', 'Bagenalstown', 'Co Carlow', ''],
  ];
  const listOf = (headers: string[]) => [
    ['Name', ...headers, 'County'],
    ...names.map((name, i) => [name, ...(lines[i % lines.length] ?? []), 'Carlow']),
  ];

  it.each([
    [['Address 1', 'Address 2', 'Address 3', 'Address 4']],
    [['Add_1', 'Add_2', 'Add_3', 'Add_4']],
    [['Address Line 1', 'Address Line 2', 'Address Line 3', 'Address Line 4']],
    [['Address (Line 1)', 'Address (Line 2)', 'Address (Line 3)', 'Address (Line 4)']],
    [['Address', 'Address2', 'Address3', 'Address4']],
  ])('is all of them: %s', async (headers) => {
    const [first, second] = await read(listOf(headers));
    expect(first).toMatchObject({
      address: '12 Main Street, Ballyconnell, Tullow, Co Carlow',
      city: 'Tullow',
      countryCode: 'IE',
    });
    expect(second?.address).toBe('BORRIS, CO CARLOW');
  });

  it('stays the first of them if the second holds parts of a building', async () => {
    const [row] = await read([
      ['Name', 'Address 1', 'Address 2', 'City', 'State', 'Zip'],
      ...names.map((name, i) => [name, `${i + 1} Main Street`, `Suite ${i + 4}`, 'Chicago', 'IL', '60601']),
    ]);
    expect(row).toMatchObject({ street: '1 Main Street, Suite 4', city: 'Chicago' });
  });

  it('stays the first of them if the second holds whole addresses of other places', async () => {
    const [row] = await read([
      ['Name', 'Address 1', 'Address 2'],
      ...names.map((name, i) => [
        name,
        `${i + 1} Main Street, Chicago, IL 60601`,
        `${i + 3} Elm Street, Boston, MA 02118`,
      ]),
    ]);
    expect(row?.city).toBe('Chicago');
  });
});

describe('figures from 0 to 1 under a word for ratings', () => {
  it('say how well a search matched', async () => {
    const [row] = await read([
      ['name', 'score', 'phone'],
      ...names.map((name, i) => [name, i % 3 === 0 ? '1' : `0.${90 + i}`, `02 9712 88${10 + i}`]),
    ]);
    expect(row).toMatchObject({ name: 'Mira Kiosk', rating: null });
  });
});

describe('the price of an offer', () => {
  it.each(['discountPrice', 'Deal price', 'Original Price', 'Precio con descuento'])(
    'is not a price range of the place: %s',
    async (header) => {
      const [row] = await read([['companyName', header], ...names.map((name, i) => [name, `$${20 + i}`])]);
      expect(row).toMatchObject({ name: 'Mira Kiosk', priceRange: null });
    },
  );
});

describe('the coordinates of a geometry', () => {
  const places: readonly (readonly [number, number])[] = names.map((_, i) => [
    9.3054501 + i / 100,
    47.4066706,
  ]);

  it('take precedence over swapped columns of degrees', async () => {
    const [row] = await read([
      ['properties.name', 'geometry.coordinates', 'lat', 'lon'],
      ...names.map((name, i) => {
        const [longitude = 0, latitude = 0] = places[i] ?? [];
        return [name, `[${longitude}, ${latitude}]`, String(longitude), String(latitude)];
      }),
    ]);
    expect(row).toMatchObject({ latitude: 47.4066706, longitude: 9.3054501, countryCode: 'CH' });
  });

  it('have the longitude first if no other column has degrees', async () => {
    const [row] = await read([
      ['name', 'geometry.coordinates'],
      ...names.map((name, i) => [name, JSON.stringify(places[i])]),
    ]);
    expect(row).toMatchObject({ latitude: 47.4066706, longitude: 9.3054501, countryCode: 'CH' });
  });
});

describe('pairs of degrees in brackets', () => {
  it.each(['coords', 'punto'])('are the position of the place: %s', async (header) => {
    const [row] = await read([
      ['name', header, 'phone'],
      ...names.map((name, i) => [name, `[12.3784227${i}, -1.5233600${i}]`, `+226 25 30 12 3${i}`]),
    ]);
    expect(row).toMatchObject({ latitude: 12.3784227, longitude: -1.52336, countryCode: 'BF' });
  });
});

describe('the name of the place before its postal code', () => {
  it.each([
    ['Singapore 640221', { postalCode: '640221', city: 'Singapore', countryCode: 'SG' }],
    ['Berlin 10115', { postalCode: '10115', city: 'Berlin' }],
  ])('is not part of the code: %s', async (postal, expected) => {
    const [row] = await read([
      ['CLINIC', 'ADDRESS', 'POSTAL', 'TEL'],
      ...names.map((name, i) => [name, `${i + 1} UPPER LANE #01-4${i}`, postal, `6791510${i}`]),
    ]);
    expect(row).toMatchObject(expected);
  });
});

describe('brackets around an address', () => {
  it('are not part of it', () => {
    expect(rowOf({ address: '[49 Vernon Avenue, Clontarf, Dublin 3, Ireland]' })).toMatchObject({
      address: '49 Vernon Avenue, Clontarf, Dublin 3, Ireland',
      countryCode: 'IE',
    });
  });
});

describe('a Chinese list of places with pairs of degrees', () => {
  it('is read by its words', async () => {
    const [row] = await read([
      ['地点', '经纬度'],
      ...names.map((_, i) => [`有时无界·港式餐厅(苏州中心店${i})`, `120.62397${i},31.28978${i}`]),
    ]);
    expect(row).toMatchObject({ latitude: 31.28978, longitude: 120.62397, countryCode: 'CN' });
  });
});

describe('lines of results of a search for places', () => {
  const header = ['Title', 'Image', 'rllt_details', 'yi40hd', 'rdapee', 'rllt_details1'];
  const details = [
    '4.2(83) · ₩10,000~20,000 · 음식점',
    '리뷰 없음 · 음식점',
    '4.4(878) · ₩10,000~20,000 · 미국 요리',
  ];

  it('hold the kind of the place and its price', async () => {
    const [first, second] = await read([
      header,
      ...names.map((_, i) => [
        `형제식당 ${i}`,
        `https://lh5.googleusercontent.com/p/AF1Qip${i}=w90-h90`,
        details[i % details.length] ?? '',
        `4.${i}`,
        `(${i + 80})`,
        i % 3 === 1 ? '₩100,000 이상' : '₩10,000~20,000',
      ]),
    ]);
    expect(first).toMatchObject({ category: '음식점', priceRange: '₩10,000~20,000', reviewCount: 80 });
    expect(second?.category).toBe('음식점');
  });
});

describe('a list of persons under the names of its columns', () => {
  it('is not a list of places that lost its header', async () => {
    const surnames = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple', 'Oak', 'Pine'];
    const rows = [
      [
        'specialization',
        'last_name',
        'first_name',
        'address_1st_line',
        'address_city',
        'address_state',
        'npi',
      ],
      ...surnames.map((surname, i) => [
        'Dentist',
        surname,
        `Kim${'abcdefghij'[i]}`,
        `${i + 1} Main St`,
        'Chicago',
        'IL',
        `131694031${i}`,
      ]),
    ];
    const { rows: read, columns } = await readFile(files, { name: 'list.csv', data: makeCsv(rows) }).catch(
      () => ({
        rows: [],
        columns: [],
      }),
    );
    expect(read).toEqual([]);
    for (const column of columns.flatMap((one) => one.columns))
      if (/_name$/.test(column.header)) expect(column.isPersonal).toBe(true);
    expect(columns.flatMap((one) => one.columns).map(({ header }) => header)).not.toContain('B');
  });
});

describe('one kind of all places beside lists of machines', () => {
  it('says less than the lists', async () => {
    const [row] = await read([
      ['name', 'strasse_nr', 'art', 'types', 'lat', 'lng'],
      ...names.map((name, i) => [
        name,
        `Torstraße ${i + 1}`,
        'Gastronomie (Café, Restaurant, Imbiss)',
        i % 3 === 0 ? "['bakery', 'food', 'establishment']" : "['restaurant', 'food', 'establishment']",
        '52.53113',
        `13.38203${i}`,
      ]),
    ]);
    expect(row?.category).toBe('Bakery');
  });
});

describe('two phone numbers with a hyphen between them', () => {
  it.each([
    ['927129761-607416113', '927129761'],
    ['927 214 933-610 389 471', '927 214 933'],
    ['0212-4445566', '0212-4445566'],
    ['0044-1234567890', '0044-1234567890'],
  ])('give the first: %s', (phone, expected) => {
    expect(rowOf({ phone }).phone).toBe(expected);
  });
});
