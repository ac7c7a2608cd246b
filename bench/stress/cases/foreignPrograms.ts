import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse as parseCsv } from 'csv-parse/sync';
import JSZip from 'jszip';
import pg from 'pg';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';
import { seedDatabase } from '../../seedDatabase.ts';
import { startBuiltServer } from '../../startBuiltServer.ts';
import { openTemporaryDatabase } from '../../../api/src/lib/db/temporaryDatabase.ts';
import type { StressCase, StressTools, Outcome } from '../stressCase.ts';

const run = promisify(execFile);
const large = 100_000;
const packages = 'unzip python3-openpyxl libreoffice-calc-nogui prometheus';
// A browser's of its own would find no openpyxl of the system.
const python = process.env.PYTHON ?? '/usr/bin/python3';

/** Rows of both sheets without its header, as openpyxl counts them. */
const countRows = `
import openpyxl, sys
book = openpyxl.load_workbook(sys.argv[1], read_only=True)
for sheet in [book['Businesses'], book['Reviews']]:
    print(sum(1 for row in sheet.iter_rows(values_only=True) if any(cell is not None for cell in row)) - 1)
`;

/** Commands of the programs, each with a check whether it is installed. */
async function missingPrograms(): Promise<string[]> {
  const asked: [name: string, program: string, args: string[]][] = [
    ['unzip', 'unzip', ['-v']],
    ['openpyxl', python, ['-c', 'import openpyxl']],
    ['LibreOffice', 'soffice', ['--version']],
    ['promtool', 'promtool', ['--version']],
  ];
  const found = await Promise.all(
    asked.map(async ([name, program, args]) =>
      run(program, args).then(
        () => [],
        () => [name],
      ),
    ),
  );
  return found.flat();
}

interface Exported {
  listings: number;
  reviews: number;
}

/** Faults of a workbook with so many rows: its archive, and its rows as two programs count them. */
async function workbookFaults(file: string, { listings, reviews }: Exported): Promise<string[]> {
  const archive = await run('unzip', ['-t', file]).then(
    ({ stdout }) => (stdout.includes('No errors detected') ? [] : [`unzip: ${stdout.slice(-200)}`]),
    (error: Error) => [`unzip: ${error.message.slice(0, 200)}`],
  );
  const sums = await JSZip.loadAsync(await readFile(file), { checkCRC32: true }).then(
    () => [],
    (error: Error) => [`JSZip: ${error.message}`],
  );
  const counted = await run(python, ['-c', countRows, file]);
  const byOpenpyxl = counted.stdout.trim().split('\n').map(Number);
  const folder = path.dirname(file);
  // Every sheet as a text table of its own: name-Sheet.csv.
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  await run('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', folder, file]);
  const stem = path.basename(file, '.xlsx');
  const byLibreOffice = await Promise.all(
    ['Businesses', 'Reviews'].map(async (sheet) => {
      const text = await readFile(path.join(folder, `${stem}-${sheet}.csv`), 'utf8');
      return parseCsv(text, { relax_column_count: true }).length - 1;
    }),
  );
  const expected = JSON.stringify([listings, reviews]);
  return [
    ...archive,
    ...sums,
    ...(JSON.stringify(byOpenpyxl) === expected
      ? []
      : [`openpyxl: rows ${byOpenpyxl.join()}, not ${expected}`]),
    ...(JSON.stringify(byLibreOffice) === expected
      ? []
      : [`LibreOffice: rows ${byLibreOffice.join()}, not ${expected}`]),
  ];
}

async function countStored(url: string): Promise<Exported> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Exported>(
      'SELECT (SELECT count(*)::int FROM businesses) AS listings, (SELECT count(*)::int FROM reviews) AS reviews',
    );
    return rows[0] ?? { listings: -1, reviews: -1 };
  } finally {
    await client.end();
  }
}

const paths = [
  '/',
  '/businesses',
  '/categories',
  '/cities',
  '/cities?view=list',
  '/about',
  '/contact',
  '/none',
];

