import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mapColumns } from './mapColumns.ts';
import { type ColumnTable, rowsOfTable } from '../fixtures/columnTable.ts';

/** Readings of the columns of a table: a field, 'private' or null, with a question mark if an operator is asked. */
function readingsOf(table: ColumnTable): Record<string, string | null> {
  const rows = rowsOfTable(table);
  return Object.fromEntries(
    mapColumns(Object.keys(table), rows).columns.map(({ header, field, how, isAsked }) => {
      const reading = how === 'private' ? how : field;
      return [header, reading !== null && isAsked ? `${reading}?` : reading];
    }),
  );
}

const rows = 12;
const of = (value: (i: number) => string) => Array.from({ length: rows }, (_, i) => value(i));
const towns = ['Assen', 'Meppel', 'Emmen'];
const first = ['Anna', 'Paul', 'Rosa', 'Ivan', 'Lena', 'Omar', 'Mira', 'Jens', 'Tara', 'Leo', 'Ines', 'Noah'];
const last = [
  'Berg',
  'Stone',
  'Moreau',
  'Novak',
  'Costa',
  'Lind',
  'Haas',
  'Olsen',
  'Rossi',
  'Vega',
  'Wolf',
  'Kern',
];
const persons = of((i) => `${first[i]} ${last[i]}`);
const addresses = of((i) => `Zwartwatersweg ${i + 2}, ${towns[i % 3]}`);

