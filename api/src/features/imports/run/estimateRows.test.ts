import { expect, it } from '@jest/globals';
import { testContext } from '../../../testing/execute.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { estimateRows } from './estimateRows.ts';

const database = useTestDatabase();

it('estimateRows derives the rows of a file from the bytes per row of earlier files of its kind', async () => {
  const context = testContext(testServices(database.db), { as: { kind: 'system' } });
  const estimate = (fileName: string) => estimateRows(context, { id: 0, fileName, fileSize: 5000n });
  expect(await estimate('new.csv')).toBeNull();
  for (const [fileName, fileSize, totalRows] of [
    ['a.csv', 1000n, 10],
    ['b.CSV', 2000n, 10],
    ['c.csv', 900_000n, 10],
    ['a.xlsx', 100n, 10],
  ] as const) {
    const done = { status: 'DONE', finishedAt: new Date(), created: totalRows } as const;
    await database.db.prisma.import.create({
      data: { fileName, fileSize, fileSha256: 'x', totalRows, ...done },
    });
  }
  expect(await estimate('new.csv')).toBe(25);
  expect(await estimate('NEW.XLSX')).toBe(500);
  expect(await estimate('new.xls')).toBeNull();
});
