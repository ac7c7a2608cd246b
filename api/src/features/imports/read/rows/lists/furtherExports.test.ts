import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { readFile } from '../../fixtures/readFile.ts';

const { read, files } = useLists();

describe('owners of places in the words of registers', () => {
  it.each([
    ['Public', 'Public/Military'],
    ['Government', 'Private - Charity'],
    ['Privé', 'Privé / Confessionnel'],
    ['Negeri', 'Negeri & BUMN'],
  ])('are no kind, together with others: %s, %s', async (owner, both) => {
    const rows = await read([
      ['Name', 'Type', 'City'],
      ...names.map((name, i) => [name, i < 8 ? owner : both, 'York']),
    ]);
    expect(rows.map(({ category, type }) => [category, type])).toEqual(names.map(() => [null, null]));
  });

  it('leave out what else stands in their column', async () => {
    const rows = await read([
      ['Name', 'Type', 'City'],
      ...names.map((name, i) => [name, i === 9 ? 'NGO' : i % 2 ? 'Public' : 'Private', 'York']),
    ]);
    expect(rows[9]).toMatchObject({ category: null, type: null });
  });
});

describe('links of which each has a label', () => {
  const cell = (i: number, glue: string) =>
    `Website: https://place${i}.example/${glue}Facebook: https://www.facebook.com/place${i}${glue}Instagram: https://www.instagram.com/place${i}/`;
  it.each([
    ['links', '  '],
    ['Online', ''],
    ['контакты', ' | '],
  ])('are the site and the profiles of a place under "%s"', async (header, glue) => {
    const rows = await read([
      ['Name', 'City', header],
      ...names.map((name, i) => [name, 'York', cell(i, glue === '' && i % 2 ? '  ' : glue)]),
    ]);
    expect(rows[2]).toMatchObject({
      website: 'https://place2.example/',
      socialLinks: {
        facebook: 'https://www.facebook.com/place2',
        instagram: 'https://www.instagram.com/place2',
      },
    });
  });
});

describe('descriptions that are discounts', () => {
  it.each([
    ['30% off everything', '20% off drinks, 1+1 on beer'],
    ['30% על הכל', '1+1 על האלכוהול'],
    ['20% indirim', '1+1 kahve'],
  ])('are left out: %s', async (one, other) => {
    const rows = await read([
      ['Name', 'City', 'Description'],
      ...names.map((name, i) => [name, 'Tel Aviv', i % 2 ? one : other]),
    ]);
    expect(rows.map(({ description }) => description)).toEqual(names.map(() => null));
  });

  it('are none where texts only mention a share', async () => {
    const text =
      'Family restaurant in the old town with wines of the region and 100% local beef from the farms around.';
    const rows = await read([
      ['Name', 'City', 'Description'],
      ...names.map((name, i) => [name, 'York', `${text} Since 19${i + 10}.`]),
    ]);
    expect(rows[0]?.description).toContain('Family restaurant');
  });
});

