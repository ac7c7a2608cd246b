// Reads a workbook with one reader and prints how long it took, in a separate process: timeReader.ts READER FILE
import { headerEvidence } from '../api/src/features/imports/read/columns/headerEvidence.ts';
import ExcelJS from 'exceljs';
import { readWorkbook } from '../api/src/features/imports/read/formats/readWorkbook.ts';

/** Rows that hold something, and the cells in them, as each reader gives them. */
interface Count {
  rows: number;
  cells: number;
}

const readers: Record<string, (file: string) => Promise<Count>> = {
  async own(file) {
    const count = { rows: 0, cells: 0 };
    for await (const batch of readWorkbook(file, file, headerEvidence)) {
      count.rows += batch.rows.length;
      for (const { cells } of batch.rows) count.cells += cells.filter((cell) => cell !== undefined).length;
    }
    return count;
  },
  async exceljs(file) {
    const count = { rows: 0, cells: 0 };
    const options = {
      worksheets: 'emit',
      sharedStrings: 'cache',
      styles: 'ignore',
      hyperlinks: 'ignore',
      entries: 'ignore',
    } as const;
    for await (const sheet of new ExcelJS.stream.xlsx.WorkbookReader(file, options)) {
      for await (const row of sheet) {
        count.rows += 1;
        count.cells += (row.values as unknown[]).filter((cell) => cell != null).length;
      }
    }
    return count;
  },
};

const [name = '', file = ''] = process.argv.slice(2);
const begun = performance.now();
const before = process.cpuUsage();
const count = await readers[name]?.(file);
const cpu = process.cpuUsage(before);
const cpuSeconds = (cpu.user + cpu.system) / 1e6;
const seconds = (performance.now() - begun) / 1000;
const peakMb = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ ...count, seconds, cpuSeconds, peakMb }));
