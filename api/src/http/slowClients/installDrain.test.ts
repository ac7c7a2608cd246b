import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();

it('accepts no new connection, and closes keep-alive ones after their next answer', async () => {
  const { app } = await startTestServer(testServices(database.db));
  const { port } = app.server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true });
  const ask = async (method: string, path: string) => {
    const headers = { 'content-type': 'application/json' };
    const request = http.request({ port, path, method, agent, headers });
    request.end(method === 'POST' ? '{"query":"{ stats { total } }"}' : undefined);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    await once(response.resume(), 'end');
    return [response.statusCode, response.headers.connection, request.reusedSocket];
  };
  expect(await ask('GET', '/readyz')).toEqual([200, 'keep-alive', false]);
  const drained = app.drain(10_000);
  expect(await ask('POST', '/graphql')).toEqual([200, 'close', true]);
  await expect(ask('GET', '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await drained;
  await app.close();
  agent.destroy();
});

it('waits without a timeout for clients of a long import', async () => {
  const { app } = await startTestServer(testServices(database.db));
  expect(app.server.timeout).toBe(0);
  await app.close();
});
