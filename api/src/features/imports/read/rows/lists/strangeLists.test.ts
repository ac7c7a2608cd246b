import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { makeWorkbook } from '../../fixtures/makeWorkbook.ts';
import { readFile } from '../../fixtures/readFile.ts';
import { names, useLists } from '../../fixtures/lists.ts';

const { files, read } = useLists();

describe('links to a map', () => {
  const mapLink = (name: string, i: number) =>
    `https://www.google.com/maps/place/${name.replaceAll(' ', '+')}/data=!4m7!3d40.7${i}1!4d29.9${i}2`;
  const header = ['Name', 'Address', 'Google Maps Link'];
  const rowsOf = (linked: (i: number) => string) =>
    names.map((name, i) => [name, `Liman Cd. No:${i}, 41090 Başiskele/Kocaeli`, mapLink(linked(i), i)]);

  it('that name other places than their rows are left out, with the positions in them', async () => {
    const rows = await read([header, ...rowsOf((i) => names[(i + 3) % names.length] ?? '')]);
    expect(rows[0]).toMatchObject({ name: 'Mira Kiosk', locationLink: null, latitude: null });
  });

  it('stay where the names are those of the rows, or in another script', async () => {
    const [own] = await read([header, ...rowsOf((i) => `${names[i]} Restaurant`)]);
    expect(own).toMatchObject({ locationLink: mapLink('Mira Kiosk Restaurant', 0), latitude: 40.701 });
    const [foreign] = await read([header, ...rowsOf((i) => `Кафе ${i}`)]);
    expect(foreign?.latitude).toBe(40.701);
  });

  it.each([
    'https://share.google/UEIH2q6dcTy0',
    'https://g.co/kgs/YkPWtTg',
    'https://maps.app.goo.gl/Y8JYpPFGDZeAt8Q96',
  ])('may be short: %s', (link) => {
    expect(rowOf({ link })).toMatchObject({ locationLink: link, website: null });
    expect(rowOf({ الرابط: link }).locationLink).toBe(link);
  });
});

describe('pages of WhatsApp among phones', () => {
  it.each(['https://wa.me/60162631160', 'https://api.whatsapp.com/send?phone=60162631160&text=Hi'])(
    'are shown as numbers: %s',
    (phone) => {
      expect(rowOf({ phone })).toMatchObject({ phone: '+60162631160', phoneNormalised: '+60162631160' });
    },
  );
});

describe('a phone with its country in brackets', () => {
  it('says in which country the place is', () => {
    const address = 'Фаталиева Мухтара 4089, Сабунчинский район';
    expect(rowOf({ address, phone: '(+99412) 428-12-83' }).countryCode).toBe('AZ');
  });
});

describe('a quarter before its town in a column of cities', () => {
  it.each([
    ['Bandra West,Mumbai', 'Mumbai'],
    ['Kadıköy, İstanbul', 'İstanbul'],
  ])('is left out: %s', (city, read) => {
    expect(rowOf({ city }).city).toBe(read);
  });
});

describe('a town before its region in a column of cities', () => {
  it.each([
    ['Albany, New York', 'Albany', 'New York'],
    ['Cambridge, Ontario', 'Cambridge', 'Ontario'],
    ['Chirala, Andhra Pradesh', 'Chirala', 'Andhra Pradesh'],
  ])('is read without it: %s', (city, town, state) => {
    expect(rowOf({ city })).toMatchObject({ city: town, state });
  });
});

describe('the position in an answer of a places interface', () => {
  it('is read', () => {
    const geometry =
      "{'location': {'lat': 38.71, 'lng': -9.14}, 'viewport': {'northeast': {'lat': 1, 'lng': 2}}}";
    expect(rowOf({ geometry })).toMatchObject({ latitude: 38.71, longitude: -9.14 });
  });
});

describe('addresses under the header of descriptions', () => {
  it('are read as such where no other column has them', async () => {
    const rows = await read([
      ['nome', 'latitude', 'longitude', 'descricao', 'telefone'],
      ...names.map((name, i) => [
        ...[
          name,
          `-23.6${i}71`,
          `-46.6${i}74`,
          `Rua Florêncio de Abreu, ${i}56 - Centro, Santos - SP, 11070-10${i}`,
        ],
        `(11) 5584-006${i}`,
      ]),
    ]);
    expect(rows[1]).toMatchObject({
      ...{ description: null, city: 'Santos', postalCode: '11070-101' },
      address: 'Rua Florêncio de Abreu, 156 - Centro, Santos - SP, 11070-101',
    });
  });
});

