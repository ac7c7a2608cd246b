import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mapColumns } from '../../columns/mapColumns.ts';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { names as shortNames, useLists } from '../../fixtures/lists.ts';
import type { ImportedRow } from '../../../stage/importedRow.ts';
import { examples } from '../../../../../../../domain/testing/examples.ts';

const { read } = useLists();

const towns = [
  ['Berlin', '10115', '030', 52.52, 13.4],
  ['Hamburg', '20095', '040', 53.55, 10],
  ['Köln', '50667', '0221', 50.94, 6.96],
  ['München', '80331', '089', 48.14, 11.57],
] as const;
const kinds = ['Restaurant', 'Café', 'Bakery', 'Bar', 'Hotel'];
const streets = ['Lindenstraße', 'Am Markt', 'Goethestraße', 'Hafenweg', 'Schulgasse', 'Ringstraße'];
const names = [
  ...shortNames,
  'Blauer Bock',
  'Zur Post',
  'Alte Mühle',
  'Sonnenhof',
  'Wintergarten',
  'Kupferkanne',
];

const header = [
  'name',
  'address',
  'city',
  'postal code',
  'phone',
  'website',
  'latitude',
  'longitude',
  'category',
];
const list = names.map((name, i) => {
  const [town, code, area, latitude, longitude] = towns[i % towns.length] ?? towns[0];
  const street = `${streets[i % streets.length]} ${i * 3 + 1}`;
  return [
    ...[name, `${street}, ${code} ${town}`, town, code, `${area} ${40_000 + i * 1371}-${10 + i}`],
    `https://www.haus-${i}.example/`,
    ...[(latitude + i / 1000).toFixed(5), (longitude + i / 1000).toFixed(5)],
    kinds[i % kinds.length] ?? '',
  ];
});

interface Table {
  header: string[];
  rows: string[][];
}
const table: Table = { header, rows: list };

const withColumn = (
  { header: top, rows }: Table,
  at: number,
  name: string,
  valueOf: (i: number) => string,
) => ({
  header: top.toSpliced(at, 0, name),
  rows: rows.map((row, i) => row.toSpliced(at, 0, valueOf(i))),
});
const ordered = ({ header: top, rows }: Table, order: readonly number[]): Table => ({
  header: order.map((i) => top[i] ?? ''),
  rows: rows.map((row) => order.map((i) => row[i] ?? '')),
});
const mapped = ({ header: top, rows }: Table, change: (value: string, column: number) => string): Table => ({
  header: top,
  rows: rows.map((row) => row.map(change)),
});

const position = fc.nat({ max: header.length });
const others: readonly [string, (i: number) => string][] = [
  ['score', (i) => `${1 + (i % 7) / 2}`],
  ['x1', (i) => `rec${100_200 + i * 37}`],
  ['distance', (i) => `${(i * 7.31) % 23}`.slice(0, 7)],
  ['ref', (i) => `${4_930_000_000 + i * 7919}`],
  ['previous website', (i) => `https://alt-${i}.example/`],
  ['internal_notes', (i) => `call again in week ${i}`],
];

type Change = (of: Table) => Table;

/** Changes to the layout of a list that do not change its content, in this order. */
const changes: readonly fc.Arbitrary<readonly Change[]>[] = [
  fc
    .shuffledSubarray([...header.keys()], { minLength: header.length })
    .map((order) => [(of) => ordered(of, order)]),
  fc
    .constantFrom<Change>(
      (of) => of,
      (of) => mapped(of, (value) => `'${value}'`),
      (of) => mapped(of, (value, i) => (/https?:/.test(value) ? value : `${of.header[i]}: ${value}`)),
    )
    .map((change) => [change]),
  fc
    .constantFrom<Change>(
      (of) => of,
      (of) => ({ ...of, header: of.header.map((_, i) => `col_${i + 1}`) }),
    )
    .map((change) => [change]),
  fc
    .constantFrom<Change>(
      (of) => of,
      (of) => withColumn(of, 0, '', (i) => `${i}`),
    )
    .map((change) => [change]),
  fc.array(
    fc.record({ at: position, other: fc.constantFrom(...others) }).map(
      ({ at, other: [name, valueOf] }): Change =>
        (of) =>
          withColumn(of, at, name, valueOf),
    ),
    { maxLength: 2 },
  ),
];

