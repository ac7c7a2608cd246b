import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { readFile } from '../../fixtures/readFile.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { files, read } = useLists();
const rowsBy = (cells: (name: string, i: number) => string[]) => names.map(cells);

describe('links of an app, of a scheme of its own', () => {
  it('are no addresses', async () => {
    const rows = await read([
      ['shopName', 'shopImg', 'url'],
      ...rowsBy((name, i) => [
        name,
        `https://img.example.com/${i}.png`,
        `taxi://soda/businessPage?businessType=1&shopId=57646100967${i}`,
      ]),
    ]);
    expect(rows.map(({ address }) => address)).toEqual(names.map(() => null));
  });
});

describe('constants of a program under a word for kinds', () => {
  it('are no kinds of places', async () => {
    const rows = await read([
      ['name', 'lat', 'lng', 'infoCard.type'],
      ...rowsBy((name, i) => [name, `48.1${i}7`, `11.5${i}3`, i % 3 ? 'CUSTOM' : 'SUGGESTED']),
    ]);
    expect(rows.map(({ category }) => category)).toEqual(names.map(() => null));
  });

  it('are kinds where they name some', async () => {
    const rows = await read([
      ['name', 'lat', 'lng', 'infoCard.type'],
      ...rowsBy((name, i) => [name, `48.1${i}7`, `11.5${i}3`, i % 3 ? 'RESTAURANT' : 'BAKERY']),
    ]);
    expect(rows[1]?.category).toBe('RESTAURANT');
  });
});

describe('a header that its values contradict', () => {
  it('says as little as an unknown one: addresses under a word for phones', async () => {
    const rows = await read([
      ['RECAPITO', 'NOME', 'LON', 'LAT'],
      ...rowsBy((name, i) => [`VIA GARIBALDI ${i + 3}`, name, `15.08${i}7837`, `37.50${i}4057`]),
    ]);
    expect(rows[2]).toMatchObject({ name: 'Blue Lantern', address: 'VIA GARIBALDI 5', phone: null });
  });
});

describe('hours with words for morning and afternoon before the time', () => {
  const week = { Monday: '10:30 AM-9 PM', Sunday: '10:30 AM-9 PM' };
  it.each(['오전 10:30~오후 9:00', '上午10:30~下午9:00', '午前10:30～午後9:00'])(
    'hold every day in a column of them: %s',
    async (hours) => {
      const rows = await read([
        ['name', 'lat', 'lng', '営業時間', 'addr:street', 'amenity'],
        ...rowsBy((name, i) => [name, `48.1${i}7`, `11.5${i}3`, hours, 'Main Street', 'cafe']),
      ]);
      expect(rows[0]?.workingHours).toMatchObject(week);
    },
  );
});

describe('hours of one day in the notation of OpenStreetMap', () => {
  it.each([
    ['We 14:00-18:00', 'Wednesday'],
    ['Tu 14:00-18:00', 'Tuesday'],
    ['Th 14:00-18:00', 'Thursday'],
  ])('are read: %s', (opening_hours, day) => {
    expect(rowOf({ opening_hours }).workingHours).toEqual({ [day]: '2 PM-6 PM' });
  });
});

