import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../../../domain/testing/examples.ts';
import { readingsOf } from '../../fixtures/columnTable.ts';
import { names } from '../../fixtures/lists.ts';

const by = (value: (i: number) => string) => names.map((_, i) => value(i));
const phones = by((i) => `051 2034${i}1${i}`);

describe('columns that only their values speak for', () => {
  const addresses = by((i) => `Via Roma ${i + 1} - 40121 Bologna (BO)`);
  const numbers = by((i) => `0${i}${9 - i}48213${i}57`);

  it.each(['P_IVA', 'Codice cliente', 'Rif. pratica', 'Matricola'])(
    'are not second phones if headers name the first and all but the names: %s',
    (header) => {
      const table = { Intestatari: names, Telefono: phones, Indirizzo: addresses, [header]: numbers };
      expect(readingsOf({ ...table, Recensioni: by((i) => `${i * 7 + 3}`) })).toMatchObject({
        Telefono: 'phone',
        [header]: null,
      });
    },
  );

  it('are second phones without a header of their own', () => {
    const table = {
      Titolo: names,
      Telefono: phones,
      Indirizzo: addresses,
      '': by((i) => `051 7766${i}1${i}`),
    };
    expect(Object.values(readingsOf({ ...table, Recensioni: by((i) => `${i * 7 + 3}`) }))[3]).toBe('phone');
  });
});

describe('negative numbers', () => {
  const read = (values: readonly string[]) =>
    readingsOf({ Name: names, Phone: phones, Website: by((i) => `https://p${i}.example/`), 'Col 9': values })[
      'Col 9'
    ];

  it('are counts of reviews in brackets that a sheet has read', () =>
    expect(read(by((i) => `-${i * i * 13 + 4}`))).toBe('reviewCount'));

  it('are not counts if they lie close together, as those of time zones', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        (hours, isDst) => expect(read(isDst.map((is) => `-${hours + Number(is) + 1}`))).toBe(null),
      ),
      { numRuns: examples(30), endOnFailure: true },
    );
  });
});

describe('values under a header that has a word for the field', () => {
  const table = { Name: names, Phone: phones, Website: by((i) => `https://p${i}.example/`) };
  const readAs = (header: string, values: readonly string[]) =>
    readingsOf({ ...table, [header]: values })[header];

  it.each(['MEMBER_RATING', 'Rating internal sales', 'Engagement rating'])(
    'are not ratings of places without a single fraction: %s',
    (header) =>
      expect(
        readAs(
          header,
          by((i) => String((i % 5) + 1)),
        ),
      ).toBe(null),
  );
  it('are ratings with fractions', () =>
    expect(
      readAs(
        'Rating Web',
        by((i) => `${(i % 2) + 3}.${i}`),
      ),
    ).toBe('rating'));

  it.each([
    ['Portuguese', 'descricao_tipo_logradouro', ['RUA', 'AVENIDA', 'PRACA']],
    ['Spanish', 'Tipo de vialidad', ['CALLE', 'AVENIDA', 'CALLEJON']],
    ['Russian', 'Тип объекта улицы', ['улица', 'проспект', 'переулок']],
  ])('are kinds of streets beside their names, and no kinds of places: %s', (_, header, kinds) => {
    const values = by((i) => kinds[i % 3] ?? '');
    expect(readingsOf({ ...table, [header]: values, Street: by((i) => `BRASIL ${i}`) })[header]).toBe(
      'streetType',
    );
  });

  it.each([
    ['Rodzaj lokalu własny', ['tak', 'nie']],
    ['Category verified', ['yes', 'no']],
    ['Activité principale seule', ['oui', 'non']],
  ])('are not kinds if they answer a question: %s', (header, answers) =>
    expect(
      readAs(
        header,
        by((i) => answers[i % 2] ?? ''),
      ),
    ).toBe(null),
  );

  it('are not kinds if each row has the same marks', () =>
    expect(
      readAs(
        'TAGS',
        by(() => '"wholesale","2023"'),
      ),
    ).toBe(null));

  it.each([
    ['activitePrincipaleEtablissement', ['56.10A', '47.73Z', '96.02A']],
    ['Código actividad', ['56.10', '47.73', '96.02']],
    ['Categoria ATECO', ['56.10.11', '47.73.1', '96.02.01']],
  ])('are not kinds if they are codes, and the operator is not asked about them: %s', (header, codes) =>
    expect(
      readAs(
        header,
        by((i) => codes[i % 3] ?? ''),
      ),
    ).toBe(null),
  );

  it.each(['DBA NAME', 'Trading name of the shop', 'Nombre comercial del local'])(
    'are the names of places before those of companies: %s',
    (header) =>
      expect(
        readAs(
          header,
          by((i) => `Kiosk ${names[i]}`),
        ),
      ).toBe('name'),
  );
});

