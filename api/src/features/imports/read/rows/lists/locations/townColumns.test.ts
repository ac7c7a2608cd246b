import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../../fixtures/checkedRow.ts';
import { names, tableOfNames, useLists } from '../../../fixtures/lists.ts';

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

describe('a town with the word for its province before it', () => {
  it.each([
    ['37 Soi Klong, Amphoe Pak Kret, Chang Wat Nonthaburi 11120, Thailand', 'Nonthaburi'],
    ['9 Phang Nga Rd, Talat Yai, Amphoe Mueang Phuket, Chang Wat Phuket 83000, Thailand', 'Phuket'],
  ])('is the town: %s', (address, city) => {
    expect(rowOf({ name: 'Old Harbour', address }).city).toBe(city);
  });
});