describe('names in several languages', () => {
  const list = (japanese: (name: string, i: number) => string) =>
    read([
      ['en_name', 'jp_name', 'cuisine', 'rating'],
      ...rowsBy((name, i) => [i % 2 ? 'Kamaei' : name, japanese(name, i), '寿司', `3.${i}5`]),
    ]);

  it('are taken from the column that distinguishes the most listings', async () => {
    const rows = await list((_, i) => `かま栄 ${i}号店`);
    expect(rows[3]?.name).toBe('かま栄 3号店');
  });

  it('are taken from the first column where others distinguish no more', async () => {
    const rows = await list((_, i) => `かま栄 ${i % 2}号店`);
    expect(rows[0]?.name).toBe('Mira Kiosk');
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

  it('stay out where the groups are kinds as well', async () => {
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

describe('towns under a word for regions, beside the regions', () => {
  it('are cities, and a word for countries in another language holds the regions', async () => {
    const towns = [
      'Opava',
      'Havířov',
      'Kladno',
      'Olomouc',
      'Zlín',
      'Kyjov',
      'Brno',
      'Jihlava',
      'Liberec',
      'Tábor',
    ];
    const rows = await read([
      ['name', 'region', 'lat', 'lng', 'kraj'],
      ...rowsBy((name, i) => [
        name,
        towns[i] ?? '',
        `49.9${i}3`,
        `17.8${i}1`,
        i % 2 ? 'Jihomoravský kraj' : 'Moravskoslezský kraj',
      ]),
    ]);
    expect(rows[0]).toMatchObject({ city: 'Opava', state: 'Moravskoslezský kraj' });
    expect(rows[6]).toMatchObject({ city: 'Brno', countryCode: 'CZ' });
  });
});

describe('columns that the maker of a list keeps internal', () => {
  it.each(['internal_contact_email', 'Confidential e-mail', 'E-mail (do not publish)'])(
    'are not read: %s',
    async (header) => {
      const rows = await read([
        ['name', 'address', 'phone', header],
        ...rowsBy((name, i) => [name, `Lidická ${i}, 602 00 Brno`, `+42060152460${i}`, `info@place${i}.cz`]),
      ]);
      expect(rows.map(({ email }) => email)).toEqual(names.map(() => null));
    },
  );
});

describe('the place in brackets behind all names', () => {
  const towns = ['港区', '中央区', '台東区', '新宿区', '杉並区'];
  const named = rowsBy((_, i) => ['x', `第${i + 1}クリニック（東京都 ${towns[i % 5]}）`]);

  it('is their address where no column has one', async () => {
    const rows = await read([['slug', 'title'], ...named]);
    expect(rows[0]).toMatchObject({ name: '第1クリニック', address: '東京都 港区', countryCode: 'JP' });
  });

  it('stays in the names where a column has the addresses, or where it is no place', async () => {
    const rows = await read([
      ['title', 'address'],
      ...named.map(([, title = ''], i) => [title, `東京都港区芝${i + 1}-2-3`]),
    ]);
    expect(rows[0]?.name).toBe('第1クリニック（東京都 港区）');
    const others = await read([['slug', 'title'], ...rowsBy((name) => ['x', `${name} (since 1985)`])]);
    expect(others[0]?.name).toBe('Mira Kiosk (since 1985)');
  });
});

describe('tags of OpenStreetMap with another sign for the colon', () => {
  it('hold the contacts of places, whatever their operators are called', async () => {
    const rows = await read([
      ['properties.amenity', 'properties.name', 'properties.addr_street', 'properties.opening_hours'].concat(
        'properties.operator',
        'properties.contact_mobile',
        'properties.contact_phone',
        'properties.email',
      ),
      ...rowsBy((name, i) => [
        ...['restaurant', name, 'Linzer Gasse', 'Mo-Su 11:00-22:00'],
        ...[`Gasthaus Muster${i}`, '', `+43 662 45206${i}`, `muster${i}@example.at`],
      ]),
    ]);
    expect(rows[1]).toMatchObject({ phone: '+43 662 452061', email: 'muster1@example.at' });
  });
});

describe('a header of abbreviations above figures', () => {
  it('is asked about as a header, and is no listing', async () => {
    const data = makeCsv([
      ['im', 'lat', 'lng', 'nm', 'dr'],
      ...rowsBy((_, i) => [
        `34${i}1`,
        `-20.24${i}3`,
        `-70.14${i}8`,
        i % 2 ? 'CRUZ ALTA' : 'DEL SOL',
        `prat ${i}`,
      ]),
    ]);
    const { columns } = await readFile(files, { name: 'list.csv', data });
    const read = columns.flatMap((one) => one.columns);
    expect(read.map(({ header }) => header)).toEqual(['im', 'lat', 'lng', 'nm', 'dr']);
    expect(read[3]).toMatchObject({ field: 'name', isAsked: true });
    expect(read[1]).toMatchObject({ field: 'latitude' });
  });
});

describe('a rating that its header calls a score', () => {
  const list = (score: (i: number) => string) =>
    read([
      ['name', 'lat', 'lng', 'rating_score'],
      ...rowsBy((name, i) => [name, `48.1${i}7`, `11.5${i}3`, score(i)]),
    ]);

  it('is one of ten where its values are', async () => {
    const rows = await list((i) => `8.${i}`);
    expect(rows[6]?.rating).toBe(4.3);
  });

  it('is one of five beside the same rating of fifty, which is no count', async () => {
    const rows = await read([
      ['name', 'lat', 'lng', 'rating', 'ratingScore'],
      ...rowsBy((name, i) => [name, `48.1${i}7`, `11.5${i}3`, i % 2 ? '45' : '40', `4.${i}1`]),
    ]);
    expect(rows[6]).toMatchObject({ rating: 4.61, reviewCount: null });
  });

  it('is one of five where its values are', async () => {
    const rows = await list((i) => `4.${i}`);
    expect(rows[6]?.rating).toBe(4.6);
  });
});

describe('pages of phone books in a column of sites', () => {
  it.each([
    'http://local.yp.com/Listings/Details.aspx?NUM=13',
    'https://www.yellowpages.com/x-ca/mip/some-1',
  ])('are no sites of the places: %s', (website) => {
    expect(rowOf({ website }).website).toBeNull();
  });
});

describe('the address that a search of OpenStreetMap found', () => {
  it('is read under its name, beside the names of the places', async () => {
    const found = (i: number) =>
      `Fıccın, ${i + 1}, Meşrutiyet Caddesi, Asmalı Mescit Mahallesi, Beyoğlu, İstanbul, 34430, Türkiye`;
    const rows = await read([
      ['name', 'lat', 'lon', 'geocode_display_name'],
      ...rowsBy((name, i) => [name, `41.03${i}7`, `28.97${i}3`, found(i)]),
    ]);
    expect(rows[0]).toMatchObject({ name: 'Mira Kiosk', address: found(0), countryCode: 'TR' });
  });
});

describe('words for a description in Korean, Japanese and Chinese', () => {
  it.each(['간단한 소개', '소개', '紹介文', '介绍'])('are known: %s', (header) => {
    const text = 'A quiet house by the river with a large garden.';
    expect(rowOf({ [header]: text }).description).toBe(text);
  });
});
