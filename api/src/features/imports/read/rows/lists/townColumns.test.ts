import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { names, rowsBy, tableOfNames, useLists } from '../../fixtures/lists.ts';

const { read, readColumns } = useLists();

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
  ])('are read before a state and after a street: %s', async (address, country, town) => {
    const rows = await read([
      ['Name', 'Address', 'Country'],
      ...names.map((name) => [name, address, country]),
    ]);
    expect(rows[0]?.city).toBe(town);
  });

  it('are split from a quarter at a full stop and a dash', async () => {
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

  it('give no country if a street is named after a region of another', async () => {
    const rows = await read([['Name', 'Address'], ...names.map((name) => [name, 'Boqueron 6753'])]);
    expect(rows[0]?.countryCode).toBeNull();
  });
});

describe('a city', () => {
  it.each([
    ['гр. Пловдив', 'Пловдив'],
    ['г. Казань', 'Казань'],
    ['қ. Астана', 'Астана'],
    ['Mun. Cluj-Napoca', 'Cluj-Napoca'],
    ['Kab. Bogor', 'Bogor'],
    ['St. Gallen', 'St. Gallen'],
  ])('is %s without the short word for what it is: %s', (written, city) => {
    expect(rowOf({ city: written }).city).toBe(city);
  });
});

describe('a country', () => {
  it('is not one whose language the street has if the town of the row lies elsewhere', () => {
    expect(
      rowOf({ street: 'Avenida 19 # 179-45', city: 'Medellín', state: 'Antioquia', phone: '(601) 344 8005' })
        .countryCode,
    ).not.toBe('BR');
  });
});

describe('quarters in a column of districts', () => {
  const list = (address: (i: number) => string) =>
    tableOfNames(['address', 'district', 'country'], (i) => [
      address(i),
      i % 3 === 0 ? 'Bemowo' : 'Mokotów',
      'Poland',
    ]);

  it('are not cities if the addresses name another', async () => {
    const rows = await read(list((i) => `Górczewska ${i + 1}, 01-31${i} Warszawa, Poland`));
    expect(rows[0]?.city).toBe('Warszawa');
  });
});

describe('a state that is named like a small town', () => {
  it('is not the city if the address names one before it', () => {
    const row = {
      address: '12 Jalan Putra, Semenyih, Selangor 43500',
      state: 'Selangor',
      country: 'Malaysia',
    };
    expect(rowOf(row).city).toBe('Semenyih');
    expect(rowOf({ العنوان: '71 شارع الهرم، القاهرة', المحافظة: 'القاهرة' }).city).toBe('القاهرة');
  });
});

