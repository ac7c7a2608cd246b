import { expect, it } from '@jest/globals';
import { cancelImport } from './cancelImport.ts';
import { testContext } from '../../../testing/execute.ts';
import { csvOf, queueImport } from '../../../testing/runImportOf.ts';
import { until } from '../../../testing/until.ts';
import { useWorkers } from '../../../jobs/testing/useWorkers.ts';

const { database, services, work, queueEmptied } = useWorkers();
const finished = (id: number) =>
  until(async () => {
    const found = await database.db.prisma.import.findUniqueOrThrow({
      where: { id },
      include: { job: true },
    });
    return found.finishedAt && found.job?.finishedAt && found;
  });
const places = (count: number) =>
  csvOf(
    Array.from({ length: count }, (_, i) => ({ name: `Place ${i}`, address: `Road ${i}`, city: 'Bursa' })),
  );

it('a worker applies a waiting import, and records it on the job', async () => {
  const { id } = await queueImport(services(), places(5));
  await work();
  expect(await finished(id)).toMatchObject({
    status: 'DONE',
    created: 5,
    job: { status: 'DONE', attempts: 1 },
  });
});

it('another worker repeats an import whose worker died between reading and merging', async () => {
  const { id, jobId } = await queueImport(services(), places(5));
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

it('two imports of the same places by two workers create no duplicate', async () => {
  const [one, other] = [await queueImport(services(), places(20)), await queueImport(services(), places(20))];
  await Promise.all([work(), work()]);
  expect(await finished(one.id)).toMatchObject({ status: 'DONE', created: 20 });
  expect(await finished(other.id)).toMatchObject({ status: 'DONE', created: 0, unchanged: 20 });
});

it('an unreadable file is tried once', async () => {
  const { id } = await queueImport(services(), 'no header\n', { fileName: 'words.csv' });
  await work();
  expect(await finished(id)).toMatchObject({
    status: 'FAILED',
    errorCode: 'UNUSABLE_FILE',
    job: { status: 'FAILED', attempts: 1, errorCode: 'UNUSABLE_FILE' },
  });
  await queueEmptied();
});

it('a waiting import is cancelled immediately, and never runs', async () => {
  const operator = testContext(services(), { as: { kind: 'system' } });
  const { id } = await queueImport(services(), places(1));
  expect(await cancelImport(operator, id)).toMatchObject({
    status: 'CANCELLED',
    errorMessage: 'The job was stopped.',
  });
  await expect(cancelImport(operator, id)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(cancelImport(operator, 999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(cancelImport(testContext(services()), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const next = await queueImport(services(), places(2));
  await work();
  expect(await finished(next.id)).toMatchObject({ created: 2 });
  expect(await database.db.prisma.import.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'CANCELLED',
    created: 0,
  });
});
