import { describe, expect, it } from '@jest/globals';
import { mapColumns } from '../../columns/mapColumns.ts';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { useLists } from '../../fixtures/lists.ts';
import { readingsOf, rowsOfTable } from '../../fixtures/columnTable.ts';

const { read, readColumns } = useLists();
const first = ['Old', 'Blue', 'Corner', 'Silver', 'Garden', 'North', 'Lake', 'Red', 'Mill', 'Stone'];
const second = ['Harbour', 'Lantern', 'Oven'];
const names = second.flatMap((word) => first.map((other) => `${other} ${word}`));
const of = (value: (i: number) => string) => names.map((_, i) => value(i));
const phones = of((i) => `+41 44 555 01 ${10 + i}`);

describe('two columns of which each could name the rows', () => {
  it.each([
    ['음식점', 'store', 'business'],
    ['Restaurant', 'shop', 'company'],
  ])('the one that repeats a kind is the kind: %s', (kind, named, repeated) => {
    const table = { [named]: names, [repeated]: of(() => kind), phone: phones };
    expect(readingsOf(table)).toMatchObject({ [named]: 'name', [repeated]: 'category' });
    const { mapped } = mapColumns(Object.keys(table), rowsOfTable(table));
    expect(mapped.filter(({ field }) => field === 'name').map(({ header }) => header)).toEqual([named]);
  });

  it('a number of the unit is not a name', () => {
    expect(
      readingsOf({ num_local: of((i) => (i % 9 === 0 ? `${i}` : '')), Xrtu: names, phone: phones }),
    ).toMatchObject({ num_local: null, Xrtu: 'name' });
  });

  it('an address that repeats the name is ignored', () => {
    expect(readingsOf({ Name: names, Address: names, Phone: phones })).toMatchObject({
      Name: 'name',
      Address: null,
    });
  });
});

describe('a page for each place', () => {
  const website = (link: (i: number) => string, named: readonly string[] = names) =>
    readingsOf({ Name: named, Website: named.map((_, i) => link(i)), Phone: phones })['Website'];

  it('on a third-party site is not their website', () => {
    expect(website((i) => `https://www.guidebook.example/en/d/town/${i}/place`)).toBeNull();
  });

  it.each<[string, (i: number) => string, string[]]>([
    ['on sites of their own', (i) => `https://place${i}.example/`, names],
    [
      'on the site of their chain',
      (i) => `https://www.oldbrand.example/shop/${i}`,
      of((i) => `Old Brand ${i}`),
    ],
    ['on the site of the town', (i) => `https://www.leeds.gov.uk/places/${i}`, names],
    ['on a network', (i) => `https://www.facebook.com/place${i}`, names],
    ['of their one kind', (i) => `https://www.ourbooks.example/${i}`, names.map((name) => `${name} Library`)],
  ])('%s is their site', (_, link, named) => {
    expect(website(link, named)).toBe('website');
  });

  it('on the maps of Korea is where it is', async () => {
    const rows = await read([
      ['name', 'url'],
      ...names.map((name, i) => [name, `http://place.map.kakao.com/1026281${100 + i}`]),
    ]);
    expect(rows[0]?.locationLink).toBe('http://place.map.kakao.com/1026281100');
  });
});

describe('pictures of a copied page', () => {
  it('are photos if each place has its own', () => {
    const blobs = of(
      (i) => `https://i3.cdn.example/blob/66bdad3019a0d04f39dfe3f3e5d2165a4cc28${100 + i}_130`,
    );
    const icons = of(() => 'https://i3.cdn.example/images/icons/in-business.svg');
    expect(
      readingsOf({ 'years src': icons, 'business-name': names, 'no-tracks src': blobs, phones }),
    ).toMatchObject({ 'years src': null, 'no-tracks src': 'photoUrl' });
  });
});

