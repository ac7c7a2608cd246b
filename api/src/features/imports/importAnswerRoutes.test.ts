import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { makeOperator } from '../../testing/factories.ts';
import { runImportOf, runQueued } from '../../testing/runImportOf.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: ReturnType<typeof testServices>;
let server: TestServer;
let cookies: Record<string, string>;
beforeAll(async () => {
  services = testServices(database.db);
  server = await startTestServer(services);
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ cookies } = await makeOperator(database.db));
});

/** A list without a header in which two columns could name the places. */
const file = ['Mavi,Ayşe', 'Sarı,Deniz', 'Yeşil,Ece', 'Gri,Mert']
  .map((line, n) => {
    const [place, owner] = line.split(',');
    return `${place} Kafe,${owner} Usta,+90 212 222 31 4${n},https://p${n}.example/`;
  })
  .join('\n');

it('REST shows an import’s questions about its columns and continues it with the answers', async () => {
  const { id } = await runImportOf(services, file);
  const columns = await server.send('GET', `/api/admin/imports/${id}/columns`, { cookies });
  expect([columns.status, JSON.parse(columns.body)]).toMatchObject([
    200,
    { id, status: 'NEEDS_ANSWERS', questions: [{ header: 'A', field: 'name' }, { header: 'B' }] },
  ]);
  const answers = (payload: object, as = cookies) =>
    server.send('POST', `/api/admin/imports/${id}/answers`, { cookies: as, payload });
  expect((await answers({ mapping: { A: 'name', B: '' } }, {})).status).toBe(401);
  expect((await answers({ mapping: { A: 'nothing' } })).status).toBe(400);
  const answered = await answers({ mapping: { A: 'name', B: '' } });
  expect([answered.status, JSON.parse(answered.body)]).toMatchObject([200, { id, status: 'QUEUED' }]);
  expect(await runQueued(services, id)).toMatchObject({ status: 'DONE', created: 4 });
  expect((await answers({ mapping: { A: 'name' } })).status).toBe(409);
});

it('REST refuses columns of imports without a session, and answers 404 for unknown ones', async () => {
  const { id } = await runImportOf(services, file);
  expect((await server.send('GET', `/api/admin/imports/${id}/columns`)).status).toBe(401);
  expect((await server.send('GET', '/api/admin/imports/99999/columns', { cookies })).status).toBe(404);
});
