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
