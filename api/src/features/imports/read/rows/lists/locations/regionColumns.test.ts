import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../../fixtures/checkedRow.ts';
import { names, rowsBy, tableOfNames, useLists } from '../../../fixtures/lists.ts';

const { read } = useLists();

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
