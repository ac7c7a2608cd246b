// Measures the performance targets on a generated directory: npm run bench [-- NAME … --rows N]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rootFolder } from '../api/src/lib/rootFolder.ts';
import { benchImport } from './benches/benchImport.ts';
import { benchAbuse } from './benches/benchAbuse.ts';
import { benchCounting } from './benches/benchCounting.ts';
import { benchDialects } from './benches/benchDialects.ts';
import { benchIdentity } from './benches/benchIdentity.ts';
import { benchExport } from './benches/benchExport.ts';
import { benchImportLoad } from './benches/benchImportLoad.ts';
import { benchList } from './benches/benchList.ts';
import { benchLighthouse } from './benches/benchLighthouse.ts';
import { benchMap } from './benches/benchMap.ts';
import { benchNodes } from './benches/benchNodes.ts';
import { benchPages } from './benches/benchPages.ts';
import { benchProcesses } from './benches/benchProcesses.ts';
import { benchRendering } from './benches/benchRendering.ts';
import { benchShapes } from './benches/benchShapes.ts';
import { benchQueries } from './benches/benchQueries.ts';
import { benchSearchQuality } from './benches/searchQuality.ts';
import { benchReader } from './benches/benchReader.ts';
import { toTable, writeReport, type Figure } from './report.ts';
import { seedDatabase } from './seedDatabase.ts';
import { startProgram, type RunningProgram } from './startProgram.ts';
import { openTemporaryDatabase } from '../api/src/lib/db/temporaryDatabase.ts';
import { startBuiltServer } from './startBuiltServer.ts';

const seed = 1;
const print = (line: string) => process.stderr.write(`${line}\n`);

/** Benchmarks in order of execution. */
const benches = [
  'shapes',
  'map',
  'search',
  'queries',
  'pages',
  'lighthouse',
  'reader',
  'list',
  'nodes',
  'processes',
  'abuse',
  'counting',
  'export',
  'dialects',
  'identity',
  'import',
  'load',
] as const;
type Bench = (typeof benches)[number];

function parseCommandLine(): { rows: number; isWanted: (bench: Bench) => boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rows: { type: 'string', default: '100000' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    process.stdout.write(`npm run bench -- [NAME …] [--rows N]\nNames: ${benches.join(', ')}.\n`);
    process.exit();
  }
  const rows = Number(values.rows.replaceAll(/[_,]/g, ''));
  if (!Number.isSafeInteger(rows) || rows < 12)
    throw new RangeError('--rows must be a whole number from 12.');
  const unknown = positionals.filter((name) => !benches.some((bench) => bench === name));
  if (unknown.length > 0)
    throw new RangeError(`No such bench: ${unknown.join(', ')}. There are: ${benches.join(', ')}.`);
  return { rows, isWanted: (bench) => positionals.length === 0 || positionals.includes(bench) };
}

async function main(): Promise<void> {
  const { rows, isWanted } = parseCommandLine();
  const database = await openTemporaryDatabase(print);
  const programs: RunningProgram[] = [];
  let cleaning: Promise<void> | null = null;
  const cleanUp = () => {
    cleaning ??= (async () => {
      for (const program of programs) await program.stop();
      await database.remove();
    })();
    return cleaning;
  };
  // The database would outlive this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
  }
  try {
    print(`Making ${rows.toLocaleString('en')} businesses`);
    await seedDatabase(database.url, { seed, count: rows }, (done) =>
      print(`  ${done.toLocaleString('en')}`),
    );

    const listening = /http:\/\/127\.0\.0\.1:\d+/;
    const dataDir = path.join(database.folder, 'server');
    const startServer = (env: Record<string, string>) =>
      startBuiltServer({
        databaseUrl: database.url,
        dataDir,
        logFile: path.join(database.folder, 'server.log'),
        env: {
          HOST: '127.0.0.1',
          SITE_URL: '',
          DEMO_DATA: 'off',
          WORKER: 'off',
          LOG_LEVEL: 'info',
          // All requests come from one address, so the rate limit is set too high to be reached.
          RATE_LIMIT: '1000000',
          ...env,
        },
      });
    const server = await startServer({});
    programs.push(server);
    const bare = await startProgram({
      args: ['--import', 'tsx', path.join(rootFolder, 'bench/bareServer.ts')],
      cwd: rootFolder,
      env: { DATABASE_URL: database.url },
      address: listening,
      logFile: path.join(database.folder, 'bare.log'),
    });
    programs.push(bare);

    const measure: Record<Bench, () => Promise<Figure[]>> = {
      shapes: () => benchShapes(database.url),
      map: () => benchMap(database.url),
      search: async () => [await benchSearchQuality(database.url, seed)],
      queries: () => benchQueries(seed, print),
      pages: async () => [
        ...(await benchRendering(server, database.url)),
        ...(await benchPages(server.address, database.url, rows)),
      ],
      lighthouse: () => {
        const folder = path.join(database.folder, 'lighthouse');
        const start = (env: Record<string, string>) => startServer({ DATA_DIR: folder, ...env });
        return benchLighthouse({ databaseUrl: database.url, dataDir: folder, start, print });
      },
      reader: async () => [
        await benchReader(database.folder, rows, 'shared'),
        await benchReader(database.folder, rows, 'inline'),
      ],
      list: () => benchList(server.address, bare.address),
      nodes: () =>
        benchNodes(server.address, async () => {
          const other = await startServer({ DATA_DIR: path.join(database.folder, 'second') });
          programs.push(other);
          return other;
        }),
      processes: () =>
        benchProcesses(
          server.address,
          async () => {
            const folder = path.join(database.folder, 'processes');
            const other = await startServer({ DATA_DIR: folder, WEB_PROCESSES: '2' });
            programs.push(other);
            return other;
          },
          database.url,
        ),
      abuse: async () => [await benchAbuse(server.address)],
      counting: async () => {
        const start = (env: Record<string, string>) =>
          startServer({ DATA_DIR: path.join(database.folder, 'counting'), ...env });
        return [await benchCounting(start, database.url, rows)];
      },
      export: () => benchExport(database.url, rows),
      dialects: () => benchDialects(seed, print),
      identity: () => benchIdentity(seed, print),
      import: () => benchImport(rows, print),
      // Last, since it adds listings to the directory.
      load: async () => [await benchImportLoad(server.address, database, rows)],
    };
    const figures: Figure[] = [];
    for (const bench of benches.filter(isWanted)) {
      print(`Measuring ${bench}`);
      figures.push(...(await measure[bench]()));
    }
    await writeReport(path.join(rootFolder, '.cache/bench.json'), rows, figures);
    process.stdout.write(`${toTable(figures)}\n`);
  } finally {
    await cleanUp();
  }
}

await main();
