import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { jobKinds } from '../../../jobKinds.ts';
import { startWorker, type Worker } from '../../../jobs/startWorker.ts';
import type { Context, Services } from '../../../lib/context.ts';
import { testContext } from '../../../testing/execute.ts';
import { makeBusinesses, makeCategory, makeCity, makeOperator } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { hashSecret } from '../../operators/credentials/secretHash.ts';

export const password = 'correct horse battery';

/** A server, and workers that a test starts and that stop at its end; to be called once in a file. */
export function useMaintenance() {
  const database = useTestDatabase();
  let services: Services;
  let server: TestServer;
  let passwordHash: string;
  const workers: Worker[] = [];
  beforeAll(async () => {
    server = await startTestServer(testServices(database.db));
    passwordHash = await hashSecret(password);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    services = testServices(database.db);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  });
  return {
    database,
    services: () => services,
    server: () => server,
    work: async () => void workers.push(await startWorker(services, database.url, jobKinds)),
    /** An operator with `password`, and the cookies of a session. */
    person: async (): Promise<{ context: Context; cookies: Record<string, string> }> => {
      const { viewer, cookies } = await makeOperator(database.db);
      await database.db.prisma.operator.update({ where: { id: viewer.operatorId }, data: { passwordHash } });
      return { context: testContext(services, { as: viewer }), cookies };
    },
    /** Listings of one category and city, each with a review. */
    fill: async (count = 30): Promise<void> => {
      const category = await makeCategory(database.db);
      const city = await makeCity(database.db);
      await makeBusinesses(database.db, count, () => ({
        categoryId: category.id,
        cityId: city.id,
        countryCode: 'TR',
      }));
      await database.db.pool.query(
        `INSERT INTO reviews (business_id, rating, fingerprint) SELECT id, 5, md5(id::text) FROM businesses`,
      );
    },
    /** The job, once it has ended. */
    ended: async (id: number) => {
      const deadline = Date.now() + 150_000;
      for (;;) {
        const job = await database.db.prisma.job.findUniqueOrThrow({ where: { id } });
        if (job.finishedAt) return job;
        if (Date.now() > deadline) throw new Error('the job never ended');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
