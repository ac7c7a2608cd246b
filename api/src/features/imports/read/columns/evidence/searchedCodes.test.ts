import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';

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
  it('is none of the places whose addresses have others', async () => {
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
  ])('is not seen where addresses have %s', async (_, cells) => {
    const rows = rowsBy(cells);
    expect(await codesOf('zip', rows)).toEqual(rows.map(([code]) => code));
  });
});
