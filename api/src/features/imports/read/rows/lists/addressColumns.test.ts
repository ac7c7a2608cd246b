import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { names, rowsBy, tableOfNames, useLists } from '../../fixtures/lists.ts';

const { read, readList } = useLists();

describe('addresses', () => {
  it.each(['Morocco', 'Maroc', 'Türkiye', 'Россия'])(
    'that consist of a country only are ignored: %s',
    (address) => {
      expect(rowOf({ address }).address).toBeNull();
    },
  );

  it.each(['Shop: shop@winery.example', 'info@winery.example'])(
    'that are mail only are none: %s',
    (address) => {
      expect(rowOf({ address }).address).toBeNull();
    },
  );

  it('end in a town before its state if no comma goes before them', () => {
    expect(rowOf({ address: 'Near Bus Stand Nagpur Maharashtra 440001', country: 'India' }).city).toBe(
      'Nagpur',
    );
    expect(rowOf({ address: 'Mall Road Lahore Punjab', country: 'Pakistan' }).city).toBe('Lahore');
  });

  it('are in the column that has streets, if another one with the same header has towns', async () => {
    const towns = [
      'Dakar',
      'Thiès',
      'Dakar',
      'Kaolack',
      'Dakar',
      'Dakar',
      'Thiès',
      'Dakar',
      'Dakar',
      'Kaolack',
    ];
    const rows = await read(
      tableOfNames(['address.address', 'address.additional', 'phone'], (i) => [
        towns[i] ?? '',
        `${i + 1}, rue Joseph Gomis`,
        `+221 33 820 50 0${i}`,
      ]),
    );
    expect(rows[1]).toMatchObject({ address: '2, rue Joseph Gomis', city: 'Thiès' });
  });
});

