import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../../../domain/testing/examples.ts';
import { rowsOfTable } from '../../fixtures/columnTable.ts';
import { names } from '../../fixtures/lists.ts';
import { mapColumns } from '../mapColumns.ts';

const by = (value: (i: number) => string) => names.map((_, i) => value(i));
const owners = [
  'Wikinger',
  'Nordstad',
  'Bergholm',
  'Sagafastighet',
  'Lindholm',
  'Aros',
  'Malmen',
  'Vasa',
  'Kungsgatan',
  'Torget',
];
const others = { Town: by((i) => ['Leeds', 'York'][i % 2] ?? ''), Phone: by((i) => `0113 496 01${10 + i}`) };

/** The header of the column that the names are taken from. */
function namedBy(columns: readonly (readonly [string, readonly string[]])[]): string | undefined {
  const table = Object.fromEntries(columns);
  const { mapped } = mapColumns(Object.keys(table), rowsOfTable(table));
  return mapped.find(({ field }) => field === 'name')?.header;
}

const headers = [
  ['Företag', 'Anläggningsnamn', 'AB'],
  ['Företagsnamn', 'Anläggning', 'AB'],
  ['Firma', 'Betriebsstätte', 'GmbH'],
  ['Firmenname', 'Standortname', 'GmbH & Co. KG'],
  ['Company', 'Store name', 'Ltd'],
  ['Company Name', 'Location Name', 'LLC'],
  ['Company', 'Outlet', 'Ltd.'],
  ['Empresa', 'Nombre del local', 'S.L.'],
  ['Empresa', 'Punto de venta', 'S.A. de C.V.'],
  ['Empresa', 'Estabelecimento', 'Ltda.'],
  ['Şirket', 'İşyeri adı', 'A.Ş.'],
  ['Firma', 'Mağaza', 'Ltd. Şti.'],
  ['Société', 'Point de vente', 'SAS'],
  ['Azienda', 'Punto vendita', 'S.r.l.'],
  ['Bedrijfsnaam', 'Vestigingsnaam', 'B.V.'],
  ['Firma', 'Nazwa lokalu', 'Sp. z o.o.'],
  ['Firma', 'Provozovna', 's.r.o.'],
  ['Cégnév', 'Üzlet neve', 'Kft.'],
  ['Yritys', 'Toimipaikka', 'Oy'],
  ['Virksomhed', 'Butiksnavn', 'A/S'],
] as const;

describe('the name of a place goes before that of the company that runs it', () => {
  it.each(headers)('%s beside %s, with the form %s', (company, place, form) => {
    const companies = owners.map((owner) => `${owner} ${form}`);
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), fc.boolean(), (order, isRepeated) => {
        const legal = isRepeated ? by((i) => companies[i % 3] ?? '') : companies;
        const columns = [[company, legal], [place, names], ...Object.entries(others)] as const;
        expect(namedBy(order.flatMap((at) => (columns[at] ? [columns[at]] : [])))).toBe(place);
      }),
      { numRuns: examples(4), endOnFailure: true },
    );
  });

  it('also if companies without a legal form have several places each', () => {
    const columns = [
      ['Company', by((i) => owners[i % 3] ?? '')],
      ['Store', names],
      ...Object.entries(others),
    ] as const;
    expect(namedBy(columns)).toBe('Store');
  });
});

describe('the name of a company stays the name', () => {
  const companies = owners.map((owner) => `${owner} Ltd`);

  it.each([
    ['places are towns', 'Location Name', by((i) => ['Leeds', 'York', 'Bath'][i % 3] ?? '')],
    ['the other column is of persons', 'Contact name', by((i) => `${['Anna', 'Tom'][i % 2]} Miller`)],
    ['few rows have another', 'Store', by((i) => (i < 3 ? (names[i] ?? '') : ''))],
    ['the other names have legal forms as well', 'Store', names.map((name) => `${name} Ltd`)],
  ])('where %s', (_, header, values) => {
    expect(namedBy([['Company', companies], [header, values], ...Object.entries(others)])).toBe('Company');
  });
});
