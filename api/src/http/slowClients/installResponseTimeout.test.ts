import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../../lib/db/db.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { stallingProxy } from '../../testing/fakes/stallingProxy.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let proxy: Awaited<ReturnType<typeof stallingProxy>>;
let db: Database;
let server: TestServer;
beforeAll(async () => {
  proxy = await stallingProxy(database.url);
  db = openDatabase(proxy.url);
  server = await startTestServer(testServices(db), { timeoutMs: 3000 });
});
afterAll(async () => {
  proxy.close();
  await server.close();
  await db.close();
});

describe('a database', () => {
  it.each<[string, { begin: () => Promise<void> | void; end: () => Promise<void> | void; isAway: boolean }]>([
    ['that stands still', { begin: () => proxy.stall(), end: () => proxy.goOn(), isAway: true }],
    [
      'whose connections the network dropped',
      { begin: () => proxy.strand(), end: () => undefined, isAway: false },
    ],
  ])(
    '%s leaves no request unanswered, and is used again afterwards',
    async (_, { begin, end, isAway }) => {
      await makeBusiness(database.db, { slug: 'aurora' });
      const { cookies } = await makeOperator(database.db);
      const graph = (query: string, all = {}) =>
        server.send('POST', '/graphql', { payload: { query }, ...all });
      const request = () =>
        Promise.all([
          server.send('GET', '/api/businesses'),
          server.send('GET', '/api/businesses/aurora'),
          server.send('GET', '/api/admin/check', { cookies }),
          graph('{ businesses(first: 1) { totalCount } }'),
          graph('{ session { operator { name } } }', { cookies }),
          graph('mutation { logIn(username: "nobody", password: "wrong-password") { session { id } } }'),
          server.send('POST', '/api/admin/refresh-sitemap', { cookies }),
          ...Array.from({ length: 20 }, (_, n) => server.send('GET', `/api/businesses?offset=${n}`)),
        ]);
      const askUntilServed = async () => {
        let statuses: number[] = [];
        // The first requests of a cold server, or after a stall, may take their time.
        for (let tries = 0; tries < 20 && (tries === 0 || statuses.includes(503)); tries += 1)
          statuses = (await request()).map(({ status }) => status);
        return statuses;
      };
      const well = await askUntilServed();
      expect(well.slice(0, 2)).toEqual([200, 200]);
      expect(well).not.toContain(503);
      await begin();
      const stalled = await request();
      // Requests that were refused before any database access still are.
      stalled.forEach(({ status, headers }, index) => {
        if (status === 503) expect([index, Number(headers.get('retry-after')) > 0]).toEqual([index, true]);
        else expect([index, status]).toEqual([index, well[index]]);
      });
      expect((await server.send('GET', '/healthz')).status).toBe(200);
      if (isAway) {
        expect(stalled.filter(({ status }) => status === 503).length).toBeGreaterThan(20);
        expect((await server.send('GET', '/readyz')).status).toBe(503);
      } else expect(stalled.map(({ status }) => status)).toContain(503);
      await end();
      expect(await askUntilServed()).toEqual(well);
    },
    120_000,
  );
});
