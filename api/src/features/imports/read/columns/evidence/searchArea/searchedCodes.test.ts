import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../../fixtures/lists.ts';

const { read } = useLists();
const codesOf = async (header: string, rows: [code: string, address: string][]) => {
  const found = await read([
    ['name', header, 'address'],
    ...rows.map((cells, i) => [names[i] ?? '', ...cells]),
  ]);
  return found.map(({ postalCode }) => postalCode);
};
const rowsBy = (cells: (i: number) => [string, string]) => names.map((_, i) => cells(i));

describe('the postal code that a program searched', () => {
  it('does not belong to places whose addresses have other codes', async () => {
    const rows = rowsBy((i) => [
      i < 6 ? '01310-100' : '04538-132',
      `Rua Augusta, ${i + 10} - Consolação, São Paulo - SP, 0141${i}-000, Brazil`,
    ]);
    expect(await codesOf('cep', rows)).toEqual(names.map((_, i) => `0141${i}-000`));
  });

  it.each<[string, (i: number) => [string, string]]>([
    ['numbers of houses', (i) => [`9261${i}`, `2480${i} Raton Dr, Irvine, CA`]],
    ['numbers of units', (i) => [`23889${i}`, `5 Orchard Rd #02-12340${i}, Singapore`]],
    ['codes of nine digits', (i) => [`9261${i}`, `5 Raton Dr, Irvine, CA 9261${i}-4321`]],
    [
      'the same codes but for a few',
      (i) => [`9261${i}`, `5 Raton Dr, Irvine, CA ${i < 3 ? 92602 : `9261${i}`}`],
    ],
  ])('is not seen if addresses have %s', async (_, cells) => {
    const rows = rowsBy(cells);
    expect(await codesOf('zip', rows)).toEqual(rows.map(([code]) => code));
  });

  const positionsOf = async (zip: string, at: (i: number) => [number, number]) => {
    const rows = Array.from({ length: 12 }, (_, i) => [`${names[i % 10]} ${i}`, zip, ...at(i).map(String)]);
    const found = await read([['name', 'zip', 'latitude', 'longitude'], ...rows]);
    return [...new Set(found.map(({ postalCode }) => postalCode))];
  };
  const quartersOfBerlin: readonly [number, number][] = [
    [52.499, 13.418],
    [52.516, 13.306],
    [52.536, 13.417],
    [52.437, 13.26],
    [52.567, 13.4],
    [52.514, 13.454],
  ];

  it('does not belong to places whose positions have other codes of the town', async () => {
    const around = (i: number): [number, number] => {
      const [north, east] = quartersOfBerlin[i % 6] ?? [0, 0];
      return [north + i / 5000, east + i / 5000];
    };
    expect(await positionsOf('10115', around)).toEqual([null]);
  });

  it('belongs to places whose positions are around it', async () => {
    expect(await positionsOf('10115', (i) => [52.532 + i / 4000, 13.384 + (i % 4) / 2000])).toEqual([
      '10115',
    ]);
  });
});
