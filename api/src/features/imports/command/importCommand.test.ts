import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { jobKinds } from '../../../jobKinds.ts';
import { startWorker, type Worker } from '../../../jobs/startWorker.ts';
import { testContext } from '../../../testing/execute.ts';
import { csvOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { importCommand } from './importCommand.ts';

const database = useTestDatabase();
let folder: string;
let worker: Worker;
let services: ReturnType<typeof testServices>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  services = testServices(database.db);
  worker = await startWorker(services, database.url, jobKinds);
});
afterEach(() => worker.stop());

const call = async (...args: string[]) => {
  const lines: string[] = [];
  const context = testContext(services, { as: { kind: 'system' } });
  const code = await importCommand(
    async () => context,
    args,
    (line) => lines.push(line),
  );
  return { code, text: lines.join('\n') };
};
const saved = async (name: string, rows: Record<string, string>[]) => {
  const file = path.join(folder, name);
  await writeFile(file, csvOf(rows));
  return file;
};

it('previews, imports, lists, exports refused rows and undoes, with an exit code for each result', async () => {
  const good = await saved('good.csv', [{ name: 'One', address: 'Road 1' }]);
  const mixed = await saved('mixed.csv', [
    { name: 'Two', latitude: '' },
    { name: '', latitude: '1' },
  ]);

  const dry = await call(good, '--dry-run', '--json');
  expect(dry.code).toBe(0);
  const tried = JSON.parse(dry.text) as { id: number; rows: object[] };
  expect(tried).toMatchObject({ isDryRun: true, created: 1, rows: [{ outcome: 'CREATED', name: 'One' }] });
  expect(await database.db.prisma.business.count()).toBe(0);
  const applied = await call('--from-dry-run', String(tried.id));
  expect([applied.code, applied.text]).toEqual([0, expect.stringContaining('1 row of listings: 1 created')]);

  const partly = await call(mixed, '--json', '--doubts', 'skip');
  const { id } = JSON.parse(partly.text) as { id: number };
  expect([partly.code, JSON.parse(partly.text)]).toMatchObject([3, { created: 1, refused: 1 }]);
  const refused = path.join(folder, 'refused.xlsx');
  const written = await call('--refused', refused, String(id), '--json');
  expect([written.code, JSON.parse(written.text)]).toEqual([
    0,
    { id, file: refused, refused: 1, reviewsRefused: 0 },
  ]);
  expect((await stat(refused)).size).toBeGreaterThan(500);
  // They hold what an operator may not have meant to share.
  expect((await stat(refused)).mode & 0o777).toBe(0o600);
  await expect(call('--refused', refused, String(id))).rejects.toMatchObject({ code: 'EEXIST' });

  expect((await call('--status', String(id))).code).toBe(3);
  const listed = await call('--list', '--json');
  expect(JSON.parse(listed.text)).toMatchObject([{ id }, { created: 1 }, { isDryRun: true }]);
  const undone = await call('--undo', String(id));
  expect([undone.code, undone.text]).toEqual([0, expect.stringContaining('1 deleted, 0 restored, 0 left')]);
  expect(await database.db.prisma.business.findMany({ select: { name: true } })).toEqual([{ name: 'One' }]);
  await expect(call('--undo', String(id))).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('the import command decides about ambiguous rows one by one', async () => {
  const first = { name: 'Kahve Evi', address: 'Cadde 5', phone: '0224 111 22 33', 'country code': 'TR' };
  await call(await saved('first.csv', [first]));
  const [there] = await database.db.prisma.business.findMany();
  const ambiguous = await call(
    await saved('second.csv', [
      { ...first, phone: '0224 999 88 77' },
      { ...first, phone: '0224 999 88 66' },
      { ...first, phone: '0224 999 88 55' },
    ]),
    '--json',
  );
  const { doubts } = JSON.parse(ambiguous.text) as { doubts: { id: number }[] };
  const [made = '', merged = '', left = ''] = doubts.map(({ id }) => String(id));

  const created = await call('--decide', made, 'create', '--json');
  expect([created.code, JSON.parse(created.text)]).toMatchObject([
    0,
    { id: Number(made), decision: 'CREATE', import: { created: 1, unchanged: 2, doubtful: 2 } },
  ]);
  const into = await call('--decide', merged, 'merge', String(there?.id));
  expect([into.code, into.text]).toEqual([0, expect.stringContaining(`listing ${there?.id}. Import`)]);
  const skipped = await call('--decide', left, 'skip');
  expect([skipped.code, skipped.text]).toEqual([0, expect.stringContaining('left out. Import')]);
  expect(await database.db.prisma.business.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { id: there?.id, phone: '0224 999 88 66' },
    { phone: '0224 999 88 77' },
  ]);

  await expect(call('--decide', left, 'create')).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(call('--decide', '9999', 'skip')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const wrong of [[], ['perhaps'], ['merge'], ['merge', 'x'], ['skip', '1'], ['constructor']])
    expect((await call('--decide', made, ...wrong)).code).toBe(2);
  expect((await call('--decide', 'x', 'skip')).code).toBe(2);
});

it('the import command refuses invalid arguments before anything starts', async () => {
  const file = await saved('one.csv', [{ name: 'One' }]);
  expect((await call()).code).toBe(2);
  expect((await call('--nonsense')).code).toBe(2);
  expect((await call('--list', '--undo', '1')).code).toBe(2);
  await expect(call(path.join(folder, 'missing.csv'))).rejects.toMatchObject({ code: 'ENOENT' });
  expect((await call(folder)).code).toBe(2);
  await expect(call(file, '--doubts', 'perhaps')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(call('--status', 'x')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect(await database.db.prisma.import.count()).toBe(0);
});

it('the import command lists saved mappings and deletes them', async () => {
  await call(
    await saved('odd.csv', [{ Unvan: 'One', Konum: 'Road 1' }]),
    '--mapping',
    'Unvan=name,Konum=address',
  );
  const listed = await call('--mappings', '--json');
  const [known] = JSON.parse(listed.text) as { id: number }[];
  expect(known).toMatchObject({ header: ['Unvan', 'Konum'], mapping: { Unvan: 'name', Konum: 'address' } });
  expect((await call('--mappings')).text).toContain('Konum=address, Unvan=name');
  expect((await call('--forget-mapping', String(known?.id))).code).toBe(0);
  expect((await call('--mappings', '--json')).text).toBe('[]');
  await expect(call('--forget-mapping', String(known?.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('the import command cancels a running import, of which nothing is applied', async () => {
  const { prisma, pool } = database.db;
  const holder = await pool.connect();
  try {
    // It can't be applied before this connection lets it.
    await holder.query(`SELECT pg_advisory_lock(hashtext('import merge'))`);
    const running = call(await saved('long.csv', [{ name: 'One', city: 'Bursa' }]), '--json');
    let id: number | undefined;
    while (id === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      id = (await prisma.import.findFirst({ where: { status: 'MERGING' } }))?.id;
    }
    const cancelled = await call('--cancel', String(id), '--json');
    expect([cancelled.code, JSON.parse(cancelled.text)]).toMatchObject([0, { id }]);
    const stopped = await running;
    expect([stopped.code, JSON.parse(stopped.text)]).toMatchObject([1, { id, status: 'CANCELLED' }]);
    expect([await prisma.business.count(), await prisma.city.count()]).toEqual([0, 0]);
    await expect(call('--cancel', String(id))).rejects.toMatchObject({ code: 'CONFLICT' });
  } finally {
    holder.release(true);
  }
});
