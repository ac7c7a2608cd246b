import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../../../domain/testing/examples.ts';
import { mapColumns } from '../mapColumns.ts';
import { readingsOf, rowsOfTable, type ColumnTable } from '../../fixtures/columnTable.ts';

const rows = 24;
const towns = ['Leeds', 'Norwich', 'Bristol', 'Lincoln'];
const streets = ['Mill Lane', 'Church Road', 'Park Avenue', 'Station Street', 'Castle Hill'];
const kinds = ['Pharmacy', 'Bakery', 'Florist', 'Dentist'];

const list = <Value>(make: (i: number) => Value) => Array.from({ length: rows }, (_, i) => make(i));
const inTurn = (values: readonly string[]) => list((i) => values[i % values.length] ?? '');
const phone = (i: number) => `020 7946 0${String(100 + i)}`;
const town = (i: number) => towns[i % towns.length] ?? '';
const code = (i: number) => `LS${1 + (i % 7)} ${1 + (i % 9)}AP`;
const street = (i: number) => `${3 + i * 2} ${streets[i % streets.length] ?? ''}`;

/** A list of places with all parts of their addresses. */
const places = {
  Name: list((i) => `Corner ${i + 1} ${['Oven', 'Deli', 'Kiosk'][i % 3] ?? ''}`),
  Street: list(street),
  Postcode: list(code),
  City: list(town),
};

/** Words that no language has, so that nothing but the other evidence decides. */
const unknownWord = fc
  .array(fc.constantFrom('zu', 'qo', 'xa', 'vri', 'klo', 'mje', 'fux', 'pwo'), { minLength: 3, maxLength: 4 })
  .map((parts) => parts.join(''));
const few = fc.uniqueArray(unknownWord, { minLength: 2, maxLength: 5 });

const forms = {
  kind: [
    '# type',
    'Type of #',
    'Tipo de #',
    'Type de #',
    'Tipologia #',
    'Typ #',
    'Soort #',
    'Тип #',
    'Jenis #',
  ],
  phone: ['# phone', 'Telefon #', 'Teléfono de #', 'Téléphone #', 'Telefono #', '# telefonu', 'Телефон #'],
  mail: ['# email', 'E-Mail #', 'Correo de #', 'Mail #', 'Email #', '# e-posta'],
  region: ['# region', 'Region #', 'Región de #', 'Région #', 'Регион #', 'Estado de #'],
  status: ['# status', 'Status #', 'Statut #', 'Stato #', 'Статус #'],
  number: ['Number of #', '# number', 'Número de #', 'Numéro #', 'Numero #'],
};
const header = (form: keyof typeof forms) =>
  fc.tuple(fc.constantFrom(...forms[form]), unknownWord).map(([text, word]) => text.replace('#', word));

const questions = (table: ColumnTable) =>
  mapColumns(Object.keys(table), rowsOfTable(table))
    .columns.filter(({ isAsked }) => isAsked)
    .map((column) => column.header);

const check = <Value>(values: fc.Arbitrary<Value>, test: (value: Value) => void) =>
  fc.assert(fc.property(values, test), { numRuns: examples(60), endOnFailure: true });