/** Faults of a running server's metrics as promtool reads them, and of its pages as the Nu checker does, where there is one. */
async function serverFaults(url: string, folder: string): Promise<string[]> {
  const server = await startBuiltServer({
    databaseUrl: url,
    dataDir: path.join(folder, 'server'),
    logFile: path.join(folder, 'server.log'),
    env: { LOG_LEVEL: 'warn' },
  });
  try {
    const list = (await (await fetch(`${server.address}/api/businesses?limit=20`)).json()) as {
      slug: string;
    }[];
    const files: string[] = [];
    for (const [at, page] of [...paths, ...list.map(({ slug }) => `/business/${slug}`)].entries()) {
      files.push(path.join(folder, `page-${at}.html`));
      await writeFile(files.at(-1) ?? '', await (await fetch(server.address + page)).text());
    }
    const metrics = path.join(folder, 'metrics.txt');
    await writeFile(metrics, await (await fetch(`${server.address}/metrics`)).text());
    return [...(await promtoolFaults(metrics)), ...(await nuFaults(files))];
  } finally {
    await server.stop();
  }
}

/** Names that the library of metrics gives its own. */
const ofLibrary = /^nodejs_active_\w+_total non-counter metrics/;

async function promtoolFaults(metrics: string): Promise<string[]> {
  const rules = path.join(rootFolder, 'docs/monitoring/alerts.yml');
  const asked = [`promtool check rules ${rules}`, `promtool check metrics < ${metrics}`];
  const answers = await Promise.all(
    asked.map((command) =>
      run('sh', ['-c', command]).then(
        () => [],
        ({ stdout, stderr }: { stdout: string; stderr: string }) =>
          `${stdout}${stderr}`
            .split('\n')
            .filter((line) => line !== '' && !ofLibrary.test(line))
            .map((line) => `${command}: ${line}`),
      ),
    ),
  );
  return answers.flat();
}

/** HTML allows `blocking` on rel=expect, which the checker does not know yet. */
const unknownToIt = /“link” element with a “blocking” attribute/;

async function nuFaults(files: readonly string[]): Promise<string[]> {
  const jar = process.env.VNU_JAR;
  if (!jar) return [];
  const args = ['-Xss4m', '-jar', jar, '--errors-only', '--format', 'gnu', ...files];
  const { stderr } = await run('java', args).catch((error: { stderr: string }) => error);
  return stderr.split('\n').filter((line) => line !== '' && !unknownToIt.test(line));
}

async function tried({ folder, share, print }: StressTools): Promise<Outcome> {
  const missing = await missingPrograms();
  if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')} (apt-get install ${packages})`);
  const jar = process.env.VNU_JAR;
  if (jar && !existsSync(jar)) throw new Error(`VNU_JAR names no file: ${jar}`);
  const faults: string[] = [];
  const seen: string[] = [];
  for (const count of [0, 1, Math.max(10, Math.round(large * share))]) {
    const database = await openTemporaryDatabase(print);
    try {
      if (count > 0) await seedDatabase(database.url, { seed: 1, count });
      const stored = await countStored(database.url);
      const file = path.join(folder, `export-${count}.xlsx`);
      await run(process.execPath, [path.join(rootFolder, 'dist/api/cli.js'), 'export', file], {
        env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: path.join(folder, `data-${count}`) },
      });
      faults.push(...(await workbookFaults(file, stored)).map((fault) => `${count} listings: ${fault}`));
      if (count > 1) faults.push(...(await serverFaults(database.url, folder)));
      seen.push(
        `${stored.listings.toLocaleString('en')} listings with ${stored.reviews.toLocaleString('en')} reviews`,
      );
      print(seen.at(-1) ?? '');
    } finally {
      await database.remove();
    }
  }
  const pages = jar ? 'pages by the Nu checker' : 'not run: the Nu checker (name its jar in VNU_JAR)';
  return {
    hasPassed: faults.length === 0,
    figures: `workbooks of ${seen.join('; ')}, by unzip, JSZip, openpyxl and LibreOffice; alerts and metrics by promtool; ${pages}; ${faults.length === 0 ? 'no fault' : faults.slice(0, 5).join(' | ')}`,
  };
}

/** Output of the product, read by programs outside npm. A share is one of the listings. */
export const foreignPrograms: StressCase = {
  name: 'foreign-programs',
  promise: `exports of 0, 1 and ${large.toLocaleString('en')} listings are whole for unzip, openpyxl and LibreOffice; alerts and metrics are sound for promtool, pages for the Nu checker`,
  run: tried,
};
