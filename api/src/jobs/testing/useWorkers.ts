import { afterEach, beforeEach } from '@jest/globals';
import { jobKinds } from '../../jobKinds.ts';
import type { Services } from '../../lib/context.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { enqueueJob } from '../enqueueJob.ts';
import type { JobHandler } from '../jobHandler.ts';
import { startWorker, type Worker } from '../startWorker.ts';
import { until } from '../../testing/until.ts';

/** A database, and workers that end with their test; to be called once in a file. */
export function useWorkers() {
  const database = useTestDatabase();
  const workers = new Set<Worker>();
  let services: Services;
  beforeEach(() => {
    services = testServices(database.db);
  });
  afterEach(async () => {
    await Promise.all([...workers].map(stop));
  });
  async function stop(worker: Worker): Promise<void> {
    workers.delete(worker);
    await worker.stop();
  }
  const job = (id: number) => database.db.prisma.job.findUniqueOrThrow({ where: { id } });
  return {
    database,
    services: () => services,
    async work(kinds: readonly JobHandler[] = jobKinds, of = services): Promise<Worker> {
      const worker = await startWorker(of, database.url, kinds);
      workers.add(worker);
      return worker;
    },
    stop,
    enqueue: (of: JobHandler, payload = {}) =>
      database.db.prisma.$transaction((tx) => enqueueJob(tx, of, payload, null)),
    job,
    running: (id: number) => until(async () => (await job(id)).status === 'RUNNING'),
    ended: (id: number) =>
      until(async () => {
        const found = await job(id);
        return found.finishedAt && found;
      }),
    /** The queue removes a job a moment after its row has the result. */
    queueEmptied: () =>
      until(
        async () =>
          (await database.db.pool.query('SELECT FROM graphile_worker._private_jobs')).rowCount === 0,
      ),
  };
}
