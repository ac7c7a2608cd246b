import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { demoBusinesses, makeDemoWorkbook } from './makeDemoWorkbook.ts';

const committed = new URL('../api/demo/directory.xlsx', import.meta.url);

async function readRows(bytes: Buffer): Promise<unknown[][]> {
  const workbook = new ExcelJS.Workbook();
  // exceljs asks for the Buffer of an older Node.
  await workbook.xlsx.load(bytes as unknown as ExcelJS.Buffer);
  const rows: unknown[][] = [];
  workbook
    .getWorksheet('Businesses')
    ?.eachRow((row) => rows.push(Array.from(row.values as unknown[]).slice(1)));
  return rows;
}

describe('the demo workbook', () => {
  it('contains the rows that the generator makes', async () => {
    const rows = await readRows(await readFile(committed));
    const made = demoBusinesses();
    const columns = Object.keys(made[0] ?? {});

    expect(rows[0]).toEqual(columns);
    expect(rows).toHaveLength(made.length + 1);
    made.forEach((business, index) => {
      const cells = columns.map((_, column) => rows[index + 1]?.[column] ?? null);
      expect(cells).toEqual(Object.values(business));
    });
  });

  it('is reproducible byte for byte, and small', async () => {
    const [first, second] = [await makeDemoWorkbook(), await makeDemoWorkbook()];
    expect(first.equals(second)).toBe(true);
    expect(first.length).toBeLessThan(300 * 1024);
  });
});