describe('columns with values that are impossible for their field', () => {
  it.each([
    ['REGIO CODE', 'REGIO NAAM'],
    ['Area code', 'Area name'],
    ['ID del distrito', 'Nombre del distrito'],
  ])('the names of regions beside their codes name no places: %s, %s', (code, name) => {
    const read = readingsOf({
      [code]: of((i) => `0${i % 3}`),
      [name]: of((i) => towns[i % 3] ?? ''),
      Vestigingsnaam: of((i) => `${['Noorder', 'Zuider', 'Wester', 'Ooster'][i % 4]} College ${last[i]}`),
      Adres: addresses,
    });
    expect(read).toMatchObject({ Vestigingsnaam: 'name' });
    expect(read[name]).not.toBe('name');
  });

  it.each([
    ['Ad?', 'Natural', 'Paid'],
    ['Title', 'Search result', 'Search result'],
    ['Nome', 'Resultado', 'Anúncio'],
  ])('what every row says names no places beside names: %s', (header, one, other) => {
    const read = readingsOf({
      [header]: of((i) => (i % 5 ? one : other)),
      'Company Name': of((i) => `${last[i]} Architects`),
      'Phone Number': of((i) => `(212) 555-01${10 + i}`),
    });
    expect(read).toMatchObject({ [header]: null, 'Company Name': 'name' });
  });

  it.each([
    ['pet_types', ['dogs', 'dogs, cats', 'cats']],
    ['Room types', ['Single, Double', 'Double', 'Suite, Double']],
    ['waste types', ['Paper', 'Glass, Paper', 'Metal']],
  ])('types that are not kinds of place are ignored: %s', (header, types) => {
    const read = readingsOf({
      Name: persons.map((name) => `${name} House`),
      Adres: addresses,
      [header]: of((i) => types[i % 3] ?? ''),
    });
    expect(read[header]).toBeNull();
  });

  it('types that are kinds of place are read beside a word that says more', () => {
    const types = ['Bakery, Cafe', 'Cafe', 'Restaurant, Bar'];
    const read = readingsOf({
      Name: persons.map((name) => `${name} House`),
      Adres: addresses,
      'shown types': of((i) => types[i % 3] ?? ''),
    });
    expect(['subtypes', 'category']).toContain(read['shown types']);
  });

  it('numbers of records name no places', () => {
    const codes = fc.constantFrom(
      of((i) => `18BR${10 + i}`),
      of((i) => `JP/${160 + i}/2008/I`),
      of((i) => `A-${i}7-B`),
      of((i) => `${i}X${i}Y`),
    );
    fc.assert(
      fc.property(codes, (values) => {
        const read = readingsOf({
          Vnr: values,
          Phone: of((i) => `+31 592 34097${i % 10}`),
          Adres: addresses,
        });
        expect(read['Vnr']).toBeNull();
      }),
    );
  });

  it.each(['Direktur', 'Penanggung jawab', 'Zzyx'])(
    'persons under "%s" are not published unasked',
    (header) => {
      const read = readingsOf({
        [header]: persons,
        Telepon: of((i) => `(021) 39267${10 + i}`),
        'Alamat toko': of((i) => `Jl. Melati No. ${i + 1}, Jakarta Pusat`),
      });
      expect(read[header]).not.toBe('name');
    },
  );

  it('places named like their mailboxes stay names', () => {
    const names = of((i) => `${last[i]}wood Kindergarten`);
    const read = readingsOf({
      service_name: names,
      email: of((i) => (i % 4 === 3 ? `office@kea${i}.org` : `${last[i]?.toLowerCase()}wood@kea.org`)),
      address: addresses,
    });
    expect(read).toMatchObject({ service_name: 'name' });
  });

  it.each(['null', '-', 'N/A', ''])(
    'a column of names that are all "%s" leaves them to the next',
    (nothing) => {
      const read = readingsOf({
        Nome: of(() => nothing),
        NomeEmpresarial: of((i) => `CLINICA ${last[i]}`),
        UF: of(() => 'PE'),
      });
      expect(read).toMatchObject({ NomeEmpresarial: 'name' });
    },
  );

  it('companies under a word for owners are asked about', () => {
    const read = readingsOf({
      'Nama pemilik perusahaan': of((i) => (i === 3 ? 'Rosa Berg' : `PT. ${last[i]} Jaya`)),
      Telepon: of((i) => `(021) 39267${10 + i}`),
      'Alamat toko': of((i) => `Jl. Melati No. ${i + 1}, Jakarta Pusat`),
    });
    expect(read).toMatchObject({ 'Nama pemilik perusahaan': 'name?' });
  });

  it.each([
    ['Prénom', 'Nom'],
    ['Vorname', 'Name'],
    ['First name', 'Name'],
    ['Voornaam', 'Naam'],
  ])('surnames beside first names are asked about: %s, %s', (given, family) => {
    const read = readingsOf({ [given]: first, [family]: last, Adresse: addresses });
    expect(read).toMatchObject({ [given]: 'private', [family]: 'name?' });
  });

  it.each(['.jpg', '.jpg%40340w_255h_1e', '.png@100w', '.webp!small', '.jpeg?x=1'])(
    'links to pictures are not sites: %s',
    (ending) => {
      const pictures = of((i) => `https://img.example${i}.com/a/${i}c${ending}`);
      const read = readingsOf({ 店名: of((i) => `老${last[i]}餐厅`), 图片链接: pictures, 链接: pictures });
      expect(read).toMatchObject({ 图片链接: 'photoUrl', 链接: 'photoUrl' });
    },
  );

  it('a word that is a town by chance makes no column of towns', () => {
    const headers = ['', '', '', ''];
    const samples = of((i) => (i === 7 ? 'No star' : i === 9 ? 'twohalf' : 'zero')).map((stars, i) => [
      `The ${last[i]} Studio`,
      `(404) 800-33${10 + i}`,
      `${i + 10} Main St, Atlanta, GA 30305`,
      stars,
    ]);
    expect(mapColumns(headers, samples).columns[3]?.field).toBeNull();
  });

  it('the parts of an address beside it are not asked about', () => {
    const read = readingsOf({
      name: of((i) => `The ${last[i]} Studio`),
      fulladdr: of((i) => `${i + 10} Queen St W, Toronto, ON M6K 3N5`),
      addr1: of((i) => `${i + 10} Queen St W`),
      rating: of(() => '4.5'),
      latitude: of((i) => `43.64${i}2`),
      longitude: of((i) => `-79.41${i}5`),
    });
    expect(read).toMatchObject({ fulladdr: 'address', addr1: null });
  });
});