describe('towns after their code under a word for postal codes', () => {
  it.each([
    ['691 42 Brno', '691 42', 'Brno'],
    ['01-315 Warszawa', '01-315', 'Warszawa'],
    ['28013 Madrid', '28013', 'Madrid'],
  ])('are read: %s', (postalCode, code, city) => {
    expect(rowOf({ postalCode })).toMatchObject({ postalCode: code, city });
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

describe('parts of a city by their numbers', () => {
  it.each([
    ['COMUNA', 'Comuna'],
    ['Ciudad', 'Zona'],
    ['City', 'District'],
    ['Ville', 'Arrondissement'],
  ])('are not a city: %s', async (header, part) => {
    const rows = await read([
      ['Name', 'Address', header],
      ...names.map((name, i) => [name, `${i + 1} High Street`, `${part} ${i + 1}`]),
    ]);
    expect(rows.map(({ city }) => city)).toEqual(names.map(() => null));
  });
});

describe('a region that all places have', () => {
  it('is not the city if the towns are beside it', async () => {
    const towns = ['Chania', 'Heraklion', 'Rethymno', 'Ierapetra', 'Sitia'];
    const rows = await read([
      ['Location', 'Exact location', 'Title', 'Type'],
      ...names.map((name, i) => ['crete', towns[i % 5] ?? '', name, 'hotel']),
    ]);
    expect(rows[0]).toMatchObject({ name: names[0], city: 'Chania' });
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

describe('a postal code', () => {
  it.each([
    ['FI', 'Helsinki', '180', '00180'],
    ['KE', 'Nairobi', '100', '00100'],
    ['NO', 'Oslo', '10', '0010'],
    ['ZA', 'Pretoria', '2', '0002'],
    ['BR', 'São Paulo', '1310100', '01310100'],
    ['DE', 'Dresden', '1067', '01067'],
  ])('gets all zeros back that a sheet took: %s', (country, city, written, whole) => {
    expect(rowOf({ country, city, 'postal code': written, street: 'X 1' }).postalCode).toBe(whole);
  });

  it('that lacks more digits than its country has zeros stays as it is', () => {
    expect(rowOf({ country: 'DE', 'postal code': '67' }).postalCode).toBe('67');
  });
});

describe('postal codes under the word for states', () => {
  it('are read if the column for codes holds words', async () => {
    const columns = await readColumns([
      ['Name', 'Address', 'State', 'Pincode'],
      ...names.map((name, i) => [name, `${i} Ring Road, Laxmi Nagar, Delhi`, `11009${i}`, 'Delhi']),
    ]);
    expect(columns).toMatchObject({ State: 'postalCode' });
    expect(columns['Pincode']).not.toBe('postalCode');
  });
});

describe('districts of an authority under a word for towns', () => {
  const towns = ['Rotorua', 'Tauranga', 'Napier', 'Hastings', 'Palmerston North'];
  const districts = ['Lakes', 'Bay of Plenty', "Hawke's Bay", "Hawke's Bay", 'MidCentral'];
  it.each([
    ['town', (town: string, code: number, district: string) => `Ward Street, ${town}, ${code}, ${district}`],
    [
      'City',
      (town: string, code: number, district: string) => `Ward Street Westend ${town} ${code}, ${district}`,
    ],
  ])('are none, if the addresses end with them after a town: %s', async (header, line) => {
    const rows = await read(
      tableOfNames(['address', header, 'country'], (i) => [
        `${i + 1} ${line(towns[i % 5] ?? '', 4110 + i, districts[i % 5] ?? '')}`,
        districts[i % 5] ?? '',
        'New Zealand',
      ]),
    );
    expect(rows.map(({ city }) => city)).toEqual(names.map((_, i) => towns[i % 5]));
  });

  it('are towns if suburbs precede them', async () => {
    const suburbs = ['Croydon', 'Camden Town', 'Islington', 'Hackney', 'Ealing'];
    const rows = await read(
      tableOfNames(['address', 'town', 'country'], (i) => [
        `${i + 1} High Street, ${suburbs[i % 5]}, London`,
        'London',
        'United Kingdom',
      ]),
    );
    expect(rows.map(({ city }) => city)).toEqual(names.map(() => 'London'));
  });
});

describe('regions', () => {
  it.each(['region', 'State', 'Bölge', 'Región'])(
    'are not letters that divide a list: %s',
    async (header) => {
      const rows = await read(tableOfNames(['city', header], (i) => ['Uşak', 'ABCD'.charAt(i % 4)]));
      expect(rows.map(({ state }) => state)).toEqual(names.map(() => null));
    },
  );

  it.each([
    ['Region', 'Governorate'],
    ['المنطقة', 'المحافظة'],
  ])('are the wider ones of two: %s within %s', async (finer, wider) => {
    const parts = ['Alwazayria', 'Al-Harthiya', 'Al-Atifia', 'Karada East', 'Samawa North', 'Amara Old'];
    const wholes = ['Baghdad', 'Baghdad', 'Baghdad', 'Baghdad', 'Muthana', 'Maysan'];
    const rows = await read(
      tableOfNames(['phone', finer, wider], (i) => [
        `+964 780 123 45${i + 10}`,
        parts[i % 6] ?? '',
        wholes[i % 6] ?? '',
      ]),
    );
    expect(rows.map(({ state }) => state)).toEqual(names.map((_, i) => wholes[i % 6]));
  });
});

describe('columns of Indonesian cities and regencies', () => {
  it.each(['kotakab', 'Kab/Kota', 'Kota / Kabupaten', 'kabupaten_kota', 'Kabupaten'])(
    'are read under %s',
    async (header) => {
      const places = ['Banda Aceh', 'Aceh Utara', 'Semarang', 'Bulungan', 'Medan'];
      const rows = await read(
        tableOfNames([header, 'Provinsi', 'telp'], (i) => [
          places[i % 5] ?? '',
          'Aceh',
          `(0651) 345${i + 10}`,
        ]),
      );
      expect(rows.map(({ city }) => city)).toEqual(names.map((_, i) => places[i % 5]));
    },
  );
});
