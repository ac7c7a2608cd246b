import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { makeBusiness } from '../../testing/factories.ts';
import { requester } from '../../testing/requester.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

export type RequestHeaders = Record<string, string>;
export const json = { 'content-type': 'application/json' };
/** With it, the server answers GraphQL over GET. */
export const preflight = { 'apollo-require-preflight': '1' };
export const statsQuery = '{ stats { total } }';
/** The code of a refusal over REST or GraphQL. */
export const codeOf = (body: string) => {
  const { code, errors } = JSON.parse(body) as { code?: string; errors?: { extensions: { code: string } }[] };
  return code ?? errors?.[0]?.extensions.code;
};

/** A server with one listing, and requests of other programs and sites; to be called once in a file. */
export function useIntegrator() {
  const database = useTestDatabase();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testServices(database.db));
  });
  afterAll(() => server.close());
  beforeEach(() => makeBusiness(database.db, { name: 'Kahve Evi', slug: 'kahve-evi' }));

  const send = (method: string, address: string, headers: RequestHeaders = {}, body?: string) =>
    requester(server.app)(address, { method, headers, ...(body === undefined ? {} : { body }) });
  const graph = (query: string, headers: RequestHeaders = {}) =>
    send('POST', '/graphql', { ...json, ...headers }, JSON.stringify({ query }));
  return { database, server: () => server, send, graph };
}
