import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cancelImport } from '../features/imports/run/cancelImport.ts';
import { jobKinds } from '../jobKinds.ts';
import type { Services } from '../lib/context.ts';
import { AppError } from '../lib/errors.ts';
import { testContext } from '../testing/execute.ts';
import { csvOf, queueImport } from '../testing/runImportOf.ts';
import { testServices } from '../testing/TestBrowser.ts';
import { testJob } from './testing/testJob.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';
import { enqueueJob, queueJob } from './enqueueJob.ts';
import type { JobHandler } from './jobHandler.ts';
import { startWorker, type Worker } from './startWorker.ts';

const database = useTestDatabase();
const workers: Worker[] = [];
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

const work = async (kinds: readonly JobHandler[] = jobKinds) => {
  const worker = await startWorker(services, database.url, kinds);
  workers.push(worker);
  return worker;
};
async function until<Value>(look: () => Promise<Value | null | undefined | false>): Promise<Value> {
  const deadline = Date.now() + 40_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error('it never came');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const finished = (id: number) =>
  until(async () => {
    const found = await database.db.prisma.import.findUniqueOrThrow({
      where: { id },
      include: { job: true },
    });
    return found.finishedAt && found.job?.finishedAt && found;
  });
const enqueue = (of: JobHandler, payload = {}) =>
  database.db.prisma.$transaction((tx) => enqueueJob(tx, of, payload, null));
const ended = (id: number) =>
  until(async () => {
    const job = await database.db.prisma.job.findUniqueOrThrow({ where: { id } });
    return job.finishedAt && job;
  });
const places = (count: number) =>
  csvOf(
    Array.from({ length: count }, (_, i) => ({ name: `Place ${i}`, address: `Road ${i}`, city: 'Bursa' })),
  );

it('a worker applies a waiting import, and records it on the job', async () => {
  const { id } = await queueImport(services, places(5));
  await work();
  expect(await finished(id)).toMatchObject({
    status: 'DONE',
    created: 5,
    job: { status: 'DONE', attempts: 1 },
  });
});

it('another worker repeats an import whose worker died between reading and merging', async () => {
  const { id, jobId } = await queueImport(services, places(5));
  const dead = `worker-that-died`;
  await database.db.pool.query(`
    UPDATE graphile_worker._private_jobs SET locked_by = '${dead}', locked_at = now(), attempts = 1;
    UPDATE graphile_worker._private_job_queues SET locked_by = '${dead}', locked_at = now();
    UPDATE jobs SET status = 'RUNNING', worker_id = '${dead}', attempts = 1, heartbeat_at = now() - interval '1 minute';
    UPDATE imports SET status = 'MERGING', rows_read = 3, total_rows = 3;
    INSERT INTO import_problems (import_id, sheet, row_number, code, message) VALUES (${id}, 'x', 2, 'BAD_LINK', 'x')`);
  await work();
  expect(await finished(id)).toMatchObject({
    status: 'DONE',
    totalRows: 5,
    created: 5,
    job: { id: jobId, status: 'DONE', attempts: 2 },
  });
  expect(await database.db.prisma.importProblem.count()).toBe(0);
});

it('a job claimed by a dead worker delays no other jobs', async () => {
  const counted = testJob(() => Promise.resolve({}));
  const ids = [await enqueue(counted), await enqueue(counted), await enqueue(counted)];
  await database.db.pool.query(`
    UPDATE graphile_worker._private_jobs SET locked_by = 'died', locked_at = now() - interval '1 minute', attempts = 1
      WHERE key IN ('job:${ids[0]}', 'job:${ids[1]}');
    UPDATE graphile_worker._private_job_queues SET locked_by = 'died', locked_at = now() - interval '1 minute';
    UPDATE jobs SET status = 'DONE', finished_at = now(), attempts = 1 WHERE id = ${ids[0]}`);
  await work([counted]);
  expect((await Promise.all(ids.map(ended))).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  await until(
    async () => (await database.db.pool.query('SELECT FROM graphile_worker._private_jobs')).rowCount === 0,
  );
});

it('a job of a running worker stays claimed', async () => {
  const { id, jobId } = await queueImport(services, places(1));
  await database.db.pool.query(`
    UPDATE graphile_worker._private_jobs SET locked_by = 'busy', locked_at = now();
    UPDATE jobs SET status = 'RUNNING', worker_id = 'busy', heartbeat_at = now() - interval '10 seconds'`);
  // A worker that has done a later job has passed by this one.
  const other = testJob(() => Promise.resolve({}));
  const later = await enqueue(other);
  await work([...jobKinds, other]);
  expect(await ended(later)).toMatchObject({ status: 'DONE' });
  expect(await database.db.prisma.job.findUniqueOrThrow({ where: { id: jobId ?? 0 } })).toMatchObject({
    ...{ status: 'RUNNING', workerId: 'busy' },
  });
  expect(await database.db.prisma.import.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'QUEUED',
  });
});

it('two workers never run two jobs of one queue concurrently, and each job once', async () => {
  let running = 0;
  let most = 0;
  const done: unknown[] = [];
  const counted = testJob(async (_context, { payload }) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 30));
    running -= 1;
    done.push((payload as { n: number }).n);
    return {};
  });
  await Promise.all([work([counted]), work([counted])]);
  const ids = [];
  for (let n = 0; n < 8; n += 1) ids.push(await enqueue(counted, { n }));
  await Promise.all(ids.map(ended));
  expect(most).toBe(1);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('a job of an unknown kind waits for a worker that knows it, and delays no other', async () => {
  const known = testJob(async () => ({}));
  const unknown = testJob(async () => ({ by: 'a newer release' }), { kind: 'newer' });
  const [waiting, next] = [await enqueue(unknown), await enqueue(known)];
  await work([known]);
  expect(await ended(next)).toMatchObject({ status: 'DONE' });
  expect(await database.db.prisma.job.findUniqueOrThrow({ where: { id: waiting } })).toMatchObject({
    status: 'QUEUED',
    attempts: 0,
  });
  await work([known, unknown]);
  expect(await ended(waiting)).toMatchObject({
    status: 'DONE',
    attempts: 1,
    result: { by: 'a newer release' },
  });
});