const fields = ['name', 'city', 'postalCode', 'website', 'category'] as const;
const digits = (text: string | null) => text?.replace(/\D/g, '');

/** The stored values of a row that are not what the list says of the place. */
function wrongOf(row: ImportedRow): unknown[] {
  const said = list.find(([name]) => name === row.name);
  if (said === undefined) return [row.name];
  const [name, address = '', city, postalCode, phone, website, latitude, longitude, category] = said;
  const expected = { name, city, postalCode, website, category };
  return [
    ...fields.filter((field) => row[field] !== null && row[field] !== expected[field]),
    ...(row.address === null || address.includes(row.address) ? [] : [row.address]),
    ...(row.phone === null || digits(row.phone) === digits(phone ?? '') ? [] : [row.phone]),
    ...(row.latitude === null || row.latitude === Number(latitude) ? [] : [row.latitude]),
    ...(row.longitude === null || row.longitude === Number(longitude) ? [] : [row.longitude]),
    ...(row.countryCode === null || row.countryCode === 'DE' ? [] : [row.countryCode]),
    ...[row.rating, row.email, row.description].filter((value) => value !== null),
  ];
}

describe('a list of which the layout is disturbed', () => {
  it('stores no value that the list does not say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(...changes), async (chosen) => {
        const { header: top, rows } = chosen.flat().reduce((of, change) => change(of), table);
        const stored = await read([top, ...rows]);
        expect(stored.flatMap(wrongOf)).toEqual([]);
      }),
      { numRuns: examples(30) },
    );
  });

  it('is read in full if all values are in quotes or after the names of their columns', async () => {
    for (const { header: top, rows } of [
      mapped(table, (value) => `'${value}'`),
      mapped(table, (value) => `['${value}']`),
      mapped(table, (value, i) => (value.startsWith('http') ? value : `${header[i]}: ${value}`)),
    ]) {
      const [first] = await read([top, ...rows]);
      expect(first).toMatchObject({ name: 'Mira Kiosk', city: 'Berlin', phone: '030 40000-10' });
      expect(first).toMatchObject({ latitude: 52.52, category: 'Restaurant' });
    }
  });

  it('goes on below its header in another order', async () => {
    const order = [4, 0, 8, 2, 1, 3, 7, 6, 5];
    const half = ordered(table, order);
    const stored = await read([header, ...list.slice(0, 8), half.header, ...half.rows.slice(8)]);
    expect(stored).toHaveLength(list.length);
    expect(stored.flatMap(wrongOf)).toEqual([]);
  });
});

const fieldsOf = (columns: Record<string, readonly string[]>) => {
  const values = Object.values(columns);
  const rows = Array.from({ length: values[0]?.length ?? 0 }, (_, i) => values.map((column) => column[i]));
  const { columns: read } = mapColumns(Object.keys(columns), rows);
  return Object.fromEntries(read.map(({ header: name, field }) => [name, field]));
};
const column = (at: number) => list.map((row) => row[at] ?? '');

describe('a header above the column beside its own', () => {
  it('loses against streets under “city” and towns under “address”', () => {
    const lines = list.map((row) => row[1]?.split(',')[0] ?? '');
    expect(fieldsOf({ name: column(0), city: lines, street: column(2) })).toMatchObject({
      city: 'street',
      street: 'city',
    });
  });

  it('loses against pages of reviews, photos and sites of many hosts', () => {
    const reviews = list.map((_, i) => `https://search.google.com/local/reviews?placeid=ChIJ${i}`);
    expect(fieldsOf({ name: column(0), photo: reviews })).toMatchObject({ photo: 'reviewsLink' });
    expect(fieldsOf({ name: column(0), 'google maps url': column(5) })).not.toMatchObject({
      'google maps url': 'locationLink',
    });
  });

  it('names no places by addresses, parts of links, sentences or kinds that repeat', () => {
    for (const values of [
      column(1),
      names.map((name) => name.toLowerCase().replaceAll(' ', '-')).map((slug) => `${slug}-haus`),
      names.map((name) => `${name} is a place that we like very much. `.repeat(3)),
      column(8),
    ])
      expect(fieldsOf({ name: values, title: names })).toMatchObject({
        name: expect.not.stringMatching('^name$'),
      });
  });
});