describe('addresses under the header of descriptions', () => {
  it('are read as such if no other column has them', async () => {
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

describe('an address', () => {
  it('is read from a list of two lines as from one of three', () => {
    expect(rowOf({ 'location.display_address': "['117 Granville St', 'Toronto, ON M5V 2T6']" }).address).toBe(
      '117 Granville St, Toronto, ON M5V 2T6',
    );
    expect(rowOf({ address: '["43.65", "-79.38"]' }).address).toBeNull();
  });

  it('in words is read under "Complete address", which interfaces give in parts', () => {
    expect(rowOf({ 'Complete Address': '76 Jinnah Avenue, Lahore' }).address).toBe(
      '76 Jinnah Avenue, Lahore',
    );
  });
});

describe('addresses and phone numbers in numbered columns', () => {
  it.each([
    ['addr', 'tel', '北海道札幌市', '厚別区', '青葉町', '011', '891-15', '北海道札幌市厚別区青葉町1'],
    ['住所', '電話', '東京都', '港区', '赤坂', '03', '3585-15', '東京都港区赤坂1'],
    ['주소', '전화', '부산광역시', '금정구', '부산대학로', '051', '583-15', '부산광역시 금정구 부산대학로1'],
  ])('are put together: %s, %s', async (address, phone, region, district, street, code, number, whole) => {
    const rows = await read([
      ['name', ...[1, 2, 3].map((n) => `${address}${n}`), `${phone}1`, `${phone}2`],
      ...names.map((name, i) => [name, region, district, `${street}${i + 1}`, code, `${number}0${i}`]),
    ]);
    expect(rows[0]?.address ?? rows[0]?.street).toBe(whole);
    expect(rows[0]?.phone?.replace(/\D/g, '')).toMatch(
      new RegExp(`${code.slice(1)}${number.replace('-', '')}00$`),
    );
  });
});

describe('parts of addresses in the plural', () => {
  it.each([
    ['REGIONS', 'DEPARTEMENTS', 'VILLE', 'Rhône'],
    ['ESTADOS', 'PROVINCIAS', 'CIUDAD', 'Jalisco'],
  ])('are regions: %s, %s', async (region, county, city, value) => {
    const rows = await read([
      ['NOM', region, county, city, 'CP'],
      ...names.map((name, i) => [name, value, value, ['Lyon', 'Villeurbanne'][i % 2] ?? '', '69001']),
    ]);
    expect(rows[0]?.state).toBe(value);
  });
});

describe('numbers of units before a town', () => {
  it.each([
    ['3 TEMASEK BOULEVARD #02-608 SINGAPORE 038983', 'SG', '038983'],
    ['10 JALAN BESAR #01-374/376 SINGAPORE 208787', 'SG', '208787'],
  ])('end before it: %s', (address, countryCode, postalCode) => {
    expect(rowOf({ name: 'Mill', address })).toMatchObject({
      countryCode,
      postalCode,
      city: 'SINGAPORE',
    });
  });
});

describe('streets that cross that of the place', () => {
  it.each([
    ['Domicilio', 'Entre la calle', 'Y_la_calle', 'Calle posterior'],
    ['Address', 'Between streets', 'Cross street', 'and street'],
  ])('are not its own: %s, %s', async (address, ...others) => {
    const rows = await read([
      ['Nombre', address, ...others, 'Municipio'],
      ...names.map((name, i) => [name, `Calle ${i + 20}`, 'Calle 3', 'Calle 4', 'Calle 5', 'Puebla']),
    ]);
    expect(rows[0]).toMatchObject({ address: 'Calle 20', street: null });
  });
});

describe('addresses of Taiwan', () => {
  it.each([
    ['新北市土城區立仁街402號', '新北'],
    ['臺中市豐原區成功路198號', '臺中'],
    ['花蓮縣玉里鎮和平路92號', '花蓮'],
  ])('begin with the city: %s', async (address, city) => {
    const rows = await read([['公司名稱', '地址', '國家'], ...names.map((name) => [name, address, 'TW'])]);
    expect(rows[0]?.city).toBe(city);
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

describe('an address that names a governorate', () => {
  it('is in the town that it is named after', async () => {
    const rows = await read([
      ['Name', 'Address'],
      ...names.map((name, i) => [
        name,
        `${i} Abbas El-Akkad, Nasr City, Cairo Governorate 445162${i}, Egypt`,
      ]),
    ]);
    expect(rows[1]).toMatchObject({ city: 'Cairo', postalCode: '4451621', countryCode: 'EG' });
  });
});

describe('an address of Morocco', () => {
  it('is not in the town that its street is named after', async () => {
    const rows = await read([
      ['Name', 'Address', 'Latitude', 'Longitude'],
      ...names.map((name, i) => [name, `N° 4${i} شارع أنفا`, `33.594667${i}`, `-7.633345${i}`]),
    ]);
    expect(new Set(rows.map(({ city }) => city))).toEqual(new Set(['Casablanca']));
  });
});

describe('an address of Brazil whose postal code is before its country without a comma', () => {
  it('has both', async () => {
    const rows = await read([
      ['Nome', 'Endereço'],
      ...names.map((name, i) => [name, `Rua Aurora, ${i}, Brumadinho, Minas Gerais 35460-00${i} Brasil`]),
    ]);
    expect(rows[1]).toMatchObject({ postalCode: '35460-001', countryCode: 'BR', city: 'Brumadinho' });
  });
});

describe('prices of goods in a list without a header', () => {
  it('are neither addresses nor names', async () => {
    const { columns } = await readList(names.map((name, i) => [name, `Lager 0,3: 2,${i}0; Cider: 3,${i}5`]));
    expect(columns[0]?.columns.map(({ field }) => field)).toEqual(['name', null]);
  });
});

describe('numbered parts of an address on a page', () => {
  it.each(['jsMapBubbleAddress', 'listing__address', 'cardAddress'])('are read as one: %s', async (stem) => {
    const rows = await read(
      tableOfNames([stem, `${stem} 2`, `${stem} 3`, `${stem} 4`], (i) => [
        `${i + 12} Pine St`,
        'Dartmouth',
        'NS',
        'B2Y 2W7',
      ]),
    );
    expect(rows[0]).toMatchObject({ city: 'Dartmouth', postalCode: 'B2Y 2W7', countryCode: 'CA' });
    expect(rows[0]?.address).toContain('12 Pine St');
  });
});

describe('numbers of houses in registers of Mexico', () => {
  it.each(['Numero_exterior', 'Número exterior', 'num_ext', 'No. Ext.'])(
    'stand after their street: %s',
    async (header) => {
      const rows = await read(
        tableOfNames(['Domicilio', header, 'Nombre_de_localidad'], (i) => [
          `CALLE ${i + 30}`,
          i % 2 ? '0' : `${i * 7 + 198}`,
          'MÉRIDA',
        ]),
      );
      expect(rows.map(({ address }) => address)).toEqual(
        names.map((_, i) => (i % 2 ? `CALLE ${i + 30}` : `CALLE ${i + 30} ${i * 7 + 198}`)),
      );
    },
  );
});