it('jobs that an earlier release queued under one name are run, or fail if their kind no longer exists', async () => {
  const known = testJob(async () => ({ ran: true }));
  const ids = [await enqueue(known), await enqueue(testJob(async () => ({}), { kind: 'removed' }))];
  await database.db.pool.query(`
    INSERT INTO graphile_worker._private_tasks (identifier) VALUES ('job') ON CONFLICT DO NOTHING;
    UPDATE graphile_worker._private_jobs SET task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'job')`);
  await work([known]);
  const [first, second] = await Promise.all(ids.map(ended));
  expect(first).toMatchObject({ status: 'DONE', result: { ran: true } });
  expect(second).toMatchObject({ status: 'FAILED', errorCode: 'INTERNAL' });
});

const isHeartbeat = ({ sql }: { sql: string }) => sql.trimStart().startsWith('UPDATE jobs SET heartbeat_at');

it('progress reported during a write is stored too', async () => {
  let stored = () => undefined as void;
  const isStoring = new Promise<void>((resolve) => (stored = resolve));
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { prisma } = services.db;
  const slow = prisma.$extends({
    query: {
      async $queryRaw({ args, query }) {
        const result: unknown = await query(args);
        if (!isHeartbeat(args)) return result;
        stored();
        await released;
        return result;
      },
    },
  }) as unknown as typeof prisma;
  services = { ...services, db: { ...services.db, prisma: slow } };
  const reporting = testJob(async (_context, job) => {
    job.progress(1, 3);
    await isStoring;
    job.progress(2);
    release();
    await new Promise((resolve) => setImmediate(resolve));
    return {};
  });
  const id = await enqueue(reporting);
  await work([reporting]);
  expect(await ended(id)).toMatchObject({ status: 'DONE', done: 2, total: 3 });
});

it.each([
  ['is stored late', false],
  ['fails', true],
])(
  'the last progress of a job is stored even if an earlier heartbeat %s',
  async (_, doesFail) => {
    let began = () => undefined as void;
    const isStoring = new Promise<void>((resolve) => (began = resolve));
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const { prisma } = services.db;
    const slow = prisma.$extends({
      query: {
        async $queryRaw({ args, query }) {
          if (!isHeartbeat(args)) return query(args);
          began();
          await released;
          if (doesFail) throw new Error('the database is away');
          return query(args);
        },
      },
    }) as unknown as typeof prisma;
    services = { ...services, db: { ...services.db, prisma: slow } };
    const reporting = testJob(async (_context, job) => {
      job.progress(3, 3);
      await isStoring;
      if (!doesFail) job.progress(4, 4);
      // Only once the job's end has had its chance to be stored.
      setImmediate(() => setImmediate(release));
      return {};
    });
    const id = await enqueue(reporting);
    const worker = await work([reporting]);
    await ended(id);
    await worker.stop();
    workers.splice(0);
    const last = doesFail ? 3 : 4;
    expect(await database.db.prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'DONE',
      done: last,
      total: last,
    });
  },
  60_000,
);

