import { expect, it } from '@jest/globals';
import { AppError } from '../lib/errors.ts';
import { testJob } from './testing/testJob.ts';
import { until } from '../testing/until.ts';
import { useWorkers } from './testing/useWorkers.ts';

const { database, work, stop, enqueue, job, running, ended, queueEmptied } = useWorkers();
/** Work that ends only when it is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
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
    { kind: 'broken', onFailed: async (_context, _job, error) => void reported.push(error) },
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

it('a running job is notified of its cancellation', async () => {
  const endless = testJob((_context, { signal }) => untilAborted(signal));
  const id = await enqueue(endless);
  await work([endless]);
  await running(id);
  await database.db.prisma.job.update({ where: { id }, data: { cancelRequested: true } });
  expect(await ended(id)).toMatchObject({ status: 'CANCELLED' });
});

it('a job that its stopping worker abandons returns to the queue', async () => {
  const endless = testJob((_context, { signal }) => untilAborted(signal));
  const id = await enqueue(endless);
  const worker = await work([endless]);
  await running(id);
  await stop(worker);
  expect(await job(id)).toMatchObject({
    status: 'QUEUED',
  });
});

it('a job that its workers stop before its end is run as often as it takes, and counts no attempt for them', async () => {
  let isReady = false;
  const slow = testJob(async (_context, { signal }) => {
    if (isReady) return {};
    return untilAborted(signal);
  });
  const id = await enqueue(slow);
  for (let stops = 0; stops < 7; stops += 1) {
    const worker = await work([slow]);
    await running(id);
    await stop(worker);
    expect(await job(id)).toMatchObject({ status: 'QUEUED', workerId: null, attempts: 0 });
  }
  isReady = true;
  await work([slow]);
  expect(await ended(id)).toMatchObject({ status: 'DONE', attempts: 1 });
  // The worker takes a job out of its queue after the job has ended.
  await queueEmptied();
});

it('a job whose workers all died fails with its clean-up and is not run again', async () => {
  const runs: number[] = [];
  const failed: unknown[] = [];
  const fatal = testJob(async (_context, { id }) => ({ run: runs.push(id) }), {
    onFailed: async (_context, job, error) => void failed.push([job.id, error]),
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
  expect(failed).toMatchObject([[id, { code: 'INTERNAL' }]]);
});
