import { describe, expect, it } from '@jest/globals';
import { handShapes } from '../../fixtures/handShapes.ts';
import { mapShapes } from '../../fixtures/mapShapes.ts';
import { readingsOf } from '../../fixtures/columnTable.ts';
import type { ListShape } from '../../fixtures/shapeParts.ts';

// The same list with other headers or fewer rows: its columns are read alike, and those about persons are never read.

const shapes = [...handShapes, ...mapShapes].filter(({ isFirstBlank }) => !isFirstBlank);

const withHeaders = ({ table }: ListShape, write: (header: string) => string) =>
  Object.fromEntries(Object.entries(table).map(([header, values]) => [write(header), values]));

/** Readings that store the same. */
const alike: Record<string, string | null> = {
  private: null,
  liveStatus: 'businessStatus',
  locationLink: 'anyLink',
};
const storedOf = (table: ListShape['table']) =>
  Object.values(readingsOf(table)).map((reading) =>
    reading !== null && Object.hasOwn(alike, reading) ? alike[reading] : reading,
  );

const inWords = (header: string) => header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[_-]+/g, ' ');

const styles: readonly [string, (header: string) => string][] = [
  ['that all begin with “place_”', (header) => `place_${header}`],
  ['that all begin with “data.”', (header) => `data.${header}`],
  ['in capitals', (header) => header.toUpperCase()],
  ['with spaces between their words', inWords],
  [
    'in camel case',
    (header) =>
      inWords(header)
        .toLowerCase()
        .replace(/ (.)/g, (_, letter: string) => letter.toUpperCase()),
  ],
];

describe('columns about persons in camel case', () => {
  it('stay private like those with blanks', () => {
    const readings = readingsOf({
      companyName: ['Mira Kiosk', 'Old Harbour', 'Blue Lantern'],
      phone: ['+1 312-555-0120', '+1 312-555-0121', '+1 312-555-0122'],
      ownerFullName: ['Ece Kaya', 'Jonas Berg', 'Maria Rossi'],
      emailPersonal: ['ece@mail.example', 'berg@mail.example', 'rossi@mail.example'],
      cellularPersonal: ['+1 312-555-0130', '+1 312-555-0131', '+1 312-555-0132'],
    });
    expect(readings).toEqual({
      companyName: 'name',
      phone: 'phone',
      ownerFullName: 'private',
      emailPersonal: 'private',
      cellularPersonal: 'private',
    });
  });

  it('leave the company its phone and email address, but no mobile phone, if all headers begin with “company”', () => {
    const readings = readingsOf({
      company_name: ['Mira Kiosk', 'Old Harbour', 'Blue Lantern'],
      company_ceo: ['Ece Kaya', 'Jonas Berg', 'Maria Rossi'],
      company_phone: ['+1 312-555-0120', '+1 312-555-0121', '+1 312-555-0122'],
      company_mobile_phone: ['+1 312-555-0130', '', '+1 312-555-0132'],
      company_mail: ['ece.kaya@mail.example', 'harbour@mail.example', 'lantern@mail.example'],
    });
    expect(readings).toEqual({
      company_name: 'name',
      company_ceo: 'private',
      company_phone: 'phone',
      company_mobile_phone: 'private',
      company_mail: 'email',
    });
  });
});

describe.each(shapes)('$name', (shape) => {
  it.each(styles)('is read alike with headers %s', (_style, write) => {
    expect(storedOf(withHeaders(shape, write))).toEqual(storedOf(shape.table));
  });

  it.each([1, 2, 3])('has no columns about persons that are read in %d rows', (count) => {
    const readings = readingsOf(
      Object.fromEntries(
        Object.entries(shape.table).map(([header, values]) => [header, values.slice(0, count)]),
      ),
    );
    const ofPersons = Object.entries(readingsOf(shape.table)).filter(([, reading]) => reading === 'private');
    for (const [header] of ofPersons) expect([null, 'private']).toContain(readings[header]);
  });
});
