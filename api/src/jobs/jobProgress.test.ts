import { expect, it } from '@jest/globals';
import type { Services } from '../lib/context.ts';
import { testJob } from './testing/testJob.ts';
import { useWorkers } from './testing/useWorkers.ts';

const { services, work, stop, enqueue, job, ended } = useWorkers();

function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** Services of a worker whose heartbeats are stored by `store`. */
function withHeartbeats(store: (write: () => Promise<unknown>) => Promise<unknown>): Services {
  const given = services();
  const { prisma } = given.db;
  const extended = prisma.$extends({
    query: {
      async $queryRaw({ args, query }) {
        const isHeartbeat = args.sql.trimStart().startsWith('UPDATE jobs SET heartbeat_at');
        return isHeartbeat ? store(() => query(args)) : query(args);
      },
    },
  }) as unknown as typeof prisma;
  return { ...given, db: { ...given.db, prisma: extended } };
}

it('progress reported during a write is stored too', async () => {
  const [storing, released] = [gate(), gate()];
  const slow = withHeartbeats(async (write) => {
    const result = await write();
    storing.open();
    await released.opened;
    return result;
  });
  const reporting = testJob(async (_context, running) => {
    running.progress(1, 3);
    await storing.opened;
    running.progress(2);
    released.open();
    await new Promise((resolve) => setImmediate(resolve));
    return {};
  });
  const id = await enqueue(reporting);
  await work([reporting], slow);
  expect(await ended(id)).toMatchObject({ status: 'DONE', done: 2, total: 3 });
});

it.each([
  ['is stored late', false, 4],
  ['fails', true, 3],
])('the last progress of a job is stored even if an earlier heartbeat %s', async (_, doesFail, last) => {
  const [storing, released] = [gate(), gate()];
  const slow = withHeartbeats(async (write) => {
    storing.open();
    await released.opened;
    if (doesFail) throw new Error('the database is away');
    return write();
  });
  const reporting = testJob(async (_context, running) => {
    running.progress(3, 3);
    await storing.opened;
    if (!doesFail) running.progress(4, 4);
    // Only once the job's end has had its chance to be stored.
    setImmediate(() => setImmediate(released.open));
    return {};
  });
  const id = await enqueue(reporting);
  const worker = await work([reporting], slow);
  await ended(id);
  await stop(worker);
  expect(await job(id)).toMatchObject({ status: 'DONE', done: last, total: last });
});
