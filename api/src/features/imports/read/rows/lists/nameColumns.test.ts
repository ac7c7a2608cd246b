import { describe, expect, it } from '@jest/globals';
import { names, rowsBy, useLists } from '../../fixtures/lists.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { readFile } from '../../fixtures/readFile.ts';

const { files, read, readList } = useLists();

describe('names', () => {
  it('are not paths of pages', async () => {
    const rows = ['alba-sitges', 'brisa-sitges', 'cielo-sitges', 'delta-sitges'].map((slug) => [
      `/biz/${slug}`,
      'Sitges',
      'SIG',
    ]);
    await expect(read(rows)).rejects.toThrow();
  });

  it('are not words for a blank', async () => {
    const found = await readList([
      ['name', 'phone', 'address'],
      ['Blank_', 'Blank_', 'Blank_'],
      ['Soul Dental', '+1 646-502-8416', '200 W 15th St, New York, NY 10011'],
    ]);
    expect(found.rows.map(({ name }) => name)).toEqual(['Soul Dental']);
  });
});

describe('names with the pin of a map', () => {
  it.each(['📍', '📌', '📍️'])('are read without it: %s', async (pin) => {
    const rows = await read([
      ['Name', 'City'],
      ...names.map((name, i) => [i % 2 ? `${pin} ${name}` : `${name} ${pin}`, 'York']),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});

describe('names that are long', () => {
  it('stay names, if they are not sentences', async () => {
    const long = names.map((name, i) => `Place ${i} <b>${name}</b> ${'x'.repeat(90)}`);
    const rows = await read([
      ['name', 'description'],
      ...long.map((name, i) => [name, `Notes ${i}: "</p>"`]),
    ]);
    expect(rows).toHaveLength(names.length);
  });
});

describe('names', () => {
  it('lose text that pages write around all of them', async () => {
    const rows = await read([
      ['name', 'phone'],
      ...names.map((name, i) => [`Coworking Space: ${name} in Barcelona`, `+34 930 00 00 0${i}`]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
    const titles = await read([['name'], ...names.map((name) => [`${name} | Pages.example`])]);
    expect(titles.map(({ name }) => name)).toEqual(names);
  });

  it.each([(name: string) => `${name} - Kahve Durağı`, (name: string) => `Kahve Durağı: ${name}`])(
    'keep the name of a chain that all of them have: %s',
    async (write) => {
      const written = names.map(write);
      expect((await read([['name'], ...written.map((name) => [name])])).map(({ name }) => name)).toEqual(
        written,
      );
    },
  );

  it('stay whole if only some have it', async () => {
    const written = names.map((name, i) => (i % 2 ? `Bar: ${name}` : `${name} - Centro`));
    expect((await read([['name'], ...written.map((name) => [name])])).map(({ name }) => name)).toEqual(
      written,
    );
  });

  it('are missing if a word for none repeats', async () => {
    const { rows, refused } = await readFile(files, {
      name: 'list.csv',
      data: makeCsv([
        ['name', 'phone'],
        ...names.map((name, i) => [i < 4 ? 'Unknown' : name, `+34 930 00 00 0${i}`]),
      ]),
    });
    expect([rows.length, refused.length]).toEqual([6, 4]);
  });

  it('are those of the dealer, and not those of the chain of few', async () => {
    const rows = await read([
      ['Dealer Name', 'Address', 'Phone'],
      ...names.map((name, i) => [name, `${i + 1} Old Delhi Road, Jaipur`, `+91 757499933${i}`]),
    ]);
    expect(rows[0]?.name).toBe('Mira Kiosk');
  });
});

describe('names in two languages', () => {
  it('replace each other, and distances are not ratings', async () => {
    const { rows, columns } = await readFile(files, {
      name: 'hotels.csv',
      data: makeCsv([
        ['name mk', 'name ang', 'stars', 'distance from center of city/km', 'street', 'city'],
        ...names.map((name, i) => [
          `Хотел ${'АБВГДЕЖЗИК'[i]}`,
          name,
          '4',
          `${i % 3}.${i}`,
          `Slave Delovski ${i}`,
          'Skopje',
        ]),
      ]),
    });
    expect(columns[0]?.columns.some(({ isAsked }) => isAsked)).toBe(false);
    expect(rows[0]).toMatchObject({ name: 'Хотел А', rating: null, city: 'Skopje' });
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

  it('are taken from the first column if others distinguish no more', async () => {
    const rows = await list((_, i) => `かま栄 ${i % 2}号店`);
    expect(rows[0]?.name).toBe('Mira Kiosk');
  });
});

describe('the place in brackets after all names', () => {
  const towns = ['港区', '中央区', '台東区', '新宿区', '杉並区'];
  const named = rowsBy((_, i) => ['x', `第${i + 1}クリニック（東京都 ${towns[i % 5]}）`]);

  it('is their address if no column has one', async () => {
    const rows = await read([['slug', 'title'], ...named]);
    expect(rows[0]).toMatchObject({ name: '第1クリニック', address: '東京都 港区', countryCode: 'JP' });
  });

  it('stays in the names where a column has the addresses, or where it is not a place', async () => {
    const rows = await read([
      ['title', 'address'],
      ...named.map(([, title = ''], i) => [title, `東京都港区芝${i + 1}-2-3`]),
    ]);
    expect(rows[0]?.name).toBe('第1クリニック（東京都 港区）');
    const others = await read([['slug', 'title'], ...rowsBy((name) => ['x', `${name} (since 1985)`])]);
    expect(others[0]?.name).toBe('Mira Kiosk (since 1985)');
  });
});

describe('branches beside brands', () => {
  const places = [
    ['12 Elm St, Portland, OR 97201', '(503) 555-0111'],
    ['70 Oak St, Portland, OR 97218', '(503) 555-0112'],
    ['5 Ash Ave, Portland, OR 97209', '(503) 555-0113'],
    ['8 Fir Ave, Portland, OR 97210', '(503) 555-0114'],
  ];
  const brands = ['Kiosk Nord', 'Kiosk Nord', 'Teehaus Linde', 'Teehaus Linde'];
  const branches = ['Centre', 'Airport', 'Lakeside', 'Station'];
  const listOf = (brand: string, branch: string) => [
    [brand, branch, 'Address', 'Phone'],
    ...places.map((place, i) => [brands[i] ?? '', branches[i] ?? '', ...place]),
  ];

  it.each([
    ['Brand', 'Branch'],
    ['brand_name', 'branch_name'],
    ['Marka', 'Şube Adı'],
    ['Marke', 'Filiale'],
    ['Marca', 'Sucursal'],
    ['Chain', 'Branch Name'],
  ])('do not name the places: %s, %s', async (brand, branch) => {
    const rows = await read(listOf(brand, branch));
    expect(rows.map(({ name }) => name)).toEqual(brands);
  });

  it('name them if no brand does', async () => {
    const rows = await read(listOf('Notes', 'Branch Name').map(([, ...others]) => others));
    expect(rows.map(({ name }) => name)).toEqual(branches);
  });

  it('leave a column of names as it is', async () => {
    const [header = [], ...rows] = listOf('Brand', 'Branch');
    const named = await read([['Name', ...header], ...rows.map((row, i) => [names[i] ?? '', ...row])]);
    expect(named.map(({ name }) => name)).toEqual(names.slice(0, 4));
  });
});

it.each([
  ['stars', ['2.5 Sterne', '3.0 Sterne', '4.5 Sterne', '4.0 Sterne', '5.0 Sterne']],
  ['distance', ['1.2 km', '3.5 km', '0.8 km', '12 km', '7 km']],
  ['capacity', ['800 pax', '120 pax', '45 pax', '60 pax', '30 pax']],
])('measures are not names in a list without names: %s', async (header, values) => {
  const rows = values.map((value, i) => [value, `Hauptstr. ${i + 1}`, `1011${i}`, `030 12345${i}`]);
  await expect(readList([[header, 'address', 'postal_code', 'phone'], ...rows])).rejects.toThrow();
});

it('names that are wrapped over several lines are read whole, although their lines repeat', async () => {
  const wrapped = names.map((name, i) => (i < 5 ? `Clinic\nfor the\nYoung - ${name}\nSmall` : name));
  const rows = await read([['Name', 'City'], ...wrapped.map((name) => [name, 'York'])]);
  expect(rows.map(({ name }) => name)).toEqual(wrapped.map((name) => name.replaceAll('\n', ' ')));
});
