// Makes an export and throws its bytes away, in a separate process: timeExport.ts DATABASE_URL ROWS
// export|writer|exceljs
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import ExcelJS from 'exceljs';
import { exportBusinesses } from '../api/src/features/exports/exportBusinesses.ts';
import { openSnapshot } from '../api/src/features/exports/openSnapshot.ts';
import { workbookTables } from '../api/src/features/exports/readListings.ts';
import { readConfig } from '../api/src/lib/config/config.ts';
import { detachedContext } from '../api/src/lib/context.ts';
import { openDatabase } from '../api/src/lib/db/db.ts';
import { createLog } from '../api/src/lib/log.ts';
import { createMetrics } from '../api/src/lib/telemetry/metrics.ts';
import { folderStorage } from '../api/src/lib/storage/folderStorage.ts';
import { readLines } from '../api/src/lib/db/copyLines.ts';
import type { SheetTable } from '../api/src/lib/spreadsheet/sheetTable.ts';
import { xlsxFile } from '../api/src/lib/spreadsheet/xlsxFile.ts';
import sql from 'sql-template-tag';

/** Rows that the writer alone is given again and again: as many different ones as memory should hold. */
const sampled = 5000;

interface Sample {
  tables: (Omit<SheetTable, 'lines'> & { batches: Buffer[] })[];
  listings: number;
}

const [url = '', rows = '0', what = ''] = process.argv.slice(2);
const db = openDatabase(url);
const count = Number(rows);
let bytes = 0;
const nowhere = new Writable({
  write(chunk: Buffer, _encoding, done) {
    bytes += chunk.length;
    done();
  },
});

/** The first listings as the export has them, read before the clock starts. */
async function readSample(): Promise<Sample> {
  const snapshot = await openSnapshot(db);
  const source = {
    snapshot,
    where: sql`b.global_row_number <= ${Math.min(sampled, count)}`,
    onRows: () => undefined,
  };
  const tables: Sample['tables'] = [];
  for await (const { lines, ...table } of workbookTables(source)) {
    const batches: Buffer[] = [];
    for await (const batch of lines) batches.push(batch);
    tables.push({ ...table, batches });
  }
  await snapshot.close();
  return { tables, listings: Math.min(sampled, count) };
}

/** As many rows as the whole export has, out of memory. */
async function* repeated({ tables, listings }: Sample): AsyncGenerator<SheetTable> {
  for (const { batches, ...table } of tables) {
    async function* lines() {
      for (let done = 0; done < count; done += listings) yield* batches;
    }
    yield { ...table, lines: lines() };
  }
}

type Cells = Map<Buffer, string[][]>;

/** The sample's rows, read from its lines before the clock starts. */
function readCells({ tables }: Sample): Cells {
  return new Map(tables.flatMap(({ batches }) => batches.map((lines) => [lines, readLines(lines)])));
}

async function withExceljs(sample: Sample, cells: Cells): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: nowhere,
    useStyles: false,
    useSharedStrings: false,
  });
  for await (const { name, columns, lines } of repeated(sample)) {
    const sheet = workbook.addWorksheet(name);
    sheet.addRow(columns.map(({ header }) => header)).commit();
    for await (const batch of lines) for (const row of cells.get(batch) ?? []) sheet.addRow(row).commit();
    sheet.commit();
  }
  await workbook.commit();
}

const config = readConfig({});
const services = {
  config,
  db,
  log: createLog('error'),
  storage: folderStorage(tmpdir()),
  metrics: createMetrics(db.pool),
};
const context = detachedContext(services, { kind: 'system' }, randomUUID());
const sample = what === 'export' ? null : await readSample();
const cells = sample && what === 'exceljs' ? readCells(sample) : null;
const begun = performance.now();
if (sample && cells) await withExceljs(sample, cells);
else if (sample) await pipeline(Readable.from(xlsxFile(repeated(sample))), nowhere);
else {
  const selection = { format: 'xlsx', filter: {}, startIndex: null, endIndex: null } as const;
  await pipeline((await exportBusinesses(context, selection)).content, nowhere);
}
const seconds = (performance.now() - begun) / 1000;
process.stdout.write(JSON.stringify({ seconds, peakMb: process.resourceUsage().maxRSS / 1024, bytes }));
await db.close();