it('positions beside IP addresses are those of visitors, not of places', () => {
  const readings = readingsOf({
    Company: names,
    Phone: phones,
    Address: by((i) => `${i + 1} Main St, Portland, OR 97201`),
    OPTIN_IP: by((i) => `203.0.113.${i}`),
    LATITUDE: by((i) => `45.${i}123`),
    LONGITUDE: by((i) => `-122.${i}123`),
  });
  expect([readings['LATITUDE'], readings['LONGITUDE']]).toEqual([null, null]);
});

it.each(['(51 avis)', '(1 204 reviews)', '38 Bewertungen', '(7 recensioni)', '12 отзывов'])(
  'a count with its word is one of reviews under any header: %s',
  (text) => {
    const values = by((i) => text.replace(/\d+(?= ?\p{L})/u, (n) => String(Number(n) + i * 17)));
    const table = { Name: names, Phone: phones, Website: by((i) => `https://p${i}.example/`) };
    expect(readingsOf({ ...table, 'bi-info': values })['bi-info']).toBe('reviewCount');
  },
);

it.each([
  'тел. (032) 222-15-9',
  'Tel: +49 30 12345',
  'Ph. 020 7946 09',
  'Tlf. 91 123 45 6',
  'T: 030 1234 56',
])('numbers under a word for contacts are phones with their label: %s', (text) => {
  const readings = readingsOf({
    Name: names,
    Adresse: by((i) => `Weg ${i}`),
    Контакти: by((i) => `${text}${i}`),
  });
  expect(readings['Контакти']).toBe('phone');
});

describe('registers of inspections', () => {
  const table = {
    BusinessName: names,
    AddressLine1: by((i) => `${i + 1} High Street`),
    PostCode: by((i) => `LE1 ${i}AB`),
    RatingValue: by((i) => String(i % 6)),
  };

  it.each(['RatingDate', 'Scores.Hygiene', 'Inspection ID'])(
    'have marks of inspectors as ratings, which are none by visitors: %s',
    (header) =>
      expect(readingsOf({ ...table, [header]: by((i) => String(i * 5)) })['RatingValue']).toBe(null),
  );

  it('have the contacts of the authority beside each place', () => {
    const towns = ['bolton', 'swansea', 'leicester'];
    const readings = readingsOf({
      ...table,
      LocalAuthorityWebSite: by((i) => `http://www.${towns[i % 3]}.gov.example`),
      LocalAuthorityEmailAddress: by((i) => `food.safety@${towns[i % 3]}.gov.example`),
      'Inspectorate phone': by((i) => `01204 33${i % 3}120`),
    });
    expect(readings).toMatchObject({
      ...{ LocalAuthorityWebSite: null, LocalAuthorityEmailAddress: null, 'Inspectorate phone': null },
    });
  });

  it('have positions under the name of the program that found them', () => {
    const readings = readingsOf({
      ...table,
      Geocode_Longitude: by((i) => `-1.13${i}123`),
      Geocode_Latitude: by((i) => `52.63${i}456`),
    });
    expect(readings).toMatchObject({ Geocode_Longitude: 'longitude', Geocode_Latitude: 'latitude' });
  });
});

it.each([
  ['Kategorija', ['I', 'II', 'III']],
  ['Category', ['A', 'B', 'C']],
  ['Type of Enterprise', ['Micro', 'Small', 'Medium']],
])('classes and sizes are not kinds, and the operator is not asked about them: %s', (header, classes) => {
  const kinds = by((i) => ['Restaurant', 'Pharmacy', 'Hotel'][i % 3] ?? '');
  const table = { Name: names, Phone: phones, Website: by((i) => `https://p${i}.example/`) };
  const values = by((i) => classes[i % 3] ?? '');
  expect(readingsOf({ ...table, [header]: values, 'Business kind': kinds })[header]).toBe(null);
});

it('a code between a town and its province is the postal one, whatever zeros a sheet has taken', () => {
  const table = { Name: names, Town: by((i) => ['Pretoria', 'Durban', 'Polokwane'][i % 3] ?? '') };
  const readings = (codes: string[]) =>
    readingsOf({ ...table, Code: codes, Province: by((i) => ['Gauteng', 'Limpopo'][i % 2] ?? '') })['Code'];
  expect(readings(by((i) => String([2, 4001, 699][i % 3])))).toBe('postalCode');
  expect(readings(by((i) => String(i + 11)))).toBe(null);
});