describe('shares of patients', () => {
  it('are no addresses', async () => {
    const rows = await read([
      ['', 'name', 'city', 'Fee', 'Review'],
      ...names.map((name, i) => [
        `${i}`,
        name,
        'Mumbai',
        `₹${i}00 at clinic`,
        `9${i}% ${i + 3} Patient Stories`,
      ]),
    ]);
    expect(rows[0]).toMatchObject({ address: null, city: 'Mumbai' });
  });
});

describe('several columns of regions', () => {
  it('leave the one that holds regions, not parts of towns or numbers', async () => {
    const governorates = ['Baghdad', 'Babylon', 'Basra', 'Erbil', 'Najaf'];
    const rows = await read([
      ['Provider Name', 'Address', 'Region', 'Governorate'],
      ...names.map((name, i) => [
        name,
        `Hospital street ${i}`,
        `Al-Harthiya ${i}`,
        governorates[i % 5] ?? '',
      ]),
    ]);
    expect(rows[0]?.state).toBe('Baghdad');
    const chilean = await read([
      ['Region', 'Region Nombre', 'Comuna', 'Local', 'Direccion'],
      ...names.map((name, i) => [
        ['III', 'IV'][i % 2] ?? '',
        ['ATACAMA', 'COQUIMBO'][i % 2] ?? '',
        'COPIAPO',
        name,
        `OHIGGINS N°${i}`,
      ]),
    ]);
    expect(chilean[0]).toMatchObject({ state: 'ATACAMA', name: 'Mira Kiosk' });
  });
});

describe('a register of economic units', () => {
  it('has its names, streets and kinds in words of its own', async () => {
    const rows = await read([
      [
        ...[
          'Nombre de la Unidad Económica',
          'Razón social',
          'Nombre de clase de la actividad',
          'Tipo de vialidad',
        ],
        ...[
          'Nombre de la vialidad',
          'Tipo de entre vialidad',
          'Nombre de entre vialidad',
          'Número exterior o kilómetro',
        ],
        ...[
          'Código Postal',
          'Entidad federativa',
          'Localidad',
          'Número de teléfono',
          'Tipo de establecimiento',
        ],
      ],
      ...names.map((name, i) => [
        ...[name, '', 'Panaderías', 'AVENIDA', 'FUNDICIÓN', 'CALLE', `ROSAS ${i}`, `19${i}7`],
        ...['20010', 'AGUASCALIENTES', 'AGUASCALIENTES', `449914638${i}`, 'Fijo'],
      ]),
    ]);
    expect(rows[0]).toMatchObject({
      ...{
        name: 'Mira Kiosk',
        street: 'AVENIDA FUNDICIÓN 1907',
        state: 'AGUASCALIENTES',
        category: 'Panaderías',
      },
      ...{ city: 'AGUASCALIENTES', countryCode: 'MX', phone: '4499146380' },
    });
  });
});

describe('names in two languages', () => {
  it('stand in for each other, and distances are no ratings', async () => {
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

describe('headers that a shapefile cut', () => {
  it('are read with their last words whole', async () => {
    const rows = await read([
      [
        'State',
        'Fcilty_nam',
        'Shp_centre',
        'Street_add',
        'Locality',
        'Postcode',
        'Hrs_of_bus',
        'Fcilty_typ_2',
      ],
      ...names.map((name, i) => [
        ...['NSW', name, `${'ABCDEFGHIJ'[i]}side Plaza`, `${i} Monaro Street`, 'Queanbeyan', '2620'],
        ...['09:00-17:00 Monday to Friday, excluding Public Holidays', 'https://www.offices.gov.au/all'],
      ]),
    ]);
    expect(rows[1]).toMatchObject({
      ...{
        name: 'Old Harbour',
        street: '1 Monaro Street',
        city: 'Queanbeyan',
        postalCode: '2620',
        website: null,
      },
      workingHours: { Monday: '9 AM-5 PM' },
    });
  });
});

describe('hours of a week', () => {
  it('are known under any header where no other column has them', async () => {
    const rows = await read([
      ['rest_name', 'rest_address', 'rest_rating', 'rest_time'],
      ...names.map((name, i) => [
        name,
        `Jl. Senopati No. ${i}, Jakarta`,
        '4.2',
        `Jam:   ${9 + (i % 3)}h - 22h (${i % 4 === 3 ? 'Sen, Sel), 10h...' : 'Sen-Min)'}`,
      ]),
    ]);
    expect(rows[0]?.workingHours).toMatchObject({ Sunday: '9 AM-10 PM' });
  });
});

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
