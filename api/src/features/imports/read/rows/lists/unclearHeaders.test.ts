import { describe, expect, it } from '@jest/globals';
import { mapColumns } from '../../columns/mapColumns.ts';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { type ColumnTable, readingsOf, rowsOfTable } from '../../fixtures/columnTable.ts';

/** The header of the column that names the places first. */
function firstName(table: ColumnTable): string | undefined {
  const rows = rowsOfTable(table);
  return mapColumns(Object.keys(table), rows).mapped.find(({ field }) => field === 'name')?.header;
}
const names = [
  'Mira Kiosk',
  'Old Harbour',
  'Blue Lantern',
  'Corner Oven',
  'Silver Spoon',
  'Garden House',
  'North Deli',
  'Sun Optics',
];
const of = (value: (i: number) => string) => names.map((_, i) => value(i));
const kinds = of((i) => ['Bakery', 'Pharmacy', 'Dentist', 'Hotel'][i % 4] ?? '');

describe('a street', () => {
  it.each([
    ['HOUSE', 'STREET'],
    ['PREMISES NO', 'PREMISES STREET'],
    ['Husnr', 'Vejnavn'],
    ['Дом', 'Улица'],
    ['Hišna št.', 'Ulica'],
    ['ΑΡΙΘΜΟΣ', 'ΟΔΟΣ'],
  ])('takes its number from a column of its own beside it: %s', (number, street) => {
    expect(
      readingsOf({
        name: names,
        [number]: of((i) => String(3 + ((i * 7) % 50))),
        [street]: of(() => 'Main'),
      }),
    ).toMatchObject({ [number]: 'houseNumber', [street]: 'street' });
  });

  it('takes its number from a column after the other parts of its address', () => {
    const columns = { name: names, Street: of(() => 'Main Street'), City: of(() => 'Leeds') };
    const numbers = of((i) => String(3 + ((i * 7) % 50)));
    expect(readingsOf({ ...columns, Number: numbers })).toMatchObject({ Number: 'houseNumber' });
    expect(rowOf({ address: 'Rue des Lilas', 'house number': '12' }).address).toBe('12 Rue des Lilas');
    expect(rowOf({ address: 'Rue des Lilas 7', 'house number': '12' }).address).toBe('Rue des Lilas 7');
  });

  it('has its number in front if English streets have it', () => {
    expect(rowOf({ street: 'Queen St W', 'house number': '43' }).street).toBe('43 Queen St W');
    expect(rowOf({ street: 'Lambton Quay', 'house number': '33' }).street).toBe('33 Lambton Quay');
    expect(rowOf({ street: 'Nørregade', 'house number': '7' }).street).toBe('Nørregade 7');
  });
});

describe('the name of a place', () => {
  it.each([
    ['Razón social', 'Nombre de fantasía'],
    ['Raison sociale', 'Enseigne commerciale'],
    ['denominationUniteLegale', 'enseigne1Etablissement'],
    ['businessname', 'businesstradename'],
    ['Legal Name', 'Trading As'],
    ['Ragione sociale', 'Insegna'],
    ['Επωνυμία', 'Διακριτικός τίτλος'],
  ])('is not the legal one (%s) if the file has the trade name (%s)', (legal, trade) => {
    const companies = of((i) => `Company ${i + 1} Ltd`);
    expect(firstName({ [legal]: companies, [trade]: names, Telefon: of((i) => `030 12345${i}`) })).toBe(
      trade,
    );
  });
});

describe('the kind of a place', () => {
  it.each([
    ['what was searched for', 'category', 'dentists near Orchard Road'],
    ['the kind of a record', 'type', 'Feature'],
    ['the most general of several', 'categories/0', 'Page'],
  ])('is none that all rows have, such as %s, beside a column that distinguishes them', (_, header, same) => {
    const table = { name: names, [header]: of(() => same), business_type: kinds };
    expect(readingsOf(table)[header]).toBeNull();
  });

  it('is the searched kind if it differs by row and no other column has it', () => {
    expect(readingsOf({ name: names, 'Keyword Category': kinds })).toMatchObject({
      'Keyword Category': 'category',
    });
    expect(readingsOf({ name: names, Keyword: kinds, category: kinds })).toMatchObject({ Keyword: null });
    expect(readingsOf({ name: names, Keyword: of((i) => `dentist near area ${i}`) })).toMatchObject({
      Keyword: null,
    });
  });

  it('is the one that all rows have if no other column says it', () => {
    expect(readingsOf({ name: names, category: of(() => 'Dentist') })['category']).toBe('category');
  });
});

describe('a column under a word of a language that is not known', () => {
  const unknown = { Onyesho: names, Zvrsta: kinds };

  it('is read if its values are unambiguous', () => {
    expect(
      readingsOf({
        name: names,
        Kxelo: of((i) => `https://www.place${i}.example/`),
        Vrotu: of((i) => ['Berlin', 'Hamburg', 'Leipzig'][i % 3] ?? ''),
        Zvrsta: kinds,
        address: of((i) => `Hauptstraße ${i + 1}`),
      }),
    ).toMatchObject({ Kxelo: 'website', Vrotu: 'city', Zvrsta: 'category' });
  });

  it('is left out if it could be a person’s: of two numbers, and of pages of one site', () => {
    expect(
      readingsOf({
        name: names,
        ...unknown,
        phone: of((i) => `+49 30 1234560${i}`),
        address: of((i) => `Hauptstraße ${i + 1}`),
        rating: of(() => '4.5'),
        Kxelo: of((i) => `+49 151 1234560${i}`),
        Vrotu: of((i) => `https://directory.example/place/${i}`),
      }),
    ).toMatchObject({ Kxelo: null, Vrotu: null });
  });
});

describe('figures that are not a rating', () => {
  it.each([
    ['stars of hotels', 'stars', of((i) => String((i % 3) + 3))],
    ['scores of a search', 'score', of((i) => `2.5${i}47`)],
  ])('are %s', (_, header, values) => {
    expect(readingsOf({ name: names, [header]: values })[header]).toBeNull();
  });

  it('are shares of those who recommend a page, whose count is read', () => {
    expect(rowOf({ rating: '78% recommend (308 Reviews)' })).toMatchObject({
      rating: null,
      reviewCount: 308,
    });
    expect(rowOf({ rating: '3.9 / 5 (308 Bewertungen)' })).toMatchObject({ rating: 3.9, reviewCount: 308 });
  });
});
