// Measures the promises about speed on a generated directory: npm run bench [-- --rows N]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rootFolder } from '../api/src/lib/rootFolder.ts';
import { benchImport } from './benchImport.ts';
import { benchExport } from './benchExport.ts';
import { benchList } from './benchList.ts';
import { benchShapes } from './benchShapes.ts';
import { benchSearchQuality } from './searchQuality.ts';
import { benchReader } from './benchReader.ts';
import { toTable, writeReport } from './report.ts';
import { seedDatabase } from './seedDatabase.ts';
import { startProgram, type RunningProgram } from './startProgram.ts';
import { throwAwayDatabase } from './throwAwayDatabase.ts';

const seed = 1;
const say = (line: string) => process.stderr.write(`${line}\n`);

function readRows(): number {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
  const rows = Number(values.rows.replaceAll(/[_,]/g, ''));
  if (!Number.isSafeInteger(rows) || rows < 12)
    throw new RangeError('--rows must be a whole number from 12.');
  return rows;
}

async function main(): Promise<void> {
  const rows = readRows();
  const database = await throwAwayDatabase(say);
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
    say(`Making ${rows.toLocaleString('en')} businesses`);
    await seedDatabase(database.url, { seed, count: rows }, (done) => say(`  ${done.toLocaleString('en')}`));

    const listening = /http:\/\/127\.0\.0\.1:\d+/;
    const server = await startProgram({
      args: [path.join(rootFolder, 'dist/api/server.js')],
      cwd: rootFolder,
      env: {
        DATABASE_URL: database.url,
        DATA_DIR: path.join(database.folder, 'server'),
        HOST: '127.0.0.1',
        PORT: '0',
        SITE_URL: '',
        DEMO_DATA: 'off',
        WORKER: 'off',
        LOG_LEVEL: 'info',
        // One address asks for everything here: the limit is checked, and never reached.
        RATE_LIMIT: '1000000',
      },
      address: listening,
      logFile: path.join(database.folder, 'server.log'),
    });
    programs.push(server);
    const bare = await startProgram({
      args: ['--import', 'tsx', path.join(rootFolder, 'bench/bareServer.ts')],
      cwd: rootFolder,
      env: { DATABASE_URL: database.url },
      address: listening,
      logFile: path.join(database.folder, 'bare.log'),
    });
    programs.push(bare);

    say('Measuring');
    const figures = [
      ...(await benchShapes(database.url)),
      await benchSearchQuality(database.url, { seed, count: rows }),
      await benchReader(database.folder, rows, 'shared'),
      await benchReader(database.folder, rows, 'inline'),
      await benchList(server.address, bare.address),
      ...(await benchExport(database.url, rows)),
      ...(await benchImport(rows, say)),
    ];
    await writeReport(path.join(rootFolder, '.cache/bench.json'), rows, figures);
    process.stdout.write(`${toTable(figures)}\n`);
  } finally {
    await cleanUp();
  }
}

await main();