it('two imports of the same places by two workers create no duplicate', async () => {
  const [one, other] = [await queueImport(services, places(20)), await queueImport(services, places(20))];
  await Promise.all([work(), work()]);
  expect(await finished(one.id)).toMatchObject({ status: 'DONE', created: 20 });
  expect(await finished(other.id)).toMatchObject({ status: 'DONE', created: 0, unchanged: 20 });
});

it('an unreadable file is tried once', async () => {
  const { id } = await queueImport(services, 'no header\n', { fileName: 'words.csv' });
  await work();
  expect(await finished(id)).toMatchObject({
    status: 'FAILED',
    errorCode: 'UNUSABLE_FILE',
    job: { status: 'FAILED', attempts: 1, errorCode: 'UNUSABLE_FILE' },
  });
  // The queue removes a job a moment after its row has the result.
  await until(async () => {
    const { rowCount } = await database.db.pool.query('SELECT FROM graphile_worker._private_jobs');
    return rowCount === 0;
  });
});

it('a transient fault is retried, and an unexpected one reveals no internals', async () => {
  const reported: unknown[] = [];
  let tries = 0;
  const shaky = testJob(async () => {
    tries += 1;
    if (tries === 1) throw new AppError('UNAVAILABLE', 'databaseBusy');
    return { tries };
  });
  const broken = testJob(
    async () => {
      throw new AppError('BAD_INPUT', 'nothingChanged');
    },
    { kind: 'broken', giveUp: async (_context, _job, error) => void reported.push(error) },
  );
  const [one, other] = [await enqueue(shaky), await enqueue(broken)];
  await work([shaky, broken]);
  expect(await ended(one)).toMatchObject({ status: 'DONE', attempts: 2, result: { tries: 2 } });
  expect(await ended(other)).toMatchObject({
    status: 'FAILED',
    attempts: 1,
    errorMessage: 'Nothing has changed.',
  });
  expect(reported).toMatchObject([{ code: 'BAD_INPUT' }]);
});

it('a job outlasts an outage of several minutes, and fails after an hour', async () => {
  const away = testJob(async () => {
    throw new AppError('UNAVAILABLE', 'storageUnavailable');
  });
  const id = await enqueue(away);
  const jobs = database.db.prisma.job;
  // Eleven attempts in four minutes.
  const sinceMinutes = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await jobs.update({ where: { id }, data: { attempts: 10, unavailableSince: sinceMinutes(4) } });
  await work([away]);
  await until(async () => (await jobs.findUniqueOrThrow({ where: { id } })).attempts === 11);
  await until(async () => (await jobs.findUniqueOrThrow({ where: { id } })).status === 'QUEUED');
  const { rows } = await database.db.pool.query<{ seconds: number }>(
    'SELECT extract(epoch FROM run_at - now())::float AS seconds FROM graphile_worker._private_jobs WHERE key = $1',
    [`job:${id}`],
  );
  expect(rows).toEqual([{ seconds: expect.any(Number) }]);
  expect(rows[0]?.seconds).toBeGreaterThan(60);

  await jobs.update({ where: { id }, data: { unavailableSince: sinceMinutes(61) } });
  await database.db.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  expect(await ended(id)).toMatchObject({ status: 'FAILED', attempts: 12, errorCode: 'UNAVAILABLE' });
});

it('a database outage during every job of a worker stops neither the process nor the worker', async () => {
  let arrived = 0;
  const runs: number[] = [];
  const meeting = (queue: string) =>
    testJob(
      async (context, { id }) => {
        runs.push(id);
        arrived += 1;
        if (arrived <= 2) {
          await until(async () => arrived === 2);
          await database.setReachable(false);
        }
        await context.db.pool.query('SELECT 1');
        return {};
      },
      { kind: queue, queue },
    );
  const kinds = [meeting('one'), meeting('other')];
  const ids = await Promise.all(kinds.map((of) => enqueue(of)));
  await work(kinds);
  await until(async () => arrived === 2);
  // Long enough for the worker to attempt to record the failures.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await database.setReachable(true);
  await database.db.pool.query(`UPDATE jobs SET heartbeat_at = now() - interval '1 minute'`);
  for (const id of ids) expect(await ended(id)).toMatchObject({ status: 'DONE', attempts: 2 });
  expect(runs).toHaveLength(4);
  // Later jobs are not blocked either.
  for (const of of kinds)
    expect(await ended(await enqueue(of))).toMatchObject({ status: 'DONE', attempts: 1 });
});

