import { headerEvidence } from '../api/src/features/imports/read/columns/headerEvidence.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readWorkbook } from '../api/src/features/imports/read/formats/readWorkbook.ts';
import { writeListings } from './writeListings.ts';
import { writeWorkbook } from './writeWorkbook.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'workbook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function cellsOf(file: string): Promise<(string | undefined)[][]> {
  const rows: (string | undefined)[][] = [];
  for await (const batch of readWorkbook(file, file, headerEvidence)) {
    rows.push(...batch.rows.map(({ cells }) => Array.from(cells)));
  }
  return rows;
}

describe('workbooks of the benchmarks', () => {
  it.each(['shared', 'inline'] as const)('contain what was written, with %s strings', async (strings) => {
    const file = path.join(folder, `${strings}.xlsx`);
    const rows = [
      ['Kahve & Çay <1>', 4.5, true],
      [null, 12, 'Kahve & Çay <1>'],
    ];
    await writeWorkbook(file, { columns: ['a', 'b', 'c'], rows: () => rows, strings });
    expect(await cellsOf(file)).toEqual([
      ['a', 'b', 'c'],
      ['Kahve & Çay <1>', '4.5', 'TRUE'],
      [undefined, '12', 'Kahve & Çay <1>'],
    ]);
  });

  it('have thirty columns of listings', async () => {
    const file = path.join(folder, 'listings.xlsx');
    await writeListings(file, 50, 'shared');
    const [header, ...rows] = await cellsOf(file);
    expect(header).toHaveLength(30);
    expect(rows).toHaveLength(50);
  });
});
