import { beforeEach, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { csvOf, queueImport, runImportOf, runQueued } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

const file = csvOf([{ name: 'Moda Cafe', address: 'Moda Caddesi 5', city: 'Bursa' }]);
const listings = () => database.db.prisma.business.count();

/** Services whose connections call `after` with each statement when it has ended. */
function watching(after: (statement: string) => unknown): Services {
  const { pool } = services.db;
  const connect = async () => {
    const client = await pool.connect();
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const watched = (...given: unknown[]) => {
      const answer = query(...given);
      const [statement] = given;
      if (typeof statement !== 'string' || !(answer instanceof Promise)) return answer;
      return answer.then(async (rows: unknown) => {
        await after(statement.trim());
        return rows;
      });
    };
    return Object.assign(client, { query: watched });
  };
  const watchedPool = Object.assign(Object.create(pool) as typeof pool, {
    connect,
    query: pool.query.bind(pool),
  });
  return { ...services, db: { ...services.db, pool: watchedPool } };
}

it.each([
  ['before its first statement', 'BEGIN'],
  ['between its statements', 'ANALYZE matches'],
  ['after its last statement', "UPDATE imports SET status = 'DONE'"],
])('a merge that is cancelled %s changes nothing', async (_when, statement) => {
  const cancelling = new AbortController();
  const { id } = await queueImport(services, file);
  const cancelled = watching((ended) => {
    if (ended.startsWith(statement)) cancelling.abort(new Error('stopped'));
  });
  await runQueued(cancelled, id, cancelling.signal);
  expect(cancelling.signal.aborted).toBe(true);
  expect(await listings()).toBe(0);
  expect(await database.db.prisma.import.findUniqueOrThrow({ where: { id } })).toMatchObject({ created: 0 });
});

it('an attempt that comes late applies nothing on top of the one that replaced it', async () => {
  const { id } = await runImportOf(services, file);
  await database.db.prisma.import.update({ where: { id }, data: { status: 'READING' } });
  const overtaken = watching(async (ended) => {
    // The other attempt ends while this one waits for the lock.
    if (ended === 'BEGIN')
      await database.db.prisma.import.update({ where: { id }, data: { status: 'DONE' } });
  });
  expect(await runQueued(overtaken, id)).toMatchObject({ status: 'DONE', created: 1, updated: 0 });
  expect(await listings()).toBe(1);
});
