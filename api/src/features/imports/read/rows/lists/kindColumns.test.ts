import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { namedRows, names, rowsBy, tableOfNames, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

describe('kinds', () => {
  it.each([
    ['Lebanese', 'Lebanese restaurant'],
    ['Pizza', 'Pizza'],
    ['Cafe', 'Cafe'],
  ])('under a word for cuisine: %s', async (written, expected) => {
    const [row] = await read(namedRows(['Cuisine'], [[written], [written]]));
    expect(row?.category).toBe(expected);
  });
});

describe('kinds of a list', () => {
  it('are read one by one between slashes', async () => {
    const kinds = [
      '拉麵/餃子',
      '日式小酒館/拉麵',
      '餃子/日式小酒館',
      '拉麵/餃子',
      '拉麵',
      '餃子/拉麵',
      '日式小酒館',
      '拉麵/餃子',
    ];
    const rows = await read(
      namedRows(
        ['cuisine'],
        kinds.map((kind) => [kind]),
      ),
    );
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(['拉麵', '日式小酒館', '餃子']));
  });

  it('are not times', async () => {
    const rows = await read(namedRows(['Category'], [['Until 20:00'], ['Until 19:00'], ['Until 20:00']]));
    expect(rows.map(({ category }) => category)).toEqual([null, null, null]);
  });
});

describe('lists of kinds under a header without a meaning', () => {
  it('are kinds beside names, and no question', async () => {
    const kinds = [
      'Plumber, Heating Contractor',
      'Electrician, Plumber, Roofing Contractor ...',
      'Plumber',
      'Roofing Contractor, Handyman',
    ];
    const rows = await read([
      ['text-blue', 'bds-body', 'text-black', 'bds-body 2'],
      ...names.map((name, i) => [
        `${name} Ltd`,
        kinds[i % 4] ?? '',
        `(902) 477-67${i + 10}`,
        `${i + 1} Oak Avenue Halifax, NS`,
      ]),
    ]);
    expect(rows[0]).toMatchObject({ name: `${names[0]} Ltd`, category: 'Plumber' });
  });
});

describe('columns called by the kind of their rows', () => {
  it.each([
    ['Bar', 'Address', 'Comment'],
    ['Museen', 'Anschrift', 'Kommentar'],
    ['Farmacia', 'Dirección', 'Comentario'],
    ['Escola', 'Endereço', 'Gestor'],
  ])('name the places: %s', async (kind, address, other) => {
    const rows = await read([
      [kind, address, other],
      ...names.map((name, i) => [name, `${i + 1} High Street, York`, `Anna ${name.split(' ', 1)[0]}`]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});

describe('labels before kinds', () => {
  it.each(['Typ:\u00a0Hotel', 'Kategorie: Hotel', 'Категория: Hotel', 'Type: Hotel'])(
    'are left out: %s',
    (category) => {
      expect(rowOf({ name: 'Mill', category }).category).toBe('Hotel');
    },
  );
});

describe('kinds under an abbreviation', () => {
  it.each(['cat', 'Categ.'])('are read: %s', async (header) => {
    const kinds = ['butcher', 'bakery', 'pharmacy', 'bakery', 'butcher'];
    const rows = await read(
      tableOfNames([header, 'phone', 'website'], (i) => [
        kinds[i % 5] ?? '',
        `04-690503${i}`,
        `https://place${i}.example/`,
      ]),
    );
    expect(rows[1]?.category?.toLowerCase()).toBe('bakery');
  });
});

describe('cuisines with commas', () => {
  it('are a list of which the first is the kind', async () => {
    const cuisines = ['Pizza, Italian', 'Italian', 'Sushi, Pizza', 'Sushi', 'Pizza'];
    const rows = await read([
      ['rest_name', 'rest_address', 'rest_type', 'rest_cost'],
      ...names.map((name, i) => [
        name,
        `Jl. Senopati No. ${i}, Jakarta`,
        cuisines[i % 5] ?? '',
        `Rp${i}0.000`,
      ]),
    ]);
    expect(rows[0]?.category).toBe('Pizza');
  });
});

describe('constants of a program under a word for kinds', () => {
  it('are not kinds of places', async () => {
    const rows = await read([
      ['name', 'lat', 'lng', 'infoCard.type'],
      ...rowsBy((name, i) => [name, `48.1${i}7`, `11.5${i}3`, i % 3 ? 'CUSTOM' : 'SUGGESTED']),
    ]);
    expect(rows.map(({ category }) => category)).toEqual(names.map(() => null));
  });

  it('are kinds if they name some', async () => {
    const rows = await read([
      ['name', 'lat', 'lng', 'infoCard.type'],
      ...rowsBy((name, i) => [name, `48.1${i}7`, `11.5${i}3`, i % 3 ? 'RESTAURANT' : 'BAKERY']),
    ]);
    expect(rows[1]?.category).toBe('RESTAURANT');
  });
});

describe('finer kinds beside groups that a site made for its menu', () => {
  it.each([
    'subcategory',
    'Sub-category',
    'Unterkategorie',
    'sous-catégorie',
    'Alt Kategori',
    'Подкатегория',
  ])('are read: %s', async (header) => {
    const rows = await read([
      ['name', 'category', header, 'phone'],
      ...rowsBy((name, i) => [
        name,
        i % 2 ? 'Eat and Drink' : 'Things we love',
        ['Cafes', 'Bistros', 'Barbers'][i % 3] ?? '',
        `0177782050${i}`,
      ]),
    ]);
    expect(rows.map(({ category }) => category).slice(0, 3)).toEqual(['Cafes', 'Bistros', 'Barbers']);
  });

  it('stay out if the groups are kinds as well', async () => {
    const rows = await read([
      ['name', 'category', 'subcategory', 'phone'],
      ...rowsBy((name, i) => [
        name,
        i % 2 ? 'Restaurant' : 'Bakery',
        i % 2 ? 'Fine dining' : 'Sourdough',
        `0177782050${i}`,
      ]),
    ]);
    expect(rows[1]?.category).toBe('Restaurant');
  });
});

describe('kinds after the price of a visit', () => {
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

describe('a kind that is short for a form of companies elsewhere', () => {
  it.each([
    ['Spa', 'Spa'],
    ['SPA', 'SPA'],
    ['SpA', null],
    ['S.p.A.', null],
  ])('%s', (category, stored) => {
    expect(rowOf({ name: 'Old Harbour', category }).category).toBe(stored);
  });
});
