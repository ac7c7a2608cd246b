import path from 'node:path';
import pg from 'pg';
import { rootFolder } from '../../api/src/lib/rootFolder.ts';
import { median } from '../measureRates.ts';
import type { Figure } from '../report.ts';
import { runMeasured } from '../runMeasured.ts';
import { openTemporaryDatabase } from '../../api/src/lib/db/temporaryDatabase.ts';
import { writeListings } from '../writeListings.ts';

const rounds = 3;
const program = (name: string) => path.join(rootFolder, 'dist/api', `${name}.js`);
/** Columns that follow from others, or that a plain INSERT leaves to their defaults. */
const derived = [
  ...['id', 'search_vector', 'name_folded', 'score', 'shuffle', 'version', 'created_at', 'updated_at'],
  'created_by_import_id',
];

/**
 * An import of new rows end to end, compared with its unavoidable parts: reading the file, and one plain INSERT … SELECT of
 * the same rows into the same table with all its indexes and triggers. Runs alternate.
 * The second figure is the most memory that one process of it took, on five times the rows.
 */
export async function benchImport(rows: number, print: (line: string) => void): Promise<Figure[]> {
  const database = await openTemporaryDatabase(print);
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    const file = path.join(database.folder, 'import.xlsx');
    await writeListings(file, rows, 'inline');
    const seen = [];
    for (let round = 0; round < rounds; round += 1) {
      const reading = await readAlone(file);
      const { seconds: importing } = await importFile(client, database, file);
      const inserting = await insertPlainly(client);
      const ratio = importing / (reading + inserting);
      seen.push({ reading, importing, inserting, ratio });
      print(
        `  ${ratio.toFixed(2)}: ${importing.toFixed(0)} s, of ${reading.toFixed(0)} and ${inserting.toFixed(0)} s`,
      );
    }
    const large = path.join(database.folder, 'large.xlsx');
    await writeListings(large, rows * 5, 'inline');
    const { peaksMb } = await importFile(client, database, large);
    return [
      {
        what: `import of ${rows.toLocaleString('en')} new rows end to end, of reading alone and one plain INSERT`,
        value: median(seen.map(({ ratio }) => ratio)),
        bar: { atMost: 1.25 },
        detail: seen,
      },
      {
        what: `MiB that one process of an import of ${(rows * 5).toLocaleString('en')} rows takes at most`,
        value: Math.max(...(peaksMb ?? [NaN])),
        bar: { atMost: 512 },
        detail: peaksMb,
      },
    ];
  } finally {
    await client.end();
    await database.remove();
  }
}

async function readAlone(file: string): Promise<number> {
  const request = { path: file, fileName: 'import.xlsx', mapping: null };
  const { seconds } = await runMeasured({
    args: ['--max-old-space-size=384', program('readerProcess')],
    input: `${JSON.stringify(request)}\n`,
    isSilent: true,
  });
  return seconds;
}

/** Milliseconds from the start of the import in a worker until it is applied. */
async function importFile(client: pg.Client, database: { url: string; folder: string }, file: string) {
  await client.query('TRUNCATE businesses, categories, cities, imports, jobs RESTART IDENTITY CASCADE');
  await client.query('VACUUM ANALYZE businesses');
  const { peaksMb } = await runMeasured({
    args: [program('cli'), 'import', file],
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: path.join(database.folder, 'command'),
      LOG_LEVEL: 'error',
    },
    isSilent: true,
  });
  const result = await client.query<{ seconds: number }>(
    'SELECT extract(epoch FROM finished_at - started_at)::float8 AS seconds FROM imports',
  );
  return { seconds: result.rows[0]?.seconds ?? NaN, peaksMb };
}

async function insertPlainly(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = 'businesses' AND NOT column_name = ANY ($1)`,
    [derived],
  );
  const columns = rows[0]?.columns ?? '';
  await client.query(`CREATE TABLE plain AS SELECT ${columns} FROM businesses ORDER BY id`);
  await client.query('ANALYZE plain');
  await client.query('TRUNCATE businesses RESTART IDENTITY CASCADE');
  await client.query('CHECKPOINT');
  const begun = performance.now();
  await client.query(
    `INSERT INTO businesses (${columns}) SELECT ${columns} FROM plain ORDER BY global_row_number`,
  );
  const seconds = (performance.now() - begun) / 1000;
  await client.query('DROP TABLE plain');
  return seconds;
}
