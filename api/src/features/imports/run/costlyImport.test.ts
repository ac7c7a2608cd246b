import { afterAll, expect, it } from '@jest/globals';
import { jobHandler } from '../../../jobs/jobHandler.ts';
import { startWorker } from '../../../jobs/startWorker.ts';
import { csvOf, queueImport } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { until } from '../../../testing/until.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { importKind } from './importKind.ts';
import { temporaryFiles } from '../read/fixtures/temporaryFiles.ts';
import { readSpreadsheet } from '../read/readSpreadsheet.ts';
import { failImport, runImport } from './runImport.ts';

const database = useTestDatabase();
const files = temporaryFiles();
afterAll(files.remove);

const mebibyte = 1024 ** 2;
const refusedRow = { type: 'refused', sheet: 'a', rowNumber: 2, problems: [] };
// Some machines take more than a second of processor time to hand out 400 MB.
/** Readers as a hostile file would make them, after a first row, and what each may use. */
const readers: Record<string, { program: string; budget: { processorMs: number; residentBytes: number } }> = {
  'processor.csv': {
    program: `console.log('${JSON.stringify(refusedRow)}'); setTimeout(() => { for (;;); }, 1);`,
    budget: { processorMs: 1000, residentBytes: 2000 * mebibyte },
  },
  'memory.csv': {
    program: 'const kept = []; for (;;) kept.push(Buffer.alloc(1024 ** 2, 1));',
    budget: { processorMs: 60_000, residentBytes: 400 * mebibyte },
  },
};

it('an import that exceeds its budget is refused, leaves nothing, and the next one starts at once', async () => {
  const services = testServices(database.db);
  const pids: number[] = [];
  const read: typeof readSpreadsheet = (path, options) => {
    const reader = readers[options.fileName];
    if (reader === undefined) return readSpreadsheet(path, options);
    return readSpreadsheet(path, {
      ...options,
      readerProgram: files.write('reader.mjs', reader.program),
      budget: reader.budget,
      onStart: (pid) => pids.push(pid),
    });
  };
  const good = csvOf([{ name: 'Good place', city: 'Bursa' }]);
  const names = [...Object.keys(readers), 'good.csv'];
  const ids: number[] = [];
  for (const fileName of names) ids.push((await queueImport(services, good, { fileName })).id);
  const kind = jobHandler(importKind, {
    run: (context, job) => runImport(context, job, read),
    onFailed: failImport,
  });
  const worker = await startWorker(services, database.url, [kind]);
  try {
    await until(async () => (await database.db.prisma.job.count({ where: { finishedAt: null } })) === 0);
    const imports = await database.db.prisma.import.findMany({
      where: { id: { in: ids } },
      orderBy: { id: 'asc' },
      include: { job: true },
    });
    const refused = { status: 'FAILED', errorCode: 'UNUSABLE_FILE', created: 0, job: { attempts: 1 } };
    expect(imports).toMatchObject([
      { ...refused, errorMessage: expect.stringContaining('1 second of CPU time') },
      { ...refused, errorMessage: expect.stringContaining('400 MB of memory') },
      { status: 'DONE', created: 1 },
    ]);
  } finally {
    await worker.stop();
  }
  expect(pids).toHaveLength(2);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  const listings = await database.db.prisma.business.findMany({ select: { name: true } });
  expect(listings).toEqual([{ name: 'Good place' }]);
});