describe('registers', () => {
  it('of Mexico are read by their short headers', () => {
    expect(
      readingsOf({
        nombre_act: of((i) => (i % 2 ? 'Hoteles' : 'Restaurantes')),
        nom_estab: names,
        tipo_vial: of(() => 'CALLE'),
        nom_vial: of((i) => `BENITO JUAREZ ${i}`),
        cod_postal: of(() => '64000'),
        entidad: of(() => 'Nuevo León'),
        municipio: of(() => 'Monterrey'),
      }),
    ).toEqual({
      nombre_act: 'category',
      nom_estab: 'name',
      tipo_vial: 'streetType',
      nom_vial: 'street',
      cod_postal: 'postalCode',
      entidad: 'state',
      municipio: 'city',
    });
  });

  it('of Peru put the department before the province', async () => {
    const provinces = ['Lima', 'Lima', 'Lima', 'Huaura', 'Barranca'];
    const rows = await read([
      ['Nombre', 'Departamento', 'Provincia', 'Dirección'],
      ...names.map((name, i) => [name, 'Lima', provinces[i % 5] ?? '', `Jirón San Martín ${i + 100}`]),
    ]);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['Lima']));
  });

  it('of GeoJSON have no kind in the word for a feature', () => {
    expect(rowOf({ name: 'Old Harbour', category: 'Feature' }).category).toBeNull();
  });
});

describe('hours of no day', () => {
  it.each([
    '8:00 a. m. a 7:00 p. m.',
    '8:00 am to 7:00 pm',
    '08:00 bis 19:00',
    '08:00 à 19:00',
    '08:00 - 12:0014:00 - 19:00',
  ])('are known with a word or nothing between: %s', (hours) => {
    expect(readingsOf({ Name: names, Phone: phones, Hours: of(() => hours) })).toMatchObject({
      Hours: 'dailyHours',
    });
  });
});

describe('ratings under a word for prices as well', () => {
  const rate = (value: (i: number) => string) =>
    readingsOf({ name: names, phone: phones, rate: of(value) })['rate'];

  it('are read if the values are such', () => {
    expect(rate((i) => (i % 3 === 0 ? '' : `${4 - (i % 2)}.${i % 10}`))).toBe('rating');
    expect(rate((i) => `${120 + i}`)).not.toBe('rating');
  });
});

describe('pairs of degrees', () => {
  it('put no place into Antarctica', async () => {
    const rows = await read([
      ['name', 'coords'],
      ...names.map((name, i) => [name, `[-73.99${10 + i}, 40.72${10 + i}]`]),
    ]);
    expect(rows[0]).toMatchObject({ latitude: 40.721, longitude: -73.991, countryCode: 'US' });
  });

  it('of the centre of an area are its position, beside the tags of the map', () => {
    expect(
      readingsOf({
        'tags.name': names,
        'tags.amenity': of(() => 'cafe'),
        'center.lat': of((i) => `47.49${i + 10}365`),
        'center.lon': of((i) => `8.72${i + 10}356`),
      }),
    ).toEqual({
      'tags.name': 'name',
      'tags.amenity': 'category',
      'center.lat': 'latitude',
      'center.lon': 'longitude',
    });
  });
});

describe('a column that says something else than its header', () => {
  it('is the kind if it holds kinds instead of descriptions', () => {
    expect(readingsOf({ ad: names, aciklama: of(() => 'Kafe'), phone: phones })).toMatchObject({
      aciklama: 'category',
    });
  });

  it('is not a site if a few pages tell of all places', () => {
    const pages = of((i) => `https://news${i % 4}.example/story?id=${i % 4}`);
    expect(readingsOf({ place_name: names, evidence_url: pages })).toMatchObject({ evidence_url: null });
  });
});

describe('how many reviews there are', () => {
  it.each(['Total User Ratings', 'user_reviews_count', 'Number of customer reviews'])('%s', (header) => {
    expect(readingsOf({ Name: names, [header]: of((i) => `${i * 37 + 3}`) })).toMatchObject({
      [header]: 'reviewCount',
    });
  });
});