describe('rows of dishes', () => {
  it.each([
    ['Category', 'Item Name', 'Price', 'Description'],
    ['Section', 'Dish', 'Price', 'Description'],
    ['Categoría', 'Plato', 'Precio', 'Descripción'],
  ])('say nothing of the place: %s, %s', async (section, item, price, text) => {
    const rows = await read([
      ['Restaurant', 'Address', section, item, price, text],
      ...names.map((_, i) => [
        names[i < 5 ? 0 : 1] ?? '',
        '5 High Street, York',
        i % 2 ? 'Best in pizza' : 'Sides and dips',
        `No. ${i} of the list`,
        `${i + 5}`,
        `${i + 1} pieces with garlic bread and a soft drink`,
      ]),
    ]);
    expect(rows[0]).toMatchObject({ name: names[0], category: null, description: null, priceRange: null });
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

describe('towns as addresses write them', () => {
  it.each([
    ['Kópavogi', 'Kópavogur'],
    ['Hafnarfirði', 'Hafnarfjörður'],
    ['Garðabæ', 'Garðabær'],
    ['Egilsstöðum', 'Egilsstaðir'],
    ['Selfossi', 'Selfoss'],
    ['Dalvík', 'Dalvík'],
  ])('are stored in the nominative in Iceland: %s', async (written, town) => {
    const rows = await read([
      ['Name', 'Address', 'Phone'],
      ...names.map((name, i) => [name, `Dalvegi ${i + 1}, 200 ${written}`, `+354 440 11${i + 10}`]),
    ]);
    expect(rows[0]).toMatchObject({ city: town, countryCode: 'IS' });
  });

  it.each([
    ['BielskPodlaski', 'Bielsk Podlaski'],
    ['NewYork', 'New York'],
    ['McAllen', 'McAllen'],
    ['DeKalb', 'DeKalb'],
  ])('get back the blank that a page took: %s', async (written, town) => {
    const rows = await read([['Name', 'City'], ...names.map((name) => [name, written])]);
    expect(rows[0]?.city).toBe(town);
  });

  it.each([
    ['34 Winchester Avenue Halifax, NS', 'CA', 'Halifax'],
    ['5 Oak Road Springfield, IL', 'US', 'Springfield'],
    ['12 George Street Sydney, NSW', 'AU', 'Sydney'],
    ['34 Winchester Avenue, NS', 'CA', null],
  ])('are read before a state and behind a street: %s', async (address, country, town) => {
    const rows = await read([
      ['Name', 'Address', 'Country'],
      ...names.map((name) => [name, address, country]),
    ]);
    expect(rows[0]?.city).toBe(town);
  });

  it('are parted from a quarter by a full stop and a dash', async () => {
    const rows = await read([
      ['Nome', 'Endereço', 'Telefone'],
      ...names.map((name, i) => [
        name,
        `Rua Jambeiro, ${i + 1} | Grajaú.- Rio de Janeiro – RJ`,
        `(21) 3579-14${i + 10}`,
      ]),
    ]);
    expect(rows[0]?.city).toBe('Rio de Janeiro');
  });

  it('give no country where a street is called after a region of another', async () => {
    const rows = await read([['Name', 'Address'], ...names.map((name) => [name, 'Boqueron 6753'])]);
    expect(rows[0]?.countryCode).toBeNull();
  });
});

describe('phones in the form of a sheet or with a code beside them', () => {
  it.each(['-10789', '-3386'])('are none where a sheet subtracted: %s', async (phone) => {
    const rows = await read([
      ['Name', 'Phone'],
      ...names.map((name, i) => [name, i === 0 ? phone : `02 963 33${i + 10}`]),
    ]);
    expect(rows[0]?.phone).toBeNull();
  });

  it.each([
    ['indicatif', '212', '662082098', '+212662082098'],
    ['area_code', '351', '912345678', '+351912345678'],
  ])('begin with the code of their country: %s %s', async (header, code, phone, number) => {
    const rows = await read([['Name', 'Phone', header], ...names.map((name) => [name, phone, code])]);
    expect(rows[0]?.phoneNormalised).toBe(number);
  });
});

describe('passwords', () => {
  const secrets = [
    'ny+I0P[a',
    'Qp2sHe:4',
    '_JEeO4H_',
    '7Dc7Rm)V',
    'x9;Kq2La',
    'Tz+4b!Wm',
    'p0(LrE3s',
    'M4n[vv7Q',
    'aB3$dd9K',
    'Zq8#tt1P',
  ];
  it.each([
    'Пароль',
    'Password',
    'Şifre',
    'Mot de passe',
    'Contraseña',
    'api_key',
    '密码',
    'Kennwort',
    'Account password',
  ])('are never read: %s', async (header) => {
    const rows = await read([
      ['Логин', header, 'Организация', 'Телефон'],
      ...names.map((name, i) => [`user${i}`, secrets[i] ?? '', name, `+7 926 301 89 ${i + 10}`]),
    ]);
    expect(rows[0]?.name).toBe(names[0]);
    expect(JSON.stringify(rows.map((row) => ({ ...row, warnings: null })))).not.toMatch(
      /ny\+I0P|Qp2sHe|7Dc7Rm/,
    );
  });

  it('leave no sample in the record of an import', async () => {
    const data = makeCsv([
      ['Login', 'Password', 'Company'],
      ...names.map((name, i) => [`user${i}`, secrets[i] ?? '', name]),
    ]);
    const { columns } = await readFile(files, { name: 'accounts.csv', data });
    expect(columns[0]?.columns.map(({ isPersonal, samples }) => [isPersonal, samples.length > 0])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
  });

  it('are no addresses under a header that says nothing', async () => {
    const rows = await read([
      ['Логин', 'X7', 'Организация', 'Телефон'],
      ...names.map((name, i) => [`user${i}`, secrets[i] ?? '', name, `+7 926 301 89 ${i + 10}`]),
    ]);
    expect(rows.map(({ address }) => address)).toEqual(names.map(() => null));
  });
});

describe('short streets of numbers', () => {
  it('are addresses under a header with another word', async () => {
    const streets = [
      '145 W 53rd St',
      '28 Liberty St',
      '328-330 W 46th St',
      '155 W 51st St',
      '16 W 22nd St',
      '53 Howard St',
    ];
    const rows = await read([
      ['Business Name', 'Address/Snippet', 'Phone'],
      ...names.map((name, i) => [
        name,
        streets[i % 6]?.replace(/^\d+/, `${i + 20}`) ?? '',
        `(212) 555-01${i + 10}`,
      ]),
    ]);
    expect(rows[0]?.address).toBe('20 W 53rd St');
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

describe('words for what a place costs', () => {
  it.each([
    ['valor', 'Muito Caro', 'Barato', '$$$$'],
    ['Preis', 'sehr teuer', 'günstig', '$$$$'],
    ['fiyat', 'Pahalı', 'Ucuz', '$$$'],
  ])('are a level of prices under "%s": %s', async (header, word, other, level) => {
    const rows = await read([
      ['nome', 'cidade', header],
      ...names.map((name, i) => [name, 'São Paulo', i % 2 ? other : word]),
    ]);
    expect(rows.map(({ priceRange }) => priceRange)).toEqual(names.map((_, i) => (i % 2 ? '$' : level)));
  });
});

describe('mail of templates', () => {
  it.each(['doe@lawyers.com', 'admin@totalwptheme.com', 'x3edoe@lawyers.com', 'support@themeforest.net'])(
    'is left out: %s',
    async (email) => {
      const rows = await read([
        ['Name', 'Email'],
        ...names.map((name, i) => [name, i === 0 ? email : `info@place${i}.com`]),
      ]);
      expect(rows.map((row) => row.email)).toEqual(
        names.map((_, i) => (i === 0 ? null : `info@place${i}.com`)),
      );
    },
  );
});