describe('a header with a year', () => {
  it('is left out beside the same without it', () => {
    const before = list.map((_, i) => `030 ${90_000 + i * 13}-1`);
    const fields = fieldsOf({ name: names, 'phone (2022)': before, phone: column(4) });
    expect(fields).toMatchObject({ 'phone (2022)': null, phone: 'phone' });
    expect(fieldsOf({ name: names, 'phone (2022)': before })).toMatchObject({ 'phone (2022)': 'phone' });
  });
});

describe('columns of one field that disagree', () => {
  it('leave the second out, which would say something else if the first is empty', () => {
    const rating = list.map((_, i) => (i === 3 ? '' : `4.${i % 10}`));
    const score = list.map((_, i) => `${(3 + (i % 3) * 0.9).toFixed(1)}`);
    const fields = fieldsOf({ name: column(0), rating, 'yelp rating': score.toReversed() });
    expect(fields).toMatchObject({ rating: 'rating', 'yelp rating': null });
  });

  it('stay if they say the same', () => {
    const other = column(5).map((site) => site.replace('https://www.', ''));
    expect(fieldsOf({ name: column(0), website: column(5), 'web site': other })).toMatchObject({
      website: 'website',
      'web site': 'website',
    });
  });
});

describe('email addresses under a meaningless header', () => {
  it('are those of persons whose names are beside them', () => {
    const first = names.map((_, i) => ['Josine', 'David', 'Clara', 'Moritz'][i % 4] ?? '');
    const mails = first.map((name, i) => `${name.toLowerCase()}@haus-${i}.example`);
    const { columns } = mapColumns(
      ['col_1', 'col_2', 'col_3', 'col_4'],
      names.map((name, i) => [first[i], mails[i], name, list[i]?.[5]]),
    );
    expect(columns[1]).toMatchObject({ field: null, isPersonal: true, samples: [] });
  });
});

describe('degrees without a header', () => {
  it('are those beside each other whose positions lie in one country', () => {
    const distances = list.map((_, i) => ((i * 7.313) % 23).toFixed(5));
    expect(fieldsOf({ a1: names, b2: distances, c3: column(7), d4: column(6) })).toMatchObject({
      b2: null,
      c3: 'longitude',
      d4: 'latitude',
    });
  });
});

describe('values under a wrong header', () => {
  it('is not a phone where it is a sentence or a code of a country', () => {
    expect(rowOf({ phone: 'Jeden Tag 10-16 Uhr' }).phone).toBeNull();
    expect(rowOf({ phone: '+560' }).phone).toBeNull();
    expect(rowOf({ phone: 'Tel. 030 1234567 (Frau Lange)' }).phone).not.toBeNull();
    expect(rowOf({ phone: '(00977) 01 4435751 better to call in the morning' }).phone).not.toBeNull();
  });

  it('is not a day of opening hours where it is an email address', () => {
    expect(rowOf({ monday: 'haus@haus.example', tuesday: '9:00-17:00' }).workingHours).toEqual({
      Tuesday: '9 AM-5 PM',
    });
  });
});

describe('a kind in brackets after each name', () => {
  it('is the kind of the place', async () => {
    const rows = list.map((row) => [`${row[0]} (${row[8]})`, row[1] ?? '']);
    const stored = await read([['name', 'address'], ...rows]);
    expect(stored[1]).toMatchObject({ name: 'Old Harbour', category: 'Café' });
  });
});

describe('towns in two columns', () => {
  it('are those that the gazetteer knows', () => {
    const parts = names.map((_, i) => `Plan de ${names[i]}`);
    const { mapped: read2 } = mapColumns(
      ['name', 'localidad', 'comuna'],
      names.map((name, i) => [name, parts[i], list[i]?.[2]]),
    );
    expect(read2.find(({ field }) => field === 'city')?.header).toBe('comuna');
  });
});
