import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { jobKinds } from '../../../jobKinds.ts';
import { startWorker } from '../../../jobs/startWorker.ts';
import { folderStorage } from '../../../lib/storage/folderStorage.ts';
import { testContext } from '../../../testing/execute.ts';
import { csvOf, queueImport } from '../../../testing/runImportOf.ts';
import { startProgram } from '../../../testing/startProgram.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { retryImport } from './retryImport.ts';
import { until } from '../../../testing/until.ts';

const database = useTestDatabase();
const count = 2000;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-import-'));
  file = path.join(folder, 'places.csv');
  await writeFile(
    file,
    csvOf(Array.from({ length: count }, (_, n) => ({ name: `Place ${n}`, city: 'Bursa' }))),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(['READING', 'MERGING'] as const)(
  'a worker killed while %s leaves nothing behind, and another worker completes the import',
  async (status) => {
    const { prisma, pool } = database.db;
    // Merges wait for each other, and so for this connection.
    const holder = await pool.connect();
    await holder.query(`SELECT pg_advisory_lock(hashtext('import merge'))`);
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'error' };
    const child = startProgram('cli', ['import', file], env);
    try {
      const { id } = await until(() => prisma.import.findFirst({ where: { status } }));
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await prisma.business.count()).toBe(0);
      await holder.query(`SELECT pg_advisory_unlock(hashtext('import merge'))`);
      // Its silence is not waited for here.
      await pool.query(`UPDATE jobs SET heartbeat_at = now() - interval '1 minute'`);
      const services = { ...testServices(database.db), storage: folderStorage(path.join(folder, 'files')) };
      const worker = await startWorker(services, database.url, jobKinds);
      try {
        const done = await until(() => prisma.import.findFirst({ where: { id, finishedAt: { not: null } } }));
        expect(done).toMatchObject({ status: 'DONE', totalRows: count, created: count });
        expect(await prisma.business.count()).toBe(count);
      } finally {
        await worker.stop();
      }
    } finally {
      child.kill('SIGKILL');
      holder.release(true);
    }
  },
  180_000,
);

it('a full disk of the database fails the import with a message, and existing data stays available', async () => {
  const { prisma, pool } = database.db;
  await pool.query(`
    CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER disk_is_full AFTER INSERT ON businesses FOR EACH STATEMENT EXECUTE FUNCTION disk_is_full()`);
  const services = testServices(database.db);
  const { id } = await queueImport(services, csvOf([{ name: 'One' }, { name: 'Two' }]));
  const worker = await startWorker(services, database.url, jobKinds);
  const ended = () => until(() => prisma.import.findFirst({ where: { id, finishedAt: { not: null } } }));
  try {
    expect(await ended()).toMatchObject({ status: 'FAILED', errorCode: 'NO_SPACE' });
    expect([await prisma.business.count(), await prisma.category.count()]).toEqual([0, 0]);
    await pool.query('DROP TRIGGER disk_is_full ON businesses; DROP FUNCTION disk_is_full');
    await retryImport(testContext(services, { as: { kind: 'system' } }), id);
    expect(await ended()).toMatchObject({ status: 'DONE', created: 2 });
  } finally {
    await worker.stop();
  }
});