describe('a column with a known and an unknown word in its header', () => {
  it('holds no kinds, regions, states or house numbers if its values are none of these', () => {
    check(fc.tuple(fc.oneof(header('kind'), header('region'), header('status')), few), ([title, words]) => {
      expect(readingsOf({ ...places, [title]: inTurn(words) })).toMatchObject({
        [title]: null,
        City: 'city',
      });
    });
    check(header('number'), (title) => {
      const table = {
        Name: places.Name,
        Street: places.Street,
        [title]: list((i) => String(5 + ((i * 7) % 90))),
      };
      expect(readingsOf(table)[title]).toBeNull();
    });
  });

  it('holds kinds if these are known, or if the names of the rows have them', () => {
    check(header('kind'), (title) => {
      expect(readingsOf({ ...places, [title]: inTurn(kinds) })[title]).toBe('category');
    });
    // Two of these words make no field of values that nobody knows, whatever the names have.
    const readable = header('kind').filter((title) => !/^(?:Soort|Тип) /.test(title));
    check(
      fc.tuple(readable, fc.uniqueArray(unknownWord, { minLength: 4, maxLength: 6 })),
      ([title, words]) => {
        fc.pre(new Set(words.map((word) => word.slice(0, 5))).size === words.length);
        const values = inTurn(words);
        const named = { ...places, Name: values.map((word, i) => `${word.toUpperCase()} ${i + 1}`) };
        expect(readingsOf({ ...named, [title]: values })[title]).toBe('category');
      },
    );
  });

  it('is not the phone or email address of a place that has others', () => {
    check(fc.tuple(header('phone'), header('mail')), ([title, mail]) => {
      const table = {
        ...places,
        ...{ Phone: list(phone), [title]: list((i) => phone(i + 300)) },
        ...{ Email: list((i) => `info@corner${i}.example`), [mail]: list((i) => `admin@desk${i}.example`) },
      };
      expect(readingsOf(table)).toMatchObject({
        Phone: 'phone',
        [title]: null,
        Email: 'email',
        [mail]: null,
      });
    });
  });

  it('is asked about where it is the only phone, or the only email address without a word of the names', () => {
    check(header('phone'), (title) => {
      expect(questions({ ...places, [title]: list(phone) })).toEqual([title]);
    });
    check(header('mail'), (title) => {
      expect(questions({ ...places, [title]: list((i) => `admin@desk${i}.example`) })).toEqual([title]);
      const named = {
        ...places,
        Name: list((i) => `Bakery ${['Zuqoxa', 'Vriklo', 'Mjefux', 'Pwozu'][i % 4] ?? ''}`),
      };
      const ofNames = named.Name.map(
        (name, i) => `info@${name.split(' ')[1]?.toLowerCase() ?? ''}${i}.example`,
      );
      expect(questions({ ...named, [title]: ofNames })).toEqual([]);
    });
  });
});

describe('an address that the town, the code and the street of its row contradict', () => {
  const shift = fc
    .integer({ min: 1, max: rows - 1 })
    .filter((by) => by % towns.length !== 0 && by % streets.length !== 0);
  const line = (i: number) => `${street(i % rows)}, ${town(i % rows)} ${code(i % rows)}`;
  const ofElsewhere = fc.oneof(
    fc.constantFrom(
      'Delivery Address',
      'Registered Office',
      'Lieferadresse',
      'Sede legale',
      'Ship To',
      '本社所在地',
    ),
    unknownWord.map((word) => `${word} address`),
    unknownWord,
  );

  it('is not read, whatever its header says, and the others are', () => {
    check(fc.tuple(ofElsewhere, shift), ([title, by]) => {
      const table = { ...places, [title]: list((i) => line(i + by)) };
      expect(readingsOf(table)).toMatchObject({
        ...{ Street: 'street', Postcode: 'postalCode', City: 'city', [title]: null },
      });
    });
  });

  it('is left out rather than the street where it is a text about the place', () => {
    const table = {
      ...places,
      'Short profile': list((i) => `Corner ${i}, ${town(i)}. No. 1 since ${1950 + i}, open all year.`),
    };
    expect(readingsOf(table)).toMatchObject({ Street: 'street', 'Short profile': null });
  });

  it('is read if they agree', () => {
    const { Name, City, Postcode } = places;
    expect(readingsOf({ Name, City, Postcode, Address: list(line) })).toMatchObject({
      ...{ Address: 'address', City: 'city', Postcode: 'postalCode' },
    });
  });
});

describe('regions beside towns', () => {
  it('are none if those of one town differ and none is known', () => {
    check(few, (words) => {
      // In an order of their own, so that they do not follow the towns.
      const values = list((i) => words[Math.floor((i * i) / 3 + i / 5) % words.length] ?? '');
      fc.pre(new Set(values).size > 1);
      const pairs = towns.map((_, at) => values.filter((__, i) => i % towns.length === at));
      const agreeing = pairs.flatMap((own) => own.slice(1).map((value, i) => value === own[i]));
      fc.pre(agreeing.filter(Boolean).length < agreeing.length * 0.7);
      expect(readingsOf({ ...places, Region: values })['Region']).toBeNull();
    });
  });

  it('are read if they follow from the towns', () => {
    const regions = ['West Yorkshire', 'Norfolk', 'Avon', 'Lincolnshire'];
    expect(readingsOf({ ...places, Region: inTurn(regions) })['Region']).toBe('state');
  });
});