describe('addresses beside towns and codes', () => {
  const towns = ['Anchorage', 'Orlando', 'Winter Park', 'Wasilla'];
  const listOf = (street: (i: number) => string) => ({
    name: names,
    address: of(street),
    city: of((i) => towns[i % 4] ?? ''),
    zip: of((i) => `99${500 + i}`),
    phone: of((i) => `(907) 555-01${10 + i}`),
  });

  it('are those of the places although some streets are named after other towns of the list', () => {
    const street = (i: number) => (i % 6 === 0 ? `${i + 2} ${towns[(i + 1) % 4]} Ave` : `${i + 2} Spruce St`);
    expect(readingsOf(listOf(street))).toMatchObject({ address: 'address' });
  });

  it('are those of the places although their houses have as many digits as their codes', () => {
    const street = (i: number) => `${12_000 + i} ${i % 2 ? 'Birch' : (towns[(i + 1) % 4] ?? '')} Rd`;
    expect(readingsOf(listOf(street))).toMatchObject({ address: 'address' });
  });

  it('are those of a head office if they name another town and another code', () => {
    expect(
      readingsOf(listOf((i) => `${i + 2} Oak St, ${towns[(i + 1) % 4]}, AK 99${400 + i}`)),
    ).toMatchObject({
      address: null,
    });
  });
});

describe('values as programs write them', () => {
  it.each([
    (i: number) => `OrderedDict([('code', 'G00${i}'), ('name', 'Bar ${i}'), ('catch', 'Street ${i} food')])`,
    (i: number) => `datetime.date(2024, 5, ${i + 1})`,
    (i: number) => `Place(name='Bar ${i}', street='Oak Street ${i}')`,
    (i: number) => `Decimal('${i}.5')`,
  ])('are not addresses, whatever words they have: %s', (value) => {
    expect(readingsOf({ name: names, genre: of(value), phone: phones })['genre']).not.toBe('address');
  });
});

describe('codes with the groups of a phone', () => {
  const codes = of((i) => `09-01-00${10 + i}-46`);
  it.each(['CODIGO', 'Code', 'Código', 'ID', '编号'])('are not phones: %s', (header) => {
    const table = {
      [header]: codes,
      Nombre: names,
      Dirección: of((i) => `${i + 1}a Calle 4-${i}, Zona 1`),
    };
    expect(readingsOf(table)[header]).toBeNull();
    const persons = of(
      (i) => `${['ROSA', 'JUAN', 'PEDRO', 'MIRNA'][i % 4]} ${['LEON', 'GODINEZ', 'RIOS'][i % 3]} CHAJ`,
    );
    const numbers = of((i) => `7761 20${10 + i}`);
    const withPersons = {
      ...table,
      TELEFONO: numbers,
      SUPERVISOR: persons,
      DIRECTOR: persons,
    };
    expect(readingsOf(withPersons)).toMatchObject({
      TELEFONO: 'phone',
      SUPERVISOR: 'private',
      DIRECTOR: 'private',
    });
  });
});

it.each([
  ['SECTOR', ['PRIVADO', 'OFICIAL']],
  ['Sector', ['Public', 'Private']],
])(
  'types of owners are not kinds of places, and nobody is asked about them: %s %s',
  async (header, owners) => {
    const rows = names.map((name, i) => [name, owners[i % 3] ?? '', `Calle ${i}`, `7761 20${10 + i}`]);
    expect(await readColumns([['Establecimiento', header, 'Dirección', 'Teléfono'], ...rows])).toMatchObject({
      [header]: null,
    });
  },
);

it('numbered districts under a word for towns are left out without a question', async () => {
  const rows = names.map((name, i) => [name, `Comuna ${1 + (i % 15)}`, `Calle ${i}`, `7761 20${10 + i}`]);
  expect(await readColumns([['Nombre', 'Comunas', 'Calle', 'Teléfono'], ...rows])).toMatchObject({
    Comunas: null,
  });
});
