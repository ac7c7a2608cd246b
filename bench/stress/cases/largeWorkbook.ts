import { stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { random } from '../../../api/src/features/imports/read/fixtures/damage.ts';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';
import { runMeasured } from '../../runMeasured.ts';
import { openTemporaryDatabase } from '../../../api/src/lib/db/temporaryDatabase.ts';
import { spreadsheetNamespace, writeWorkbookXml } from '../../writeWorkbook.ts';
import type { StressCase, StressTools, Outcome } from '../stressCase.ts';

/** Enough rows that applying them takes minutes. */
const fullRows = 200_000;
/** Characters of a shared description: 300 MB of them in all. */
const sharedLength = 1500;
/** Characters in each row that hardly pack, so that the file comes to some 500 MB, which is all that is taken. */
const looseLength = 2400;
/** Megabytes, of which the shared strings take 300. */
const maxMemory = 1024;

function* sharedStrings(rows: number): Generator<string> {
  yield `<sst ${spreadsheetNamespace}>`;
  for (let i = 0; i < rows; i += 1) yield `<si><t>${words(i, sharedLength)}</t></si>`;
  yield '</sst>';
}

function* sheet(rows: number): Generator<string> {
  const next = random(7);
  yield `<worksheet ${spreadsheetNamespace}><sheetData>`;
  yield '<row r="1"><c t="inlineStr"><is><t>name</t></is></c><c t="inlineStr"><is><t>description</t></is></c><c t="inlineStr"><is><t>detailedInfo</t></is></c></row>';
  for (let i = 0; i < rows; i += 1) {
    let loose = '';
    while (loose.length < looseLength) loose += next().toString(36).slice(2);
    yield `<row r="${i + 2}"><c t="inlineStr"><is><t>Place ${i}</t></is></c><c t="s"><v>${i}</v></c><c t="inlineStr"><is><t>${loose}</t></is></c></row>`;
  }
  yield '</sheetData></worksheet>';
}

function words(seed: number, length: number): string {
  const next = random(seed);
  let text = `${seed}`;
  while (text.length < length) text += ` ${next().toString(36).slice(2, 8)}`;
  return text;
}

async function run({ folder, share, print }: StressTools): Promise<Outcome> {
  const file = path.join(folder, 'large.xlsx');
  const rows = Math.round(fullRows * share);
  await writeWorkbookXml(file, { sharedStrings: sharedStrings(rows), sheet: sheet(rows) });
  const megabytes = (await stat(file)).size / 1024 ** 2;
  print(`${megabytes.toFixed(0)} MB written`);
  const database = await openTemporaryDatabase(print);
  try {
    const { peaksMb } = await runMeasured({
      args: [path.join(rootFolder, 'dist/api/cli.js'), 'import', file],
      env: { DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'command'), LOG_LEVEL: 'error' },
      isSilent: true,
    });
    // The command comes first, and works as a worker does; its reader is a separate process.
    const [worker = 0, ...readers] = peaksMb ?? [];
    const reader = Math.max(0, ...readers);
    const { status, totalRows, created, whole, seconds } = await appliedImport(database.url);
    return {
      hasPassed:
        status === 'DONE' &&
        [totalRows, created, whole].every((count) => count === rows) &&
        Math.max(worker, reader) <= maxMemory,
      figures: `${megabytes.toFixed(0)} MB, ${status} with ${created.toLocaleString('en')} of ${rows.toLocaleString('en')} rows created in ${seconds.toFixed(0)} s, ${whole.toLocaleString('en')} with all of their texts; reader ${reader.toFixed(0)} MB, worker ${worker.toFixed(0)} MB`,
    };
  } finally {
    await database.remove();
  }
}

interface AppliedImport {
  status: string;
  totalRows: number;
  created: number;
  /** Listings with both texts at their length. */
  whole: number;
  seconds: number;
}

async function appliedImport(url: string): Promise<AppliedImport> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<AppliedImport>(
      `SELECT status::text, total_rows AS "totalRows", created,
         extract(epoch FROM finished_at - started_at)::float8 AS seconds,
         (SELECT count(*)::int FROM businesses
          WHERE length(description) >= $1 AND length(detailed_info) >= $2) AS whole
       FROM imports`,
      [sharedLength, looseLength],
    );
    return rows[0] ?? { status: 'MISSING', totalRows: 0, created: 0, whole: 0, seconds: 0 };
  } finally {
    await client.end();
  }
}

/** An honest large import, from the file to its listings. A share is one of the rows. */
export const largeWorkbook: StressCase = {
  name: 'large-workbook',
  promise: `an honest workbook of some 500 MB with 300 MB of shared strings is applied to its last row, within ${maxMemory} MB for each process`,
  run,
};
