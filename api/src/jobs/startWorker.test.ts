import { expect, it } from '@jest/globals';
import { jobKinds } from '../jobKinds.ts';
import { csvOf, queueImport } from '../testing/runImportOf.ts';
import { testJob } from './testing/testJob.ts';
import { queueJob } from './enqueueJob.ts';
import { useWorkers } from './testing/useWorkers.ts';

const { database, services, work, enqueue, job, ended, queueEmptied } = useWorkers();

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
  await queueEmptied();
});

it('a job of a running worker stays claimed', async () => {
  const { id, jobId } = await queueImport(services(), csvOf([{ name: 'Place' }]));
  await database.db.pool.query(`
    UPDATE graphile_worker._private_jobs SET locked_by = 'busy', locked_at = now();
    UPDATE jobs SET status = 'RUNNING', worker_id = 'busy', heartbeat_at = now() - interval '10 seconds'`);
  // A worker that has done a later job has passed by this one.
  const other = testJob(() => Promise.resolve({}));
  const later = await enqueue(other);
  await work([...jobKinds, other]);
  expect(await ended(later)).toMatchObject({ status: 'DONE' });
  expect(await job(jobId ?? 0)).toMatchObject({ status: 'RUNNING', workerId: 'busy' });
  expect(await database.db.prisma.import.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'QUEUED',
  });
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
  expect(await job(waiting)).toMatchObject({
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
