import { afterAll, describe, expect, it } from '@jest/globals';
import { makeCsv } from '../fixtures/makeCsv.ts';
import { makeWorkbook, type TestSheet } from '../fixtures/makeWorkbook.ts';
import { readFile } from '../fixtures/readFile.ts';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';
import type { ColumnMapping } from '../columns/mappedColumn.ts';

const files = temporaryFiles();
afterAll(files.remove);

const read = (name: string, data: string | Buffer, mapping: ColumnMapping | null = null) =>
  readFile(files, { name, data, mapping });
const workbook = (...sheets: TestSheet[]) => makeWorkbook({ sheets });

describe('headers and sheets', () => {
  it('finds the header below titles, and skips blank rows under it', async () => {
    const above = [['Report of November'], [], ['made by', 'nobody']];
    const rows = [...above, ['Name', 'Phone'], ['', ''], [], ['A', '1234567']];
    const { rows: found, totalRows } = await read('a.xlsx', workbook({ name: 'S', rows }));
    expect(found.map(({ name, rowNumber }) => [name, rowNumber])).toEqual([['A', 7]]);
    expect(totalRows).toBe(1);
  });

  it('reads no listings from a summary beside a list', async () => {
    const list = Array.from({ length: 8 }, (_, i) => [`Mill ${i}`, `+64 9 555 01${i}0`]);
    const figures = [
      'Total Records',
      'Final Records',
      'Pages Scraped',
      'Phones Found',
      'Rows Checked',
      'Errors',
    ];
    const { rows } = await read(
      'a.xlsx',
      workbook(
        { name: 'List', rows: [['business_name', 'phone'], ...list] },
        { name: 'Summary', rows: [['Metric', 'Value'], ...figures.map((figure, i) => [figure, `${i + 3}`])] },
      ),
    );
    expect(rows.map(({ name }) => name)).toEqual(list.map(([name]) => name));
  });

  it('reads all sheets that hold listings, and reports the columns of each', async () => {
    const { rows, columns, totalRows } = await read(
      'a.xlsx',
      workbook(
        { name: 'Notes', rows: [['Ask Ayşe'], ['about these']] },
        {
          name: 'One',
          rows: [
            ['name', 'shoe size'],
            ['A', '42'],
          ],
        },
        { name: 'Empty', rows: [] },
        {
          name: 'Two',
          rows: [
            ['phone', 'title'],
            ['1', 'B'],
          ],
        },
      ),
    );
    expect(rows.map(({ sheet, name }) => [sheet, name])).toEqual([
      ['One', 'A'],
      ['Two', 'B'],
    ]);
    expect(columns.map(({ sheet }) => sheet)).toEqual(['Notes', 'One', 'Two']);
    expect(columns[1]?.columns[1]).toMatchObject({
      number: 2,
      header: 'shoe size',
      field: null,
      how: 'none',
      sample: '42',
    });
    expect(totalRows).toBe(2);
  });

  it('distinguishes a row with values only in unknown columns from a blank one, at any depth', async () => {
    const rows = [
      ['name', 'shoe size'],
      ...Array.from({ length: 5000 }, (_, i) => [`Place ${i}`, '42']),
      ['', '43'],
      [' ', '44'],
      ['', ''],
      ['Last', ''],
    ];
    const found = await Promise.all([
      read('a.xlsx', workbook({ name: 'S', rows })),
      read('a.csv', makeCsv(rows)),
    ]);
    for (const { rows: accepted, refused, totalRows } of found) {
      expect([accepted.length, totalRows]).toEqual([5001, 5003]);
      expect(refused.map(({ rowNumber, problems }) => [rowNumber, problems[0]?.code])).toEqual([
        [5002, 'NAME_MISSING'],
        [5003, 'NAME_MISSING'],
      ]);
    }
  });

  it('reads a file of class names by a mapping, and one without a header by letters', async () => {
    const classNames = [
      ['hfpxzc', 'qBF1Pd', 'UY7F9'],
      ['', '', ''],
      ['', '', ''],
      ['x', 'Göz Merkezi', '(134)'],
    ];
    const byName = await read('a.csv', makeCsv(classNames), { qBF1Pd: 'name', UY7F9: 'reviewCount' });
    expect(byName.rows).toMatchObject([{ name: 'Göz Merkezi', reviewCount: 134 }]);
    const bare = [
      ['Cafe A', '0216 330 12 34'],
      ['Cafe B', '0216 330 12 35'],
    ];
    const byLetter = await read('a.csv', makeCsv(bare), { A: 'name', B: 'phone' });
    expect(byLetter.rows.map(({ name }) => name)).toEqual(['Cafe A', 'Cafe B']);
  });

  it.each<[string, string, string[]]>([
    ['of words alone', 'Köşe Cafe;Kafe;Bursa\nDurak;Kafe;İzmir\n', ['Köşe Cafe', 'Durak']],
    [
      'in which a word is also a header',
      'Köşe,0216 330 12 34,Kafe\nAda,0216 330 12 35,Web\nDurak,0216 330 12 36,Kafe\n',
      ['Köşe', 'Ada', 'Durak'],
    ],
    ['under names of programs', 'hfpxzc;qBF1Pd;W4Efsd\nKöşe;Kafe;Bursa\n', ['Köşe']],
    ['under names that are known', 'Ad;Tür;Şehir\nKöşe;Kafe;Bursa\n', ['Köşe']],
  ])('loses no row of a file %s with columns mapped by letters', async (_, text, names) => {
    const { rows, totalRows } = await read('a.csv', text, { A: 'name', C: 'category' });
    expect([rows.map(({ name }) => name), totalRows]).toEqual([names, names.length]);
  });

  it('refuses rows of a text file with more cells than the header, and returns their content', async () => {
    const text =
      'name,address,city\nA,Road 1, 5,Bursa\nB,Road 2,Bursa\nC,Road 3,Bursa,,\nD,"Road "4,Bursa\nE,Road 5,Bursa\n';
    const { rows, refused, totalRows } = await read('a.csv', text);
    expect(rows.map(({ name }) => name)).toEqual(['B', 'C', 'E']);
    expect(refused.map(({ rowNumber, problems }) => [rowNumber, problems[0]?.code])).toEqual([
      [2, 'DAMAGED_RECORD'],
      [5, 'DAMAGED_RECORD'],
    ]);
    expect(totalRows).toBe(5);
  });

  it.each<[string, string]>([
    [
      'title rows of one width',
      'Rapor;2026\nHazırlayan;Ayşe\nname;address;city\nA;Road 1;Bursa\nB;R;Bursa\n',
    ],
    ['a column of notes without a name', 'name,city\nA,Bursa,x\nB,Bursa,y\n'],
  ])('is not misled by %s', async (_, text) => {
    const { rows, refused } = await read('a.csv', text);
    expect([rows.map(({ name }) => name), refused]).toEqual([['A', 'B'], []]);
  });

  it('does not take a repeated header as a listing', async () => {
    const { rows, totalRows } = await read(
      'a.csv',
      'Name,Phone,City\nA,0216 330 12 34,Bursa\nname, Phone,City,\nB,0216 330 12 35,Bursa\n',
    );
    expect([rows.map(({ name }) => name), totalRows]).toEqual([['A', 'B'], 2]);
  });

  it.each<[string, string, string]>([
    ['without names', 'colour,weight\nred,5\n', 'recognized as the name'],
    ['without rows', '\n\n , \n', 'no filled row'],
  ])('refuses a file %s', async (_, text, reason) => {
    await expect(read('a.csv', text)).rejects.toMatchObject({
      code: 'UNUSABLE_FILE',
      message: expect.stringContaining(reason),
    });
  });

  it('counts a file with only a header as zero rows', async () => {
    expect(await read('a.csv', 'name,phone\n')).toMatchObject({ rows: [], totalRows: 0 });
  });
});