it('a waiting import is cancelled immediately, and never runs', async () => {
  const operator = testContext(services, { as: { kind: 'system' } });
  const { id } = await queueImport(services, places(1));
  expect(await cancelImport(operator, id)).toMatchObject({
    status: 'CANCELLED',
    errorMessage: 'The job was stopped.',
  });
  await expect(cancelImport(operator, id)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(cancelImport(operator, 999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(cancelImport(testContext(services), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const next = await queueImport(services, places(2));
  await work();
  expect(await finished(next.id)).toMatchObject({ created: 2 });
  expect(await database.db.prisma.import.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'CANCELLED',
    created: 0,
  });
});

it('a running job is notified of its cancellation', async () => {
  const endless = testJob(
    (_context, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const id = await enqueue(endless);
  await work([endless]);
  await until(
    async () => (await database.db.prisma.job.findUniqueOrThrow({ where: { id } })).status === 'RUNNING',
  );
  await database.db.prisma.job.update({ where: { id }, data: { cancelRequested: true } });
  expect(await ended(id)).toMatchObject({ status: 'CANCELLED' });
});

it('a job that its stopping worker abandons returns to the queue', async () => {
  const endless = testJob(
    (_context, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const id = await enqueue(endless);
  const worker = await work([endless]);
  await until(
    async () => (await database.db.prisma.job.findUniqueOrThrow({ where: { id } })).status === 'RUNNING',
  );
  workers.length = 0;
  await worker.stop();
  expect(await database.db.prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'QUEUED',
  });
});

it('a job that its workers stop before its end is run as often as it takes, and counts no attempt for them', async () => {
  let isReady = false;
  const slow = testJob(async (_context, { signal }) => {
    if (isReady) return {};
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const id = await enqueue(slow);
  const row = () => database.db.prisma.job.findUniqueOrThrow({ where: { id } });
  for (let stop = 0; stop < 7; stop += 1) {
    const worker = await work([slow]);
    await until(async () => (await row()).status === 'RUNNING');
    workers.length = 0;
    await worker.stop();
    expect(await row()).toMatchObject({ status: 'QUEUED', workerId: null, attempts: 0 });
  }
  isReady = true;
  await work([slow]);
  expect(await ended(id)).toMatchObject({ status: 'DONE', attempts: 1 });
  // The worker takes a job out of its queue after the job has ended.
  await until(
    async () => (await database.db.pool.query('SELECT FROM graphile_worker._private_jobs')).rowCount === 0,
  );
});

it('a job that its stopping worker returned holds up no other, although that worker died before it let go', async () => {
  const counted = testJob(async () => ({}));
  const id = await enqueue(counted);
  await database.db.pool.query(`
    UPDATE graphile_worker._private_jobs SET locked_by = 'died', locked_at = now() - interval '1 minute', attempts = 1;
    UPDATE graphile_worker._private_job_queues SET locked_by = 'died', locked_at = now() - interval '1 minute'`);
  await database.db.prisma.$transaction((tx) => queueJob(tx, counted, id));
  await work([counted]);
  expect(await ended(id)).toMatchObject({ status: 'DONE', attempts: 1 });
});

it('a job whose workers all died fails and is given up, and is not run once more', async () => {
  const runs: number[] = [];
  const givenUp: unknown[] = [];
  const fatal = testJob(async (_context, { id }) => ({ run: runs.push(id) }), {
    giveUp: async (_context, job, error) => void givenUp.push([job.id, error]),
  });
  const id = await enqueue(fatal);
  const next = await enqueue(fatal);
  await database.db.pool.query(`
    UPDATE graphile_worker._private_jobs SET locked_by = 'died', locked_at = now() - interval '1 minute',
      attempts = max_attempts WHERE key = 'job:${id}';
    UPDATE graphile_worker._private_job_queues SET locked_by = 'died', locked_at = now() - interval '1 minute';
    UPDATE jobs SET status = 'RUNNING', worker_id = 'died', heartbeat_at = now() - interval '1 minute', attempts = 5
      WHERE id = ${id}`);
  await work([fatal]);
  expect(await ended(id)).toMatchObject({
    status: 'FAILED',
    errorCode: 'INTERNAL',
    errorMessage: expect.stringMatching(/process/),
  });
  expect(await ended(next)).toMatchObject({ status: 'DONE' });
  expect(runs).toEqual([next]);
  expect(givenUp).toMatchObject([[id, { code: 'INTERNAL' }]]);
});
