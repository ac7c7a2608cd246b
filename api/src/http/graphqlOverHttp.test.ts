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

describe('GraphQL over HTTP', () => {
  it.each(
    serverAudits({ url: () => url, fetchFn: fetch }).map((audit): [string, typeof audit] => [
      audit.name,
      audit,
    ]),
  )('%s', async (_, audit) => {
    const result = await audit.fn();
    const { status, reason } = { reason: '', ...result };
    const answer = result.status === 'ok' ? '' : `${result.response.status} ${await result.response.text()}`;
    expect([status, reason, answer]).toEqual(['ok', '', '']);
  });
});
