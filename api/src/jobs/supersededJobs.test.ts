import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cancelImport } from '../features/imports/run/cancelImport.ts';
import { jobKinds } from '../jobKinds.ts';
import type { Services } from '../lib/context.ts';
import { testContext } from '../testing/execute.ts';
import { csvOf, queueImport } from '../testing/runImportOf.ts';
import { testServices } from '../testing/TestBrowser.ts';
import { testJob } from './testing/testJob.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';
import { enqueueJob } from './enqueueJob.ts';
import { JobSuperseded } from './JobHeartbeat.ts';
import type { JobHandler } from './jobHandler.ts';
import { startWorker, type Worker } from './startWorker.ts';
import { until } from '../testing/until.ts';

const database = useTestDatabase();
const systemDate = globalThis.Date;
let services: Services;
let worker: Worker | undefined;
beforeEach(() => {
  services = testServices(database.db);
});
afterEach(async () => {
  globalThis.Date = systemDate;
  await worker?.stop();
});

const jobOf = (id: number) => database.db.prisma.job.findUniqueOrThrow({ where: { id } });
const enqueue = (kind: JobHandler) => database.db.prisma.$transaction((tx) => enqueueJob(tx, kind, {}, null));
/** A kind of job that runs until `end` is called or it is aborted, and records why it was. */
function openJob() {
  const reasons: unknown[] = [];
  const failed: unknown[] = [];
  let end = () => undefined as void;
  const kind = testJob(
    (_context, { signal }) =>
      new Promise((resolve, reject) => {
        end = () => resolve({});
        signal.addEventListener('abort', () => {
          reasons.push(signal.reason);
          reject(signal.reason as Error);
        });
      }),
    { onFailed: async (_context, _job, error) => void failed.push(error) },
  );
  return { kind, reasons, failed, end: () => end() };
}

it('a job is alive by the clock of the database, whatever the clock of its node says', async () => {
  const { kind, end } = openJob();
  globalThis.Date = class extends systemDate {
    constructor(...given: []) {
      super(...given);
      if (given.length === 0) this.setTime(systemDate.now() - 3_600_000);
    }
  } as DateConstructor;
  const id = await enqueue(kind);
  worker = await startWorker(services, database.url, [kind]);
  await until(async () => (await jobOf(id)).status === 'RUNNING');
  const sinceBeat = async () => {
    const { rows } = await database.db.pool.query<{ seconds: number }>(
      'SELECT extract(epoch FROM now() - heartbeat_at)::float AS seconds FROM jobs WHERE id = $1',
      [id],
    );
    return rows[0]?.seconds ?? Infinity;
  };
  expect(await sinceBeat()).toBeLessThan(20);
  await database.db.pool.query(`UPDATE jobs SET heartbeat_at = now() - interval '15 s' WHERE id = $1`, [id]);
  await until(async () => (await sinceBeat()) < 10);
  end();
  expect(await until(async () => (await jobOf(id)).finishedAt && jobOf(id))).toMatchObject({
    status: 'DONE',
    attempts: 1,
  });
});

it('a job that another worker took over is aborted here, and its state is left to that worker', async () => {
  const { kind, reasons, failed } = openJob();
  const id = await enqueue(kind);
  worker = await startWorker(services, database.url, [kind]);
  await until(async () => (await jobOf(id)).status === 'RUNNING');
  await database.db.pool.query(
    `UPDATE jobs SET worker_id = 'successor', attempts = attempts + 1, heartbeat_at = now() + interval '1 minute' WHERE id = $1`,
    [id],
  );
  await database.db.pool.query(`UPDATE graphile_worker._private_jobs SET locked_by = 'successor'`);
  await until(async () => reasons.length > 0);
  expect(reasons).toEqual([expect.any(JobSuperseded)]);
  await worker.stop();
  worker = undefined;
  expect(await jobOf(id)).toMatchObject({ status: 'RUNNING', workerId: 'successor', attempts: 2 });
  expect(failed).toEqual([]);
  // The entry of the queue is the successor's, which may have to try it again.
  const { rows } = await database.db.pool.query('SELECT key, locked_by FROM graphile_worker._private_jobs');
  expect(rows).toEqual([{ key: `job:${id}`, locked_by: 'successor' }]);
});

it('a job that was cancelled while its worker died is not begun again', async () => {
  const { kind, failed } = openJob();
  let runs = 0;
  const counted: JobHandler = { ...kind, run: (...args) => ((runs += 1), kind.run(...args)) };
  const id = await enqueue(counted);
  await database.db.prisma.job.update({ where: { id }, data: { attempts: 1, cancelRequested: true } });
  worker = await startWorker(services, database.url, [counted]);
  expect(await until(async () => (await jobOf(id)).finishedAt && jobOf(id))).toMatchObject({
    status: 'CANCELLED',
  });
  expect(runs).toBe(0);
  expect(failed).toMatchObject([{ code: 'CONFLICT' }]);
});

it('an import whose job waits for its next attempt is cancelled at once, with a record', async () => {
  const { id, jobId } = await queueImport(services, csvOf([{ name: 'Moda Cafe', city: 'Bursa' }]));
  // As the first attempt left it, which ended with a fault that may pass.
  await database.db.prisma.import.update({ where: { id }, data: { status: 'READING' } });
  await database.db.prisma.job.update({ where: { id: jobId ?? 0 }, data: { attempts: 1 } });
  const operator = testContext(services, { as: { kind: 'system' } });
  expect(await cancelImport(operator, id)).toMatchObject({
    status: 'CANCELLED',
    errorMessage: 'The job was stopped.',
    finishedAt: expect.any(Date),
  });
  await expect(cancelImport(operator, id)).rejects.toMatchObject({ code: 'CONFLICT' });
  const events = await database.db.prisma.auditEvent.findMany({ where: { action: 'import.cancel' } });
  expect(events).toMatchObject([{ entityId: String(id) }]);
  worker = await startWorker(services, database.url, jobKinds);
  const next = await queueImport(services, csvOf([{ name: 'Lale Cafe', city: 'Bursa' }]));
  await until(async () => (await jobOf(next.jobId ?? 0)).finishedAt);
  expect(await database.db.prisma.business.findMany({ select: { name: true } })).toEqual([
    { name: 'Lale Cafe' },
  ]);
});
