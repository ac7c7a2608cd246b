import { describe, expect, it } from '@jest/globals';
import { readingsOf } from '../../fixtures/columnTable.ts';
import { namedRows, names, rowsBy, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

describe('headers', () => {
  it.each([
    ['POSTAL', '109684', { postalCode: '109684' }],
    ['Specialty', 'Orthopedics', { category: 'Orthopedics' }],
    ['image_urls', 'https://cdn.example.com/a.jpg', { photoUrl: 'https://cdn.example.com/a.jpg' }],
    ['Localidade', 'Nacala', { city: 'Nacala' }],
  ])('%s', async (header, value, expected) => {
    const [row] = await read(namedRows([header], [[value], [value], [value]]));
    expect(row).toMatchObject(expected);
  });

  it('公司名 is the name of a company', async () => {
    const [row] = await read([
      ['公司名', '电话', '城市'],
      ['大地贸易有限公司', '(650) 582-9818', 'Palo Alto'],
    ]);
    expect(row?.name).toBe('大地贸易有限公司');
  });
});

describe('headers of questionnaires', () => {
  it('are headers, however long', async () => {
    const long = 'cuantas_personas_trabajan_en_el_establecimiento_durante_el_ultimo_ano_completo';
    const rows = await read([
      ['nombre', 'numero_contacto', 'municipio', long],
      ...names.map((name, i) => [name, `55 1234 56${10 + i}`, 'Puebla', `${i}`]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows[0]?.phone?.replace(/\D/g, '')).toContain('5512345610');
  });
});

describe('French headers with articles', () => {
  it('name the place, and no CEDEX does', async () => {
    const rows = await read([
      ['code', 'nom_de_l_etablissement', 'libelle_2', 'adresse', 'ville', 'cedex'],
      ...names.map((name, i) => [`${i}`, name, 'Mairie', `${i + 1} rue Haute`, 'Lyon', `CEDEX 0${i}`]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});

describe('values that cannot be read', () => {
  const values = [
    ...['Anbau 12, ', '41090 İzmit ', 'a-b-1 ', '+49 30 1234567; '].map((part) => part.repeat(31)),
    ...['javascript:alert(1)', 'http://', '{"a":[', '['.repeat(400), '{"days":{}}', '["Bar",'],
    ...['9.99', '-999999', '1e999', '4.612E+17', '99/99/9999', '25:99 - 31:00', 'x@', '+1 ('],
  ];
  it.each(
    'Category,Type,Address,Street,City,State,Postal code,Country,Phone,E-mail,Website,Latitude,Rating,Reviews,Opening hours,Monday,Google Maps link,Photo,Place id,Price,Status,About'.split(
      ',',
    ),
  )('do not stop the file: %s', async (header) => {
    for (const value of values) {
      const rows = await read([
        ['Name', 'City', header],
        ...names.map((name, i) => [name, 'Bursa', `${value}${i}`]),
      ]);
      expect([value, rows.map(({ name }) => name)]).toEqual([value, names]);
    }
  });
});

describe('tags of a map in one cell beside columns', () => {
  it('are read, without the name in them', async () => {
    const rows = await read([
      ['osm_id', 'name', 'lat', 'lon', 'tags'],
      ...names.map((name, i) => [
        `${25390273 + i}`,
        name,
        `50.4${i}1`,
        `30.5${i}2`,
        `{'amenity': 'fuel', 'name': 'Other', 'phone': '+380 44 123 450${i}', 'addr:street': 'вулиця Лесі', 'addr:housenumber': '${i + 1}'}`,
      ]),
    ]);
    expect(rows[2]).toMatchObject({
      name: 'Blue Lantern',
      phone: '+380 44 123 4502',
      street: 'вулиця Лесі 3',
    });
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

describe('a header that its values contradict', () => {
  it('says as little as an unknown one: addresses under a word for phones', async () => {
    const rows = await read([
      ['RECAPITO', 'NOME', 'LON', 'LAT'],
      ...rowsBy((name, i) => [`VIA GARIBALDI ${i + 3}`, name, `15.08${i}7837`, `37.50${i}4057`]),
    ]);
    expect(rows[2]).toMatchObject({ name: 'Blue Lantern', address: 'VIA GARIBALDI 5', phone: null });
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

it('headers may say what kind of place the rows are', () => {
  const values = (value: (i: number) => string) => Array.from({ length: 12 }, (_, i) => value(i));
  const kinds = values((i) => ['bar', 'bakery', 'church'][i % 3] ?? '');
  const links = values((i) => `https://clinic${i}.example/`);
  const places = values(
    (i) => `${['Nord', 'Sol', 'Fjell', 'Strand'][i % 4]} ${['Helse', 'Vest', 'Park'][i % 3]} ${i}`,
  );
  expect(readingsOf({ klinikk_navn: places, klinikk_url: links, biz_type: kinds })).toMatchObject({
    klinikk_navn: 'name',
    klinikk_url: 'anyLink',
    biz_type: 'category',
  });
  expect(readingsOf({ Nama_Wisata: places, Alamat: values((i) => `Jl. Merdeka No. ${i}`) })).toMatchObject({
    Nama_Wisata: 'name',
  });
});

it('where the shops of a chain are is not their kind', () => {
  const of = (value: (i: number) => string) => Array.from({ length: 12 }, (_, i) => value(i));
  const places = of((i) => `Kiosk Nord ${['Centre', 'Lake', 'Hill'][i % 3]} ${i}`);
  const table = (kinds: string[]) => ({ Name: places, Type: of((i) => kinds[i % kinds.length] ?? '') });
  expect(readingsOf(table(['Street', 'Shopping Mall']))).toMatchObject({ Type: null });
  expect(readingsOf(table(['Standalone', 'Mall', 'Airport']))).toMatchObject({ Type: null });
  expect(readingsOf(table(['Shopping Mall', 'Airport']))).toMatchObject({ Type: 'type' });
});

describe('a header that names its options', () => {
  const of = (value: (i: number) => string) => Array.from({ length: 12 }, (_, i) => value(i));
  const table = (header: string, options: string[]) => ({
    Name: of((i) => `Kiosk Nord ${['Centre', 'Lake', 'Hill'][i % 3]} ${i}`),
    [header]: of((i) => options[i % options.length] ?? ''),
  });
  it.each([
    ['Street/Shopping Mall', ['Shopping Mall']],
    ['Street / Shopping Mall', ['Street', 'Shopping Mall']],
    ['Indoor or Outdoor', ['Indoor', 'Outdoor']],
    ['Company/Franchise', ['Franchise']],
    ['Cadde|AVM', ['AVM', 'Cadde']],
    ['Hotel/Street', ['Hotel']],
  ])('is not read as kinds: %s', (header, options) => {
    expect(readingsOf(table(header, options))).toMatchObject({ [header]: null });
  });

  it.each([
    ['Restaurant/Bar', ['Restaurant', 'Bar']],
    ['Hotel / Motel / Other', ['Hotel', 'Motel']],
    ['Restaurant/Bar', ['Restaurant', 'Bakery']],
  ])('has kinds if its options are kinds: %s', (header, options) => {
    expect(readingsOf(table(header, options))).toMatchObject({ [header]: expect.any(String) });
  });
});
