// The protocol as those who wrote its specification check it.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { testServices } from '../testing/TestBrowser.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';

const database = useTestDatabase();
let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
  const address = server.app.server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
});
afterAll(() => server.close());

const audits = serverAudits({ url: () => url, fetchFn: fetch });

describe('GraphQL over HTTP', () => {
  it.each(audits.map((audit): [string, typeof audit] => [audit.name, audit]))('%s', async (_, audit) => {
    const result = await audit.fn();
    const { status, reason } = { reason: '', ...result };
    const answer = result.status === 'ok' ? '' : `${result.response.status} ${await result.response.text()}`;
    expect([status, reason, answer]).toEqual(['ok', '', '']);
  });

  it('runs 61 audits, most of which a server that answers only 500 fails', async () => {
    const fetchFn = async () =>
      new Response('{}', { status: 500, headers: { 'content-type': 'text/plain' } });
    const broken = await Promise.all(
      serverAudits({ url: 'http://broken.example/graphql', fetchFn }).map((audit) => audit.fn()),
    );
    expect([audits.length, broken.length]).toEqual([61, 61]);
    expect(broken.filter(({ status }) => status !== 'ok').length).toBeGreaterThanOrEqual(55);
  });
});
